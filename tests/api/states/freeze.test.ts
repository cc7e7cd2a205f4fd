import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeRelease } from '#server/export/write-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import { freezeNight, freezeRelease } from '#server/states/automatic-states.ts'
import { freeze } from '#server/states/freeze.ts'
import { removeParts, storedStates } from '#server/states/stored-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { stateContents } from '#server/states/state-contents.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { stateUrl } from '#server/config/database-url.ts'
import { inProcess } from '#tests/soak/senders.ts'
import { soak } from '#tests/soak/soak.ts'
import { addWorld } from '#tests/soak/world.ts'
import { staleInCopy } from '#tests/support/curation/record-documents.ts'
import { addDisease, addEvidence } from '#tests/support/factories.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { cutRelease } from '#tests/support/releases/cut-release.ts'
import { template2021 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { filesIn } from '#tests/support/storage/folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-states-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Of the evidence of the releases one in so many is imported on PostgreSQL; SQLite imports them whole. */
const CUT = 20

/** The whole export of a database as texts by file. */
async function exported(storage: Storage): Promise<Record<string, string>> {
  const to = mkdtempSync(join(folder, 'export-'))
  const now = new Date('2026-07-20T12:00:00Z')
  await writeRelease(storage, to, { name: 'x', site: 'https://curia.example.org', now, extent: 'EVERYTHING' })
  return filesIn(to)
}

async function exportedState(file: string): Promise<Record<string, string>> {
  const storage = await open(stateUrl(file))
  try {
    return await exported(storage)
  } finally {
    await storage.close()
  }
}

describeOnSqliteFirst('A frozen state', (engine) => {
  const states = join(mkdtempSync(join(folder, 'states-')), 'states')
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    await storage.write((tx) => addEveryKind(tx))
  })
  /** Curates at random, and freezes on the way. */
  async function curate(curia: Storage): Promise<StoredState[]> {
    const made: StoredState[] = []
    const world = await addWorld(curia)
    const { send, settled } = inProcess(curia, () => {})
    await soak({
      senders: [send],
      db: curia.read,
      world,
      seed: 3,
      actions: 60,
      atOnce: 1,
      onProgress: async (done) => {
        if (done % 20 === 0) made.push(await freeze(curia, states, { name: `after-${done}` }))
      },
    })
    await settled()
    return made
  }
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  it('exports what the database exported when it was frozen, byte for byte', async () => {
    const before = await exported(storage)
    const { file, version, digest, bytes } = await freeze(storage, states, { name: 'before' })
    await storage.write(async (tx) => {
      const row = await tx.selectFrom('molecular_profiles').select('id').executeTakeFirstOrThrow()
      const disease_id = await addDisease(tx, 'Glioma')
      await addEvidence(tx, row.id, { disease_id, description: 'Nobody had responded.' })
      const variant = await tx.selectFrom('variants').select('id').executeTakeFirstOrThrow()
      await tx.updateTable('variants').set({ name: 'Renamed' }).where('id', '=', variant.id).execute()
    })
    const after = await exported(storage)
    const later = await freeze(storage, states, { name: 'after' })
    expect(await exportedState(file)).toEqual(before)
    expect(await exportedState(later.file)).toEqual(after)
    expect(after).not.toEqual(before)
    expect(later.version).toBe(version + 1)
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(digest)
    expect([file.includes(digest), bytes]).toEqual([true, statSync(file).size])
  })

  it('is a sound file for the owner alone, which nobody writes and nothing private is in', async () => {
    const { file } = await freeze(storage, states, { name: 'sound' })
    expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700])
    const database = new DatabaseSync(file, { readOnly: true })
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    expect(database.prepare('pragma foreign_key_check').all()).toEqual([])
    database.close()
    const state = await open(stateUrl(file))
    await expect(state.write(async () => {})).rejects.toThrow('cannot be changed')
    await expect(state.writeAside(async () => {})).rejects.toThrow('cannot be changed')
    await state.close()
    holdsNothingPrivate(file)
  })

  function holdsNothingPrivate(file: string): void {
    const database = new DatabaseSync(file, { readOnly: true })
    const tables = database
      .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !name.startsWith('kysely_'))
    // A new table without an entry fails here, and does not compile there.
    expect(tables.sort()).toEqual([...Object.keys(stateContents), 'frozen_state'].sort())
    const count = (table: string) => database.prepare(`select count(*) as n from ${table}`).get()?.['n']
    const rows = Object.entries(stateContents)
      .filter(([, content]) => content === 'private')
      .map(([table]) => [table, count(table)])
    expect(rows.filter(([, n]) => n !== 0)).toEqual([['users', 1]])
    expect(database.prepare('select username, email from users').all()).toEqual([
      { username: 'contributor', email: null },
    ])
    for (const table of ['activities', 'events'])
      expect(
        database
          .prepare(`select count(*) as n from ${table} where user_id <> 1 or organization_id > 0`)
          .get(),
      ).toEqual({ n: 0 })
    expect(database.prepare('select count(*) as n from activities where note is not null').get()).toEqual({
      n: 0,
    })
    database.close()
  }

  it('has a name of its own', async () => {
    await expect(freeze(storage, states, { name: 'before' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    for (const name of ['', '12', '../x', 'a b', '-x', 'ä', 'x'.repeat(61)])
      await expect(freeze(storage, states, { name })).rejects.toThrow('cannot name a state')
    expect(readdirSync(states).filter((name) => !name.endsWith('.sqlite'))).toEqual([])
  })

  it('is made at night where the knowledge has changed, and the last nights stay', async () => {
    const nightly = join(mkdtempSync(join(folder, 'nights-')), 'states')
    const night = async (day: string) =>
      freezeNight(storage, nightly, {
        now: new Date(`${day}T00:00:00Z`),
        nights: 1,
        monthly: day.endsWith('-01') ? '01-Aug-2026' : null,
      })
    const change = () => storage.write(async () => {})
    for (const day of ['2026-07-30', '2026-07-31', '2026-08-01']) {
      await change()
      await night(day)
    }
    await night('2026-08-02')
    const names = (await storedStates(nightly)).map(({ name }) => name)
    expect(names).toEqual(['nightly-2026-07-31', '01-Aug-2026'])
  })

  describe.skipIf(!release2021 || !release2024)('of a release, or between curation,', () => {
    const inFull = engine.name === 'sqlite'
    const part = (release: string | null, name: string) =>
      inFull ? (release ?? '') : cutRelease(release ?? '', name, CUT)

    it('exports what a database exports that only ever saw that release, and has the versions of that day', async () => {
      const released = await engine.createDatabase(inFull ? template2021 : undefined)
      const curia = await open(released.url)
      try {
        if (!inFull) await importRelease(curia, part(release2021, '01-Feb-2021'))
        const only2021 = await exported(curia)
        const { releasedOn, name } = { releasedOn: '2021-02-01', name: '01-Feb-2021' }
        const { file, date } = await freezeRelease(curia, states, { name, releasedOn })
        expect(date).toBe('2021-02-01T00:00:00.000Z')
        await importRelease(curia, part(release2024, '01-Aug-2024'), { force: true })
        const second = await freezeRelease(curia, states, { name: '01-Aug-2024', releasedOn: '2024-08-01' })
        expect(second.date).toBe('2024-08-01T00:00:00.000Z')
        expect(await exportedState(file)).toEqual(only2021)
        expect(await exportedState(second.file)).toEqual(await exported(curia))
        const frozen = [{ file, version: 1 }, second, ...(await curate(curia))]
        for (const { file, version } of frozen)
          expect(await staleInCopy(curia, { url: stateUrl(file), version })).toEqual([])
        expect(new Set(frozen.map(({ version }) => version)).size).toBe(frozen.length)
      } finally {
        await curia.close()
        await released.drop()
      }
    })
  })
})

it('What is left of states whose process has ended is swept away at the start', async () => {
  const states = mkdtempSync(join(folder, 'parts-'))
  const ours = `999999999@${hostname()}.abcdef.part`
  const others = [`${process.ppid}@${hostname()}.abcdef.part`, '999999999@elsewhere.abcdef.part', 'notes.txt']
  for (const name of [ours, ...others]) writeFileSync(join(states, name), 'half')
  await removeParts(states)
  expect(readdirSync(states).sort()).toEqual(others.sort())
  expect(await storedStates(states)).toEqual([])
})
