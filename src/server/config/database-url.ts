import { parse, resolve } from 'node:path'
import { describeValue } from './config-error.ts'

/** The database engines that carry a knowledgebase. */
export type Engine = 'sqlite' | 'postgres'

/** Where a database is. */
export interface Location {
  engine: Engine
  /** SQLite: absolute file path; PostgreSQL: connection URL. */
  target: string
  /** A frozen state: a SQLite file that nobody changes any more. */
  isFrozen?: boolean
}

/** Address of the file of a frozen state, which is opened as every database is. */
export const stateUrl = (file: string) => `state:${file}`

const POSTGRES = /^postgres(?:ql)?:\/\//
/** Characters that end a part of a URL, or begin an escape, where they stand in a password as they are. */
const TO_ESCAPE: readonly (readonly [RegExp, string])[] = [
  [/#/, '# as %23'],
  [/\//, '/ as %2F'],
  [/\?/, '? as %3F'],
  [/%(?![0-9A-Fa-f]{2})/, '% as %25'],
]

/**
 * Error in the URL of a PostgreSQL database, to stand behind its name in a sentence; null: nothing. A password is
 * never repeated, nor what a URL makes of its parts, which may be a host or a port.
 */
export function postgresUrlError(url: string): string | null {
  const rest = url.replace(POSTGRES, '')
  const account = rest.includes('@') ? rest.slice(0, rest.lastIndexOf('@')) : ''
  const unescaped = TO_ESCAPE.filter(([pattern]) => pattern.test(account)).map(([, how]) => how)
  if (unescaped.length > 0)
    return `must have the signs of its user and password escaped: write ${unescaped.join(', ')} (and @ in what follows the name of the database as %40)`
  const parsed = URL.parse(url)
  if (!parsed || parsed.hash !== '')
    return 'must be postgres://user:password@host:port/name, with signs in user and password such as # / ? % escaped (%23 %2F %3F %25)'
  return null
}

/**
 * Reads a database address: `sqlite:<file>` or `postgres://…`; beside these that of a frozen state ({@link stateUrl}).
 * @throws Error naming the two forms allowed, and what must be escaped
 */
export function parseDatabaseUrl(url: string): Location {
  if (POSTGRES.test(url)) {
    const message = postgresUrlError(url)
    if (message !== null) throw new Error(`A database URL ${message}`)
    return { engine: 'postgres', target: url }
  }
  if (url.startsWith(stateUrl('')))
    return { engine: 'sqlite', target: resolve(url.slice(stateUrl('').length)), isFrozen: true }
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1]
  if (file) return { engine: 'sqlite', target: resolve(file) }
  throw new Error(
    `A database URL is ${describeValue('DATABASE_URL', url)}: it must be sqlite:<file> or postgres://user:password@host:port/name`,
  )
}

/** Name of a database as part of file names: that of its SQLite file, or of the database in PostgreSQL. */
export function databaseName({ engine, target }: Location): string {
  const name =
    engine === 'sqlite' ? parse(target).name : decodeURIComponent(new URL(target).pathname.slice(1))
  return name.replaceAll(/[^\w.-]+/g, '-') || 'curia'
}
