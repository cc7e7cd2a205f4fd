import { expect, knowledgebases, test } from '#tests/support/pages/browser.ts'
import { entries, rowWith } from '#tests/support/knowledge.ts'

for (const knowledgebase of knowledgebases) {
  test.describe(`The evidence of an assertion of the ${knowledgebase}`, () => {
    test.use({ knowledgebase })

    test('is counted by level and direction, and a cell lists only its own', async ({ page, knowledge }) => {
      const ids = entries(rowWith(knowledge.assertions, 'assertion_id', 20), 'evidence_item_ids').map(Number)
      const levelB = knowledge.evidence.filter(
        (row) => ids.includes(Number(row['evidence_id'])) && row['evidence_level'] === 'B',
      )
      await page.goto('/assertions/20')
      await expect(page.getByRole('heading', { name: `Supporting evidence (${ids.length})` })).toBeVisible()
      const items = page.getByRole('list', { name: 'Evidence items' }).getByRole('listitem')
      await expect(items).toHaveCount(ids.length)
      const matrix = page.getByRole('table', { name: 'Number of evidence items by level and direction' })
      await matrix
        .getByRole('row', { name: /Clinical evidence/ })
        .getByRole('button')
        .first()
        .click()
      await expect(page).toHaveURL(/\?cell=B\.SUPPORTS$/)
      await expect(items).toHaveCount(levelB.length)
      await page.reload()
      await expect(items).toHaveCount(levelB.length)
      await page.getByRole('button', { name: 'List all' }).click()
      await expect(items).toHaveCount(ids.length)
    })
  })
}

test('the keys move between the items, open a statement and mark it as read, which is remembered', async ({
  page,
  knowledge,
}) => {
  const [first, second] = entries(rowWith(knowledge.assertions, 'assertion_id', 20), 'evidence_item_ids')
    .map(Number)
    .sort((left, right) => left - right)
  const statement = (id: number | undefined) =>
    page.getByRole('button', { name: `Statement of EID${id}`, exact: true })
  await page.goto('/assertions/20')
  await statement(first).focus()
  await page.keyboard.press('j')
  await expect(statement(second)).toBeFocused()
  await page.keyboard.press('k')
  await expect(statement(first)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(statement(first)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('x')
  const read = page.getByRole('button', { name: `Read: EID${first}`, exact: true })
  await expect(read).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(read).toHaveAttribute('aria-pressed', 'true')
})

test('two items are laid side by side, a third takes the place of the first', async ({ page, knowledge }) => {
  const ids = entries(rowWith(knowledge.assertions, 'assertion_id', 20), 'evidence_item_ids').map(Number)
  await page.goto('/assertions/20')
  const compare = (id: number | undefined) =>
    page.getByRole('button', { name: `Compare: EID${id}`, exact: true }).click()
  const panel = page.getByRole('region', { name: 'Side by side' })
  await compare(ids[0])
  await expect(panel).toContainText('Select a second item')
  await compare(ids[1])
  await expect(panel.getByRole('article')).toHaveCount(2)
  if (ids[2] === undefined) return
  await compare(ids[2])
  await expect(panel.getByRole('article')).toHaveCount(2)
  await expect(panel).not.toContainText(`EID${ids[0]} `)
})
