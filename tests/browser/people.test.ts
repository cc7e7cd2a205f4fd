import type { Page } from '@playwright/test'
import { importerName } from '#domain/text/names.ts'
import { longestTexts } from '#domain/text/text-lengths.ts'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { expect, test } from '#tests/support/pages/reviewers.ts'
import type { Reviewer } from '#tests/support/pages/reviewers.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { submitEvidence } from '#tests/support/curation/submitted.ts'

const comment = ({ ask }: Reviewer, id: number, body: string, organizationId?: number) =>
  ask(
    `mutation ($id: Int!, $body: String!, $organizationId: Int) {
      addComment(input: { subject: { entityType: EVIDENCE_ITEM, id: $id }, body: $body,
        organizationId: $organizationId }) { comment { id } } }`,
    { id, body, organizationId },
  )

const flag = ({ ask }: Reviewer, id: number) =>
  ask(
    `mutation ($id: Int!) {
      flagEntity(input: { subject: { entityType: EVIDENCE_ITEM, id: $id }, comment: "The dose seems wrong." }) {
        flag { id } } }`,
    { id },
  )

const boardOf = async ({ ask }: Reviewer) => {
  const { viewer } = await ask<{ viewer: { organizations: { id: number; name: string }[] } }>(
    '{ viewer { organizations { id name } } }',
  )
  const [board] = viewer.organizations
  if (!board) throw new Error('the member belongs to no organization')
  return board
}

/** Picks the first choice for what is typed into a field of people or organizations, with the keyboard alone. */
async function pick(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field, exact: true }).focus()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  // While the answer is under way the list is the one of fewer letters, of which nothing can be picked.
  const box = page.getByRole('combobox', { name: field, exact: true })
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
}

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

test('activity is narrowed to a person, an organization, a kind of deed, a kind of record and days, in the address', async ({
  people: { curator, editor, member },
}) => {
  const board = await boardOf(member)
  await comment(curator, 1421, 'Said by the curator')
  await flag(curator, 103)
  await comment(member, 1421, 'Said for the board', board.id)
  const { page } = editor
  await page.goto('/activity')
  await expect(list(page, 'Activity').filter({ hasText: curator.username })).toHaveCount(2)

  await pick(page, 'User', curator.username)
  await expect(list(page, 'Activity')).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '2 activities' })).toBeVisible()
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Flag' })
  await expect(list(page, 'Activity')).toHaveCount(1)
  await expect(list(page, 'Activity')).toContainText('The dose seems wrong.')
  await expect(page).toHaveURL(/person=\d+&type=FLAG_ENTITY/)
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByRole('button', { name: `Remove ${curator.username}` })).toBeVisible()
  await expect(list(page, 'Activity')).toHaveCount(1)
  await page.goBack()
  await expect(list(page, 'Activity')).toHaveCount(2)
  await page.goForward()

  await page.getByLabel('Until').fill('2024-01-31')
  await expect(page).toHaveURL(/until=2024-01-31/)
  await expect(page.getByText('No results match the filters')).toBeVisible()
  await expect(page.getByText('“Action”, “User”, “Until”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page).toHaveURL(/\/activity$/)
  await expect(page.getByLabel('Until')).toHaveValue('')
  await expect(list(page, 'Activity').filter({ hasText: 'Said by the curator' }).first()).toBeVisible()

  await pick(page, 'Organization', board.name)
  await expect(list(page, 'Activity')).toHaveCount(1)
  await expect(list(page, 'Activity')).toContainText(`${member.username} (${board.name})`)
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(page.getByLabel('Action', { exact: true })).toBeFocused()
  await expect(page).toHaveURL(/\/activity$/)
})

test('what is no value of a filter is ignored, and one that nobody has says so', async ({
  people: { editor },
}) => {
  const { page } = editor
  await page.goto('/activity?person=everybody&since=2024-02-30&type=DANCE')
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
  await expect(page.getByLabel('From')).toHaveValue('')
  await page.goto('/activity?person=987654321')
  await expect(page.getByRole('button', { name: 'Remove Unknown (987654321)' })).toBeVisible()
  await expect(page.getByText('Change the filter “User”, or clear it.')).toBeVisible()
})

test('notifications are narrowed to who did it, for whom and to what', async ({
  people: { curator, editor, member },
}) => {
  const board = await boardOf(member)
  await comment(curator, 1421, `@${editor.username} look at this`)
  await comment(member, 103, `@${editor.username} and at this`, board.id)
  const { page } = editor
  await page.goto('/notifications')
  await expect(list(page, 'Notifications')).toHaveCount(2)
  await pick(page, 'User', curator.username)
  await expect(list(page, 'Notifications')).toHaveCount(1)
  await expect(list(page, 'Notifications')).toContainText('EID1421')
  await page.getByRole('button', { name: `Remove ${curator.username}` }).click()
  await expect(list(page, 'Notifications')).toHaveCount(2)
  await pick(page, 'Organization', board.name)
  await expect(list(page, 'Notifications')).toHaveCount(1)
  await expect(list(page, 'Notifications')).toContainText('EID103')
  await expect(page).toHaveURL(/organization=\d+/)
  await expect(page.getByLabel('Record type', { exact: true }).getByRole('option')).toContainText([
    'Molecular profile',
    'Evidence item',
  ])
  const actions = await page.getByLabel('Action', { exact: true }).getByRole('option').allInnerTexts()
  expect(actions).toContain('Reopen review of evidence')
  expect(actions.filter((action) => / [A-Z]/.test(action))).toEqual([])
  await page.getByLabel('Record type', { exact: true }).selectOption({ label: 'Assertion' })
  await expect(page.getByText('No results match the filters')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  const day = new Date().toISOString().slice(0, 10)
  await page.getByLabel('From').fill(day)
  await expect(page).toHaveURL(new RegExp(`since=${day}`))
  await expect(list(page, 'Notifications')).toHaveCount(2)
})

test('all notifications are marked as read at once, those that are not listed yet, too', async ({
  people: { curator, editor },
}) => {
  const { page } = editor
  for (let each = 1; each <= 27; each += 1)
    await comment(curator, 1421, `@${editor.username} this is comment ${each}`)
  await page.goto('/notifications')
  await expect(list(page, 'Notifications')).toHaveCount(25)
  await page.getByRole('button', { name: 'Show more (25 of 27)' }).click()
  await expect(list(page, 'Notifications')).toHaveCount(27)
  // The focus stays in the list when what it was on leaves it.
  const first = page.getByRole('button', { name: /^Mark as read: / }).first()
  await first.press('Enter')
  await expect(list(page, 'Notifications')).toHaveCount(26)
  await expect(first).toBeFocused()
  await page.reload()
  await expect(list(page, 'Notifications')).toHaveCount(25)
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter')
  await expect(page.getByText('0 unread. Marked 26 as read.')).toBeFocused()
  await expect(page.getByText('No new notifications')).toBeVisible()
  await expect(page.getByRole('button', { name: editor.username })).not.toContainText('unread')
  await page.getByLabel('Show').selectOption('all')
  await expect(page.getByRole('button', { name: /^Mark as unread: / })).toHaveCount(25)
})

test('the leaderboards rank people and organizations within a span of time that stands in the address', async ({
  people: { curator, editor, member },
}) => {
  const board = await boardOf(member)
  for (const text of ['The first of three', 'The second of three', 'The third of three'])
    await comment(curator, 1421, text)
  // Another board on which the same person has another number.
  for (const rating of [1, 2, 3, 4]) await submitEvidence(curator, { evidenceLevel: 'C', rating })
  for (const text of ['The first of two', 'The second of two']) await comment(member, 1421, text, board.id)
  const { page } = editor
  await page.goto('/leaderboards')
  const comments = page.getByRole('region', { name: 'Comments' })
  const rankOf = (title: string, name: string, board = comments) =>
    board.getByRole('list', { name: title }).getByRole('listitem').filter({ hasText: name })
  // Other tests write to the same service at the same time: how many is certain here, which rank is not.
  const countOf = (name: string, count: number) => new RegExp(`^\\d+\\.${name}${count}$`)
  await expect(rankOf('People', curator.username)).toHaveText(countOf(curator.username, 3))
  await expect(rankOf('People', member.username)).toHaveText(countOf(member.username, 2))
  const submissions = page.getByRole('region', { name: 'Submissions' })
  await expect(rankOf('People', curator.username, submissions)).toHaveText(countOf(curator.username, 4))
  await expect(rankOf('Organizations', board.name)).toHaveText(countOf(board.name, 2))
  await page.getByLabel('Period', { exact: true }).selectOption('LAST_WEEK')
  await expect(page).toHaveURL(/\?window=LAST_WEEK$/)
  await expect(rankOf('People', curator.username)).toHaveText(countOf(curator.username, 3))
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Period', { exact: true })).toHaveValue('LAST_WEEK')
  await rankOf('Organizations', board.name).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(board.name)
})

test('the page of a person counts what they did by kind, each with a link to it', async ({
  people: { curator, editor, member },
}) => {
  test.slow()
  const board = await boardOf(member)
  const { id } = await submitEvidence(curator, { evidenceLevel: 'B', rating: 2 })
  await comment(curator, 1421, 'What the curator says')
  await comment(member, 1421, 'What the board says', board.id)
  const { page } = editor
  const { viewer: user } = await curator.ask<{ viewer: { id: number } }>('{ viewer { id } }')
  await page.goto(`/users/${user.id}`)
  const contributions = page.getByRole('region', { name: 'Contributions' })
  await expect(contributions.getByText('none accepted')).toBeVisible()
  await expectAccessible(page)
  await contributions.getByRole('link', { name: '1 submitted' }).click()
  await expect(page).toHaveURL(/tab=evidence&status=ALL$/)
  await expect(page.getByRole('table').getByRole('link', { name: `EID${id}` })).toBeVisible()
  await contributions.getByRole('link', { name: '1 written' }).click()
  await expect(page).toHaveURL(new RegExp(`/activity\\?person=${user.id}&type=COMMENT$`))
  await expect(list(page, 'Activity')).toHaveCount(1)
  await expect(list(page, 'Activity')).toContainText('What the curator says')

  await page.goto(`/organizations/${board.id}`)
  await expect(contributions.getByText('1 written')).toBeVisible()
  await expectAccessible(page)
  await contributions.getByRole('link', { name: 'All activity' }).click()
  await expect(list(page, 'Activity')).toContainText('What the board says')
})

test('news stand on the home page until they are dismissed, one by one, and can be brought back', async ({
  people: { editor },
  site: { database },
}) => {
  test.slow()
  for (const words of [
    ['The second release', '--on', '2026-02-02'],
    ['The first release', '--on', '2026-01-01'],
  ])
    expect((await runCuria(['news', 'add', ...words], { database })).code).toBe(0)
  const { page } = editor
  await page.goto('/')
  const news = page.getByRole('region', { name: 'News' })
  await expect(news.getByRole('listitem')).toHaveText([/The second release 2 Feb 2026/, /The first release/])
  // The pictures at its end are drawn when they come near.
  const toEnd = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await toEnd()
  await expectAccessible(page)
  await news.getByRole('button', { name: 'Dismiss: The second release' }).press('Enter')
  await expect(news.getByRole('listitem')).toHaveText([/The first release 1 Jan 2026/])
  await expect(news.getByRole('button', { name: 'Dismiss: The first release' })).toBeFocused()
  await page.reload()
  await expect(news.getByRole('listitem')).toHaveText([/The first release/])
  await news.getByRole('button', { name: 'Dismiss: The first release' }).click()
  await expect(news.getByRole('listitem')).toHaveCount(0)
  await toEnd()
  await expectAccessible(page)
  await news.getByRole('button', { name: 'Show 2 dismissed news items' }).click()
  await expect(news.getByRole('listitem')).toHaveCount(2)
})

test('the account of imports is no person to administer', async ({
  people: { editor },
  site: { database },
}) => {
  expect((await runCuria(['user', 'role', editor.username, 'admin'], { database })).code).toBe(0)
  const { page } = editor
  await page.goto('/administration')
  // Other tests have people, too: the list shows the first of them.
  const found = page.getByLabel('Find by name, username or e-mail address')
  await found.fill(importerName)
  const importer = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: importerName }) })
  await expect(importer).toContainText('System account for imports')
  await expect(importer.getByRole('combobox')).toHaveCount(0)
  await expect(importer.getByRole('button')).toHaveCount(0)
  await found.fill(editor.username)
  await expect(page.getByRole('button', { name: `Change role of ${editor.username}` })).toBeVisible()
})

test('a text says how much room is left when it comes near its end', async ({ people: { curator } }) => {
  const { page } = curator
  await page.goto('/evidence/1421?tab=comments')
  const field = page.getByLabel('Comment', { exact: true })
  await field.fill('x'.repeat(longestTexts.comment / 2))
  await expect(page.getByText('characters left')).toHaveCount(0)
  await field.fill('x'.repeat(longestTexts.comment - 1))
  await expect(page.getByText('1 character left of 10,000')).toBeVisible()
  await field.fill('x'.repeat(longestTexts.comment + 2))
  await expect(page.getByText('2 characters too many (at most 10,000)')).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/2 characters too many/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('has 10002 characters and is too long')
  await expect(field).toHaveValue('x'.repeat(longestTexts.comment + 2))
})
