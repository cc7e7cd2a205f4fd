import { dirname } from 'node:path'
import { DatabaseError } from '#server/errors/database-error.ts'
import type { Location } from '#server/config/database-url.ts'

/** The causes of an error, the error first. */
function* chainOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) {
    yield each
    // Every address of a host was tried.
    if (each instanceof AggregateError) yield* each.errors.slice(0, 1).flatMap((one) => [...chainOf(one)])
  }
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : null)
const sqliteCodeOf = (error: Error) =>
  'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null

const NO_RIGHT = new Set(['EACCES', 'EPERM', 'EROFS'])
const NO_FOLDER = new Set(['ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR'])

function sqliteError(error: Error, file: string): string | null {
  const code = codeOf(error)
  const folder = dirname(file)
  if (code && NO_RIGHT.has(code))
    return `The database ${file} cannot be created or written (${code}): let the user of this process write to ${folder}, or set DATABASE_URL to another file`
  if (code && NO_FOLDER.has(code))
    return `The database ${file} cannot be created, as ${folder} is not a folder (${code}): set DATABASE_URL to a file in a folder`
  if (code === 'ENOSPC') return `The database ${file} cannot be created, as the disk is full: free some space`
  switch (sqliteCodeOf(error)) {
    case 8:
    case 14:
      return `The database ${file} cannot be opened for writing: it is a folder, or the user of this program may not write to it or to ${folder}. Correct that, or set DATABASE_URL to another file`
    case 10:
      return `The database ${file} cannot be read (${error.message}): check its disk`
    case 11:
      return `The database ${file} is damaged (${error.message}): restore a backup`
    case 13:
      return `The database ${file} cannot be written, as the disk is full: free some space`
    case 26:
      return `${file} is not an SQLite database: set DATABASE_URL to another file, or restore a backup`
    default:
      return null
  }
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
])

function postgresError(error: Error, url: string): string | null {
  const { host, username, pathname } = new URL(url)
  const server = `PostgreSQL at ${host}`
  const database = decodeURIComponent(pathname.slice(1))
  const code = codeOf(error)
  switch (code) {
    case '28P01':
    case '28000':
      return `${server} rejects the user “${decodeURIComponent(username)}” (${error.message}): correct user and password in DATABASE_URL`
    case '3D000':
      return `${server} has no database “${database}”: create it (createdb ${database}), or correct DATABASE_URL`
    case '42501':
      return `${server} does not let the user “${decodeURIComponent(username)}” do what is needed (${error.message}): make this user the owner of “${database}”`
    case '53300':
      return `${server} accepts no more connections: raise its max_connections; a service needs 24`
    case '57P03':
      return `${server} is starting or stopping (${error.message}): try again when it is up`
    default:
  }
  const isSilent = /timeout|terminated|SSL/i.test(error.message)
  if ((code && UNREACHABLE.has(code)) || isSilent)
    return `${server} cannot be reached (${code ?? error.message}): start it, or correct host and port in DATABASE_URL`
  return null
}

/** An error of opening a database as an operator wants it: what is wrong, where, and what to do; others as they are. */
export function openingError(error: unknown, { engine, target }: Location): unknown {
  for (const each of chainOf(error)) {
    const message = engine === 'sqlite' ? sqliteError(each, target) : postgresError(each, target)
    if (message !== null) return new Error(message, { cause: error })
  }
  // What is for clients says too little here.
  if (error instanceof DatabaseError && error.cause instanceof Error)
    return new Error(`The database does not respond: ${error.cause.message}`, { cause: error })
  return error
}
