import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { chooseAction, openActions } from '#tests/support/pages/record-page.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import type { Reviewers } from '#tests/support/pages/reviewers.ts'
import { answerOperation, failing } from '#tests/support/service/api-answers.ts'
import { submitAssertion, submitEvidence, suggestChange } from '#tests/support/curation/submitted.ts'

const entry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

/** The page of the organization that approved the assertion says to those who may approve what ClinVar would take. */
async function expectClinvarTab(
  { editor, member }: Pick<Reviewers, 'editor' | 'member'>,
  assertionId: number,
) {
  const { assertion } = await member.ask<{
    assertion: { approvals: { nodes: { organization: { id: number } }[] } }
  }>(`{ assertion(id: ${assertionId}) { approvals(first: 1) { nodes { organization { id } } } } }`)
  const path = `/organizations/${assertion.approvals.nodes[0]?.organization.id}`
  const tab = (page: Page) =>
    page.getByRole('navigation', { name: /^Sections of/ }).getByRole('link', { name: 'ClinVar' })
  await member.page.goto(path)
  await tab(member.page).click()
  const notReady = member.page.getByRole('region', { name: 'Not ready (1)' })
  await expect(notReady).toContainText(`AID${assertionId}`)
  await expect(notReady.getByRole('listitem').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(member.page)
  await editor.page.goto(path)
  await expect(editor.page.getByRole('heading', { level: 1 })).toContainText('Tumour Board')
  await expect(tab(editor.page)).toHaveCount(0)
  await member.page.goto(`/assertions/${assertionId}?tab=approvals`)
}

test('evidence is submitted, revised, reviewed and accepted, and an assertion on it approved, by three people', async ({
  people: { curator, editor, member },
}) => {
  test.slow()
  const evidence = await submitEvidence(curator, { evidenceLevel: 'B', rating: 2 })
  await suggestChange(curator, evidence.id, { ...evidence.fields, evidenceLevel: 'C', rating: 4 })
  const tag = `EID${evidence.id}`
  const { page } = editor

  await page.goto(`/evidence/${evidence.id}?tab=revisions`)
  await page.getByRole('link', { name: /^Review.*Rating/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Changes of ${tag}`)
  await page.getByRole('checkbox', { name: 'Rating' }).uncheck()
  await page.getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(page.getByText('Level was accepted.')).toBeVisible()
  // What was left out stays so.
  await expect(page.getByRole('checkbox', { name: 'Rating' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Rating' }).check()
  await page.getByRole('button', { name: 'Reject 1 change…' }).click()
  await page.getByLabel('Reason').fill('Too short')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '10 characters' })).toBeVisible()
  await page.getByLabel('Reason').fill('Four stars are for larger trials.')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText('Rating was rejected.')).toBeVisible()
  await expectAccessible(page)

  const queued = `/queues/evidence?level=C&record=${evidence.id}`
  await page.goto(queued)
  await page.getByRole('button', { name: `Accept ${tag}` }).click()
  await expect(entry(page, tag)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry(page, tag)).toHaveCount(1)
  await page.goto(queued)
  await page.getByRole('button', { name: `Accept ${tag}` }).click()
  await expect(page.getByText(`${tag} was accepted.`)).toBeVisible()

  const assertionId = await submitAssertion(curator, evidence)
  await page.goto(`/assertions/${assertionId}`)
  await expect(page.getByRole('list', { name: 'Evidence items' })).toContainText(
    /et al\., \d{4}.*PubMed \d+.*[1-5] of 5/,
  )
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Accepted')

  await member.page.goto(`/assertions/${assertionId}?tab=approvals`)
  await expect(await openActions(member.page)).toContainText('You must be an editor to reject assertions.')
  // A menu over the page is in none of its landmarks.
  await expectAccessible(member.page, { withoutRules: ['region'] })
  await member.page.keyboard.press('Escape')
  await member.page.getByRole('button', { name: /^Approve for Tumour Board/ }).click()
  const approval = member.page.getByRole('dialog', { name: /^Approve AID\d+ for Tumour Board/ })
  await expect(approval.getByRole('region', { name: 'Approval summary' })).toContainText(
    `by ${editor.username}; not revised since`,
  )
  await expect(approval).toContainText(
    'Limitations: No evidence at level A or B. All evidence from a single source.',
  )
  await expectAccessible(member.page)
  await approval.getByLabel('Comment (optional)').fill('Fine')
  await approval.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(approval.getByRole('alert')).toContainText('10 characters')
  await approval.getByLabel('Comment (optional)').fill('Read in full by the board.')
  await approval.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(member.page.getByText('Active, last reviewed')).toBeVisible()
  await expectClinvarTab({ editor, member }, assertionId)
  await chooseAction(member.page, /^Revoke the approval of Tumour Board/)
  await member.page.getByLabel('Reason').fill('The trial was corrected in May.')
  await member.page.getByRole('button', { name: 'Revoke' }).click()
  await expect(member.page.getByText('Revoked, last reviewed')).toBeVisible()
  await expectAccessible(member.page)

  await curator.page.goto(`/evidence/${evidence.id}?tab=activity`)
  await expect(curator.page.getByRole('list', { name: `Events of ${tag}` })).toContainText(
    new RegExp(`\\d{4}, \\d{2}:\\d{2}.*${editor.username} accepted a revision of .+ \\(${tag}\\): Level`),
  )
  await curator.page.goto('/notifications')
  const told = curator.page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
  await expect(told.filter({ hasText: new RegExp(`accepted .+ \\(${tag}\\)`) }).first()).toBeVisible()
  await expectAccessible(curator.page)
  await curator.page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(curator.page.getByText('No new notifications')).toBeVisible()
  await expect(curator.page.getByRole('button', { name: curator.username })).not.toContainText('unread')
})

test('the keys of a queue move, accept, and reject with a reason; the focus goes on to the next', async ({
  people: { curator, editor },
}) => {
  const ids: number[] = []
  for (const rating of [1, 2, 3]) {
    ids.push((await submitEvidence(curator, { evidenceLevel: 'E', rating })).id)
  }
  const [first, second, third] = ids.map((id) => `EID${id}`)
  const { page } = editor
  const link = (name = '') => page.getByRole('link', { name, exact: true })
  await page.goto('/queues/evidence?level=E&profile=V600E')
  await expect(link(first)).toBeVisible()
  await link(first).focus()
  await page.keyboard.press('j')
  await expect(link(second)).toBeFocused()
  await page.keyboard.press('k')
  await expect(link(first)).toBeFocused()
  await page.keyboard.press('a')
  await expect(link(second)).toBeFocused()
  await expect(link(first)).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('No effect size is given.')
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(link(third)).toBeFocused()
  await expect(link(second)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/evidence/${ids[2]}$`))
  await page.goBack()
  await expect(page).toHaveURL(/level=E&profile=V600E/)
})

test('several are decided on at once, and what could not be done says why', async ({
  people: { curator, editor },
}) => {
  const own = await submitEvidence(editor, { evidenceLevel: 'D', rating: 1 })
  const other = await submitEvidence(curator, { evidenceLevel: 'D', rating: 5 })
  const { page } = editor
  await page.goto('/queues/evidence?level=D&profile=V600E')
  await expect(entry(page, `EID${own.id}`)).toContainText('may not accept their own submitted evidence')
  await page.getByRole('checkbox', { name: `Select EID${own.id}` }).check()
  await page.getByRole('checkbox', { name: `Select EID${other.id}` }).check()
  await page.getByRole('button', { name: 'Accept 2 selected' }).click()
  const summary = page.getByRole('alert').filter({ hasText: `EID${other.id} was accepted.` })
  await expect(summary).toContainText(`EID${own.id}: Editors may not accept their own submitted evidence`)
  await expect(entry(page, `EID${other.id}`)).toHaveCount(0)
  await expectAccessible(page)
})

test('another pending change of the same field is named before a decision, and superseded with it', async ({
  people: { curator, editor, member },
}) => {
  const { id, fields } = await submitEvidence(curator, { evidenceLevel: 'A', rating: 1 })
  const text = (value: string) => ({ ...fields, description: { value } })
  await suggestChange(curator, id, text('The drug held the tumour back in 12 people.'))
  const later = await suggestChange(member, id, text('The drug held the tumour back in 30 people.'))
  const { page } = editor
  await page.goto(`/revision-sets/${later}`)
  await expect(page.getByText('There are other suggestions for this field.')).toBeVisible()
  await page.goto(`/evidence/${id}?tab=revisions`)
  await page
    .getByRole('link', { name: /^Review.*Evidence statement/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(page.getByText(/Also superseded: RID\d+ \(Evidence statement/)).toBeVisible()
})

test('a record is claimed, flagged, discussed and followed', async ({ people: { curator, editor } }) => {
  const { id } = await submitEvidence(curator, { evidenceLevel: 'B', rating: 5 })
  const { page } = editor
  await page.goto(`/evidence/${id}`)
  await chooseAction(page, 'Start review (reserved for 1 h)')
  await expect(page.getByText(/You are reviewing it until/)).toBeVisible()
  await curator.page.goto(`/queues/evidence?level=B&profile=V600E`)
  await expect(entry(curator.page, `EID${id}`)).toContainText(`${editor.username} is reviewing it until`)
  await chooseAction(page, 'Stop review')
  await expect(page.getByText(/You are reviewing it until/)).toHaveCount(0)

  // By keyboard alone: the menu opens, its entry is found by its first letter, and the dialog takes the focus.
  await page.getByRole('button', { name: 'More actions' }).press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.type('f')
  await expect(page.getByRole('menuitem', { name: 'Flag…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused()
  await chooseAction(page, 'Flag…')
  await page.getByLabel('Reason').fill('The paper was corrected in May.')
  await page.getByRole('button', { name: 'Add flag' }).click()
  await expect(page.getByText('An open flag questions this record.')).toBeVisible()
  await curator.page.goto(`/evidence/${id}?tab=flags`)
  const mayNot = 'You must be an editor to resolve another user’s flag.'
  await expect(curator.page.getByText(mayNot)).toBeVisible()
  await page.getByRole('link', { name: /^Flags/ }).click()
  await page.getByRole('button', { name: 'Resolve…' }).click()
  await page.getByLabel('Reason').fill('The correction changes nothing here.')
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('An open flag questions this record.')).toHaveCount(0)

  await page.getByRole('link', { name: /^Comments/ }).click()
  const comment = page.getByLabel('Comment', { exact: true })
  await comment.pressSequentially(`Ask @${curator.username.slice(0, 6)}`)
  await expect(page.getByRole('option').first()).toBeVisible()
  await comment.pressSequentially(curator.username.slice(6))
  await expect(page.getByRole('option', { name: `@${curator.username}` })).toBeVisible()
  await page.keyboard.press('Enter')
  await comment.pressSequentially('about **table 2** please')
  await page.reload()
  await expect(comment).toHaveValue(`Ask @${curator.username} about **table 2** please`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('table 2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByText('Your comment was added.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This comment was deleted.')).toBeVisible()
  await chooseAction(page, 'Stop following')
  await expect((await openActions(page)).getByRole('menuitem', { name: 'Follow', exact: true })).toBeVisible()
})

test('a record can be followed where nobody knows whether it is', async ({ people: { curator } }) => {
  const { page } = curator
  const endFailure = await answerOperation(page, 'RecordSubscription', failing)
  await page.goto('/evidence/1421')
  await openActions(page)
  await endFailure()
  await page.getByRole('menuitem', { name: 'Follow', exact: true }).click()
  await expect((await openActions(page)).getByRole('menuitem', { name: 'Stop following' })).toBeVisible()
})

test('readers without an account are led to signing in and back, and fetch nothing of review', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/evidence/1421?tab=comments')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Fevidence%2F1421%3Ftab%3Dcomments',
  )
  expect(fetched.filter((url) => /RecordActions|CommentForm|ReasonDialog/.test(url))).toEqual([])
  for (const address of [
    '/queues/evidence',
    '/queues/flags',
    '/notifications',
    '/activity',
    '/leaderboards',
  ]) {
    await page.goto(address)
    await expect(page.locator('h1')).toBeVisible()
    await expectAccessible(page)
  }
})

test('links of the interface to parts of a record lead to its tabs', async ({ page }) => {
  for (const part of ['revisions', 'comments', 'flags']) {
    await page.goto(`/evidence/1421/${part}`)
    await expect(page).toHaveURL(new RegExp(`/evidence/1421\\?tab=${part}$`))
  }
})
