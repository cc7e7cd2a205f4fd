import type { DatabaseSync } from 'node:sqlite'
import { EXPORT_FORMAT } from './content-digest.ts'
import type { FrozenState } from './state-names.ts'

/** Label of the file of a state: name, version, date and content, in the one row of its table `frozen_state`. */
export interface StateLabel extends Omit<FrozenState, 'digest'> {
  /** Digest of its export, hexadecimal; that of the file would have to name itself. */
  contentDigest: string
  exportFormat: number
}

/** Writes the label of a file, in the place of the one before. */
export function writeLabel(database: DatabaseSync, label: Omit<StateLabel, 'exportFormat'>): void {
  database.exec(`drop table if exists frozen_state;
    create table frozen_state (
      name text not null,
      knowledge_version integer not null,
      date text not null,
      content_digest text not null,
      export_format integer not null
    )`)
  database
    .prepare('insert into frozen_state values (?, ?, ?, ?, ?)')
    .run(label.name, label.version, label.date, label.contentDigest, EXPORT_FORMAT)
}

/** The label of a file; null where it was made before there was such a table. */
export function readLabel(database: DatabaseSync): StateLabel | null {
  const isThere = database.prepare(`select 1 from sqlite_schema where name = 'frozen_state'`).get()
  if (!isThere) return null
  const row = database
    .prepare(
      `select name, knowledge_version as version, date, content_digest as contentDigest,
        export_format as exportFormat from frozen_state`,
    )
    .get()
  return (row as StateLabel | undefined) ?? null
}
