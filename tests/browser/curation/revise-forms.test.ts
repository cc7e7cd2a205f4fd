import { expectAccessible, expectAccessibleLayout } from '#tests/support/pages/accessible.ts'
import { answerOperation, failing } from '#tests/support/service/api-answers.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import {
  newName,
  makeGroup,
  suggest,
  accept,
  field,
  changes,
  change,
  comment,
  send,
  filed,
} from '#tests/support/pages/revision-forms.ts'
import type { Made } from '#tests/support/pages/revision-forms.ts'

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
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
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
  await expect(page.getByText('Change at least one field.')).toBeVisible()
  await expect(changes(page).getByText('No changes yet.')).toBeFocused()
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
  const waiting = changes(page).getByRole('region', { name: 'Pending review' })
  await expect(waiting).toContainText(`Name: ${member.username} suggested this on`)
  await expect(waiting).toContainText('A name of their own')
  await field(page, 'Name').fill('Another name')
  await expect(change(page, 'Name')).toContainText('Another change is pending.')
  await expect(change(page, 'Name').getByRole('link', { name: /^RID/ })).toHaveAttribute(
    'href',
    `/revision-sets/${first}`,
  )
  await expect(waiting).toHaveCount(0)
  await field(page, 'Name').fill('A name of their own')
  await expect(change(page, 'Name')).toContainText('The same change is already pending.')
  await expectAccessibleLayout(page)
  await comment(page).fill('This is what they are called.')
  await send(page)
  await expect(page.getByRole('alert')).toContainText('already exists and is pending')
  await field(page, 'Description').fill('They all answer to the same two drugs.')
  await send(page)
  await expect(filed(page)).toBeFocused()
  await expect(page.getByText('Suggested: Description.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Name \(RID/ })).toHaveAttribute(
    'href',
    `/revision-sets/${first}`,
  )
  await expectAccessible(page)
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
  await expect(changes(page)).toContainText('Changed by another user since you started: Description.')
  await expect(field(page, 'Description')).toHaveValue('Said anew by somebody.')

  await accept(editor, await suggest(member, group, { name: renamed }))
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Another user has changed Name in the meantime.')
  await expect(change(page, 'Name')).toContainText('Another user has changed it since you started.')
  await expect(change(page, 'Name')).toContainText(group.name)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(change(page, 'Name')).not.toContainText('Another user has changed it')
  await expect(change(page, 'Name').locator('del').first()).toContainText('Theirs')
  await page.getByRole('button', { name: 'Revert Name' }).click()
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
  await expectAccessible(page)
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
  await expect(page.getByRole('link', { name: 'Sign in to continue' })).toHaveAttribute(
    'href',
    /^\/sign-in\?returnTo=%2Fvariant-groups%2F2%2Frevise%3Fdraft%3D[0-9a-f]+$/,
  )
})

test(
  'the forms are accessible, filled in and refused',
  { tag: '@whole' },
  async ({ people: { curator } }) => {
    test.slow()
    const { page } = curator
    await page.goto('/features/5/revise')
    await field(page, 'Description').fill('A kinase.\n\nIn short.')
    await send(page)
    await expect(comment(page)).toBeFocused()
    await expectAccessibleLayout(page)
    await page.goto('/molecular-profiles/12/revise')
    await expectAccessible(page)
  },
)

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
  await page.getByRole('link', { name: /^View RSID/ }).click()
  await expect(page.getByRole('main').getByRole('link', { name: member.username })).toBeVisible()
})
