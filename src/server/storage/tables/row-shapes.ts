import type { Generated } from 'kysely'
import type { ColumnName, ColumnValue, ScalarKey } from '#domain/records/fields/record-field.ts'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'

/** Row that links the rows of other tables whose ids it holds. */
export type Link<Column extends string> = Record<Column, number>

/** Row with the times when it was made and changed last. */
export interface DatedRow {
  id: Generated<number>
  created_at: string
  updated_at: string
}

/** Row found by its name, whatever its case. */
export interface NamedRow {
  id: Generated<number>
  name: string
  name_folded: string
}

/** Term of a vocabulary, organization or trial. */
export interface TermRow extends NamedRow, DatedRow {}

/** Record that a release holds. */
export interface RecordRow extends DatedRow {
  origin: RecordOrigin
  stub: Generated<boolean>
  withdrawn: Generated<boolean>
  release_id: number | null
  release_digest: string | null
  flagged: Generated<boolean>
}

/** Record of a release that has a name. */
export interface NamedRecordRow extends NamedRow, RecordRow {}

/** The columns of the fields of a kind of record; texts that are stored as empty ones need not be given. */
export type StoredColumns<Fields> = {
  [Key in ScalarKey<Fields> as ColumnName<Key, Fields[Key]>]: Fields[Key] extends { blank: true }
    ? Generated<string>
    : ColumnValue<Fields[Key]>
}
