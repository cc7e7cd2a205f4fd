import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { command, expect, test } from '#tests/support/pages/reviewers.ts'
import type { Reviewer } from '#tests/support/pages/reviewers.ts'
import { submitEvidence, suggestSource } from '#tests/support/curation/submitted.ts'

/** None of these submissions is the same as one of another file. */
const variantOrigin = 'UNKNOWN'

const entry = (page: Page, queue: string, text: string) =>
  page.getByRole('list', { name: queue }).getByRole('listitem').filter({ hasText: text })

const raiseFlag = ({ ask }: Reviewer, id: number, comment: string) =>
  ask(
    `mutation ($id: Int!, $comment: String!) {
      flagEntity(input: { subject: { entityType: EVIDENCE_ITEM, id: $id }, comment: $comment }) {
        clientMutationId
      }
    }`,
    { id, comment },
  )

test('suggested sources are decided on by key, taken back, and put back into the queue', async ({
  people: { curator, editor },
}) => {
  const texts = ['A first reason to read it', 'A second reason to read it']
  for (const text of texts) await suggestSource(curator, text)
  const { page } = editor
  const queue = 'Sources to curate'
  const [first, second] = texts.map((text) => entry(page, queue, text))
  if (!first || !second) throw new Error('two were suggested')
  await page.goto(`/queues/source-suggestions?by=${curator.username}`)
  await expect(first).toBeVisible()
  await first.getByRole('link').first().focus()
  await page.keyboard.press('a')
  await expect(first).toHaveCount(0)
  await expect(second.getByRole('link').first()).toBeFocused()
  // The curated one counts no longer.
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(/was reopened\./)).toBeVisible()
  await expect(first.getByRole('link').first()).toBeFocused()

  await page.keyboard.press('j')
  await expect(second.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('It is a review.')
  await page.getByRole('button', { name: 'Reject', exact: true }).press('Enter')
  await expect(second).toHaveCount(0)
  await expect(first.getByRole('link').first()).toBeFocused()
  await page.getByLabel('Status').selectOption('REJECTED')
  await expect(page).toHaveURL(/status=REJECTED/)
  await expect(second).toContainText('It is a review.')
  await second.getByRole('link').first().focus()
  await page.keyboard.press('b')
  await expect(second).toHaveCount(0)
  // Taken back, it is rejected for the reason it was rejected for.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(second).toContainText('It is a review.')
  // A link that comes to lie under the pointer would open its card.
  await page.mouse.move(0, 0)
  await expectAccessible(page)
})

test('flags are resolved by key by those who may; others are told who may', async ({
  people: { curator, editor, member },
}) => {
  const { id } = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'B', rating: 4 })
  const texts = [`The first concern of ${curator.username}`, `The second concern of ${curator.username}`]
  for (const text of texts) await raiseFlag(curator, id, text)
  const queue = 'Flags to resolve'
  await member.page.goto('/queues/flags')
  await expect(entry(member.page, queue, texts[0] ?? '')).toContainText(
    'You must be an editor to resolve another user’s flag',
  )
  const { page } = editor
  await page.goto('/queues/flags')
  const [first, second] = texts.map((text) => entry(page, queue, text))
  if (!first || !second) throw new Error('two were raised')
  await first.getByRole('link', { name: `EID${id}` }).focus()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Too short')
  await page.getByRole('button', { name: 'Resolve', exact: true }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '10 characters' })).toBeVisible()
  await page.getByLabel('Reason').fill('The paper says so in table 2.')
  await page.getByRole('button', { name: 'Resolve', exact: true }).press('Enter')
  await expect(first).toHaveCount(0)
  await expect(second.getByRole('link', { name: `EID${id}` })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Status').selectOption('RESOLVED')
  await expect(first).toBeVisible()
})

test('members of several organizations choose for which they decide, and it is remembered', async ({
  people: { curator, editor },
  site,
}) => {
  const boards = ['East', 'West'].map((side) => `${side} Board of ${editor.username}`)
  for (const board of boards) {
    const about = ['--url', 'https://board.example.org', '--description', 'Meets on Tuesdays']
    await command(site, ['organization', 'create', board, ...about])
    await command(site, ['organization', 'member', board, editor.username])
  }
  const one = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'A', rating: 5 })
  const other = await submitEvidence(curator, { variantOrigin, evidenceLevel: 'A', rating: 4 })
  const { page } = editor
  await page.goto('/queues/evidence?level=A&profile=V600E')
  await page.getByRole('button', { name: `Accept EID${one.id}` }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'organization' })).toBeVisible()
  await page.getByLabel('On behalf of').selectOption(boards[1] ?? '')
  await page.getByRole('button', { name: `Accept EID${one.id}` }).click()
  await expect(page.getByText(`EID${one.id} was accepted.`)).toBeVisible()
  await page.goto(`/evidence/${other.id}`)
  await expect(page.getByLabel('On behalf of').locator('option:checked')).toHaveText(boards[1] ?? '')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Accepted')
  for (const { id } of [one, other]) {
    await page.goto(`/evidence/${id}?tab=activity`)
    const events = page.getByRole('list', { name: `Events of EID${id}` })
    await expect(events).toContainText(`${editor.username} (${boards[1]}) accepted`)
  }
})

test('on a wide screen the record stands beside the list, keys decide on what is selected, and they can be turned off', async ({
  people: { curator, editor, member },
  site,
}) => {
  const ids: number[] = []
  for (const rating of [1, 2, 3]) {
    ids.push((await submitEvidence(curator, { variantOrigin, evidenceLevel: 'C', rating })).id)
  }
  const [first, second, third] = ids.map((id) => `EID${id}`)
  const { page } = editor
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`/queues/evidence?level=C&profile=V600E&record=${ids[0]}`)
  const pane = (tag = '') => page.getByRole('region', { name: new RegExp(`^${tag}, `) })
  await expect(pane(first)).toContainText('No validation errors')
  for (const heading of [
    'Source',
    'Other evidence from this source',
    'Other evidence on this molecular profile',
  ])
    await expect(pane(first).getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(pane(first).getByRole('list', { name: 'Evidence from the same source' })).toContainText('EID')
  await expectAccessible(page)
  // Only while an item of the list has the focus.
  await page.keyboard.type('xa')
  const item = (tag = '') => entry(page, 'Evidence to review', tag).getByRole('link').first()
  await item(first).focus()
  await page.keyboard.press('j')
  await expect(pane(second)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`record=${ids[1]}`))
  await pane(second).getByRole('button', { name: 'Previous' }).click()
  await expect(pane(first)).toBeVisible()
  await item(first).focus()
  await page.keyboard.press('x')
  await entry(page, 'Evidence to review', third ?? '')
    .getByRole('checkbox')
    .check()
  await page.keyboard.press('a')
  await expect(page.getByText('2 were accepted.')).toBeVisible()
  await expect(pane(second)).toBeVisible()

  await page.goto('/settings/keyboard')
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await expectAccessible(page)
  await page.goto(`/queues/evidence?level=C&profile=V600E&record=${ids[1]}`)
  await expect(pane(second)).toContainText('No validation errors')
  await expect(page.getByText('Shortcut settings')).toHaveCount(0)
  await item(second).focus()
  await page.keyboard.press('a')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pane(second)).toBeVisible()

  // An editor without a disclosure is told once, and where to make it.
  await command(site, ['user', 'role', curator.username, 'editor'])
  await curator.page.goto(`/queues/evidence?level=C&profile=V600E`)
  const notice = curator.page.getByText('Complete your conflict-of-interest disclosure to review.')
  await expect(notice).toHaveCount(1)
  await expect(curator.page.getByRole('list', { name: 'Evidence to review' })).not.toContainText('statement')
  await curator.page.goto(`/evidence/${ids[1]}`)
  await expect(notice).toHaveCount(1)
  await expect(curator.page.getByRole('region', { name: 'Cite this record' })).toContainText(
    `(EID${ids[1]}) (submitted, not yet reviewed). Curia`,
  )
  await notice.getByRole('link', { name: 'Complete it' }).click()
  await expect(curator.page).toHaveURL(/conflict-of-interest$/)
  await member.page.goto('/settings/keyboard')
  await expect(member.page.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeChecked()
})
