import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { chromiumProgram } from '#tests/support/pages/chromium.ts'
import { z } from 'zod'
import { PageNotes, startNotes, startTiming } from './page-notes.ts'
import type { Result } from './page-notes.ts'

/** A laptop's window. */
const desk = { width: 1440, height: 900 }
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** Chromium without a window of its own, as the browser tests use it. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumProgram() ?? undefined, args })
}

/** Cookies of somebody who is signed in; undefined for everybody else. */
export type Session = BrowserContextOptions['storageState']

/** A reader with an empty cache, who is signed in where a session is given. */
export async function newReader(browser: Browser, session?: Session): Promise<BrowserContext> {
  const reader = await browser.newContext({ viewport: desk, storageState: session })
  reader.setDefaultTimeout(120_000)
  await reader.addInitScript(startNotes)
  return reader
}

/** Signs a new user up at the service, and gives their session. */
export async function signUp(browser: Browser, url: string): Promise<Session> {
  const reader = await browser.newContext()
  const username = `reader-${Date.now()}`
  const data = { username, email: `${username}@example.org`, password: 'a long sentence of its own' }
  const answer = await reader.request.post(`${url}/api/auth/sign-up`, { headers: { origin: url }, data })
  if (!answer.ok()) throw new Error(`no account for ${username}: ${await answer.text()}`)
  const session = await reader.storageState()
  await reader.close()
  return session
}

const megabit = 1_000_000 / 8

/** A page that notes how it loads; `slow`: with a processor four times slower and a mobile network. */
export async function newPage(reader: BrowserContext, { slow }: { slow: boolean }): Promise<Page> {
  const page = await reader.newPage()
  if (!slow) return page
  const devtools = await reader.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * megabit,
    uploadThroughput: 1.6 * megabit,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Opens an address and waits until the page has asked for nothing for half a second. */
export async function openAtRest(page: Page, address: string): Promise<PageNotes> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return notesOf(page)
}

/** What a page has noted about itself so far. */
export async function notesOf(page: Page): Promise<PageNotes> {
  return PageNotes.parse(await page.evaluate(() => Reflect.get(window, 'pageNotes')))
}

/** The ms from the event that `act` makes until its result is painted. */
export async function timeUntil(
  page: Page,
  expected: { event: string; result: Result },
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(startTiming, expected)
  await act()
  return z.number().parse(await page.evaluate(() => Reflect.get(window, 'pageTiming')))
}
