import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { choose, pick, focusOn } from '#tests/support/pages/curator-browser.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import { submitAssertion, submitEvidence, suggestChange } from '#tests/support/curation/submitted.ts'

const COMMENT = 'Table 2 of the paper says otherwise.'

const changes = (page: Page) => page.getByRole('region', { name: /^Changes/ })
const change = (page: Page, field: string) => changes(page).getByRole('article', { name: field })
const statement = (page: Page) => page.getByRole('textbox', { name: 'Statement' })
const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment for reviewers' })
const send = (page: Page) => page.getByRole('button', { name: 'Suggest these changes' })
const filed = (page: Page) => page.getByRole('heading', { name: /was submitted$/ })

/** Opens the form from the page of the record. */
async function revise(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('link', { name: 'Suggest a revision' }).click()
  await expect(page).toHaveURL(/\/revise\?draft=/)
  await expect(changes(page)).toContainText('No changes yet.')
}

test('a submitted assertion is revised from the keyboard, reviewed, accepted and approved by three people', async ({
  people: { curator, editor, member },
}) => {
  test.slow()
  const evidence = await submitEvidence(curator, { evidenceLevel: 'A', rating: 2 })
  const assertion = await submitAssertion(curator, evidence)

  // Of what they submitted themselves and nobody has decided on, submitters accept changes at once.
  await revise(curator.page, `/evidence/${evidence.id}`)
  await choose(curator.page, 'Rating', '4')
  await comment(curator.page).fill(COMMENT)
  await send(curator.page).click()
  await expect(filed(curator.page)).toBeFocused()
  await expect(curator.page.getByText(`you submitted EID${evidence.id}`)).toBeVisible()
  await curator.page.getByRole('link', { name: /^Accept RSID\d+$/ }).click()
  await curator.page.getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(curator.page.getByText('Rating was accepted.')).toBeVisible()

  const { page } = member
  await revise(page, `/assertions/${assertion}`)
  await expect(page.getByRole('region', { name: 'Linked evidence (1)' })).toContainText(`EID${evidence.id}`)
  await choose(page, 'AMP/ASCO/CAP tier (optional)', 'Tier I - Level A')
  await pick(page, 'Evidence items', 'EID9851', 'EID9851')
  await focusOn(page.getByRole('textbox', { name: 'Summary' }))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Both drugs together held the tumour back.')
  await page.keyboard.press('Control+Enter')
  await expect(comment(page)).toBeFocused()
  await page.keyboard.type(COMMENT)
  await expect(change(page, 'Evidence Items')).toContainText('Added')
  await expect(change(page, 'Evidence Items')).toContainText('1 unchanged')
  await expect(change(page, 'Summary').locator('ins')).not.toHaveText(/Both drugs together/)
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Tier I - Level A')
  await page.keyboard.press('Control+Enter')
  await expect(filed(page)).toBeFocused()
  await expect(page.getByText(/Suggested: .*Evidence items/)).toContainText('until an editor accepts it')

  await editor.page.goto(`/assertions/${assertion}?tab=revisions`)
  await editor.page.getByRole('link', { name: /^Review.*Summary/ }).click()
  await editor.page.getByRole('button', { name: 'Accept 3 changes' }).click()
  await expect(editor.page.getByText(/Summary.* were accepted\./)).toBeVisible()
  await editor.page.goto(`/assertions/${assertion}`)
  await expect(editor.page.getByText('Both drugs together held the tumour back.')).toBeVisible()
  await editor.page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(editor.page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Accepted')

  await page.goto(`/assertions/${assertion}?tab=approvals`)
  await page.getByRole('button', { name: /^Approve for Tumour Board/ }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Active, last reviewed')).toBeVisible()
})

test('a change of the type demands other fields, and what it has no place for goes with it', async ({
  people: { curator, member },
}) => {
  const { id } = await submitEvidence(curator, { evidenceLevel: 'B', rating: 1 })
  const { page } = member
  await revise(page, `/evidence/${id}`)
  const type = page.getByRole('combobox', { name: 'Type', exact: true })
  await type.selectOption('Prognostic')
  const significance = page.getByRole('combobox', { name: 'Significance' })
  await expect(significance).toHaveAccessibleDescription(/Prognostic evidence cannot have significance/)
  await expect(page.getByRole('combobox', { name: 'Therapies', exact: true })).toHaveCount(0)
  await expect(change(page, 'Therapies')).toContainText('follows from other changes')
  await comment(page).fill(COMMENT)
  await send(page).click()
  await expect(significance).toBeFocused()
  await significance.selectOption('Better Outcome')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Better Outcome')

  await page.getByRole('button', { name: 'Revert Type' }).click()
  await expect(type).toHaveValue('PREDICTIVE')
  await expect(page.getByRole('combobox', { name: 'Therapies', exact: true })).toBeVisible()
  await expect(change(page, 'Therapies')).toHaveCount(0)

  await type.selectOption('Prognostic')
  await send(page).click()
  await expect(page.getByText(/^Suggested: /)).toContainText(
    /Type.*Significance.*Therapies|Significance.*Type/,
  )
})

test('what a record breaks already is said and may stay; what is changed must keep the rules', async ({
  people: { curator },
}) => {
  const { page } = curator
  // Imported: predisposing evidence of uncertain significance, which the rules do not allow any more.
  await revise(page, '/evidence/4913')
  await expect(page.getByText('EID4913 already has 1 validation error.')).toBeVisible()
  const significance = page.getByRole('combobox', { name: 'Significance' })
  await expect(significance).not.toHaveAccessibleDescription(/cannot have/)
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('5')
  await comment(page).fill(COMMENT)

  const type = page.getByRole('combobox', { name: 'Type', exact: true })
  await type.selectOption('Diagnostic')
  await expect(significance).toHaveAccessibleDescription(/Diagnostic evidence cannot have significance/)
  await send(page).click()
  await expect(significance).toBeFocused()
  await type.selectOption('Predisposing')
  await expect(significance).not.toHaveAccessibleDescription(/cannot have/)
  await send(page).click()
  await expect(page.getByText('Suggested: Rating.')).toBeVisible()
})

test(
  'a draft outlives a reload and waits on the shelf; a form with nothing changed is not sent',
  { tag: '@whole' },
  async ({ people: { curator } }) => {
    const { page } = curator
    await revise(page, '/evidence/103')
    await comment(page).fill(COMMENT)
    await send(page).click()
    await expect(changes(page).getByText('No changes yet.')).toBeFocused()
    await expect(page.getByText('1 field needs attention.')).toBeVisible()
    const text = `${await statement(page).inputValue()} Twelve of them lived longer.`
    await statement(page).fill(text)
    await page.getByRole('combobox', { name: 'Disease', exact: true }).fill('melano')
    await page.reload()
    await expect(statement(page)).toHaveValue(text)
    await expect(comment(page)).toHaveValue(COMMENT)
    await expect(page.getByRole('combobox', { name: 'Disease', exact: true })).toHaveValue('melano')
    await expect(change(page, 'Evidence statement').locator('ins')).toHaveText(/Twelve of them lived longer/)
    await page.goto('/submit')
    await page.getByRole('link', { name: 'Revision of EID103' }).click()
    await expect(statement(page)).toHaveValue(text)
    await page.getByRole('button', { name: 'Revert Evidence statement' }).click()
    await expect(changes(page)).toContainText('No changes yet.')
  },
)

test(
  'what others change meanwhile is followed where it was left alone, and laid beside where it was not',
  { tag: '@whole' },
  async ({ people: { curator, editor, member } }) => {
    const { id, fields } = await submitEvidence(curator, { evidenceLevel: 'E', rating: 5 })
    const { page } = member
    await revise(page, `/evidence/${id}`)
    await statement(page).fill('Both drugs held the tumour back in 20 people.')
    await comment(page).fill(COMMENT)

    const set = await suggestChange(curator, id, {
      ...fields,
      evidenceLevel: 'D',
      description: { value: 'Both drugs held the tumour back in 30 people.' },
    })
    await editor.ask(
      'mutation ($set: Int!) { acceptRevisions(input: { revisionSetId: $set }) { revisions { id } } }',
      {
        set,
      },
    )

    await send(page).click()
    await expect(page.getByText(/Another user has changed Evidence statement in the meantime/)).toBeVisible()
    await expect(changes(page)).toContainText('Changed by another user since you started: Level')
    await expect(page.getByRole('combobox', { name: 'Level', exact: true })).toHaveValue('D')
    await expect(change(page, 'Evidence statement')).toContainText('in 30 people')
    await change(page, 'Evidence statement').getByRole('button', { name: 'Keep mine' }).click()
    await send(page).click()
    await expect(page.getByText('Suggested: Evidence statement.')).toBeVisible()
  },
)

test(
  'both forms are accessible with changes, what is wrong, and what waits for a decision',
  { tag: '@whole' },
  async ({ people: { curator, member } }) => {
    test.slow()
    const { id, fields } = await submitEvidence(curator, { evidenceLevel: 'C', rating: 5 })
    await suggestChange(curator, id, { ...fields, rating: 2 })
    const { page } = member
    await revise(page, `/evidence/${id}`)
    await page.getByRole('combobox', { name: 'Rating' }).selectOption('3')
    await expect(change(page, 'Rating')).toContainText('Another change is pending.')
    await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Functional')
    await send(page).click()
    await expectAccessible(page)

    await revise(page, '/assertions/4')
    await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Predictive')
    await page
      .getByRole('button', { name: /^Remove EID/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Summary' }).fill('Written anew, after **EID103**: see #EID103')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('strong')).toHaveText('EID103')
    await expect(preview.getByRole('link', { name: 'EID103' })).toBeVisible()
    await send(page).click()
    await expectAccessible(page)
  },
)

test('the way to the form asks for an account, and says when there is no such record', async ({
  page,
  people,
}) => {
  expect(people.curator.username).toBeTruthy()
  await page.goto('/assertions/10/revise')
  await expect(page.getByText('You need an account to suggest a revision.')).toBeVisible()
  await page.goto('/assertions/999999/revise')
  await expect(page.getByRole('heading', { name: 'There is no assertion 999999' })).toBeVisible()
})
