import type { Writing } from '#server/storage/database.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Hands out new ids of local records, table by table, none of which was ever used. */
export type IdSource = {
  next(table: keyof Tables): Promise<number>
  /** Tells the database which ids are taken; needed before anybody else inserts. */
  syncSequences(): Promise<void>
}

/**
 * Writers of knowledge wait in line, so nobody else takes ids meanwhile.
 * @param largest ids that rows of the import have themselves, by table
 */
export function idSource(
  tx: Writing,
  dialect: Dialect,
  largest: ReadonlyMap<keyof Tables, number> = new Map(),
): IdSource {
  const last = new Map<keyof Tables, number>()
  return {
    async next(table) {
      const existing = last.get(table) ?? (await dialect.lastGeneratedId(tx, table))
      const id = Math.max(existing, largest.get(table) ?? 0) + 1
      last.set(table, id)
      return id
    },
    async syncSequences() {
      const tables = [...largest].filter(([, id]) => id >= FIRST_LOCAL_ID).map(([table]) => table)
      for (const table of new Set([...last.keys(), ...tables])) await dialect.syncGeneratedIds(tx, table)
    },
  }
}
