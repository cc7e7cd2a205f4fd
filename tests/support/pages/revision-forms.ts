import type { Page } from '@playwright/test'
import { expect } from './reviewers.ts'
import type { Reviewer } from './reviewers.ts'

/*
 * What tests of the forms of revision do on the page and beside it.
 */

export type Made = { id: number; name: string }

let made = 0
/** A name that no other test gives. */
export const newName = (kind: string) => `${kind} ${process.pid} ${(made += 1)}`

/** A variant group of three variants of the starter set. */
export async function makeGroup({ ask }: Reviewer): Promise<Made> {
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
export async function suggest(
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

export const accept = ({ ask }: Reviewer, revisionSetId: number) =>
  ask('mutation ($id: Int!) { acceptRevisions(input: { revisionSetId: $id }) { revisions { id } } }', {
    id: revisionSetId,
  })

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const changes = (page: Page) => page.getByRole('region', { name: /^Changes/ })
export const change = (page: Page, name: string) => changes(page).getByRole('article', { name, exact: true })
export const comment = (page: Page) => page.getByLabel('Comment for reviewers')
export const send = (page: Page) => page.getByRole('button', { name: 'Suggest these changes' }).click()
export const filed = (page: Page) => page.getByRole('heading', { name: /^RSID\d+ was submitted$/ })

/** Says why and sends it; then an editor accepts every change of the set and goes to the record. */
export async function fileAndAccept(curator: Reviewer, editor: Reviewer, count: number): Promise<void> {
  await comment(curator.page).fill('The review of last year says so.')
  await send(curator.page)
  await expect(filed(curator.page)).toBeFocused()
  await acceptFiled(curator, editor, count)
}

export async function acceptFiled(
  { page: filing }: Reviewer,
  { page }: Reviewer,
  count: number,
): Promise<void> {
  const set = filing.getByRole('link', { name: /^View RSID/ })
  await page.goto((await set.getAttribute('href')) ?? '')
  await page
    .getByRole('button', { name: count === 1 ? 'Accept 1 change' : `Accept ${count} changes` })
    .click()
  await expect(page.getByText(/(was|were) accepted\./)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).getByRole('link').click()
}
