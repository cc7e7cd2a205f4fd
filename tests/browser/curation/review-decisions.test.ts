import type { Page } from '@playwright/test'
import { open } from '#server/storage/database.ts'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { chooseAction } from '#tests/support/pages/record-page.ts'
import { withoutNewsOfDecisions } from '#tests/support/pages/decision-news.ts'
import { command, expect, test } from '#tests/support/pages/reviewers.ts'
import type { Reviewer } from '#tests/support/pages/reviewers.ts'
import { submitEvidence, suggestChange } from '#tests/support/curation/submitted.ts'

/** None of these submissions is the same as one of another file. */
const variantOrigin = 'RARE_GERMLINE'

const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const fact = (page: Page, name: string) =>
  preview(page).locator('dl > div', { has: page.getByRole('term').filter({ hasText: name }) })

/** Three therapies of the starter set, by name. */
async function therapiesOf({ ask }: Reviewer) {
  type Answer = { therapies: { nodes: { id: number; name: string }[] } }
  const { therapies } = await ask<Answer>('{ therapies(first: 3) { nodes { id name } } }')
  return therapies.nodes
}

test('the record is shown with what is chosen, and the rules that it would break; accepting takes a note', async ({
  people: { curator, editor },
}) => {
  const { id, fields } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'C', rating: 2 })
  const [therapy] = await therapiesOf(curator)
  const set = await suggestChange(curator, id, {
    ...fields,
    description: { value: 'It **held** for a year, as #EID1421 says.' },
    evidenceLevel: 'B',
    therapyIds: [therapy?.id ?? 0],
    therapyInteractionType: { unset: true },
  })
  const { page } = editor
  await page.goto(`/revision-sets/${set}`)
  await expect(preview(page).getByText('No validation errors.')).toBeVisible()
  await expect(fact(page, 'Therapies').getByRole('link')).toHaveText([therapy?.name ?? ''])
  await expect(fact(page, 'Therapy interaction type')).toContainText('No longer shown')
  await expect(fact(page, 'Level')).toContainText('Clinical evidence')
  await expect(preview(page).locator('strong')).toHaveText('held')
  await expect(preview(page).getByRole('link', { name: 'EID1421' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Level' }).uncheck()
  await expect(fact(page, 'Level')).toContainText('Case study')
  await page.getByRole('checkbox', { name: 'Evidence statement' }).uncheck()
  await page.getByRole('checkbox', { name: 'Therapy Interaction Type' }).uncheck()
  await expect(fact(page, 'Therapy interaction type')).toContainText('Combination')
  await expect(preview(page).getByText(/1 validation error/)).toBeVisible()
  await expect(preview(page)).toContainText('interaction type')
  await expect(page.getByRole('button', { name: 'Accept 1 change' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Therapy Interaction Type' }).check()
  await expect(preview(page).getByText('No validation errors.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByRole('textbox', { name: 'Note on accepting (optional)' })
  await expect(note).toBeFocused()
  await note.fill('Yes.')
  await page.getByRole('button', { name: 'Accept 2 changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'at least 10 characters' })).toBeVisible()
  await note.fill(`Thank you, @${curator.username}, it is in table 3.`)
  await page.reload()
  await expect(note).toHaveValue(/it is in table 3/)
  await page.getByRole('checkbox', { name: 'Level' }).uncheck()
  await page.getByRole('checkbox', { name: 'Evidence statement' }).uncheck()
  await page.getByRole('button', { name: 'Accept 2 changes' }).click()
  await expect(page.getByText('Therapy interaction type, Therapies were accepted.')).toBeVisible()

  await page.goto(`/evidence/${id}?tab=revisions`)
  const revision = page.getByRole('article').filter({ hasText: 'Therapies' })
  await expect(revision).toContainText('Accepted by')
  await expect(revision.getByRole('link', { name: curator.username }).last()).toBeVisible()
  await expect(revision.getByRole('definition').last()).toHaveText(therapy?.name ?? '')
})

test('a field that changed meanwhile shows three values before a decision, and is not accepted unseen', async ({
  people: { curator, editor },
  site,
}) => {
  const [first, second, third] = await therapiesOf(curator)
  const { id, fields } = await submitEvidence(curator, {
    variantOrigin,
    evidenceLevel: 'A',
    therapyIds: [first?.id ?? 0],
    therapyInteractionType: { unset: true },
  })
  const therapyIds = [second?.id ?? 0]
  const set = await suggestChange(curator, id, { ...fields, therapyIds })
  // As an import of a newer release would.
  const storage = await open(site.database)
  await storage.write((tx) =>
    tx
      .updateTable('evidence_item_therapies')
      .set({ therapy_id: third?.id ?? 0 })
      .where('evidence_item_id', '=', id)
      .execute(),
  )
  await storage.close()

  const { page } = editor
  await page.goto('/queues/revisions')
  const row = entry(page, `RSID${set}`)
  await expect(row).toContainText('Changed since')
  await expect(row).toContainText('A field has changed since; open it to review')
  await page.getByRole('link', { name: `RSID${set}`, exact: true }).click()
  const change = page.getByRole('article', { name: 'Therapies' })
  await expect(change).toContainText('This field has changed since the revision was suggested.')
  await expect(change.getByRole('term')).toHaveText(['When suggested', 'Current', 'Proposed'])
  await expect(change.getByRole('definition').nth(1)).toHaveText(third?.name ?? '')
  await expect(change.getByRole('definition').nth(2)).toHaveText(second?.name ?? '')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(page.getByText('Therapies was accepted.')).toBeVisible()
})

test('of two editors the second is told that the change was superseded meanwhile', async ({
  people: { curator, editor, member },
  site,
}) => {
  await command(site, ['user', 'role', member.username, 'editor'])
  const { id, fields } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'A', rating: 2 })
  const first = await suggestChange(curator, id, { ...fields, rating: 3 })
  const second = await suggestChange(curator, id, { ...fields, rating: 4 })
  await editor.page.goto(`/revision-sets/${first}`)
  await member.page.goto(`/revision-sets/${second}`)
  await expect(editor.page.getByRole('button', { name: 'Accept 1 change' })).toBeVisible()
  await member.page.getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(member.page.getByText(/Also superseded/)).toBeVisible()
  await editor.page.getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(editor.page.getByRole('article', { name: 'Rating' })).toContainText('Superseded by')
  await expect(
    editor.page.getByRole('alert').filter({ hasText: `${member.username} superseded revisions of EID${id}` }),
  ).toBeVisible()
  await expect(editor.page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
})

test('beside its queue a revision set is decided on as far as it is ticked, also by key, and what fell with it is said', async ({
  people: { curator, editor, member },
}) => {
  const { id, fields } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'B', rating: 2 })
  const set = await suggestChange(curator, id, { ...fields, evidenceLevel: 'C', rating: 3 })
  const rival = await suggestChange(member, id, { ...fields, rating: 4 })
  const { page } = editor
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`/queues/revisions?by=${curator.username}&record=${set}`)
  const level = page.getByRole('checkbox', { name: 'Level', exact: true })
  await level.uncheck()
  await expect(entry(page, `RSID${set}`)).toContainText('1 of 2 changes selected')
  // It stays unticked when its reviewer looks at others and comes back.
  await page.getByLabel('Suggested by').fill(member.username)
  await expect(page.getByRole('region', { name: new RegExp(`^RSID${rival}, `) })).toBeVisible()
  await page.getByLabel('Suggested by').fill(curator.username)
  await expect(level).not.toBeChecked()
  await entry(page, `RSID${set}`)
    .getByRole('link', { name: `RSID${set}` })
    .focus()
  await page.keyboard.press('a')
  const said = page.getByRole('alert').filter({ hasText: `RSID${set} was accepted.` })
  await expect(said).toContainText(`Rating, suggested by ${member.username}`)
  await expect(entry(page, `RSID${set}`).getByRole('link', { name: `RSID${set}` })).toBeFocused()
  await expect(level).not.toBeChecked()
  type Answer = { evidenceItem: { evidenceLevel: string; evidenceRating: number } }
  const { evidenceItem } = await editor.ask<Answer>(
    `{ evidenceItem(id: ${id}) { evidenceLevel evidenceRating } }`,
  )
  expect(evidenceItem).toEqual({ evidenceLevel: 'B', evidenceRating: 3 })
  await level.check()
  await page.getByRole('button', { name: 'Accept 1 change' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: `RSID${set} (Level) was accepted.` })).toBeVisible()
  await expect(entry(page, `RSID${set}`)).toHaveCount(0)
})

test('a record is claimed from the page of its revisions, and others see it there and in the queue', async ({
  people: { curator, editor },
}) => {
  const { id, fields } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'D', rating: 3 })
  const set = await suggestChange(curator, id, { ...fields, rating: 1 })
  await editor.page.goto(`/revision-sets/${set}`)
  await editor.page.getByRole('button', { name: 'Start review (reserved for 1 h)' }).click()
  await expect(editor.page.getByText(/You are reviewing it until/)).toBeVisible()
  await curator.page.goto('/queues/revisions')
  await expect(entry(curator.page, `RSID${set}`)).toContainText(`${editor.username} is reviewing it until`)
  await curator.page.goto(`/revision-sets/${set}`)
  await expect(curator.page.getByText(/is reviewing it until/)).toBeVisible()
  await editor.page.goto('/variants/12')
  await chooseAction(editor.page, 'Start review (reserved for 1 h)')
  await expect(editor.page.getByText(/You are reviewing it until/)).toBeVisible()
  await chooseAction(editor.page, 'Stop review')
  await expect(editor.page.getByText(/You are reviewing it until/)).toHaveCount(0)
})

test('a batch is taken back, and what could not be taken back says why', async ({
  people: { curator, editor, member },
  site,
}) => {
  await command(site, ['user', 'role', member.username, 'editor'])
  const ids: number[] = []
  for (const rating of [1, 2, 3]) {
    ids.push((await submitEvidence(curator, { variantOrigin, evidenceLevel: 'E', rating })).id)
  }
  const tags = ids.map((id) => `EID${id}`)
  const { page } = editor
  await withoutNewsOfDecisions(page)
  await page.goto('/queues/evidence?level=E&profile=V600E')
  for (const tag of tags) await page.getByRole('checkbox', { name: `Select ${tag}` }).check()
  await page.getByRole('button', { name: 'Reject 3 selected…' }).click()
  await page.getByLabel('Reason').fill('They are of one patient.')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(entry(page, tags[0] ?? '')).toHaveCount(0)
  const bar = page.getByRole('status').filter({ hasText: '3 were rejected.' })
  await expect(bar).toBeVisible()
  await member.ask(
    `mutation ($id: Int!) {
      moderateEvidenceItem(input: { evidenceItemId: $id, newStatus: SUBMITTED, comment: "Another one" }) {
        clientMutationId
      }
    }`,
    { id: ids[1] },
  )
  await bar.getByRole('button', { name: /Undo/ }).click()
  await expect(page.getByText('2 were returned to review.')).toBeVisible()
  await expect(
    page.getByText(
      `${tags[1]} was not: Changed since: ${member.username} reopened review of evidence item ${tags[1]} on `,
    ),
  ).toBeVisible()
  const queue = page.getByRole('list', { name: 'Evidence to review' })
  for (const tag of tags) await expect(queue.getByRole('link', { name: tag, exact: true })).toHaveCount(1)
  await expectAccessible(page)
})

test('what was accepted after it was rejected is offered to be returned to review, not to be rejected', async ({
  people: { curator, editor },
}) => {
  const { id } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'E', rating: 5 })
  const { page } = editor
  await page.goto(`/evidence/${id}`)
  await page.getByRole('button', { name: 'Reject…' }).click()
  await page.getByLabel('Reason').fill('No effect size is given.')
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('status').getByRole('button', { name: 'Reopen review' }).click()
  await expect(page.getByText(`EID${id} was returned to review.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Submitted')
})
