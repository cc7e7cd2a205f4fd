import { test as base } from '@playwright/test'
import type { Engine, EngineName, Tab } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { firefoxProgram, webKitPrograms } from './programs.ts'
import { startWebKit } from './webkit.ts'

/** Which engine a project of the browser tests drives. */
export type EngineOptions = { engine: EngineName }

/** Starts an engine; null where the machine does not have it. */
async function start(name: EngineName): Promise<Engine | null> {
  if (name === 'firefox') {
    const program = firefoxProgram()
    return program === null ? null : startFirefox(program)
  }
  const programs = webKitPrograms()
  return programs && startWebKit(programs)
}

/**
 * Playwright’s test with a tab of Firefox or WebKit at the starter knowledgebase. The browser is started once for all of
 * its tests; they are skipped where the machine does not have it. A test fails when a page complains.
 */
export const test = base.extend<{ tab: Tab }, EngineOptions & { browserEngine: Engine | null }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserEngine: [
    async ({ engine }, use) => {
      const started = await start(engine)
      await use(started)
      await started?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ browserEngine, engine }, use, info) => {
    const url = process.env['CURIA_BROWSER_STARTER']
    if (!url) throw new Error('no service is running')
    if (!browserEngine) return info.skip(true, `${engine} is not on this machine`)
    const tab = await browserEngine.newTab(url)
    await use({ ...tab, open: (path) => openMounted(tab, path) })
    base.expect(await tab.complaints(), 'complaints of the page').toEqual([])
  },
})

export const { expect } = test

/** Opens an address and waits until the app shows its page. */
async function openMounted(tab: Tab, path: string): Promise<void> {
  await tab.open(path)
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('h1:not([data-ssr] h1)') !== null))
    .toBe(true)
}

/** The path and query that the tab shows. */
export const addressOf = (tab: Tab) => tab.evaluate(() => location.pathname + location.search)

/** The text of the first element of a selector; null where there is none. */
export const textOf = (tab: Tab, selector: string) =>
  tab.evaluate((css) => document.querySelector(css)?.textContent.trim() ?? null, selector)
