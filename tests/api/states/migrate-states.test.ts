import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { ensureSearchIndex } from '#server/knowledge/search/reindex.ts'
import { migrateStates, statesBehind } from '#server/states/migrate-states.ts'
import { stateMigrations } from '#server/states/state-migrations.ts'
import { freeze } from '#server/states/freeze.ts'
import { openAsOf } from '#server/states/open-as-of.ts'
import { openStates } from '#server/states/open-states.ts'
import { removeParts, storedStates } from '#server/states/stored-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { allMigrations } from '#server/storage/migrations/migrate.ts'
import type { Migrations } from '#server/storage/migrations/migrate.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const folder = mkdtempSync(join(tmpdir(), 'curia-forward-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A later version of Curia: one migration more, which touches records and writes what is private. */
const later: Migrations = {
  ...allMigrations,
  '9998-breaking-later': () => [
    'alter table evidence_items add column made_up text',
    `update evidence_items set made_up = 'x'`,
    `insert into service_secrets (name, secret) values ('made up', 'private')`,
  ],
}
/** A version whose migration spoils what it should leave as it is. */
const faulty: Migrations = {
  ...later,
  '9999-faulty': () => [`update diseases set name = name || '!'`],
}

function query(file: string, statement: string): unknown[] {
  const database = new DatabaseSync(file)
  try {
    return database.prepare(statement).all()
  } finally {
    database.close()
  }
}
const labelOf = ({ file }: StoredState) => query(file, 'select * from frozen_state')

/** Makes of the file of a state that of a version of Curia which did not have the last migrations yet. */
function setBack({ file }: StoredState): void {
  const made = `name glob '*_count_*' and type = 'trigger' or name in (
    'evidence_items_by_evidence_type_evidence_level', 'evidence_items_by_source_id', 'evidence_items_by_id',
    'features_by_id', 'variants_by_feature_id', 'molecular_profiles_by_id', 'sources_by_id_publication_year',
    'sources_by_id', 'sources_by_coalesce_citation', 'notifications_by_notified_user_id_id')`
  const objects = query(file, `select type, name from sqlite_schema where ${made}`)
  for (const { type, name } of objects as { type: string; name: string }[])
    query(file, `drop ${type} ${name}`)
  for (const table of [
    'evidence_counts',
    'touched_counts',
    'disease_variants',
    'upstream_records',
    'upstream_conflicts',
    'upstream_set_aside',
    'mirror_writes',
    'upstream_suggestions',
    'mirror_duplicates',
    'upstreams',
    'reference_sequences',
    'leases',
    'mail_queue',
    'mail_tokens',
    'mail_preferences',
    'record_origins',
    'installation',
    'account_decisions',
    'reference_files',
    'retraction_notices',
    'evidence_move_items',
    'evidence_moves',
    'duplicate_records',
    'gene_external_ids',
    'disease_external_ids',
  ])
    query(file, `drop table ${table}`)
  query(file, 'alter table knowledge_state drop column reference_version')
  query(file, `delete from kysely_migration where name >= '0020'`)
}

describeOnSqliteFirst('States of an earlier version of Curia', (engine) => {
  const states = join(mkdtempSync(join(folder, 'states-')), 'states')
  let database: TestDatabase
  let curia: TestApp
  beforeAll(async () => {
    database = await engine.createDatabase()
    const appFolder = mkdtempSync(join(folder, 'app-'))
    writeFileSync(join(appFolder, 'index.html'), '<title>Curia</title><div id="root"></div>')
    curia = await testApp(database.url, { schema, states: openStates(states), appFolder })
    await curia.storage.write((tx) => addEveryKind(tx))
    await ensureSearchIndex(curia.storage)
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const frozen = (name: string) => freeze(curia.storage, states, { name })
  const only = async (name: string) => (await storedStates(states)).filter((state) => state.name === name)
  const genesAt = (name: string) => curia.app.inject(`/api/genes?asOf=${name}`)

  it('are migrated by migrations with the same content, and nothing private', async () => {
    const before = await frozen('before')
    expect(await statesBehind(states)).toEqual([])
    const label = labelOf(before)
    const { migrated, errors } = await migrateStates(states, later)
    expect([migrated.map(({ name }) => name), errors]).toEqual([['before'], []])
    const [after] = migrated
    expect(await storedStates(states)).toEqual([after])
    expect(readdirSync(states)).toHaveLength(1)
    expect(after).toMatchObject({ version: before.version, date: before.date })
    expect(after!.digest).not.toBe(before.digest)
    expect(labelOf(after!)).toEqual(label)
    expect(query(after!.file, 'select distinct made_up from evidence_items')).toEqual([{ made_up: 'x' }])
    for (const table of ['touched_records', 'service_secrets'])
      expect([table, query(after!.file, `select * from ${table}`)]).toEqual([table, []])
    expect(query(after!.file, 'select username from users')).toEqual([{ username: 'contributor' }])
    // The version that runs here is now the earlier one.
    const answer = await genesAt('before')
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('newer version of Curia')])
    expect(await statesBehind(states)).toEqual([])
    rmSync(after!.file)
  })

  it('stay as they are when their content would change, which is said', async () => {
    await frozen('sound')
    const broken = await frozen('faulty')
    query(broken.file, `update frozen_state set content_digest = 'of another day'`)
    const { migrated, errors } = await migrateStates(states, later)
    expect(migrated.map(({ name }) => name)).toEqual(['sound'])
    expect(errors).toEqual([
      { name: 'faulty', reason: expect.stringMatching(/content would change.*of another day/) as string },
    ])
    expect(await only('faulty')).toEqual([broken])
    expect((await migrateStates(states, faulty)).errors.map(({ name }) => name).sort()).toEqual([
      'faulty',
      'sound',
    ])
    for (const { file } of await storedStates(states)) rmSync(file)
    expect(readdirSync(states)).toEqual([])
  })

  it('are refused until they are, which a thread of the service does', async () => {
    const before = await frozen('old')
    setBack(before)
    const refused = await genesAt('old')
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '60',
      { errors: [expect.stringContaining('being migrated')] },
    ])
    const page = await curia.app.inject('/@old/genes/BRAF')
    expect([page.statusCode, page.headers['retry-after'], page.headers['content-type']]).toEqual([
      503,
      '60',
      'text/html; charset=utf-8',
    ])
    expect(page.body).toContain('<title>This state cannot be read now</title>')
    expect(page.body).toContain('being migrated')
    expect(page.body).toContain('href="/genes/BRAF"')
    const heard = { migrated: vi.fn<(names: string[]) => void>(), failed: vi.fn() }
    const migrations = stateMigrations(states, heard)
    migrations.run()
    migrations.run()
    await vi.waitFor(() => expect(heard.failed).toHaveBeenCalled(), { timeout: 30_000 })
    await migrations.stop()
    expect([heard.migrated.mock.calls, heard.failed.mock.calls]).toEqual([[[['old']]], [[[]]]])
    const read = await genesAt('old')
    expect([read.statusCode, read.headers['x-curia-version']]).toEqual([200, String(before.version)])
  })

  it('are migrated by the command that reads one; of two files the later one counts', async () => {
    const [state] = await only('old')
    const kept = join(folder, 'kept.sqlite')
    copyFileSync(state!.file, kept)
    setBack(state!)
    const storage = await openAsOf(states, 'old')
    expect(await storage.read.selectFrom('features').select('id').execute()).not.toEqual([])
    await storage.close()
    const [migrated] = await only('old')
    expect(migrated!.file).not.toBe(state!.file)
    // As when the process ended before it removed the file of before.
    copyFileSync(migrated!.file, `${migrated!.file}.copy`)
    rmSync(migrated!.file)
    copyFileSync(kept, state!.file)
    copyFileSync(`${migrated!.file}.copy`, migrated!.file)
    rmSync(`${migrated!.file}.copy`)
    expect(await only('old')).toEqual([migrated])
    await removeParts(states)
    expect(readdirSync(states)).toHaveLength(1)
  })
})
