import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { ClientError } from '#server/client-error.ts'

/** Client programs of PostgreSQL that backups need. */
export type PostgresProgram = 'pg_dump' | 'pg_restore' | 'psql'

/** Folder of Debian with the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'

/** Folders where programs are looked for: those of the newest version first, as older ones refuse newer servers. */
function folders(): string[] {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : []
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
  ]
}

/** @throws ClientError when the machine does not have the program */
function pathOf(program: PostgresProgram): string {
  const found = folders()
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new ClientError(
    'NOT_FOUND',
    `${program} was not found: install the client programs of PostgreSQL (postgresql-client on Debian), or add their folder to PATH`,
  )
}

/** Address without the password, which other users of the machine would see among the arguments, and the password. */
function splitPassword(url: string): { address: string; password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, password }
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
 * @param url address of the database; null for a program that needs none
 * @throws ClientError when the machine does not have the program
 */
export function startProgram(
  program: PostgresProgram,
  options: string[],
  url: string | null,
): RunningProgram {
  const { address, password } = url === null ? { address: null, password: '' } : splitPassword(url)
  const child = spawn(pathOf(program), [...options, ...(address === null ? [] : [`--dbname=${address}`])], {
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
