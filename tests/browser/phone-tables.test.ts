import { holdOperation } from '#tests/support/service/api-answers.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { rowsOf } from '#tests/support/pages/record-page.ts'

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

test('on a phone a button opens the filters and the order', async ({ page }) => {
  await page.goto('/evidence')
  await expect(rowsOf(page, 'Evidence').first()).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Disease contains' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Filter and sort' })
  await filters.getByRole('searchbox', { name: 'Disease contains' }).fill('melanoma')
  await filters.getByRole('combobox', { name: 'Level', exact: true }).selectOption('B or stronger')
  await filters.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating, descending')
  await expect(page).toHaveURL(/diseaseName=melanoma/)
  await expect(page).toHaveURL(/evidenceLevel=B_OR_STRONGER/)
  await expect(page).toHaveURL(/sort=-evidenceRating/)
  await filters.getByRole('button', { name: /^Show \d+ evidence items?$/ }).click()
  await expect(filters).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filter (2)' })).toBeFocused()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/diseaseName|evidenceLevel/)
})

test('on a phone a column that filters is shown', async ({ page }) => {
  await page.goto('/evidence?evidenceRating=3.4')
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toBeAttached()
  await expect(
    rowsOf(page, 'Evidence')
      .first()
      .getByText(/[34] of 5/),
  ).toBeVisible()
})

test('cards have the roles of rows and cells written out, as WebKit forgets those of their elements', async ({
  page,
}) => {
  const letGo = await holdOperation(page, 'EvidenceTable')
  await page.goto('/evidence')
  const table = page.locator('table[data-density][role="table"]')
  const unnamed = table.locator(
    ':is(thead, tbody, th, tr:not([aria-hidden]), tr:not([aria-hidden]) > td):not([role])',
  )
  await expect(table.locator('tbody [data-card]').first()).toBeAttached()
  await expect(unnamed).toHaveCount(0)
  letGo()
  await expect(rowsOf(page, 'Evidence').first()).toBeVisible()
  await expect(unnamed).toHaveCount(0)
})

test('the columns chosen on a phone are not those of a wide window', async ({ page }) => {
  await page.goto('/evidence')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Variant origin' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/columns=/)
  await page.goto('/evidence')
  await expect(page.getByRole('columnheader', { name: 'Variant origin' })).toBeAttached()
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Variant origin' })).toHaveCount(0)
})
