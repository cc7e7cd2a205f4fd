import { withoutNewsOfDecisions } from '#tests/support/pages/decision-news.ts'
import { command, expect, test } from '#tests/support/pages/reviewers.ts'
import type { Reviewer } from '#tests/support/pages/reviewers.ts'
import { submitEvidence } from '#tests/support/curation/submitted.ts'

/** None of these submissions is the same as one of another file. */
const variantOrigin = 'UNKNOWN'

const moderate = ({ ask }: Reviewer, id: number, newStatus: string, comment?: string) =>
  ask(
    `mutation ($id: Int!, $newStatus: EvidenceStatus!, $comment: String) {
      moderateEvidenceItem(input: { evidenceItemId: $id, newStatus: $newStatus, comment: $comment }) {
        clientMutationId
      }
    }`,
    { id, newStatus, comment },
  )
const statusOf = async ({ ask }: Reviewer, id: number) =>
  (await ask<{ evidenceItem: { status: string } }>(`{ evidenceItem(id: ${id}) { status } }`)).evidenceItem
    .status

test('a decision on what somebody else has decided since is refused, says who and leads there; undoing, too', async ({
  people: { curator, editor, member },
  site,
}) => {
  await command(site, ['user', 'role', member.username, 'editor'])
  const [rejected, accepted, undone] = [
    (await submitEvidence(curator, { variantOrigin, evidenceLevel: 'D', rating: 1 })).id,
    (await submitEvidence(curator, { variantOrigin, evidenceLevel: 'D', rating: 2 })).id,
    (await submitEvidence(curator, { variantOrigin, evidenceLevel: 'D', rating: 3 })).id,
  ]
  const { page } = editor
  const entry = (id: number) =>
    page
      .getByRole('list', { name: 'Evidence to review' })
      .getByRole('listitem')
      .filter({ hasText: `EID${id}` })

  await page.goto('/queues/evidence?level=D&profile=V600E')
  await expect(entry(rejected)).toBeVisible()
  // A stray word decides nothing: no item has the focus.
  await page.keyboard.type('alkrux')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await statusOf(editor, rejected)).toBe('SUBMITTED')

  // The other one, in a browser of their own, accepts on the page of the record.
  await member.page.goto(`/evidence/${rejected}`)
  await member.page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(member.page.getByText(`EID${rejected} was accepted.`)).toBeVisible()
  await entry(rejected).getByRole('link').first().focus()
  await page.keyboard.press('r')
  await page.getByLabel('Reason').fill('The numbers do not add up.')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText(
    `Changed since: ${member.username} accepted evidence item EID${rejected} on `,
  )
  await expect(page.getByLabel('Reason')).toHaveValue('The numbers do not add up.')
  expect(await statusOf(editor, rejected)).toBe('ACCEPTED')
  await dialog.getByRole('link', { name: `Look at EID${rejected}` }).click()
  await expect(page).toHaveURL(new RegExp(`/evidence/${rejected}`))
  await expect(page.getByRole('button', { name: 'Approved for' })).toHaveCount(0)

  // One click on a page that is no longer what it shows.
  await page.goto(`/evidence/${accepted}`)
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeVisible()
  await moderate(member, accepted, 'REJECTED', 'It has been retracted.')
  await accept.click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Changed since' })
  await expect(refusal).toContainText(`${member.username} rejected evidence item EID${accepted}`)
  await refusal.getByRole('link', { name: 'Look at the history' }).click()
  await expect(page.getByRole('list', { name: `Events of EID${accepted}` })).toContainText('retracted')
  expect(await statusOf(editor, accepted)).toBe('REJECTED')

  // What the other has decided is not undone; what follows ends the offer.
  await withoutNewsOfDecisions(page)
  await page.goto(`/evidence/${undone}`)
  await accept.click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeVisible()
  await moderate(member, undone, 'REJECTED', 'It has been retracted, too.')
  await undo.click()
  await expect(page.getByRole('status').filter({ hasText: 'was not' })).toContainText(
    `Changed since: ${member.username} rejected evidence item EID${undone}`,
  )
  expect(await statusOf(editor, undone)).toBe('REJECTED')
  await page.unrouteAll()
  await accept.click()
  const reopen = page.getByRole('status').getByRole('button', { name: 'Reopen review' })
  await expect(reopen).toBeVisible()
  // The menu's button has its place once the buttons of the decision are gone.
  await expect(accept).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Flag…' }).click()
  await page.getByLabel('Reason').fill('Something is wrong with it after all.')
  await page.getByRole('button', { name: 'Add flag', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(reopen).toHaveCount(0)
})

test('the first click after a mention arrives: the list of people moves nothing', async ({
  people: { curator, editor },
}) => {
  const { id } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'D', rating: 4 })
  const { page } = editor
  const people = page.getByRole('listbox', { name: 'People' })
  const mention = `@${curator.username.slice(0, -1)}`
  const placeOf = async (name: string) => page.getByRole('button', { name, exact: true }).boundingBox()

  await page.goto(`/evidence/${id}?tab=comments`)
  const comment = page.getByLabel('Comment', { exact: true })
  await comment.fill('Please look at this again, ')
  const [button, preview] = [await placeOf('Comment'), await placeOf('Preview')]
  await comment.pressSequentially(mention)
  await expect(people).toBeVisible()
  expect([await placeOf('Comment'), await placeOf('Preview')]).toEqual([button, preview])
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(mention)
  await page.getByRole('button', { name: 'Hide the preview' }).click()
  await comment.press('End')
  await comment.pressSequentially(curator.username.slice(-1))
  await expect(people).toBeVisible()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByText('Your comment was added.')).toBeVisible()

  await page.getByRole('button', { name: 'Reject…' }).click()
  const reason = page.getByLabel('Reason')
  await reason.fill('As agreed with ')
  const reject = await placeOf('Reject')
  await reason.pressSequentially(mention)
  await expect(people).toBeVisible()
  expect(await placeOf('Reject')).toEqual(reject)
  // A choice by mouse still works.
  await people.getByRole('option').first().click()
  await expect(reason).toHaveValue(new RegExp(`@${curator.username.slice(0, 5)}`))
  await reason.pressSequentially(mention)
  await expect(people).toBeVisible()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText(`EID${id} was rejected.`)).toBeVisible()
})

test('the focus stays where it was moved while a decided record is read again', async ({
  people: { curator, editor },
}) => {
  const { id } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'D', rating: 3 })
  const { page } = editor
  await page.goto(`/evidence/${id}`)
  const accept = page.getByRole('button', { name: 'Accept', exact: true })
  await expect(accept).toBeEnabled()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/\/api\/graphql/, async (route) => {
    if (route.request().postData()?.includes('EvidenceItemReview')) await mayAnswer
    await route.continue()
  })
  const readAgain = page.waitForRequest(
    (request) => request.postData()?.includes('EvidenceItemReview') ?? false,
  )
  await accept.click()
  await readAgain
  const elsewhere = page.getByRole('link', { name: 'Activity' }).first()
  await elsewhere.focus()
  answer()
  await expect(accept).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(elsewhere).toBeFocused()
})
