import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExisting } from '#server/storage/open-existing.ts'
import { allMigrations, newestMigration, schemaDifference } from '#server/storage/migrations/migrate.ts'
import { open } from '#server/storage/database.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import { makeEarlierDatabase } from '#tests/support/storage/earlier-database.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

/** Newest migration of the earlier version. */
const EARLIER = '0028-record-origins'

describeOnSqliteFirst('A database of an earlier version of Curia', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-migration-'))
  let database: TestDatabase
  let lacking: string[]
  beforeAll(async () => {
    database = await engine.createDatabase(null)
    lacking = await makeEarlierDatabase(database.url, EARLIER)
  })
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const curia = (...command: string[]) =>
    runCuria(command, { database: database.url, env: { DATA_DIR: folder } })
  async function missing(): Promise<string[]> {
    const storage = await open(database.url, { migrate: false })
    const difference = await schemaDifference(storage.read)
    await storage.close()
    return difference.missing
  }
  const copies = () => {
    const file = database.url.replace(/^sqlite:/, '')
    return engine.name === 'sqlite'
      ? readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.before-migration-`))
      : []
  }

  // Each start of a command takes a second.
  const commands = [
    ['export', join(folder, 'files')],
    ['export', '--gks', join(folder, 'files')],
    ['export', '--release'],
    ['changes', '--from', '0'],
    ['freeze', 'report'],
    ['import', 'src/server/import/starter', '--date', '2020-01-01'],
    ['match', '--coverage'],
    ['reference', '--list'],
    ['mirror', 'status'],
    ['mirror', 'conflicts'],
    ['mirror', 'outbox'],
    ['mirror', 'duplicates'],
    ['mirror', 'add', 'https://example.org', '--name', 'Other'],
    ['news', 'list'],
    ['news', 'add', 'Hello'],
    ['organization', 'list'],
    ['user', 'list'],
    ['user', 'create', 'ada', '--email', 'ada@example.org'],
  ].filter((_, index) => isWholeRun || index % 4 === 0)
  it.each(commands)('is not migrated by curia %s %s', async (...command) => {
    const run = await curia(...command.filter((word) => word !== undefined))
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('run curia migrate')])
    expect(run.stderr).toContain(newestMigration)
  })

  it('is backed up and checked as it is', async () => {
    const backup = await curia('backup', join(folder, 'backups'))
    expect(backup).toMatchObject({ code: 0 })
    expect((await curia('check')).stdout).toContain(newestMigration)
    expect(await missing()).toEqual(lacking)
    expect(copies()).toEqual([])
    expect(existsSync(join(folder, 'files'))).toBe(false)
  })

  it('is migrated by the service when it can be had back, which says from what to what', async () => {
    expect(lacking.length).toBeGreaterThan(3)
    if (engine.name === 'postgres') {
      const refused = await curia('serve')
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('make a backup')])
      expect((await curia('migrate')).stderr).toContain('curia migrate --yes')
      expect(await missing()).toEqual(lacking)
      expect((await curia('migrate', '--yes')).stdout).toMatch(
        `Migrated from ${EARLIER} to ${newestMigration} (${lacking.length} migrations)`,
      )
    } else {
      const service = await startCuria({ database: database.url, env: { DATA_DIR: folder } })
      const line = service
        .output()
        .split('\n')
        .find((text) => text.includes('migrated the database'))
      expect(JSON.parse(line ?? '{}')).toMatchObject({
        from: EARLIER,
        to: newestMigration,
        migrations: lacking.length,
        seconds: expect.any(Number),
        copy: expect.stringContaining('.before-migration-'),
      })
      await service.stop()
      const [copy = ''] = copies()
      const before = `sqlite:${join(dirname(database.url.slice('sqlite:'.length)), copy)}`
      await expect(openExisting(before)).rejects.toThrow(lacking.join(', '))
      expect((await curia('migrate')).stdout).toBe('The database has the schema of this version\n')
      expect(copies()).toEqual([copy])
    }
    expect(await missing()).toEqual([])
  })

  it('is new where it has no schema at all, and needs no backup then', async () => {
    const fresh = await engine.createDatabase(null)
    const run = await runCuria(['import', 'src/server/import/starter', '--date', '2020-01-01'], {
      database: fresh.url,
      env: { DATA_DIR: folder },
    })
    expect(run).toMatchObject({ code: 0 })
    await fresh.drop()
  })
})

it('Names of migrations are in their order, so that the newest of a database is the last', () => {
  expect(Object.keys(allMigrations)).toEqual(Object.keys(allMigrations).toSorted())
})
