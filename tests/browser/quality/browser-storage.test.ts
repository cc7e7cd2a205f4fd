import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/pages/browser.ts'

const pages = [
  '/',
  '/genes',
  '/evidence',
  '/genes/BRAF',
  '/variants/12',
  '/molecular-profiles/12',
  '/evidence/1421',
  '/evidence/1421?tab=history',
  '/assertions/10',
  '/variant-groups/2',
  '/users/1',
  '/changes?from=0',
  '/match',
  '/search',
  '/find?text=BRAF',
  '/help',
  '/activity',
  '/leaderboards',
  '/sign-in',
]

/** Storages of a browser that blocks them, and of one without any space left. */
const browsers = {
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

const notice = (page: Page) => page.getByText('This browser does not store data for this site')

for (const [name, change] of Object.entries(browsers))
  test.describe(`With storage that is ${name}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(change))

    test('every page is shown', async ({ page }) => {
      test.slow()
      for (const address of pages)
        await test.step(address, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/failed|wrong/)
          await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
          await expect(notice(page)).toHaveCount(0)
        })
    })

    test('a choice holds for the page, which says that it is not stored', async ({ page }) => {
      await page.goto('/genes/BRAF')
      await page.getByRole('button', { name: 'Dark theme' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true')
      await expect(notice(page)).toBeVisible()
    })
  })

test('With storage that is cleared midway choices can be made again', async ({ page }) => {
  await page.goto('/genes/BRAF')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(notice(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Light theme' })).toHaveAttribute('aria-pressed', 'true')
})
