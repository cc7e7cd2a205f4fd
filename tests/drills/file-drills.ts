import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { open } from '#server/storage/database.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { brokenComments, startWorkload } from '#tests/support/service/fault-workload.ts'
import type { Workload, WorkloadReport } from '#tests/support/service/fault-workload.ts'
import { runCuria, startCuria } from '#tests/support/service/server.ts'
import type { CuriaServer } from '#tests/support/service/server.ts'
import { makeEarlierDatabase } from '#tests/support/storage/earlier-database.ts'
import { onServer, startPostgres } from '#tests/support/storage/postgres.ts'
import type { PostgresServer } from '#tests/support/storage/postgres.ts'
import { commandResult, timed } from './drill.ts'
import type { Drill, DrillResult } from './drill.ts'

type EngineName = 'sqlite' | 'postgres'

/** The oldest schema that is brought forward: before, there were no curators. */
const OLDEST = '0003-curation'
const DISK_MB = 48
/** A server of PostgreSQL takes some 60 MB before it holds anything, of which the log of changes is 16. */
const SERVER_DISK_MB = 160

/** A place for two databases and files, which goes at the end. */
interface Place extends AsyncDisposable {
  folder: string
  /** Addresses of two empty databases. */
  urls: [string, string]
}

async function placeOn(engine: EngineName): Promise<Place> {
  await using stack = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'curia-drill-'))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  let urls: [string, string] = [`sqlite:${join(folder, 'one.db')}`, `sqlite:${join(folder, 'two.db')}`]
  if (engine === 'postgres') {
    const server = await startPostgres({ durable: true })
    stack.defer(() => server.stop())
    const client = new Client({ connectionString: server.url })
    await client.connect()
    for (const name of ['one', 'two']) await client.query(`create database ${name}`)
    await client.end()
    urls = [server.url.replace(/postgres$/, 'one'), server.url.replace(/postgres$/, 'two')]
  }
  const held = stack.move()
  return { folder, urls, [Symbol.asyncDispose]: () => held.disposeAsync() }
}

/** Curators and readers at work on a service. */
async function peopleAt(service: CuriaServer, url: string, label: string): Promise<Workload> {
  const storage = await open(url, { migrate: false })
  const { key } = await userWithKey(storage, 'cora')
  const { id: featureId } = await storage.read.selectFrom('features').select('id').executeTakeFirstOrThrow()
  await storage.close()
  const workload = startWorkload({ url: service.url, key, featureId, curators: 3, readers: 2, label })
  await workload.answeredAgain()
  return workload
}

async function resultOf(
  url: string,
  { answered, statuses, unexpected }: WorkloadReport,
  given: Partial<DrillResult>,
): Promise<DrillResult> {
  const storage = await open(url, { migrate: false })
  const broken = await brokenComments(storage, answered)
  await storage.close()
  const requests = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  return commandResult({
    ...given,
    lost: broken.length,
    older: unexpected.filter((text) => text.includes('saw version')).length,
    failed: requests - (statuses.get(200) ?? 0),
    requests,
    problems: [...broken, ...unexpected, ...(given.problems ?? [])],
  })
}

/** Runs a command that must succeed. @returns what it printed */
async function curia(command: string[], database: string, folder: string): Promise<string> {
  const { code, stdout, stderr } = await runCuria(command, { database, env: { DATA_DIR: folder } })
  if (code !== 0) throw new Error(`curia ${command.join(' ')} failed: ${stderr}`)
  return stdout
}

/** What was answered before the backup began is in it, and it is consistent. */
async function backUpAndRestore(engine: EngineName): Promise<DrillResult> {
  await using place = await placeOn(engine)
  const { folder, urls } = place
  const service = await startCuria({ database: urls[0], env: { DATA_DIR: folder, LOG_LEVEL: 'warn' } })
  const workload = await peopleAt(service, urls[0], 'backup')
  for (let turn = 0; turn < 5; turn += 1) await workload.answeredAgain()
  const backups = join(folder, 'backups')
  const before = await commentsIn(urls[0])
  const seconds = await timed(() => curia(['backup', backups], urls[0], folder))
  const report = await workload.stop()
  await service.stop()
  const [file = ''] = readdirSync(backups).filter((name) => /\.(db|dump)$/.test(name))
  const restored = await curia(['restore', join(backups, file)], urls[1], folder)
  const after = new Set(await commentsIn(urls[1]))
  const problems = before.filter((text) => !after.has(text)).map((text) => `not in the backup: ${text}`)
  if (!restored.includes('The database is consistent')) problems.push(restored)
  const answered = report.answered.filter((text) => after.has(text))
  const ofRestored = await resultOf(urls[1], { ...report, answered }, {})
  return await resultOf(urls[0], report, { seconds, problems: [...problems, ...ofRestored.problems] })
}

async function commentsIn(url: string): Promise<string[]> {
  const storage = await open(url, { migrate: false })
  const rows = await storage.read.selectFrom('comments').select('body').execute()
  await storage.close()
  return rows.map(({ body }) => body)
}

/** A small disk of its own, in memory; null where this user may not mount one. */
function smallDisk(megabytes = DISK_MB): (Disposable & { path: string }) | null {
  const path = mkdtempSync(join(tmpdir(), 'curia-disk-'))
  const options = `size=${megabytes}m,mode=0755`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status === 0
  if (!mounted) {
    rmSync(path, { recursive: true })
    return null
  }
  return {
    path,
    [Symbol.dispose]() {
      spawnSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

/** Fills a disk to the last byte. */
function fill(disk: string): string {
  const filler = join(disk, 'filler')
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' })
  return filler
}

/** A server of PostgreSQL with little space for its log of changes, so that it needs more of the disk soon. */
async function serverOn(disk: string): Promise<PostgresServer> {
  const server = await startPostgres({ durable: true, folder: disk })
  await onServer(
    server,
    `alter system set max_wal_size = '48MB'`,
    `alter system set min_wal_size = '32MB'`,
    'select pg_reload_conf()',
  )
  return server
}

/** The disk of the database is full for a while: changes are refused, and go on when there is space. */
async function diskOfDatabaseFull(engine: EngineName): Promise<DrillResult> {
  using disk = smallDisk(engine === 'postgres' ? SERVER_DISK_MB : DISK_MB)
  if (disk === null) return commandResult({ problems: ['no disk of its own could be mounted'] })
  await using stack = new AsyncDisposableStack()
  const server = engine === 'postgres' ? await serverOn(disk.path) : null
  stack.defer(async () => server?.stop())
  const url = server?.url ?? `sqlite:${join(disk.path, 'curia.db')}`
  await using place = await placeOn('sqlite')
  const service = await startCuria({ database: url, env: { DATA_DIR: place.folder, LOG_LEVEL: 'warn' } })
  const workload = await peopleAt(service, url, 'full')
  const filler = fill(disk.path)
  await diskIsFull(service)
  const seconds = await timed(async () => {
    rmSync(filler)
    await workload.answeredAgain()
  })
  const report = await workload.stop()
  await service.stop()
  // A comment that found no space is refused in an answer with status 200.
  const unexpected = report.unexpected.filter((text) => !text.includes('DISK_FULL'))
  return await resultOf(url, { ...report, unexpected }, { seconds })
}

/** Waits until readiness names the full disk. */
async function diskIsFull({ url }: CuriaServer): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`${url}/api/ready`)
    if ((await answer.text()).includes('disk of the database is full')) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('/api/ready did not name the full disk within 30 s')
}

/** A command on a full disk says so, and leaves nothing behind. */
async function diskOfFilesFull(command: (disk: string) => string[]): Promise<DrillResult> {
  using disk = smallDisk()
  if (disk === null) return commandResult({ problems: ['no disk of its own could be mounted'] })
  await using place = await placeOn('sqlite')
  await (await startCuria({ database: place.urls[0], env: { DATA_DIR: place.folder } })).stop()
  mkdirSync(join(disk.path, 'states/one'), { recursive: true })
  mkdirSync(join(disk.path, 'backups'))
  const filler = fill(disk.path)
  const env = { DATA_DIR: disk.path }
  const begun = performance.now()
  const { code, stderr } = await runCuria(command(disk.path), { database: place.urls[0], env })
  const seconds = (performance.now() - begun) / 1000
  const left = readdirSync(disk.path, { recursive: true })
    .map(String)
    .filter((name) => /\.(part|copying|sqlite|db|dump)$/.test(name))
  rmSync(filler)
  const again = await runCuria(command(disk.path), { database: place.urls[0], env })
  return commandResult({
    seconds,
    problems: [
      ...(code === 1 && stderr.includes('the disk is full') ? [] : [`exit code ${code}: ${stderr}`]),
      ...left.map((name) => `left: ${name}`),
      ...(again.code === 0 ? [] : [`not made with space: ${again.stderr}`]),
    ],
  })
}

const DISEASE =
  "insert into diseases (name, name_folded, created_at, updated_at) values ('An old disease', 'an old disease', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')"

async function execute(url: string, statement: string): Promise<void> {
  if (url.startsWith('sqlite:')) {
    const database = new DatabaseSync(url.slice('sqlite:'.length))
    database.exec(statement)
    database.close()
    return
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A database of the oldest schema is migrated by the service, and has what it had. */
async function upgradeFromOldest(engine: EngineName): Promise<DrillResult> {
  await using place = await placeOn(engine)
  const [url] = place.urls
  await makeEarlierDatabase(url, OLDEST)
  await execute(url, DISEASE)
  const seconds = await timed(async () => {
    if (engine === 'postgres') await curia(['migrate', '--yes'], url, place.folder)
    await (await startCuria({ database: url, env: { DATA_DIR: place.folder } })).stop()
  })
  const storage = await open(url, { migrate: false })
  const found = await storage.read
    .selectFrom('diseases')
    .select('id')
    .where('name', '=', 'An old disease')
    .execute()
  await storage.close()
  const checked = await runCuria(['check'], { database: url, env: { DATA_DIR: place.folder } })
  return commandResult({
    seconds,
    lost: 1 - found.length,
    problems: checked.code === 0 ? [] : [checked.stdout],
  })
}

/** Drills of databases, backups and disks. */
export const fileDrills: readonly Drill[] = [
  { name: 'backup under writers, restored (SQLite)', run: () => backUpAndRestore('sqlite') },
  { name: 'backup under writers, restored (PostgreSQL)', run: () => backUpAndRestore('postgres') },
  { name: 'disk of the database full (SQLite)', run: () => diskOfDatabaseFull('sqlite') },
  { name: 'disk of the database full (PostgreSQL)', run: () => diskOfDatabaseFull('postgres') },
  { name: 'disk of the states full', run: () => diskOfFilesFull(() => ['freeze', 'report']) },
  {
    name: 'disk of the backups full',
    run: () => diskOfFilesFull((disk) => ['backup', join(disk, 'backups')]),
  },
  { name: `upgrade from ${OLDEST} (SQLite)`, run: () => upgradeFromOldest('sqlite') },
  { name: `upgrade from ${OLDEST} (PostgreSQL)`, run: () => upgradeFromOldest('postgres') },
]
