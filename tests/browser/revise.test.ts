import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { everyView, expectAccessible } from '#tests/support/accessible.ts'
import { answerOperation, failing } from '#tests/support/api-answers.ts'
import { tabTo } from '#tests/support/curator-browser.ts'
import { expect, test } from '#tests/support/reviewers.ts'
import type { Reviewer } from '#tests/support/reviewers.ts'

type Made = { id: number; name: string }

let made = 0
/** A name that no other test gives. */
const newName = (kind: string) => `${kind} ${process.pid} ${(made += 1)}`

/** A variant group of three variants of the starter set. */
async function makeGroup({ ask }: Reviewer): Promise<Made> {
  const { variants } = await ask<{ variants: { nodes: { id: number }[] } }>(
    '{ variants(first: 3) { nodes { id } } }',
  )
  const { submitVariantGroup } = await ask<{ submitVariantGroup: { variantGroup: Made } }>(
    `mutation ($input: SubmitVariantGroupInput!) { submitVariantGroup(input: $input) { variantGroup { id name } } }`,
    {
      input: {
        name: newName('Group'),
        description: 'They all answer to the same drugs.',
        variantIds: variants.nodes.map(({ id }) => id),
        sourceIds: [],
      },
    },
  )
  return submitVariantGroup.variantGroup
}

/** Suggests another name, another description or both for a group; gives the id of the revision set. */
async function suggest(
  { ask }: Reviewer,
  group: Made,
  change: { name?: string; description?: string },
): Promise<number> {
  type Answer = { variantGroup: { name: string; description: string; members: Made[] } }
  const { variantGroup } = await ask<Answer>(
    `{ variantGroup(id: ${group.id}) { name description members { id } } }`,
  )
  const { suggestVariantGroupRevision: suggested } = await ask<{
    suggestVariantGroupRevision: { results: { revisionSetId: number }[] }
  }>(
    `mutation ($input: SuggestVariantGroupRevisionInput!) {
      suggestVariantGroupRevision(input: $input) { results { revisionSetId } }
    }`,
    {
      input: {
        id: group.id,
        comment: 'The paper calls it otherwise.',
        fields: {
          name: change.name ?? variantGroup.name,
          description: { value: change.description ?? variantGroup.description },
          variantIds: variantGroup.members.map(({ id }) => id),
          sourceIds: [],
        },
      },
    },
  )
  return suggested.results[0]?.revisionSetId ?? 0
}

const accept = ({ ask }: Reviewer, revisionSetId: number) =>
  ask('mutation ($id: Int!) { acceptRevisions(input: { revisionSetId: $id }) { revisions { id } } }', {
    id: revisionSetId,
  })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const changes = (page: Page) => page.getByRole('region', { name: /^What changes/ })
const change = (page: Page, name: string) => changes(page).getByRole('article', { name, exact: true })
const comment = (page: Page) => page.getByLabel('Comment for reviewers')
const send = (page: Page) => page.getByRole('button', { name: 'Suggest these changes' }).click()
const filed = (page: Page) => page.getByRole('heading', { name: /^RSID\d+ was filed$/ })

/** Says why and sends it; then an editor accepts every change of the set and goes to the record. */
async function fileAndAccept(curator: Reviewer, editor: Reviewer, count: number): Promise<void> {
  await comment(curator.page).fill('The review of last year says so.')
  await send(curator.page)
  await expect(filed(curator.page)).toBeFocused()
  await acceptFiled(curator, editor, count)
}

async function acceptFiled({ page: filing }: Reviewer, { page }: Reviewer, count: number): Promise<void> {
  const set = filing.getByRole('link', { name: /^See RSID/ })
  await page.goto((await set.getAttribute('href')) ?? '')
  await page
    .getByRole('button', { name: count === 1 ? 'Accept 1 change' : `Accept ${count} changes` })
    .click()
  await expect(page.getByText(/(was|were) accepted\./)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).getByRole('link').click()
}

test('a variant group is revised with the keyboard alone, and shows it once an editor accepts', async ({
  people: { curator, editor },
}) => {
  test.slow()
  const group = await makeGroup(curator)
  const { page } = curator
  const name = newName('Renamed')
  await page.goto(`/variant-groups/${group.id}`)
  await tabTo(page, page.getByRole('link', { name: 'Suggest a revision' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(new RegExp(`^Suggest a revision of ${group.name}`))
  await expect(changes(page)).toContainText('Nothing is changed yet.')
  await tabTo(page, field(page, 'Name'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(name)
  await tabTo(page, field(page, 'Description'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Most of them.')
  await tabTo(page, page.getByRole('combobox', { name: 'Variants' }))
  await page.keyboard.press('Backspace')
  await expect(changes(page).getByRole('article')).toHaveCount(3)
  await expect(change(page, 'Name').locator('del').first()).toContainText('Group')
  await expect(change(page, 'Name').locator('ins').first()).toContainText('Renamed')
  await expect(change(page, 'Description').locator('del')).toHaveCount(0)
  await expect(change(page, 'Description').locator('ins')).toContainText('Most of them')
  await expect(change(page, 'Variants')).toContainText('2 stay')
  await expect(page.getByRole('region', { name: 'As readers will see it' })).toContainText('Most of them.')

  await tabTo(page, page.getByRole('button', { name: 'Take back the change of Variants' }))
  await page.keyboard.press('Enter')
  await expect(changes(page).getByRole('article')).toHaveCount(2)
  await page.keyboard.press('Control+Enter')
  await expect(comment(page)).toBeFocused()
  await page.keyboard.type('Says so')
  await page.keyboard.press('Control+Enter')
  await expect(comment(page)).toHaveAccessibleDescription('A comment has 10 characters or more, not 7.')
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
  await expect(aliases).toHaveAccessibleDescription('“four AT once”: there already.')
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
  await expect(page.getByText('are those of its variant')).toBeVisible()
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
  await field(page, 'Name in full').fill('Burden of all mutations')
  await field(page, 'NCI Thesaurus code').fill('C150128')
  await field(page, 'Aliases').fill(`TMB ${factor.id}`)
  await comment(page).fill('The thesaurus has it so.')
  await send(page)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/has the name .* already/)
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

test('a draft survives a reload, waits on the shelf under the name of its record, and is written over by no other', async ({
  people: { curator },
}) => {
  const [group, other] = [await makeGroup(curator), await makeGroup(curator)]
  const { page } = curator
  await page.goto(`/variant-groups/${group.id}/revise`)
  await field(page, 'Name').fill('Kept for later')
  await comment(page).fill('Half a thought')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Kept for later')
  await expect(comment(page)).toHaveValue('Half a thought')
  await expect(change(page, 'Name')).toBeVisible()
  const draft = new URL(page.url()).searchParams.get('draft') ?? ''

  await page.goto(`/variant-groups/${other.id}/revise?draft=${draft}`)
  await expect(field(page, 'Name')).toHaveValue(other.name)
  await expect(page).not.toHaveURL(new RegExp(draft))
  await field(page, 'Name').fill('Something else')

  await page.goto('/submit')
  await page.getByRole('link', { name: `Revision of ${group.name}` }).click()
  await expect(page).toHaveURL(`/variant-groups/${group.id}/revise?draft=${draft}`)
  await expect(field(page, 'Name')).toHaveValue('Kept for later')
  await page.getByRole('button', { name: 'Throw this draft away' }).click()
  await page.getByRole('button', { name: 'Throw it away' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group.name)
})

test('nothing changed is said before anything is sent, and white space is no change', async ({
  people: { curator },
}) => {
  const group = await makeGroup(curator)
  const { page } = curator
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await page.goto(`/variant-groups/${group.id}/revise`)
  await field(page, 'Name').fill(`  ${group.name} `)
  await comment(page).fill('There is nothing to say.')
  await send(page)
  await expect(page.getByText('Nothing is changed yet: change at least one field.')).toBeVisible()
  await expect(changes(page).getByText('Nothing is changed yet.')).toBeFocused()
  expect(asked.filter((body) => body.includes('SuggestVariantGroupRevision'))).toEqual([])
})

test('what waits for a decision is named: the same is not filed twice, another one is warned of', async ({
  people: { curator, member },
}) => {
  test.slow()
  const group = await makeGroup(curator)
  const first = await suggest(member, group, { name: 'A name of their own' })
  const { page } = curator
  await page.goto(`/variant-groups/${group.id}/revise`)
  const waiting = changes(page).getByRole('region', { name: 'Waiting for a decision' })
  await expect(waiting).toContainText(`Name: ${member.username} suggested it`)
  await expect(waiting).toContainText('A name of their own')
  await field(page, 'Name').fill('Another name')
  await expect(change(page, 'Name')).toContainText('Another change waits for a decision.')
  await expect(change(page, 'Name').getByRole('link', { name: /^RID/ })).toHaveAttribute(
    'href',
    `/revision-sets/${first}`,
  )
  await expect(waiting).toHaveCount(0)
  await field(page, 'Name').fill('A name of their own')
  await expect(change(page, 'Name')).toContainText('The same waits for a decision already.')
  await expectAccessible(page, { views: everyView })
  await comment(page).fill('This is what they are called.')
  await send(page)
  await expect(page.getByRole('alert')).toContainText('exists already and is pending')
  await field(page, 'Description').fill('They all answer to the same two drugs.')
  await send(page)
  await expect(filed(page)).toBeFocused()
  await expect(page.getByText('Suggested: Description.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Name \(RID/ })).toHaveAttribute(
    'href',
    `/revision-sets/${first}`,
  )
  await expectAccessible(page, { views: everyView })
})

test('what others change meanwhile is kept where nobody touched it, and put to the curator where somebody did', async ({
  people: { curator, editor, member },
}) => {
  const group = await makeGroup(curator)
  const { page } = curator
  await page.goto(`/variant-groups/${group.id}/revise`)
  await field(page, 'Name').fill('Mine')
  await comment(page).fill('It is called so nowadays.')
  const renamed = newName('Theirs')
  await accept(editor, await suggest(member, group, { description: 'Said anew by somebody.' }))
  await page.reload()
  await expect(changes(page)).toContainText('Changed by somebody since you began: Description.')
  await expect(field(page, 'Description')).toHaveValue('Said anew by somebody.')

  await accept(editor, await suggest(member, group, { name: renamed }))
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Somebody has changed Name meanwhile.')
  await expect(change(page, 'Name')).toContainText('Somebody has changed it since you began.')
  await expect(change(page, 'Name')).toContainText(group.name)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(change(page, 'Name')).not.toContainText('Somebody has changed it')
  await expect(change(page, 'Name').locator('del').first()).toContainText('Theirs')
  await page.getByRole('button', { name: 'Take back the change of Name' }).click()
  await expect(field(page, 'Name')).toHaveValue(renamed)
  await field(page, 'Name').fill('Mine after all')
  await send(page)
  await expect(page.getByText('Suggested: Name.')).toBeVisible()
})

test('records that are deprecated or are not there get no form', async ({ people: { curator, editor } }) => {
  const { createFeature } = await curator.ask<{ createFeature: { feature: Made } }>(
    'mutation ($name: String!) { createFeature(input: { name: $name, featureType: FACTOR }) { feature { id name } } }',
    { name: newName('Gone') },
  )
  const { feature } = createFeature
  await editor.ask(
    `mutation ($id: Int!) {
      deprecateFeature(input: { featureId: $id, deprecationReason: OTHER, comment: "Nobody uses it any more." }) {
        newlyDeprecatedVariants { id }
      }
    }`,
    { id: feature.id },
  )
  const { page } = curator
  await page.goto(`/features/${feature.id}`)
  await expect(page.getByText('This record is kept for reference only.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Suggest a revision' })).toHaveCount(0)
  await page.goto(`/features/${feature.id}/revise`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${feature.name} is deprecated`)
  await expect(page.getByRole('link', { name: `Back to ${feature.name}` })).toBeVisible()
  await expectAccessible(page, { views: everyView })
  for (const [address, title] of [
    ['/variant-groups/999999/revise', 'There is no variant group 999999'],
    ['/molecular-profiles/none/revise', 'There is no molecular profile “none”'],
    ['/features/999999/revise', 'There is no feature 999999'],
    ['/genes/NOSUCHGENE/revise', 'There is no gene “NOSUCHGENE”'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('the address of a gene leads to the form of its feature, by symbol and by id', async ({
  people: { curator },
}) => {
  const { page } = curator
  for (const name of ['BRAF', '5']) {
    await page.goto(`/genes/${name}/revise`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suggest a revision of BRAF')
    await expect(page).toHaveURL(/\/features\/5\/revise\?draft=/)
  }
})

test('readers without an account are led to signing in, and back to the form', async ({ page }) => {
  await page.goto('/variant-groups/2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Suggest a revision' })).toHaveCount(0)
  await page.goto('/variant-groups/2/revise')
  await expect(page.getByText('You need an account to suggest a revision.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in and go on' })).toHaveAttribute(
    'href',
    /^\/sign-in\?returnTo=%2Fvariant-groups%2F2%2Frevise%3Fdraft%3D[0-9a-f]+$/,
  )
})

test('the forms are accessible, filled in and refused', async ({ people: { curator } }) => {
  test.slow()
  const { page } = curator
  await page.goto('/features/5/revise')
  await field(page, 'Description').fill('A kinase.\n\nIn short.')
  await send(page)
  await expect(comment(page)).toBeFocused()
  await expectAccessible(page, { views: everyView })
  await page.goto('/molecular-profiles/12/revise')
  await expectAccessible(page, { views: everyView })
})

test('a record that could not be loaded is asked for again; a comment mentions people', async ({
  people: { curator, member },
}) => {
  const group = await makeGroup(curator)
  const { page } = curator
  const answerAgain = await answerOperation(page, 'VariantGroupToRevise', failing)
  await page.goto(`/variant-groups/${group.id}/revise`)
  await expect(page.getByRole('alert')).toBeVisible()
  await answerAgain()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(field(page, 'Name')).toHaveValue(group.name)
  await field(page, 'Name').fill('Read again')
  await comment(page).pressSequentially(`See @${member.username.slice(0, -1)}`)
  await expect(page.getByRole('option', { name: `@${member.username}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(comment(page)).toHaveValue(`See @${member.username} `)
  await send(page)
  await expect(filed(page)).toBeFocused()
  await page.getByRole('link', { name: /^See RSID/ }).click()
  await expect(page.getByRole('main').getByRole('link', { name: member.username })).toBeVisible()
})
