import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { answerOperation } from '#tests/support/service/api-answers.ts'
import { choose, expect, pick, focusOn, test } from '#tests/support/pages/curator-browser.ts'

const STATEMENT = 'Of 40 patients with the variant, 31 responded; of 38 without it, 4.'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

/** Fills in a predictive evidence item from the keyboard alone. */
async function fillEvidence(page: Page, rating: string) {
  await pick(page, 'Source', '31566309', 'Kopetz et al., 2019')
  await pick(page, 'Molecular profile', 'BRAF V600E', 'BRAF V600E')
  await choose(page, 'Variant origin', 'Somatic')
  await choose(page, 'Type', 'Predictive')
  await choose(page, 'Direction', 'Supports')
  await choose(page, 'Significance', 'Resistance')
  await pick(page, 'Disease', 'melanoma', 'Melanoma')
  await pick(page, 'Therapies', 'vemu', 'Vemurafenib')
  await choose(page, 'Level', 'B')
  await choose(page, 'Rating', rating)
  await focusOn(page.getByRole('textbox', { name: 'Statement' }))
  await page.keyboard.type(STATEMENT)
}

test('evidence is submitted with the keyboard alone', async ({ page, curator }) => {
  await page.goto('/submit/evidence')
  await fillEvidence(page, '3')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText(STATEMENT)
  await expect(preview).toContainText('Resistance')
  await expect(preview.getByRole('link', { name: 'BRAF V600E', exact: true })).toBeVisible()
  await expect(preview).not.toContainText('Applies when')
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, /^EID\d+ was submitted$/)).toBeFocused()
  await focusOn(page.getByRole('link', { name: /^Open EID/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^BRAF V600E: .+ · EID\d+ · /)
  await expect(page.getByRole('main')).toContainText(STATEMENT)
  await expect(page.getByRole('main')).toContainText(curator.username)
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible()

  await page.goto('/submit')
  await expect(page.getByText('No drafts.', { exact: false })).toBeVisible()
})

test('what repeats an evidence item is told while typing, refused, and keeps everything typed', async ({
  page,
  curator,
}) => {
  expect(curator.username).toBeTruthy()
  await page.goto('/submit/evidence?from=EID9851')
  const alike = page.getByRole('region', { name: 'Evidence from this source on this profile' })
  await expect(alike).toContainText('EID9851 already has these values')
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.fill(STATEMENT)
  await page.getByRole('button', { name: 'Submit evidence' }).click()
  const rejection = page.getByRole('alert').filter({ hasText: 'Not submitted' })
  await expect(rejection).toContainText('EID9851')
  await expect(rejection).toBeFocused()
  for (const again of [() => Promise.resolve(null), () => page.reload()]) {
    await again()
    await expect(statement).toHaveValue(STATEMENT)
    await expect(page.getByRole('button', { name: 'Remove BRAF V600E' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Cetuximab' })).toBeVisible()
  }
  // Another direction is no repetition.
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('Does not support')
  await expect(alike).not.toContainText('already has these values')
})

test('broken rules are said at their fields and follow from the type', async ({ page, curator }) => {
  expect(curator.username).toBeTruthy()
  await page.goto('/submit/evidence?from=EID9851')
  const type = page.getByRole('combobox', { name: 'Type', exact: true })
  const significance = page.getByRole('combobox', { name: 'Significance' })
  await expect(type).toHaveValue('PREDICTIVE')
  await type.selectOption('Functional')
  await expect(significance).toHaveAccessibleDescription(/Functional evidence cannot have significance/)
  await expect(page.getByRole('combobox', { name: 'Disease' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Therapies' })).toHaveCount(0)
  await expect(page.getByText(/Not applicable to functional evidence: Colorectal Cancer/)).toBeVisible()
  await type.press('Control+Enter')
  await expect(significance).toBeFocused()
  await expect(page.getByText('1 field needs attention.')).toBeVisible()
  await type.selectOption('Predictive')
  await expect(page.getByRole('button', { name: 'Remove Colorectal Cancer' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Cetuximab' }).click()
  await expect(page.getByRole('combobox', { name: 'Therapy interaction type' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Encorafenib' }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('combobox', { name: 'Therapies' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Therapies' })).toHaveAccessibleDescription(
    'Select one or more therapies.',
  )

  // All that is missing at once: in a summary that has the focus, and at the fields.
  await page.goto('/submit/evidence')
  await page.getByRole('button', { name: 'Submit evidence' }).click()
  const summary = page.getByRole('region', { name: 'Fields that need attention' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Select a source.',
    'Select a molecular profile.',
    'Select a variant origin.',
    'Select an evidence type.',
    'Select an evidence level.',
    'Select a rating.',
    'Write an evidence statement.',
  ])
  await expect(type).toHaveAccessibleDescription('Select an evidence type.')
})

test('what the server finds wrong is said at its field until it is changed', async ({ page, curator }) => {
  expect(curator.username).toBeTruthy()
  await answerOperation(page, 'SubmitEvidence', (route) =>
    route.fulfill({
      json: {
        data: { submitEvidence: null },
        errors: [
          {
            message: 'Validation failed: The disease is deprecated',
            path: ['submitEvidence'],
            extensions: {
              code: 'BAD_USER_INPUT',
              violations: [{ attribute: 'disease_id', message: 'The disease is deprecated.' }],
            },
          },
        ],
      },
    }),
  )
  await page.goto('/submit/evidence?from=EID9851')
  const disease = page.getByRole('combobox', { name: 'Disease', exact: true })
  await expect(disease).toBeVisible()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Submit evidence' }).click()
  await expect(disease).toBeFocused()
  await expect(disease).toHaveAccessibleDescription('The disease is deprecated.')
  await page.keyboard.type('melanoma')
  await expect(disease).toHaveAttribute('aria-activedescendant', /-0$/)
  await page.keyboard.press('Enter')
  await expect(disease).not.toHaveAccessibleDescription(/deprecated/)
})

test('an assertion is submitted with the keyboard alone', async ({ page, curator }) => {
  expect(curator.username).toBeTruthy()
  await page.goto('/submit/assertion')
  await pick(page, 'Molecular profile', 'BRAF V600E', 'BRAF V600E')
  await choose(page, 'Variant origin', 'Somatic')
  await choose(page, 'Type', 'Predictive')
  await choose(page, 'Direction', 'Supports')
  await choose(page, 'Significance', 'Sensitivity')
  await pick(page, 'Disease', 'colorectal', 'Colorectal Cancer')
  await pick(page, 'Therapies', 'cetux', 'Cetuximab')
  // What is on the same profile with another therapy does not match.
  await expect(page.getByRole('region', { name: /^Matching evidence not yet linked/ })).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  const evidence = page.getByRole('combobox', { name: 'Evidence items' })
  await expect(evidence).toBeFocused()
  await expect(evidence).toHaveAccessibleDescription('Select one or more evidence items.')
  await pick(page, 'Evidence items', 'EID9851', 'EID9851')
  await expect(page.getByRole('region', { name: 'Linked evidence (1)' })).toContainText('Kopetz et al., 2019')
  await choose(page, 'AMP/ASCO/CAP tier (optional)', 'Tier I - Level A')
  await focusOn(page.getByRole('textbox', { name: 'Version' }))
  await page.keyboard.type('3.2018')
  await focusOn(page.getByRole('textbox', { name: 'Summary' }))
  await page.keyboard.type('Responds to the combination')
  await page.keyboard.press('Control+Enter')
  const guideline = page.getByRole('combobox', { name: 'NCCN guideline (optional)' })
  await expect(guideline).toBeFocused()
  await page.keyboard.type('Colon')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText('Colon Cancer')
  await expect(guideline).toHaveAttribute('aria-activedescendant', /-0$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, /^AID\d+ was submitted$/)).toBeFocused()
  await page.getByRole('link', { name: /^Open AID/ }).click()
  await expect(page.getByRole('main')).toContainText('Responds to the combination')
  await expect(page.getByRole('main')).toContainText('Colon Cancer, version 3.2018')
})

test('what is missing is created in place: a disease, a variant and a profile of both kinds of variants', async ({
  page,
  curator,
}) => {
  const name = `Tumour of ${curator.username}`
  await page.goto('/submit/evidence?evidenceType=PROGNOSTIC')
  const profile = page.getByRole('combobox', { name: 'Molecular profile', exact: true })
  await profile.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: /^Compose a profile/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await pick(page, 'Gene or feature', 'BRAF', 'BRAF')
  await pick(page, 'Variant', 'V600E', 'V600E')
  await page.getByRole('button', { name: 'Add another variant' }).click()
  await pick(page, 'Gene or feature 2', 'EGFR', 'EGFR')
  const variant = page.getByRole('combobox', { name: 'Variant 2', exact: true })
  await variant.fill(`T${curator.username}`)
  await page.getByRole('option', { name: /^Create variant/ }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Remove T${curator.username}` })).toBeVisible()
  await page.getByRole('checkbox', { name: 'must be absent (NOT)' }).nth(1).check()
  await expect(page.getByText(`BRAF V600E AND NOT EGFR T${curator.username}`)).toBeVisible()
  await page.getByRole('button', { name: 'Create and use this profile' }).click()
  await expect(
    page.getByRole('button', { name: `Remove BRAF V600E AND NOT EGFR T${curator.username}` }),
  ).toBeVisible()

  const disease = page.getByRole('combobox', { name: 'Disease', exact: true })
  await disease.fill(name)
  await page.getByRole('option', { name: /^Add “Tumour/ }).click()
  await page.getByLabel('Disease Ontology id (optional)').fill('none')
  await page.getByRole('button', { name: 'Add disease' }).click()
  await expect(page.getByRole('alert')).toContainText('one to seven digits')
  await page.getByLabel('Disease Ontology id (optional)').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove Tumour Of/ })).toBeVisible()
  await expect(disease).toBeFocused()
})

test('a draft survives a reload and signing out, and waits on the shelf', async ({ page, curator }) => {
  await page.goto('/submit/evidence')
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.fill(STATEMENT)
  await page.reload()
  await expect(statement).toHaveValue(STATEMENT)

  await page.getByRole('button', { name: curator.username }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto('/submit')
  await page.getByRole('link', { name: 'Sign in to continue' }).click()
  await page.getByLabel('E-mail address').fill(curator.email)
  await page.getByLabel('Password').fill(curator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('list', { name: 'Drafts' }).getByRole('link').click()
  await expect(statement).toHaveValue(STATEMENT)

  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByText('No drafts.', { exact: false })).toBeVisible()
})

test('what is typed without choosing, and a profile that is being composed, survive a reload', async ({
  page,
  curator,
}) => {
  await page.goto('/submit/evidence?evidenceType=PROGNOSTIC')
  await page.getByRole('combobox', { name: 'Source type' }).selectOption('ASCO')
  await page.getByRole('combobox', { name: 'Source', exact: true }).fill('Kopetz, the second author')
  const disease = page.getByRole('combobox', { name: 'Disease', exact: true })
  await disease.fill(`Tumour of ${curator.username}`)
  await page.getByRole('option', { name: /^Add “Tumour/ }).click()
  await page.getByLabel('Disease Ontology id (optional)').fill('162')
  const profile = page.getByRole('combobox', { name: 'Molecular profile', exact: true })
  await profile.press('ArrowDown')
  await page.getByRole('option', { name: /^Compose a profile/ }).click()
  await pick(page, 'Gene or feature', 'BRAF', 'BRAF')
  await pick(page, 'Variant', 'V600E', 'V600E')
  await page.getByRole('button', { name: 'Add another variant' }).click()
  await pick(page, 'Gene or feature 2', 'EGFR', 'EGFR')
  await page.getByRole('checkbox', { name: 'must be absent (NOT)' }).nth(1).check()
  await page.getByRole('combobox', { name: 'Applies when' }).selectOption('OR')
  const second = page.getByRole('combobox', { name: 'Variant 2', exact: true })
  await second.fill('L85')

  await page.reload()
  await expect(second).toHaveValue('L85')
  // What the draft brings back does not take the focus.
  await expect(page.locator('fieldset :focus')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Source', exact: true })).toHaveValue(/^Kopetz, the/)
  await expect(page.getByRole('combobox', { name: 'Source type' })).toHaveValue('ASCO')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Tumour of ${curator.username}`)
  await expect(page.getByLabel('Disease Ontology id (optional)')).toHaveValue('162')
  await expect(page.getByRole('combobox', { name: 'Applies when' })).toHaveValue('OR')
  await expect(page.getByRole('checkbox', { name: 'must be absent (NOT)' }).nth(1)).toBeChecked()
  await second.fill('L858R')
  await page.getByRole('option', { name: 'L858R' }).first().click()
  await page.getByRole('button', { name: 'Create and use this profile' }).click()
  await expect(page.getByRole('button', { name: 'Remove BRAF V600E OR NOT EGFR L858R' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove BRAF V600E OR NOT EGFR L858R' })).toBeVisible()
  await expect(page.getByText('Compose a molecular profile')).toHaveCount(0)
})

test('a second tab with the same draft is noticed, and neither writes over the other', async ({
  page,
  context,
  curator,
}) => {
  expect(curator.username).toBeTruthy()
  await page.goto('/submit/evidence')
  const first = page.getByRole('textbox', { name: 'Statement' })
  await first.fill('Typed in the first tab')
  const other = await context.newPage()
  await other.goto(page.url())
  const second = other.getByRole('textbox', { name: 'Statement' })
  await expect(second).toHaveValue('Typed in the first tab')
  for (const tab of [page, other]) await expect(tab.getByText('also open in another tab')).toBeVisible()
  await second.fill('Typed in the second tab')
  await expect(page.getByText('This draft was changed in another tab.')).toBeVisible()
  await first.fill('Typed in the first tab, and more')
  await expect(page.getByText('saved as a separate draft')).toBeVisible()
  await page.reload()
  await expect(first).toHaveValue('Typed in the second tab')
  await page.goto('/submit')
  const drafts = page.getByRole('list', { name: 'Drafts' }).getByRole('link')
  await expect(drafts).toHaveCount(2)
  await expect(drafts.filter({ hasText: 'first tab, and more' })).toHaveCount(1)
})

test('a session that ended is said, and nothing typed is lost', async ({ page, context, curator }) => {
  await page.goto('/submit/evidence?from=EID9851')
  await page.getByRole('combobox', { name: 'Rating' }).selectOption({ index: 5 })
  const statement = page.getByRole('textbox', { name: 'Statement' })
  await statement.fill(STATEMENT)
  await context.clearCookies()
  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name: 'Sign in again to continue' }).click()
  await page.getByLabel('E-mail address').fill(curator.email)
  await page.getByLabel('Password').fill(curator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(statement).toHaveValue(STATEMENT)
  await page.getByRole('button', { name: 'Submit evidence' }).click()
  await expect(heading(page, /^EID\d+ was submitted$/)).toBeVisible()
})

test('a variant group and a source suggestion are sent', async ({ page, curator }) => {
  await page.goto('/submit/variant-group?variantIds=12')
  await expect(page.getByRole('button', { name: 'Remove BRAF V600E' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill(`Group of ${curator.username}`)
  await pick(page, 'Variants', 'EGFR L858R', 'EGFR L858R')
  await page.getByRole('button', { name: 'Create variant group' }).click()
  await expect(heading(page, /was created$/)).toBeVisible()

  await page.goto('/submit/source?diseaseId=1')
  await page.getByRole('button', { name: 'Suggest source' }).click()
  const summary = page.getByRole('region', { name: 'Fields that need attention' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('2 fields need attention.')
  await summary.getByRole('button', { name: 'Select a source.' }).click()
  await expect(page.getByRole('combobox', { name: 'Source', exact: true })).toBeFocused()
  await pick(page, 'Source', 'Kopetz', 'Kopetz et al., 2019')
  await expect(page.getByRole('list', { name: 'Evidence from the same source' })).toContainText('EID9851')
  await page.getByRole('textbox', { name: 'Reason' }).fill('It reports the final results')
  await page.getByRole('button', { name: 'Suggest source' }).click()
  await expect(heading(page, 'Kopetz et al., 2019 was suggested')).toBeVisible()

  const open = page.getByText(/open suggestions? of this source/)
  await page.goto('/submit/source')
  await pick(page, 'Source', 'Kopetz', 'Kopetz et al., 2019')
  await expect(open).toBeVisible()
  await page.goto('/submit/source')
  await pick(page, 'Source', 'Sartore', 'Sartore-Bianchi et al., 2009')
  await expect(page.getByRole('list', { name: 'Evidence from the same source' })).toContainText('EID258')
  await expect(open).toHaveCount(0)
})

test('without an account the way to one is shown, and back', async ({ page }) => {
  await page.goto('/submit/evidence?evidenceType=PROGNOSTIC')
  await expect(page.getByText('You need an account to submit evidence.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to continue' }).click()
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Fsubmit%2Fevidence/)
})

const forms = [
  ['/submit/evidence', 'Level and rating'],
  ['/submit/evidence?from=EID9851', 'Level and rating'],
  ['/submit/assertion?evidenceItemIds=9851', 'Classification'],
  ['/submit/variant-group?variantIds=12', 'Variant group'],
  ['/submit/source', 'Source and reason'],
] as const

for (const [address, ready] of forms) {
  test(`${address} is accessible with what is wrong`, { tag: '@whole' }, async ({ page, curator }) => {
    expect(curator.username).toBeTruthy()
    await page.goto(address)
    await expect(page.getByRole('region', { name: ready, exact: true })).toBeVisible()
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill('A')
    await field.press('Control+Enter')
    await expectAccessible(page)
  })
}

test(
  'the shelf of drafts and an open list of choices are accessible',
  { tag: '@whole' },
  async ({ page, curator }) => {
    expect(curator.username).toBeTruthy()
    await page.goto('/submit/evidence')
    await page.getByRole('textbox', { name: 'Statement' }).fill(STATEMENT)
    await page.getByRole('combobox', { name: 'Molecular profile', exact: true }).fill('BRAF')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await page.goto('/submit')
    await expect(page.getByRole('list', { name: 'Drafts' })).toBeVisible()
    await expectAccessible(page)
  },
)

test('a record leads to the forms that begin with it', async ({ page, curator }) => {
  expect(curator.username).toBeTruthy()
  await page.goto('/molecular-profiles/12')
  await page.getByRole('link', { name: 'Add evidence' }).click()
  await expect(page.getByRole('button', { name: 'Remove BRAF V600E' })).toBeVisible()
  await page.goto('/genes/BRAF')
  await page.getByRole('link', { name: 'Add evidence' }).click()
  const profile = page.getByRole('combobox', { name: 'Molecular profile', exact: true })
  await expect(profile).toHaveValue('BRAF')
  await profile.press('ArrowDown')
  await page.getByRole('option', { name: /^Compose a profile/ }).click()
  await expect(page.getByRole('button', { name: 'Remove BRAF' })).toBeVisible()
  await page.goto('/evidence/9851')
  await page.getByRole('link', { name: 'Add assertion' }).click()
  await expect(page.getByRole('region', { name: 'Linked evidence (1)' })).toContainText('Kopetz et al., 2019')
})
