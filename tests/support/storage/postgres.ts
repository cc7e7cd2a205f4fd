import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../service/ports.ts'

const run = promisify(execFile)

/** A PostgreSQL server of our own in a temporary folder, on 127.0.0.1. */
export type PostgresServer = {
  /** Address of the maintenance database, as a superuser without a password. */
  url: string
  /** Ends every process of the server at once, as a power cut would. The files stay. */
  kill9: () => Promise<void>
  /** Stops every process of the server where it is, so that it falls silent without closing a connection. */
  freeze: () => void
  /** Lets a frozen server go on. */
  thaw: () => void
  /** Starts the server again on its files, after `kill9`; the address stays the same. */
  restart: () => Promise<void>
  /** Ends the server and removes its files. */
  stop: () => Promise<void>
}

/**
 * The folder with PostgreSQL's server programs (`initdb`, `postgres`): the newest of Debian's, else the one on
 * PATH; null when the machine has none.
 */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  ]
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  )
}

/**
 * Starts a new PostgreSQL server. It collates text by ICU English, so that a test fails where an answer depends on
 * the engine's collation instead of code points.
 *
 * @param options.durable true: as in production, what was committed survives `kill9`; false: faster, no fsync.
 * @param options.folder for its files, which stays; a temporary one unless given
 * @throws when the programs are missing, or the server does not come up (with its log).
 */
export async function startPostgres(options: { durable: boolean; folder?: string }): Promise<PostgresServer> {
  const programs = postgresPrograms()
  if (!programs)
    throw new Error('PostgreSQL’s server programs are missing: neither Debian’s folder nor PATH has initdb')
  const place = await newPlace(options.folder)
  await run(
    join(programs, 'initdb'),
    [
      '-D',
      place.files,
      '-U',
      'curia',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ].concat('--locale-provider=icu', '--icu-locale=en-US'),
    { cwd: place.folder, ...place.owner },
  )
  const haste: Record<string, string> = options.durable
    ? {}
    : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  return runServer(programs, place, haste)
}

/**
 * Starts a streaming replica of a server of {@link startPostgres}.
 * @throws when the programs are missing, or it does not come up (with its log)
 */
export async function startReplica(primary: PostgresServer): Promise<PostgresServer> {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL’s server programs are missing')
  const place = await newPlace()
  const copy = ['--dbname', primary.url.replace(/\/postgres$/, '/'), '--pgdata', place.files]
  const options = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  await run(join(programs, 'pg_basebackup'), [...copy, ...options], { cwd: place.folder, ...place.owner })
  return runServer(programs, place, { fsync: 'off', hot_standby: 'on', wal_retrieve_retry_interval: '200ms' })
}

/** Runs statements on the maintenance database of a server, each on its own. @returns rows of the last */
export async function onServer(
  { url }: Pick<PostgresServer, 'url'>,
  ...statements: string[]
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}

/** Files of a server and the user that runs it. */
interface ServerPlace {
  folder: string
  files: string
  owner: { uid: number; gid: number } | null
}

async function newPlace(parent = tmpdir()): Promise<ServerPlace> {
  const owner = await serverUser()
  const folder = mkdtempSync(join(parent, 'curia-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return { folder, files: join(folder, 'files'), owner }
}

async function runServer(
  programs: string,
  { folder, files, owner }: ServerPlace,
  special: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const port = await freePort()
  const url = `postgres://curia@127.0.0.1:${port}/postgres`
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
  }
  const flags = Object.entries({ ...settings, ...special }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])

  const start = async (): Promise<ChildProcess> => {
    // The shell stops the server when its input closes, so that none is left behind when the tests are killed.
    const child = spawn(
      '/bin/sh',
      ['-c', '"$@" & server=$!; read -r _; kill -INT $server; wait $server', 'sh'].concat(
        join(programs, 'postgres'),
        '-D',
        files,
        flags,
      ),
      { cwd: folder, detached: true, stdio: ['pipe', 'pipe', 'pipe'], ...owner },
    )
    const log: string[] = []
    child.stdout.on('data', (text) => log.push(String(text)))
    child.stderr.on('data', (text) => log.push(String(text)))
    await untilReady(url, join(files, 'postmaster.pid'), log)
    return child
  }
  let child = await start()

  const end = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.stdin?.end()
    })
  const signalAll = (signal: NodeJS.Signals) => {
    const postmaster = Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')[0])
    for (const pid of [postmaster, ...childrenOf(postmaster)]) signalIfAlive(pid, signal)
  }
  return {
    url,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    kill9: async () => {
      signalAll('SIGKILL')
      await end()
    },
    restart: async () => {
      await end()
      child = await start()
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The user to run the server as: PostgreSQL refuses root. Null when the present user will do. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (userInfo().uid !== 0) return null
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

async function untilReady(url: string, pidFile: string, log: string[]): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (log.some((line) => line.includes('FATAL')) && !existsSync(pidFile))
        throw new Error(log.join(''), { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error(`PostgreSQL did not answer within 30 seconds: ${log.join('')}`)
}

function childrenOf(pid: number): number[] {
  if (!existsSync('/proc')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .map(Number)
}

function parentOf(pid: string): number | null {
  try {
    // The second field, the program's name in parentheses, may hold spaces; the parent is the second after it.
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)
    return Number(afterName?.split(' ')[1])
  } catch {
    return null
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
