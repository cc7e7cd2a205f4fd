import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { definedMetrics } from '#server/monitoring/registry.ts'
import { freeze } from '#server/states/freeze.ts'
import { openStates } from '#server/states/open-states.ts'
import type { States } from '#server/states/open-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { open } from '#server/storage/database.ts'
import { addDisease } from '#tests/support/factories.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-open-states-'))
const NAMES = ['first', 'second', 'third', 'fourth']
const MOST_OPEN = 2
let stored: StoredState[]
let states: States

beforeAll(async () => {
  const { url, drop } = await sqlite.createDatabase()
  const storage = await open(url)
  for (const name of NAMES) {
    await storage.write((tx) => addDisease(tx))
    await freeze(storage, folder, { name })
  }
  await storage.close()
  await drop()
  states = openStates(folder, MOST_OPEN)
  stored = await states.list()
})
afterAll(async () => {
  await states.close()
  rmSync(folder, { recursive: true, force: true })
})

async function metric(name: string, labels: Record<string, string> = {}): Promise<number> {
  const samples = (await [...definedMetrics()].find((each) => each.name === name)?.read()) ?? []
  return samples
    .filter((sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value))
    .reduce((sum, { value }) => sum + value, 0)
}
const openFiles = () => metric('curia_states_open')
const leases = () => metric('curia_resources_held', { kind: 'lease', use: 'frozen states' })

it('States that nobody reads stay open only as far as few are', async () => {
  for (const state of [...stored, ...stored]) {
    using lease = await states.lease(state)
    await lease.storage.read.selectFrom('diseases').select('id').execute()
  }
  await expect.poll(openFiles).toBe(MOST_OPEN)
  expect(await leases()).toBe(0)
})

it('States that are read are open once each, however many read them, and close with their last reader', async () => {
  const readers = await Promise.all([...stored, ...stored, ...stored].map((state) => states.lease(state)))
  await expect.poll(openFiles).toBe(stored.length)
  expect(await leases()).toBe(readers.length)
  expect(new Set(readers.map(({ storage }) => storage)).size).toBe(stored.length)
  for (const { storage } of readers) await storage.read.selectFrom('diseases').select('id').execute()
  for (const reader of readers) reader[Symbol.dispose]()
  await expect.poll(openFiles).toBe(MOST_OPEN)
  expect(await leases()).toBe(0)
})

it('A state whose file cannot be opened leaves no lease', async () => {
  const [first] = stored
  if (!first) throw new Error('there is no state')
  const gone = { ...first, digest: 'f'.repeat(64), file: join(folder, 'gone.sqlite') }
  await expect(states.lease(gone)).rejects.toThrow()
  expect(await leases()).toBe(0)
  await expect.poll(openFiles).toBeLessThanOrEqual(MOST_OPEN)
})
