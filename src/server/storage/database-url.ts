import { resolve } from 'node:path'
import type { Engine } from './dialect.ts'

/** Where a database is. */
export interface Location {
  engine: Engine
  /** SQLite: absolute file path; PostgreSQL: connection URL. */
  target: string
}

/**
 * Reads a database address: `sqlite:<file>` or `postgres://…`.
 * @throws Error naming the address and the two forms allowed
 */
export function parseDatabaseUrl(url: string): Location {
  if (/^postgres(ql)?:\/\//.test(url)) return { engine: 'postgres', target: url }
  const file = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1]
  if (file) return { engine: 'sqlite', target: resolve(file) }
  throw new Error(`"${url}" is no database address; allowed are sqlite:<file> and postgres://user@host/name`)
}
