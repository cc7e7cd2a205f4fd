import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { ClientError } from '#server/errors/client-error.ts'

/** Client programs of PostgreSQL that backups need. */
export type PostgresProgram = 'pg_dump' | 'pg_restore' | 'psql'

/** Folder of Debian with the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'

/** Folders where programs are looked for: of the server's version (null: not known), then PATH, then other versions, newest first. */
function folders(serverMajor: number | null): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Number.isInteger) : []
  const others = versions.filter((version) => version !== serverMajor).sort((one, other) => other - one)
  return [
    ...(serverMajor === null ? [] : [join(DEBIAN, String(serverMajor), 'bin')]),
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
    ...others.map((version) => join(DEBIAN, String(version), 'bin')),
  ]
}

/** @throws ClientError when the machine does not have the program */
function pathOf(program: PostgresProgram, serverMajor: number | null): string {
  const found = folders(serverMajor)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new ClientError(
    'NOT_FOUND',
    `${program} was not found: install the client programs of PostgreSQL${serverMajor === null ? '' : ` ${serverMajor}`} (postgresql-client on Debian), or add their folder to PATH`,
  )
}

/** Address without the password, which other users of the machine would see among the arguments, and the password. */
function splitPassword(url: string): { address: string; password: string } {
  const address = new URL(url)
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password)
  address.password = ''
  address.searchParams.delete('password')
  return { address: address.href, password }
}

/** @throws ClientError when the machine lacks a program that backups need, of whatever version */
export function assertPrograms(): void {
  pathOf('pg_dump', null)
  pathOf('pg_restore', null)
}

/** A client program, and what it is started with. */
export interface ProgramStart {
  program: PostgresProgram
  options: string[]
  /** Major version of the server, such as 15: programs of another may not understand it. */
  serverMajor: number
  /** Address of the database; none for a program that reads a file only. */
  url?: string
}

/** A program that runs: what it reads and writes, and its end. */
export interface RunningProgram {
  input: Writable
  output: Readable
  /** Settles when it has ended. @throws Error with what it wrote to standard error when it failed */
  ended: Promise<void>
}

/**
 * Starts a client program of PostgreSQL.
 * @throws ClientError when the machine does not have the program
 */
export function startProgram({ program, options, serverMajor, url }: ProgramStart): RunningProgram {
  const { address, password } = url === undefined ? { address: null, password: '' } : splitPassword(url)
  const parameters = [...options, ...(address === null ? [] : [`--dbname=${address}`])]
  const child = spawn(pathOf(program, serverMajor), parameters, {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  })
  let errors = ''
  child.stderr.on('data', (text) => (errors = (errors + String(text)).slice(-4000)))
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`${program} failed: ${errors.trim() || `exit code ${String(code)}`}`)
  })
  // Whoever waits hears of it; a program that ends early must not end this one.
  ended.catch(() => {})
  child.stdin.on('error', () => {})
  return { input: child.stdin, output: child.stdout, ended }
}
