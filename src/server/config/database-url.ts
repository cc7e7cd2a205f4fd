import { parse, resolve } from 'node:path'

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

/**
 * Reads a database address: `sqlite:<file>` or `postgres://…`; beside these that of a frozen state ({@link stateUrl}).
 * @throws Error naming the address and the two forms allowed
 */
export function parseDatabaseUrl(url: string): Location {
  if (/^postgres(ql)?:\/\//.test(url)) return { engine: 'postgres', target: url }
  if (url.startsWith(stateUrl('')))
    return { engine: 'sqlite', target: resolve(url.slice(stateUrl('').length)), isFrozen: true }
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1]
  if (file) return { engine: 'sqlite', target: resolve(file) }
  throw new Error(`"${url}" is not a database URL: it must be sqlite:<file> or postgres://user@host/name`)
}

/** Name of a database as part of file names: that of its SQLite file, or of the database in PostgreSQL. */
export function databaseName({ engine, target }: Location): string {
  const name =
    engine === 'sqlite' ? parse(target).name : decodeURIComponent(new URL(target).pathname.slice(1))
  return name.replaceAll(/[^\w.-]+/g, '-') || 'curia'
}
