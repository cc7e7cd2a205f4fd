import { closeSync, existsSync, fstatSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkDatabase, checkState } from '#server/integrity/check-database.ts'
import { findingText } from '#server/integrity/finding.ts'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { describeOnEachEngine, sqlite } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate, Engine, TestDatabase } from '#tests/support/storage/engines.ts'

const checked = async (storage: Storage) => (await checkDatabase(storage)).map(findingText)

async function checkOf(engine: Engine, template: DatabaseTemplate): Promise<string[]> {
  const database = await engine.createDatabase(template)
  const storage = await open(database.url)
  try {
    return await checked(storage)
  } finally {
    await storage.close()
    await database.drop()
  }
}

describeOnEachEngine('The check of a database', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  /** What the check finds after statements that are undone then. */
  async function findingsAfter(statements: readonly string[]): Promise<string[]> {
    let findings: string[] = []
    const undone = new Error('undone')
    await storage
      .writeAside(async (tx) => {
        for (const statement of statements) await sql.raw(statement).execute(tx)
        findings = (await checkState(tx, engine.name)).map(findingText)
        throw undone
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error
      })
    return findings
  }

  it('finds nothing in an imported release', async () => {
    expect(await checked(storage)).toEqual([])
  })

  it.skipIf(!release2021 || !release2024)('finds nothing in the public releases', async () => {
    expect(await checkOf(engine, template2021)).toEqual([])
    expect(await checkOf(engine, template2024)).toEqual([])
  })

  it.each([
    {
      what: 'a search word',
      statement: "update search_words set word = word || 'x' where record_type = 'FEATURE'",
      found: /^a record is found by what it says, and by nothing else: violated by FEATURE \d+ \(/,
    },
    {
      what: 'a number of evidence items',
      statement: "update evidence_counts set accepted = accepted + 1 where owner_table = 'diseases'",
      found: /^a stored number of evidence items is that of the evidence: violated by diseases \d+/,
    },
    {
      what: 'a number of evidence items of a disease',
      statement: 'update disease_variants set submitted = submitted + 1',
      found: /^a stored number of evidence items is that of the evidence: violated by disease_variants \d+/,
    },
    {
      what: 'a name',
      statement: "update molecular_profiles set name = 'Something else'",
      found:
        /^the name of a molecular profile is made of those of its variants: violated by MOLECULAR_PROFILE \d+/,
    },
    {
      what: 'a score',
      statement: 'update molecular_profiles set score = -1',
      found: /^a score is that of the accepted evidence: violated by \d+/,
    },
    {
      what: 'a version',
      statement:
        'update record_versions set document = \'{"name":"Another"}\' where record_type = \'DISEASE\'',
      found: /^the last version of a record is what the record says: violated by DISEASE \d+/,
    },
  ])('finds $what that was changed behind its back', async ({ statement, found }) => {
    const findings = await findingsAfter([statement])
    expect(
      findings.some((text) => found.test(text)),
      findings.join('\n'),
    ).toBe(true)
    expect(await checked(storage)).toEqual([])
  })

  it('finds references that lead nowhere', async () => {
    const statements = {
      sqlite: [
        'pragma defer_foreign_keys = on',
        'update evidence_items set disease_id = 999999 where id = (select min(id) from evidence_items where disease_id is not null)',
      ],
      postgres: [
        'alter table evidence_items disable trigger all',
        'update evidence_items set disease_id = 999999 where id = (select min(id) from evidence_items)',
        'alter table evidence_items enable trigger all',
      ],
    }
    const found = {
      sqlite: /^foreign keys are valid: violated by evidence_items \d+ \(diseases\)/m,
      postgres: /^foreign keys are valid: violated by evidence_items\.disease_id 999999 \(diseases\)/m,
    }
    expect((await findingsAfter(statements[engine.name])).join('\n')).toMatch(found[engine.name])
  })

  it('is a command that says what it found, and fails then', async () => {
    const whole = await runCuria(['check'], { database: database.url })
    expect([whole.code, whole.stdout]).toEqual([0, 'The database is consistent\n'])
    await storage.writeAside((tx) => sql`update molecular_profiles set score = score + 1`.execute(tx))
    const stale = await runCuria(['check', '--database', database.url], { database: 'sqlite:nowhere.db' })
    expect([stale.code, stale.stdout]).toEqual([
      1,
      expect.stringMatching(/^✗ a score is that of the accepted evidence: violated by [\d, ]+\n/) as string,
    ])
    await storage.writeAside((tx) => sql`update molecular_profiles set score = score - 1`.execute(tx))
  })
})

it('The check of a database that is not there makes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-check-'))
  const file = join(folder, 'none.db')
  const run = await runCuria(['check'], { database: `sqlite:${file}` })
  expect([run.code, run.stderr]).toEqual([1, expect.stringContaining(`There is no database ${file}: `)])
  expect(existsSync(file)).toBe(false)
  rmSync(folder, { recursive: true })
})

it('The check of a database finds damaged pages', async () => {
  const database = await sqlite.createDatabase()
  const storage = await open(database.url)
  await importRelease(storage, writeRelease('01-Aug-2024', smallRelease))
  await storage.close()
  const file = database.url.replace('sqlite:', '')
  const handle = openSync(file, 'r+')
  const { size } = fstatSync(handle)
  writeSync(handle, Buffer.alloc(32_768, 7), 0, 32_768, Math.floor(size / 8192) * 4096)
  closeSync(handle)
  const run = await runCuria(['check'], { database: database.url })
  expect(run.code).toBe(1)
  expect(run.stdout + run.stderr).toMatch(/the pages of the database file are whole: violated by|malformed/)
  await database.drop()
})
