import { expect, test } from '#tests/support/pages/browser.ts'
import { cell } from '#tests/support/knowledge.ts'
import { rowsOf } from '#tests/support/pages/record-page.ts'

test('nested conditions find what they say, and stand in the address and in a short link', async ({
  page,
  knowledge,
}) => {
  const expected = knowledge.evidence.filter(
    (row) =>
      cell(row, 'disease').toLowerCase().includes('melanoma') &&
      (row['evidence_level'] === 'A' || row['evidence_level'] === 'B'),
  )
  await page.goto('/search')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeDisabled()
  await page.getByLabel('Field of condition 1', { exact: true }).selectOption('disease')
  await page.getByLabel('Field 2 of condition 1', { exact: true }).selectOption('name')
  await page.getByLabel('Comparison of condition 1').selectOption('CONTAINS')
  await page.getByLabel('Value of condition 1').fill('melanoma')
  await page.getByRole('button', { name: 'Add a group' }).click()
  const group = page.getByRole('group', { name: 'Group 2' })
  await group.getByLabel('Field of condition 2.1').selectOption('evidenceLevel')
  await group.getByLabel('Value of condition 2.1').selectOption('A')
  await group.getByRole('button', { name: 'Add a condition' }).click()
  await group.getByLabel('Field of condition 2.2').selectOption('evidenceLevel')
  await group.getByLabel('Value of condition 2.2').selectOption('B')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const found = page.getByRole('heading', { name: `Evidence items: ${expected.length} match` })
  await expect(found).toBeVisible()
  await expect(rowsOf(page, 'Found')).toHaveCount(expected.length)

  await page.reload()
  await expect(found).toBeVisible()
  await expect(page.getByLabel('Value of condition 2.2')).toHaveValue('B')

  await page.getByRole('button', { name: 'Create a short link' }).click()
  await page.getByRole('link', { name: /permalink=/ }).click()
  await expect(found).toBeVisible()
  await expect(page.getByLabel('Value of condition 1')).toHaveValue('melanoma')
})

test('a search made elsewhere is shown by what it finds', async ({ page }) => {
  const query = {
    disease: { name: { operator: 'CONTAINS', value: 'melanoma' }, id: { operator: 'GT', value: 0 } },
  }
  await page.goto(`/search?${new URLSearchParams({ find: 'evidence', query: JSON.stringify(query) })}`)
  await expect(page.getByText('This search was not created in this form.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Evidence items: \d+ match/ })).toBeVisible()
})
