import type { Writing } from '#server/storage/database.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Hands out new ids of local records, table by table, none of which was ever used. */
export type IdSource = {
  next(table: keyof Tables): Promise<number>
  /** Tells the database which ids are taken; needed before anybody else inserts. */
  settle(): Promise<void>
}

/** Writers of knowledge wait in line, so nobody else takes ids meanwhile. */
export function idSource(tx: Writing, dialect: Dialect): IdSource {
  const last = new Map<keyof Tables, number>()
  return {
    async next(table) {
      const id = (last.get(table) ?? (await dialect.lastGeneratedId(tx, table))) + 1
      last.set(table, id)
      return id
    },
    async settle() {
      for (const table of last.keys()) await dialect.syncGeneratedIds(tx, table)
    },
  }
}
