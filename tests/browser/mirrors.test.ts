import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { open } from '#server/storage/database.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { addAction, addUser } from '#tests/support/curation/curation-factories.ts'
import { addCoi } from '#tests/support/curation/curators.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { waitingForApp } from '#tests/support/pages/browser.ts'
import { startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'

/*
 * A service that follows another Curia: an administrator adds it, looks at its state and decides conflicts.
 */

test.describe.configure({ mode: 'serial' })

const PASSWORD = 'a long sentence of its own'

let folder: string
let upstream: UpstreamService
let server: CuriaServer
let mirror: Storage
/** Evidence items upstream. */
const items: number[] = []

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curia-mirrors-'))
  upstream = await upstreamService(`sqlite:${join(folder, 'upstream.db')}`)
  await upstream.storage.write(async (tx) => {
    const { profile } = await addVariant(tx, await addFeature(tx))
    for (const topic of ['imatinib', 'sorafenib', 'erlotinib', 'gefitinib'])
      items.push(await addEvidence(tx, profile, { description: `Patients responded to ${topic}.` }))
  })
  const database = `sqlite:${join(folder, 'mirror.db')}`
  server = await startCuria({ database, env: { OUTSIDE_SERVICES: 'off', MIRROR_MINUTES: '600' } })
  mirror = await open(database)
})
test.afterAll(async () => {
  await server.stop()
  await mirror.close()
  await upstream.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Signs an administrator with a valid disclosure in. */
async function signIn(page: Page): Promise<void> {
  const data = { email: 'ada@example.org', password: PASSWORD, username: 'ada' }
  await page.request.post(`${server.url}/api/auth/sign-up`, { data, headers: { origin: server.url } })
  await mirror.writeAside(async (tx) => {
    const { id } = await tx
      .updateTable('users')
      .set({ role: 'ADMIN' })
      .where('username', '=', 'ada')
      .returning('id')
      .executeTakeFirstOrThrow()
    await addCoi(tx, id)
  })
}

/** Ids of the evidence items here, in the order of those upstream. */
async function idsHere(): Promise<number[]> {
  const rows = await mirror.read
    .selectFrom('upstream_records')
    .select('record_id')
    .where('record_type', '=', 'EVIDENCE_ITEM')
    .orderBy('upstream_record_id')
    .execute()
  return rows.map(({ record_id }) => record_id)
}

const say = (tx: Writing, id: number, description: string) =>
  tx.updateTable('evidence_items').set({ description }).where('id', '=', id).execute()

/** Changes the statements of all evidence items here and, otherwise, upstream. */
async function makeConflicts(): Promise<number[]> {
  const ids = await idsHere()
  await mirror.write(async (tx) => {
    for (const id of ids) {
      await say(tx, id, 'Patients responded to the inhibitor.')
      await tx
        .insertInto('local_changes')
        .values({
          record_type: 'EVIDENCE_ITEM',
          record_id: id,
          field_name: 'description',
          changed_at: new Date().toISOString(),
        })
        .execute()
    }
  })
  await upstream.storage.write(async (tx) => {
    const user = (await addUser(tx, 'ursula')).id
    for (const id of items) {
      await say(tx, id, 'Some patients responded, 3 of 17.')
      const at = new Date().toISOString()
      await addAction(
        tx,
        'ACCEPT_REVISIONS',
        'REVISION_ACCEPTED',
        { type: 'EVIDENCE_ITEM', id },
        { user, at },
      )
    }
  })
  return ids
}

test('an administrator adds an upstream, sees its state and decides its conflicts', async ({ browser }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await waitingForApp(await context.newPage())
  await signIn(page)

  await page.goto('/mirrors')
  await expect(page.getByText('No upstream')).toBeVisible()
  await page.getByRole('button', { name: 'Add upstream' }).click()
  await page.getByLabel('Address').fill(upstream.url)
  await page.getByLabel('Name').fill('Upstream')
  await page.getByLabel('Requests in 5 minutes').fill('900')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add upstream' }).click()
  const card = page.getByRole('region', { name: 'Upstream' })
  await expect(card.getByText(/^Complete as of/)).toBeVisible({ timeout: 60_000 })
  await expect(card.getByRole('row', { name: /^Evidence item 4/ })).toBeVisible()
  await expectAccessible(page)

  const [first = 0, second = 0, third = 0, fourth = 0] = await makeConflicts()
  await card.getByRole('button', { name: 'Run now' }).click()
  await expect(card.getByText('Open conflicts').locator('xpath=following-sibling::dd')).toHaveText('4', {
    timeout: 60_000,
  })

  await page.goto(`/evidence/${first}`)
  const line = page.getByText(/^From Upstream/)
  await expect(line).toHaveText(/1 field changed here; 1 conflict to decide$/)
  await expect(line.getByRole('link', { name: 'Upstream' })).toHaveAttribute(
    'href',
    `${upstream.url}/evidence/${items[0]}`,
  )
  await expect(page.getByRole('contentinfo')).toContainText('Upstream, complete as of')
  await line.getByRole('link', { name: '1 conflict to decide' }).click()
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()

  await page.goto('/mirrors/conflicts')
  const queue = page.getByRole('list', { name: 'Conflicts with upstreams' })
  const entry = (id: number) => queue.getByRole('listitem').filter({ hasText: `EID${id}:` })
  const pane = page.getByRole('region', { name: `EID${first}: Evidence statement, 1 of 4` })
  for (const text of ['imatinib', 'the inhibitor', '3 of 17']) await expect(pane).toContainText(text)
  await expect(pane.locator('ins').first()).toBeVisible()
  await expectAccessible(page)
  await entry(first).getByRole('link').first().focus()
  await page.keyboard.press('j')
  await expect(entry(second).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('k')
  await expect(entry(first).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('t')
  await expect(entry(first)).toHaveCount(0)
  await expect(entry(second).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('u')
  await expect(page.getByText(/was reopened\./)).toBeVisible()
  await expect(entry(first)).toBeVisible()

  await entry(first).getByRole('checkbox').check()
  await entry(second).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Keep ours 2 selected' }).click()
  await expect(entry(second)).toHaveCount(0)
  await entry(third).getByRole('link').first().focus()
  const edited = page.getByRole('region', { name: `EID${third}: Evidence statement, 1 of 2` })
  await edited.getByRole('button', { name: 'Edit…' }).click()
  await edited
    .getByRole('textbox', { name: 'Evidence statement' })
    .fill('Three of 17 patients responded to the inhibitor.')
  await edited.getByRole('button', { name: 'Save this content' }).click()
  await expect(entry(third)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(entry(fourth)).toContainText('3 of 17')
  await expectAccessible(page)
  await entry(fourth)
    .getByRole('button', { name: /^Take theirs/ })
    .click()
  await expect(page.getByText('No open conflicts')).toBeVisible()

  await page.goto(`/evidence/${third}`)
  await expect(page.getByText('Three of 17 patients responded to the inhibitor.')).toBeVisible()
  await expect(page.getByText(/^From Upstream/)).toHaveText(/1 field changed here$/)
  await context.close()
})

test('an administrator pauses, resumes and removes an upstream', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await waitingForApp(await context.newPage())
  const data = { email: 'ada@example.org', password: PASSWORD }
  await page.request.post(`${server.url}/api/auth/sign-in`, { data, headers: { origin: server.url } })
  await page.goto('/mirrors')
  const card = page.getByRole('region', { name: 'Upstream' })
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card.getByText('Upstream is paused.')).toBeVisible()
  await card.getByRole('button', { name: 'Resume' }).click()
  await expect(card.getByRole('button', { name: 'Run now' })).toBeVisible()
  await card.getByRole('button', { name: 'Remove…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Upstream' })
  await expect(dialog).toContainText('This cannot be undone')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No upstream')).toBeVisible()
  await context.close()
})
