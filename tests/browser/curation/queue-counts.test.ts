import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import { submitEvidence } from '#tests/support/curation/submitted.ts'

/** None of these submissions is the same as one of another file. */
const variantOrigin = 'COMMON_GERMLINE'

test('tabs and the navigation count what waits, and the end of a queue leads to the next', async ({
  people: { curator, editor },
}) => {
  const { id } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'B', rating: 4 })
  await curator.ask(
    `mutation ($id: Int!) {
      flagEntity(input: { subject: { entityType: EVIDENCE_ITEM, id: $id }, comment: "The level is in doubt." }) {
        clientMutationId
      }
    }`,
    { id },
  )
  const { page } = editor
  const { evidence, flags } = await editor.ask<Record<'evidence' | 'flags', { totalCount: number }>>(
    '{ evidence: evidenceItems(first: 0, status: SUBMITTED) { totalCount } flags(first: 0, state: OPEN) { totalCount } }',
  )
  await page.goto('/queues/flags?origin=people')
  const tabs = page.getByRole('navigation', { name: 'Queues' })
  await expect(tabs.getByRole('link', { name: `Evidence ${evidence.totalCount}` })).toBeVisible()
  await expect(tabs.getByRole('link', { name: `Flags ${flags.totalCount}` })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('awaiting review')
  await expectAccessible(page)

  const raised = page.getByRole('list', { name: 'Flags to resolve' }).getByRole('listitem')
  const mine = raised.filter({ hasText: 'The level is in doubt.' })
  await expect(mine).toBeVisible()
  await page.getByLabel('Raised by').selectOption('Imported releases')
  await expect(mine).toHaveCount(0)
  await page.getByLabel('Raised by').selectOption('People')
  await page.getByLabel('Record type').selectOption('Evidence Item')
  await expect(raised).toHaveCount(1)

  await mine.getByRole('link').first().focus()
  await page.keyboard.press('r')
  await page.keyboard.type('The level is right as it is.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('No results match the filters')).toBeVisible()
  const next = page.getByRole('link', { name: /^Next queue: / })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/queues\/(?!flags)/)
})

test('a phone shows the whole statement and the comment for reviewers before the decision', async ({
  people: { curator, editor },
}) => {
  const description = `Of 40 patients with the variant, 31 responded; of 38 without it, 4. ${'The response lasted for months. '.repeat(12)}The end.`
  const { id } = await submitEvidence(curator, {
    variantOrigin,
    evidenceLevel: 'C',
    rating: 2,
    description: { value: description },
  })
  const { page } = editor
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/queues/evidence')
  const row = page
    .getByRole('list', { name: 'Evidence to review' })
    .getByRole('listitem')
    .filter({
      hasText: `EID${id}`,
    })
  const end = row.getByText('The end.')
  await expect(end).toBeVisible()
  const isWhole = await end.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)
  expect(isWhole).toBe(true)
  await expect(row.getByRole('button', { name: `Accept EID${id}` })).toBeVisible()
})

test('chosen values are defined under their field', async ({ people: { curator } }) => {
  const { page } = curator
  await page.goto('/submit/evidence')
  const type = page.getByRole('combobox', { name: 'Type', exact: true })
  await type.selectOption('Predictive')
  await expect(type).toHaveAccessibleDescription(/who responds to a therapy/)
  const level = page.getByRole('combobox', { name: 'Level', exact: true })
  await level.selectOption({ index: 3 })
  await expect(level).toHaveAccessibleDescription(/small series/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: 'Significance', exact: true }).selectOption('Resistance')
  await expect(page.getByText('do not respond to the therapy, or stop responding')).toBeVisible()
})
