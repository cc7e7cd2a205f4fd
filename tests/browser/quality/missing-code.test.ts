import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/pages/browser.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

/** Pages that the server renders, and those of which it sends the frame alone. */
const addresses = isWholeRun
  ? ['/', '/genes/BRAF', '/variants/12', '/evidence/1421', '/evidence', '/match', '/help', '/changes?from=0']
  : ['/genes/BRAF', '/match']

/** Ways in which a file of the app does not come: the former build’s after an upgrade, and one that was cut short. */
const faults = {
  missing: { status: 404, body: 'Not found' },
  broken: { contentType: 'text/javascript', body: 'import {' },
}

async function codeOf(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname)
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return [...files]
}

test.describe('A file of the app that does not come', () => {
  test.use({ breaksRequests: true })

  for (const address of addresses)
    test(`leaves something to read at ${address}, whichever it is`, async ({ page, browser, baseURL }) => {
      test.setTimeout(300_000)
      const files = await codeOf(page, address)
      expect(files.length).toBeGreaterThan(5)
      for (const [kind, answer] of Object.entries(faults))
        for (const file of files)
          await test.step(`${kind} ${file}`, async () => {
            await using context = await browser.newContext({ baseURL })
            const tab = await context.newPage()
            await tab.route(`**${file}`, (route) => route.fulfill(answer))
            await tab.goto(address)
            const main = tab.getByRole('main')
            await expect(main).toHaveText(/\w{3}/)
            if (await tab.locator('[data-ssr]').count())
              await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(main.getByText('The server cannot be reached')).toHaveCount(0)
          })
    })

  test('after an upgrade is said, and the page that the server sent stays', async ({ browser, baseURL }) => {
    await using context = await browser.newContext({ baseURL })
    const page = await context.newPage()
    await page.route(/\/assets\/GenePage-/, (route) => route.fulfill(faults.missing))
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const document = await response.text()
      await route.fulfill({ response, body: document.replaceAll(/index-[\w-]+\.js/g, 'index-next.js') })
    })
    await page.goto('/genes/BRAF')
    await expect(page.getByRole('alert')).toHaveText('Curia was updated. Reload')
    await expect(page.locator('[data-ssr]').getByRole('heading', { level: 1 })).toContainText('BRAF')
  })
})
