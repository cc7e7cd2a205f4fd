import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/pages/browser.ts'
import { part, rowsOf } from '#tests/support/pages/record-page.ts'

/** Presses Tab until the focus is on the control, as a reader without a mouse would. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible()
  for (let press = 0; press < 60; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('60 presses of Tab do not reach the control')
}

test('the keyboard alone leads from the home page to an evidence statement', async ({ page, knowledge }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The search has the focus; the navigation comes before it.
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Evidence' })
  await tabTo(page, link, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Evidence · Curia')
  await expect(page.getByRole('main')).toBeFocused()

  const rows = rowsOf(page, 'Evidence')
  const tagIn = (row: number) => rows.nth(row).getByRole('link').first()
  await tabTo(page, tagIn(0))
  await page.keyboard.press('ArrowDown')
  await expect(tagIn(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(tagIn(1)).toBeFocused()
  const tag = (await tagIn(1).textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(new RegExp(` · ${tag} · `))
  const row = knowledge.evidence.find((item) => `EID${item['evidence_id']}` === tag)
  await expect(part(page, 'Evidence statement')).toContainText(row?.['evidence_statement'] ?? tag)
})

test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
  await page.goto('/genes/BRAF')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BRAF')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('sort and filters of a table answer to the keyboard', async ({ page }) => {
  await page.goto('/evidence')
  const rating = page.getByRole('columnheader', { name: 'Rating' })
  await tabTo(page, rating.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(rating).toHaveAttribute('aria-sort', 'descending')
  await tabTo(page, page.getByRole('searchbox', { name: 'Disease contains' }))
  await page.keyboard.type('glioma')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/diseaseName=glioma/)
  await expect(page.getByRole('searchbox', { name: 'Disease contains' })).toBeFocused()
})
