import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/reviewers.ts'
import type { Reviewer } from '#tests/support/reviewers.ts'

async function expectAccessible(page: Page) {
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  for (const { width, colorScheme } of [
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

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

  await pick(page, 'By whom', curator.username)
  await expect(list(page, 'Activity')).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '2 activities' })).toBeVisible()
  await page.getByLabel('What was done').selectOption({ label: 'Flag Entity' })
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
  await expect(page.getByText('Nothing matches the filters')).toBeVisible()
  await expect(page.getByText('“What was done”, “By whom”, “Until”')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'List without filters' }).click()
  await expect(page).toHaveURL(/\/activity$/)
  await expect(page.getByLabel('Until')).toHaveValue('')
  await expect(list(page, 'Activity').filter({ hasText: 'Said by the curator' }).first()).toBeVisible()

  await pick(page, 'For which organization', board.name)
  await expect(list(page, 'Activity')).toHaveCount(1)
  await expect(list(page, 'Activity')).toContainText(`${member.username} (${board.name})`)
  await page.getByRole('button', { name: 'Clear the filters' }).press('Enter')
  await expect(page.getByLabel('What was done')).toBeFocused()
  await expect(page).toHaveURL(/\/activity$/)
})

test('what is no value of a filter is ignored, and one that nobody has says so', async ({
  people: { editor },
}) => {
  const { page } = editor
  await page.goto('/activity?person=everybody&since=2024-02-30&type=DANCE')
  await expect(page.getByRole('button', { name: 'Clear the filters' })).toHaveCount(0)
  await expect(page.getByLabel('From')).toHaveValue('')
  await page.goto('/activity?person=987654321')
  await expect(page.getByRole('button', { name: 'Remove Nobody (987654321)' })).toBeVisible()
  await expect(page.getByText('Only “By whom” narrows the list')).toBeVisible()
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
  await pick(page, 'By whom', curator.username)
  await expect(list(page, 'Notifications')).toHaveCount(1)
  await expect(list(page, 'Notifications')).toContainText('EID1421')
  await page.getByRole('button', { name: `Remove ${curator.username}` }).click()
  await expect(list(page, 'Notifications')).toHaveCount(2)
  await pick(page, 'For which organization', board.name)
  await expect(list(page, 'Notifications')).toHaveCount(1)
  await expect(list(page, 'Notifications')).toContainText('EID103')
  await expect(page).toHaveURL(/organization=\d+/)
  await page.getByLabel('To what').selectOption({ label: 'Assertion' })
  await expect(page.getByText('Nothing matches the filters')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  const day = new Date().toISOString().slice(0, 10)
  await page.getByLabel('From').fill(day)
  await expect(page).toHaveURL(new RegExp(`since=${day}`))
  await expect(list(page, 'Notifications')).toHaveCount(2)
})

test('the leaderboards rank people and organizations within a span of time that stands in the address', async ({
  people: { curator, editor, member },
}) => {
  const board = await boardOf(member)
  for (const text of ['The first of three', 'The second of three', 'The third of three'])
    await comment(curator, 1421, text)
  for (const text of ['The first of two', 'The second of two']) await comment(member, 1421, text, board.id)
  const { page } = editor
  await page.goto('/leaderboards')
  const comments = page.getByRole('region', { name: 'Comments' })
  const rankOf = (title: string, name: string) =>
    comments.getByRole('list', { name: title }).getByRole('listitem').filter({ hasText: name })
  await expect(rankOf('People', curator.username)).toHaveText(/^1\..*3$/)
  await expect(rankOf('People', member.username)).toHaveText(/2$/)
  await expect(rankOf('Organizations', board.name)).toHaveText(/^1\..*2$/)
  await page.getByLabel('In the last').selectOption('LAST_WEEK')
  await expect(page).toHaveURL(/\?window=LAST_WEEK$/)
  await expect(rankOf('People', curator.username)).toHaveText(/^1\..*3$/)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('In the last')).toHaveValue('LAST_WEEK')
  await rankOf('Organizations', board.name).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(board.name)
})
