import { DatabaseSync } from 'node:sqlite'
import { focusOn } from '#tests/support/pages/curator-browser.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import {
  newName,
  makeGroup,
  field,
  changes,
  change,
  comment,
  send,
  filed,
  fileAndAccept,
  acceptFiled,
} from '#tests/support/pages/revision-forms.ts'
import type { Made } from '#tests/support/pages/revision-forms.ts'

test('a variant group is revised with the keyboard alone, and shows it once an editor accepts', async ({
  people: { curator, editor },
}) => {
  test.slow()
  const group = await makeGroup(curator)
  const { page } = curator
  const name = newName('Renamed')
  await page.goto(`/variant-groups/${group.id}`)
  await focusOn(page.getByRole('link', { name: 'Suggest a revision' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(new RegExp(`^Suggest a revision of ${group.name}`))
  await expect(changes(page)).toContainText('No changes yet.')
  await focusOn(field(page, 'Name'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(name)
  await focusOn(field(page, 'Description'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Most of them.')
  await focusOn(page.getByRole('combobox', { name: 'Variants' }))
  await page.keyboard.press('Backspace')
  await expect(changes(page).getByRole('article')).toHaveCount(3)
  await expect(change(page, 'Name').locator('del').first()).toContainText('Group')
  await expect(change(page, 'Name').locator('ins').first()).toContainText('Renamed')
  await expect(change(page, 'Description').locator('del')).toHaveCount(0)
  await expect(change(page, 'Description').locator('ins')).toContainText('Most of them')
  await expect(change(page, 'Variants')).toContainText('2 unchanged')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Most of them.')

  await focusOn(page.getByRole('button', { name: 'Revert Variants' }))
  await page.keyboard.press('Enter')
  await expect(changes(page).getByRole('article')).toHaveCount(2)
  await page.keyboard.press('Control+Enter')
  await expect(comment(page)).toBeFocused()
  await page.keyboard.type('Says so')
  await page.keyboard.press('Control+Enter')
  await expect(comment(page)).toHaveAccessibleDescription('A comment needs at least 10 characters, not 7.')
  await page.keyboard.type(' in table 2.')
  await page.keyboard.press('Control+Enter')
  await expect(filed(page)).toBeFocused()
  await expect(page.getByText('Suggested: Name, Description.')).toBeVisible()

  await acceptFiled(curator, editor, 2)
  await expect(editor.page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(editor.page.getByRole('main')).toContainText('Most of them.')
  await page.getByRole('link', { name: `Back to ${group.name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('link', { name: /^Revisions/ })).toContainText('2')
})

test('the aliases of a complex profile are typed, pasted and taken back; none is added twice', async ({
  people: { curator, editor },
}) => {
  const { variants } = await curator.ask<{ variants: { nodes: Made[] } }>(
    '{ variants(first: 4) { nodes { id } } }',
  )
  const ids = variants.nodes.map(({ id }) => ({ variantId: id }))
  const { createMolecularProfile } = await curator.ask<{
    createMolecularProfile: { molecularProfile: Made }
  }>(
    `mutation ($input: CreateMolecularProfileInput!) {
      createMolecularProfile(input: $input) { molecularProfile { id name } }
    }`,
    { input: { structure: { booleanOperator: 'AND', variantComponents: ids } } },
  )
  const { molecularProfile: profile } = createMolecularProfile
  const { page } = curator
  await page.goto(`/molecular-profiles/${profile.id}/revise`)
  const aliases = field(page, 'Aliases')
  await aliases.fill('Four at once')
  await aliases.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Four at once' })).toBeVisible()
  await aliases.fill('four AT once')
  await aliases.press('Enter')
  await expect(aliases).toHaveAccessibleDescription('“four AT once”: already in the list.')
  await aliases.fill('left over')
  await page.reload()
  await expect(aliases).toHaveValue('left over')
  await aliases.fill('')
  await aliases.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Quartet, 1,2-quartet\nFour of them')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  for (const name of ['Quartet', '1,2-quartet', 'Four of them'])
    await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
  await aliases.press('Backspace')
  await expect(page.getByRole('button', { name: 'Remove Four of them' })).toHaveCount(0)
  await field(page, 'Description').fill('Together they make the drug useless.')
  await expect(change(page, 'Aliases').locator('ins')).toHaveText(['Four at once', 'Quartet', '1,2-quartet'])
  await fileAndAccept(curator, editor, 2)
  await expect(editor.page.getByRole('main')).toContainText('Together they make the drug useless.')
  await expect(editor.page.getByRole('main')).toContainText('1,2-QUARTET')
})

test('the profile of a single variant leaves aliases to its variant', async ({
  people: { curator, editor },
}) => {
  const { page } = curator
  await page.goto('/molecular-profiles/12')
  await page.getByRole('link', { name: 'Suggest a revision' }).click()
  await expect(page.getByText('has the aliases of its variant')).toBeVisible()
  await expect(field(page, 'Aliases')).toHaveCount(0)
  await field(page, 'Description').fill('It stands for most of what is known.')
  await fileAndAccept(curator, editor, 1)
  await expect(editor.page.getByRole('main')).toContainText('It stands for most of what is known.')
})

test('a gene is revised: its description and the sources of it', async ({ people: { curator, editor } }) => {
  const { page } = curator
  await page.goto('/genes/BRAF')
  await page.getByRole('link', { name: 'Suggest a revision' }).click()
  await expect(page).toHaveURL(/\/features\/5\/revise\?draft=/)
  await field(page, 'Description').fill('A kinase that many tumours depend on.')
  const source = page.getByRole('combobox', { name: 'Sources' })
  await source.fill('31566309')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(change(page, 'Sources').locator('ins')).toContainText('Kopetz')
  await fileAndAccept(curator, editor, 2)
  await expect(editor.page.getByRole('main')).toContainText('A kinase that many tumours depend on.')
  await expect(editor.page.getByRole('main')).toContainText('Kopetz et al., 2019')
})

test('a factor is revised; a name that another one has is refused at its field', async ({
  people: { curator, editor },
}) => {
  const make = async (name: string) => {
    const { createFeature } = await curator.ask<{ createFeature: { feature: Made } }>(
      'mutation ($name: String!) { createFeature(input: { name: $name, featureType: FACTOR }) { feature { id name } } }',
      { name },
    )
    return createFeature.feature
  }
  const other = await make(newName('Instability'))
  const factor = await make(newName('Burden'))
  const { page } = curator
  await page.goto(`/features/${factor.id}/revise`)
  await field(page, 'Name').fill('')
  await field(page, 'Name').blur()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('A feature needs a name.')
  await field(page, 'Name').fill(other.name)
  await field(page, 'Full name').fill('Burden of all mutations')
  await field(page, 'NCI Thesaurus code').fill('C150128')
  await field(page, 'Aliases').fill(`TMB ${factor.id}`)
  await comment(page).fill('The thesaurus has it so.')
  await send(page)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/already has the name/)
  const name = newName('Load')
  await field(page, 'Name').fill(name)
  await fileAndAccept(curator, editor, 4)
  await expect(editor.page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(editor.page.getByRole('main')).toContainText('C150128')
  await expect(editor.page.getByRole('main')).toContainText(`TMB ${factor.id}`)
})

test('a fusion is revised: genes known among its partners', async ({ people: { curator, editor } }) => {
  const { createFusionFeature } = await curator.ask<{ createFusionFeature: { feature: Made } }>(
    `mutation ($input: CreateFusionFeatureInput!) { createFusionFeature(input: $input) { feature { id name } } }`,
    {
      input: {
        fivePrimeGene: { partnerStatus: 'MULTIPLE' },
        threePrimeGene: { partnerStatus: 'KNOWN', geneId: 5 },
      },
    },
  )
  const { page } = curator
  await page.goto(`/features/${createFusionFeature.feature.id}/revise`)
  await page.getByRole('combobox', { name: 'Known partner genes' }).fill('EGFR')
  await page.getByRole('option', { name: 'EGFR' }).first().click()
  await field(page, 'Description').fill('Its partners bring it together.')
  await expect(change(page, 'Known partner genes').locator('ins')).toHaveText('EGFR')
  await fileAndAccept(curator, editor, 2)
  await expect(editor.page.getByRole('main')).toContainText('Its partners bring it together.')
  await page.goto(`/features/${createFusionFeature.feature.id}/revise`)
  await expect(page.getByRole('button', { name: 'Remove EGFR' })).toBeVisible()
})

test('a region is revised', async ({ people: { curator, editor }, site }) => {
  // No release names cytogenetic regions; a file of theirs does, which tests go without.
  const band = `p${process.pid % 1000}`
  const db = new DatabaseSync(site.database.replace('sqlite:', ''))
  const { lastInsertRowid } = db
    .prepare('insert into cytogenetic_regions (name, chromosome, band) values (?, ?, ?)')
    .run(`9${band}`, '9', band)
  db.close()
  const { createRegionFeature } = await curator.ask<{ createRegionFeature: { feature: Made } }>(
    `mutation ($ids: [Int!]!) { createRegionFeature(input: { cytogeneticRegionIds: $ids }) { feature { id name } } }`,
    { ids: [Number(lastInsertRowid)] },
  )
  const { page } = curator
  await page.goto(`/features/${createRegionFeature.feature.id}/revise`)
  await field(page, 'Description').fill('Lost in many tumours.')
  await field(page, 'Aliases').fill(`band ${band}`)
  await fileAndAccept(curator, editor, 2)
  await expect(editor.page.getByRole('main')).toContainText('Lost in many tumours.')
  await expect(editor.page.getByRole('main')).toContainText(`band ${band}`)
})
