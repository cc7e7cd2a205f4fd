import { expect, test } from '#tests/support/browser.ts'
import { rowsOf } from '#tests/support/record-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a row says all that matters in the width of the window', async ({ page }) => {
  await page.goto('/evidence')
  const row = rowsOf(page, 'Evidence').first()
  await expect(row).toBeVisible()
  const table = page.getByRole('table', { name: 'Evidence' })
  await expect(table).toMatchAriaSnapshot(`
    - table "Evidence":
      - rowgroup:
        - row:
          - columnheader "Evidence item"
          - columnheader "Status"
  `)
  const sideways = await table.evaluate(
    ({ parentElement }) => (parentElement?.scrollWidth ?? 0) - (parentElement?.clientWidth ?? 0),
  )
  expect(sideways).toBe(0)
  for (const cell of await row.getByRole('cell').all()) {
    const box = await cell.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  }
})

test('cards keep the height they are counted with, and the arrow keys move between them', async ({
  page,
}) => {
  await page.goto('/evidence')
  const rows = rowsOf(page, 'Evidence')
  await rows.first().getByRole('link').first().focus()
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown')
  const focused = page.locator('tr[data-index]:focus-within')
  await expect(focused).toHaveAttribute('data-index', '12')
  await expect(focused.getByRole('link').first()).toBeInViewport()
  const cut = await page.locator('tr[data-card] > td').evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const row = cell.parentElement?.getBoundingClientRect()
        return !row || cell.getBoundingClientRect().bottom > row.bottom
      }).length,
  )
  expect(cut).toBe(0)
})

test('on a phone filters scroll beside each other, and a column that filters is shown', async ({ page }) => {
  await page.goto('/evidence')
  const rating = page.getByRole('columnheader', { name: 'Rating' })
  await expect(page.getByRole('columnheader', { name: 'Significance' })).toBeAttached()
  await expect(rating).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Disease contains' }).fill('melanoma')
  await expect(page).toHaveURL(/diseaseName=melanoma/)
  await page.goto('/evidence?evidenceRating=3')
  await expect(rating).toBeAttached()
  await expect(rowsOf(page, 'Evidence').first().getByText('3 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/evidence$/)
  await expect(rating).toHaveCount(0)
})
