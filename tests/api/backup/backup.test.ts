import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { generateApiKey } from '#server/accounts/api-keys/api-keys.ts'
import { createBackup } from '#server/backup/create-backup.ts'
import { nightlyBackup } from '#server/backup/nightly-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { checkDatabase } from '#server/integrity/check-database.ts'
import { contentDigest } from '#server/states/content-digest.ts'
import { freeze } from '#server/states/freeze.ts'
import { statesFolder } from '#server/states/stored-states.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { knowledgeVersion, versionNow } from '#server/storage/knowledge-version.ts'
import { overHttp } from '#tests/soak/senders.ts'
import { soak } from '#tests/soak/soak.ts'
import { addWorld } from '#tests/soak/world.ts'
import type { World } from '#tests/soak/world.ts'
import { staleInCopy } from '#tests/support/curation/record-documents.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { itInWholeRun } from '#tests/support/whole-run-tests.ts'

const QUIET = { OUTSIDE_SERVICES: 'off', LOG_LEVEL: 'warn' }
const ACTIONS = 80

const backupsIn = (folder: string) => readdirSync(folder).filter((name) => /\.(db|dump)$/.test(name))

describeOnSqliteFirst('Backups', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'curia-backup-'))
  const data = join(folder, 'data')
  const backups = join(folder, 'backups')
  let database: TestDatabase
  let storage: Storage
  let world: World
  const targets: TestDatabase[] = []

  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    world = await addWorld(storage)
  })
  afterAll(async () => {
    await storage.close()
    await Promise.all([database, ...targets].map(({ drop }) => drop()))
    rmSync(folder, { recursive: true, force: true })
  })

  const curia = (command: string[], env: Record<string, string> = {}, url = database.url) =>
    runCuria(command, { database: url, env: { DATA_DIR: data, ...env } })

  /** A place for a database that has nothing: of SQLite no file, of PostgreSQL no table. */
  async function emptyTarget(): Promise<string> {
    const target = await engine.createDatabase(null)
    targets.push(target)
    await target.drop()
    if (engine.name === 'sqlite') return target.url
    const again = await engine.createDatabase(null)
    targets.push(again)
    return again.url
  }

  async function readOf<T>(url: string, read: (storage: Storage) => Promise<T>): Promise<T> {
    const opened = await open(url)
    try {
      return await read(opened)
    } finally {
      await opened.close()
    }
  }

  /** A backup by the function that the command and the service use. */
  const backUp = (name: string, keep: number | null = null, now?: Date) =>
    createBackup({
      databaseUrl: database.url,
      states: statesFolder(data, database.url),
      folder: join(folder, name),
      keep,
      ...(now && { now }),
    })

  const restore = (file: string, target: string, { force = false, states = data } = {}) =>
    restoreBackup({ file, databaseUrl: target, states, force })

  itInWholeRun('under curation have one state of the database, and lose nothing', async () => {
    const keys = new Map<number, string>()
    const now = new Date().toISOString()
    await storage.writeAside(async (tx) => {
      for (const { person } of world.actors) {
        const key = { userId: person.id, name: null, expiresAt: null, now }
        keys.set(person.id, (await generateApiKey(tx, key)).token)
      }
    })
    const service = await startCuria({ database: database.url, env: { ...QUIET, DATA_DIR: data } })
    const before = await versionNow(storage.read)
    const senders = [overHttp(service.url, keys)]
    let made: Awaited<ReturnType<typeof curia>> | undefined
    const report = await soak({
      senders,
      db: storage.read,
      world,
      seed: 3,
      actions: ACTIONS,
      atOnce: 8,
      onProgress: (done) => {
        // Not waited for: curation goes on.
        if (done > 20 && !made) {
          made = { code: null, stdout: '', stderr: '' }
          void curia(['backup', backups]).then((run) => (made = run))
        }
      },
    })
    await vi.waitFor(() => expect(made?.code).toBe(0), { timeout: 60_000 })
    expect(report.defects).toEqual([])
    expect(await service.stop()).toBe(0)
    const after = await versionNow(storage.read)

    const [name = ''] = backupsIn(backups)
    expect(made?.stdout).toContain(`Backup written and verified: ${join(backups, name)} (`)
    const target = await emptyTarget()
    const restored = await curia(['restore', join(backups, name)], {}, target)
    expect([restored.code, restored.stderr]).toEqual([0, ''])
    const version = (await readOf(target, ({ read }) => versionNow(read))) - 1
    expect(version).toBeGreaterThan(before)
    expect(version).toBeLessThanOrEqual(after)
    expect(await staleInCopy(storage, { url: target, version })).toEqual([])
    expect(await readOf(target, (opened) => checkDatabase(opened))).toEqual([])
  })

  it('of a database at rest give the same export, and everything of accounts', async () => {
    const { file } = await backUp('at-rest')
    const target = await emptyTarget()
    await restore(file, target)
    const contents = async ({ read }: Storage) => ({
      digest: await contentDigest(read),
      users: await read.selectFrom('users').selectAll().orderBy('id').execute(),
      activities: await read.selectFrom('activities').selectAll().orderBy('id').execute(),
    })
    expect(await readOf(target, contents)).toEqual(await contents(storage))
  })

  it('replace a database only by force, continue its versions, and never while it is in use', async () => {
    const { file } = await backUp('forced')
    const target = await emptyTarget()
    const version = () => readOf(target, ({ read }) => versionNow(read))
    await restore(file, target)
    const first = await version()
    await expect(restore(file, target)).rejects.toThrow('--force')

    const user = await open(target)
    await expect(restore(file, target, { force: true })).rejects.toThrow(
      'stop the service and all commands that use it',
    )
    expect(await versionNow(user.read)).toBe(first)
    await user.close()

    const { replaced } = await restore(file, target, { force: true })
    expect(await version()).toBe(first + 1)
    if (engine.name === 'postgres') return
    expect(await readOf(`sqlite:${replaced?.file}`, ({ read }) => versionNow(read))).toBe(first)
  })

  it('of another database of the same name, or under way elsewhere, are left alone', async () => {
    await backUp('claimed')
    const [marker = ''] = readdirSync(join(folder, 'claimed')).filter((name) => name.endsWith('.origin'))
    writeFileSync(join(folder, 'claimed', marker), '/srv/other/curia.db on elsewhere')
    await expect(backUp('claimed')).rejects.toThrow('has backups of /srv/other/curia.db on elsewhere')

    const lock = join(folder, 'locked', marker.replace('.origin', '.lock'))
    await backUp('locked', null, new Date(0))
    // The process that started this one runs as long.
    writeFileSync(lock, `${process.ppid}@${hostname()}`)
    await expect(backUp('locked')).rejects.toThrow(`is under way (process ${process.ppid} on`)
    const ended = spawnSync(process.execPath, ['--version']).pid
    writeFileSync(lock, `${ended}@${hostname()}`)
    const unfinished = `-2026-01-01T00-00-00Z.db.${ended}@${hostname()}.part`
    const left = join(folder, 'locked', marker.replace('.origin', unfinished))
    writeFileSync(left, 'half')
    await backUp('locked')
    expect([existsSync(lock), existsSync(left)]).toEqual([false, false])
  })

  const withLog = () =>
    it('may be a database with its log, which is restored, too', async () => {
      const { file: made } = await backUp('with-log')
      const file = join(folder, 'stopped.db')
      copyFileSync(made, file)
      const writer = new DatabaseSync(file)
      writer.exec(
        "pragma journal_mode = wal; update knowledge_state set written_at = '2030-01-01T00:00:00.000Z'",
      )
      expect(existsSync(`${file}-wal`)).toBe(true)
      chmodSync(file, 0o444)
      const target = await emptyTarget()
      expect(await restore(file, target)).toMatchObject({ manifest: null, findings: [] })
      writer.close()
      const restored = await readOf(target, ({ read }) => knowledgeVersion(read))
      expect(restored.writtenAt).toBe('2030-01-01T00:00:00.000Z')
      expect((statSync(target.replace('sqlite:', '')).mode & 0o777).toString(8)).toBe('600')
    })

  const besideOthers = () =>
    it('leave what others have in the same database', async () => {
      const { file } = await backUp('beside-others')
      const target = await emptyTarget()
      await restore(file, target)
      const run = (...statements: string[]) =>
        readOf(target, (opened) =>
          opened.writeAside(async (tx) => {
            for (const statement of statements) await sql.raw(statement).execute(tx)
          }),
        )
      await run(
        'create schema reporting',
        'create table reporting.days (day text)',
        'create table notes (id int)',
      )
      await restore(file, target, { force: true })
      await run('select * from reporting.days', 'select * from notes')
      await run('create view reporting.genes as select id from features')
      await expect(restore(file, target, { force: true })).rejects.toThrow('reporting.genes')
      await run('select * from reporting.genes')
    })

  // What only one of the engines has.
  if (engine.name === 'sqlite') withLog()
  else besideOthers()

  it('that are damaged, cut off or of something else are refused by name, and the database stays', async () => {
    const { file } = await backUp('damaged')
    const target = await emptyTarget()
    await restore(file, target)
    const version = await readOf(target, ({ read }) => versionNow(read))
    const bytes = readFileSync(file)
    const ending = file.slice(file.lastIndexOf('.'))
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(flipped.length - 300) ^ 1, flipped.length - 300)
    const { file: state } = await freeze(storage, join(folder, 'frozen'), { name: 'annual' })
    const foreign = join(folder, 'foreign.db')
    const program = new DatabaseSync(foreign)
    program.exec('create table kysely_migration (name text); insert into kysely_migration values (1)')
    program.close()
    mkdirSync(join(folder, `a-folder${ending}`))
    const isSqlite = engine.name === 'sqlite'
    const other = isSqlite ? Buffer.from('PGDMP of something') : readFileSync(foreign)
    const isDamaged = /damaged|cannot be read|pg_restore failed|file is not a database/
    /** Names, contents (null: as they are), a manifest beside them, and what is said of them. */
    const wrong: [name: string, content: Buffer | null, manifest: boolean, error: RegExp][] = [
      [`cut-off${ending}`, bytes.subarray(0, Math.floor(bytes.length * 0.6)), false, isDamaged],
      [`cut-off-known${ending}`, bytes.subarray(0, bytes.length - 1), true, /damaged: it has \d+ bytes/],
      [`one-bit${ending}`, flipped, true, /damaged: its SHA-256 is/],
      [
        `a-page-of-html${ending}`,
        Buffer.from('<!doctype html><title>Not found</title>'),
        false,
        /it is a web page/,
      ],
      [`empty${ending}`, Buffer.alloc(0), false, /it is empty/],
      [`packed${ending}`, gzipSync(bytes), false, /it is packed/],
      [`statements${ending}`, Buffer.from('-- PostgreSQL database dump\n'), false, /it is SQL as text/],
      [`text${ending}`, Buffer.from('a table\n'), false, /neither an SQLite file nor an archive/],
      [`other-engine${ending}`, other, false, /which cannot be restored into/],
      ['annual.db', readFileSync(state), false, /it is the frozen state annual, which has no accounts/],
      [basename(state), readFileSync(state), false, /it is the frozen state annual/],
      [`unfinished${ending}.1@host.part`, bytes, false, /it is a backup that was not finished/],
      [`curia${ending}.json`, Buffer.from('{}'), false, /it is the manifest of a backup/],
      [`curia${ending}-wal`, bytes, false, /it is a log of an SQLite database/],
      [`curia.lock`, bytes, false, /it is a marker of the folder/],
      [`a-folder${ending}`, null, false, /it is a folder/],
      [`bad-manifest${ending}`, bytes, false, /is no manifest of a backup/],
    ]
    if (isSqlite) wrong.push(['foreign.db', null, false, /is a database of another program/])
    writeFileSync(join(folder, `bad-manifest${ending}.json`), 'nothing')
    for (const [name, content, hasManifest, error] of wrong) {
      const path = join(folder, name)
      if (content) writeFileSync(path, content)
      if (hasManifest) copyFileSync(`${file}.json`, `${path}.json`)
      await expect(restore(path, target, { force: true }), name).rejects.toThrow(error)
    }
    expect(await readOf(target, ({ read }) => versionNow(read))).toBe(version)
    expect((await curia(['restore', join(folder, 'none.db')], {}, target)).stderr).toContain(
      'There is no file',
    )
    if (isSqlite)
      await expect(restore(target.replace('sqlite:', ''), target, { force: true })).rejects.toThrow(
        'it is the database itself',
      )
  })

  it('have a manifest with their SHA-256, and say that those without could not be verified', async () => {
    const { file } = await backUp('manifests')
    const manifest: unknown = JSON.parse(readFileSync(`${file}.json`, 'utf8'))
    expect(manifest).toMatchObject({
      content: 'backup of a Curia database',
      file: basename(file),
      bytes: statSync(file).size,
      sha256: createHash('sha256').update(readFileSync(file)).digest('hex'),
      engine: engine.name,
      version: expect.stringMatching(/^\d+\.\d+/),
    })
    const verified = await curia(['restore', file], {}, await emptyTarget())
    expect(verified.stdout).toMatch(/^Restored from .*\nVerified: the SHA-256 is that of the manifest/)
    expect(verified.stdout).toContain('The database is consistent')
    rmSync(`${file}.json`)
    const earlier = await curia(['restore', file], {}, await emptyTarget())
    expect([earlier.code, earlier.stdout]).toEqual([
      0,
      expect.stringContaining('Not verified: the backup has no manifest'),
    ])
  })

  it('of a newer version of Curia are refused', async () => {
    const { file } = await backUp('newer')
    const newer = await emptyTarget()
    await restore(file, newer)
    await readOf(newer, (opened) =>
      opened.writeAside((tx) =>
        sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030')`.execute(tx),
      ),
    )
    const options = { databaseUrl: newer, states: data, folder: join(folder, 'future'), keep: null }
    // An SQLite file is its own backup; the program would not make one of a database that it does not know.
    const future =
      engine.name === 'sqlite' ? newer.replace('sqlite:', '') : (await createBackup(options)).file
    await expect(restore(future, await emptyTarget())).rejects.toThrow(
      'written by a newer version of Curia (it has 9999-future)',
    )
  })

  it('copy frozen states once, restore those that are missing, and keep as many as they are told', async () => {
    const states = statesFolder(data, database.url)
    await freeze(storage, states, { name: 'report' })
    await freeze(storage, states, { name: 'nightly-2026-01-01' })
    const day = (date: number) => new Date(Date.UTC(2026, 0, date, 0, 5))
    const first = await backUp('kept', 2, day(1))
    expect(first).toMatchObject({ copiedStates: 2, removed: 0 })
    expect(await backUp('kept', 2, day(2))).toMatchObject({ copiedStates: 0, removed: 0 })
    expect(await backUp('kept', 2, day(3))).toMatchObject({ removed: 1 })
    const files = backupsIn(join(folder, 'kept'))
    expect(files.map((name) => /-(\d{4}-\d{2}-\d{2})T/.exec(name)?.[1])).toEqual(['2026-01-02', '2026-01-03'])
    expect([first.file, `${first.file}.json`].filter(existsSync)).toEqual([])

    // What lies beside the backups is somebody else's.
    copyFileSync(join(folder, 'kept', files[0] ?? ''), join(folder, 'kept', 'notes.txt'))
    await backUp('kept', 1, day(4))
    expect(readdirSync(join(folder, 'kept'))).toContain('notes.txt')

    const target = await emptyTarget()
    const elsewhere = join(folder, 'elsewhere')
    const last = join(
      folder,
      'kept',
      readdirSync(join(folder, 'kept')).find((name) => name.includes('01-04')) ?? '',
    )
    const folderOfStates = statesFolder(elsewhere, target)
    expect(await restore(last, target, { states: folderOfStates })).toMatchObject({ copiedStates: 2 })
    expect(readdirSync(folderOfStates).sort()).toEqual(readdirSync(states).sort())

    // One of the copies is damaged where its length stays.
    const copies = join(folder, 'kept', 'states', readdirSync(join(folder, 'kept', 'states'))[0]!)
    const damaged = join(
      copies,
      readdirSync(copies).find((name) => name.startsWith('report_'))!,
    )
    const bytes = readFileSync(damaged)
    bytes[bytes.length - 10]! ^= 1
    chmodSync(damaged, 0o600)
    writeFileSync(damaged, bytes)
    const third = await emptyTarget()
    const lacking = statesFolder(join(folder, 'lacking'), third)
    expect(await restore(last, third, { states: lacking })).toMatchObject({
      copiedStates: 1,
      damagedStates: [damaged],
    })
    expect(readdirSync(lacking)).toEqual([expect.stringMatching(/^nightly-2026-01-01_/)])

    // A backup says which state is damaged, and copies the others.
    chmodSync(join(states, basename(damaged)), 0o600)
    writeFileSync(join(states, basename(damaged)), bytes)
    await expect(backUp('anew', 1, day(5))).rejects.toThrow(
      /is complete, but the frozen states could not be copied: .*report_.*: damaged, as the SHA-256/,
    )
    expect(readdirSync(join(folder, 'anew', 'states', basename(copies)))).toHaveLength(1)
  })

  itInWholeRun('are made by the service after the nightly release, and an error is reported', async () => {
    const nightly = join(folder, 'nightly')
    const env = { ...QUIET, DATA_DIR: join(folder, 'service'), NIGHTLY_DELAY: '0', NIGHTLY_STATES: '0' }
    const service = await startCuria({ database: database.url, env: { ...env, BACKUP_DIR: nightly } })
    await vi.waitFor(() => expect(backupsIn(nightly)).toHaveLength(1), {
      timeout: 60_000,
      interval: 100,
    })
    expect(await service.stop()).toBe(0)
    const [made = ''] = backupsIn(nightly)
    await restore(join(nightly, made), await emptyTarget())

    renameSync(join(nightly, made), join(nightly, made.replace(/\d{4}-\d{2}-\d{2}/, '2020-01-31')))
    const later = await startCuria({
      database: database.url,
      env: { ...env, BACKUP_DIR: nightly, NIGHTLY_DELAY: '600' },
    })
    await vi.waitFor(async () =>
      expect(await (await fetch(`${later.url}/api/status`)).json()).toMatchObject({
        backupProblem: 'The nightly backup is missing: the newest is of 2020-01-31',
      }),
    )
    expect(await later.stop()).toBe(0)

    writeFileSync(join(folder, 'a-file'), '')
    const options = { databaseUrl: database.url, states: data, folder: join(folder, 'a-file'), keep: 1 }
    const error = await new Promise((failed, unexpected) => {
      nightlyBackup(options, { made: unexpected, present: unexpected as () => void, failed }).run()
    })
    expect(String(error)).toContain('a-file')
  })
})
