import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { open } from '#server/storage/database.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { addAction, addUser } from '#tests/support/curation/curation-factories.ts'
import { addCoi } from '#tests/support/curation/curators.ts'
import {
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { expectAccessible } from '#tests/support/pages/accessible.ts'
import { waitingForApp } from '#tests/support/pages/browser.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
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
/** Ids of other records upstream. */
const theirs = { profile: 0, source: 0, disease: 0, therapy: 0 }

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'curia-mirrors-'))
  upstream = await upstreamService(`sqlite:${join(folder, 'upstream.db')}`)
  await upstream.storage.write(async (tx) => {
    const { profile } = await addVariant(tx, await addFeature(tx))
    Object.assign(theirs, {
      profile,
      source: await addSource(tx, { citation_id: '4711', citation: 'Doe, 2021' }),
      disease: await addDisease(tx, 'Glioma', { doid: '0060108' }),
      therapy: await addTherapy(tx, 'Dabrafenib', { ncit_id: 'C82386' }),
    })
    for (const topic of ['imatinib', 'sorafenib', 'erlotinib', 'gefitinib'])
      items.push(
        await addEvidence(tx, profile, {
          disease_id: theirs.disease,
          therapies: [theirs.therapy],
          description: `Patients responded to ${topic}.`,
        }),
      )
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

/** Ids here of the records of a kind, in the order of those upstream. */
async function idsHere(kind: 'EVIDENCE_ITEM' | 'MOLECULAR_PROFILE' | 'DISEASE' | 'THERAPY') {
  const rows = await mirror.read
    .selectFrom('upstream_records')
    .select('record_id')
    .where('record_type', '=', kind)
    .orderBy('upstream_record_id')
    .execute()
  return rows.map(({ record_id }) => record_id)
}

const say = (tx: Writing, id: number, description: string) =>
  tx.updateTable('evidence_items').set({ description }).where('id', '=', id).execute()

/** Changes the statements of all evidence items here and, otherwise, upstream. */
async function makeConflicts(): Promise<number[]> {
  const ids = await idsHere('EVIDENCE_ITEM')
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

/** A page of the administrator, who has signed in before. */
async function openAgain(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await waitingForApp(await context.newPage())
  const data = { email: 'ada@example.org', password: PASSWORD }
  await page.request.post(`${server.url}/api/auth/sign-in`, { data, headers: { origin: server.url } })
  return page
}

test('an editor suggests a local change to the upstream', async ({ browser }) => {
  test.slow()
  const page = await openAgain(browser)
  const [first = 0] = await idsHere('EVIDENCE_ITEM')
  const { key } = await userWithKey(upstream.storage, 'uma')
  await page.goto('/mirrors/outbox')
  const card = page.getByRole('region', { name: new RegExp(`^EID${first} `) })
  await expect(card).toContainText('Some patients responded, 3 of 17.')
  await expect(card).toContainText('Patients responded to the inhibitor.')
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Suggest to Upstream/ }).click()
  await expect(card.getByText('suggestEvidenceItemRevision').first()).toBeVisible()
  await card.getByLabel('Comment for reviewers at Upstream').fill('The source says the inhibitor.')
  const keyField = card.getByLabel('Your API key of Upstream')
  await keyField.fill('curia_wrong')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByText(/^Not sent\. Upstream answered:/)).toBeVisible()
  await expectAccessible(page)
  await expect(card.getByLabel('Comment for reviewers at Upstream')).toHaveValue(
    'The source says the inhibitor.',
  )
  await keyField.fill(key)
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('link', { name: /^Revision \d+ there/ })).toBeVisible()
  await expectAccessible(page)
  const sent = await upstream.storage.read
    .selectFrom('revisions')
    .select(['field_name', 'suggested_value'])
    .where('subject_id', '=', items[0] ?? 0)
    .execute()
  expect(sent).toEqual([
    { field_name: 'description', suggested_value: expect.stringContaining('the inhibitor') },
  ])
  await page.context().close()
})

test('an editor finds that a record made here is that of the upstream', async ({ browser }) => {
  test.slow()
  const page = await openAgain(browser)
  const [profile = 0] = await idsHere('MOLECULAR_PROFILE')
  const [disease = 0] = await idsHere('DISEASE')
  const [therapy = 0] = await idsHere('THERAPY')
  const description = 'Two of nine patients responded.'
  const { id: source } = await mirror.read
    .selectFrom('sources')
    .select('id')
    .where('citation_id', '=', '4711')
    .executeTakeFirstOrThrow()
  const local = await mirror.write((tx) =>
    addEvidence(tx, profile, { source_id: source, disease_id: disease, therapies: [therapy], description }),
  )
  await upstream.storage.write((tx) =>
    addEvidence(tx, theirs.profile, {
      source_id: theirs.source,
      disease_id: theirs.disease,
      therapies: [theirs.therapy],
      description,
    }),
  )
  await page.goto('/mirrors')
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(async () => {
    await page.goto('/mirrors/duplicates')
    await expect(page.getByText(new RegExp(`^EID${local} may be EID\\d+$`))).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /^The same…/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('is rejected, with a reference to')
  await dialog.getByRole('button', { name: 'The same' }).click()
  await expect(page.getByText('No possible duplicates')).toBeVisible()
  const row = await mirror.read
    .selectFrom('evidence_items')
    .select('status')
    .where('id', '=', local)
    .executeTakeFirst()
  expect(row).toEqual({ status: 'REJECTED' })
  await page.context().close()
})

test('an administrator pauses, resumes and removes an upstream', async ({ browser }) => {
  const page = await openAgain(browser)
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
  await page.context().close()
})
