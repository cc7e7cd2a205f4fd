import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { recordTables } from '#server/storage/tables/record-tables.ts'
import type { Tables } from '#server/storage/tables.ts'
import { subjectTypes } from '#server/storage/tables/activity/subjects.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { cachedBatch, oneForEach } from '../paging/batch.ts'
import type { Batch, Load } from '../paging/batch.ts'

/** The tables whose rows events, comments, flags or revisions can be about. */
export type RecordTable = (typeof recordTables)[SubjectType]

type TypeOf<Table extends RecordTable> = {
  [Type in SubjectType]: (typeof recordTables)[Type] extends Table ? Type : never
}[SubjectType]

/** Types of record of the rows of each table, where something is about them. */
export const recordTypes = Object.fromEntries(subjectTypes.map((type) => [recordTables[type], type])) as {
  readonly [Table in RecordTable]: TypeOf<Table>
}

/** A row that says what kind of record it is. */
export type RecordOf<Table extends RecordTable> = Selectable<Tables[Table]> & { record_type: TypeOf<Table> }

export type FeatureRecord = RecordOf<'features'>
export type VariantRecord = RecordOf<'variants'>
export type MolecularProfileRecord = RecordOf<'molecular_profiles'>
export type EvidenceItemRecord = RecordOf<'evidence_items'>
export type AssertionRecord = RecordOf<'assertions'>
export type VariantGroupRecord = RecordOf<'variant_groups'>
export type SourceRecord = RecordOf<'sources'>
export type RevisionRecord = RecordOf<'revisions'>
export type RevisionSetRecord = RecordOf<'revision_sets'>
export type CommentRecord = RecordOf<'comments'>
export type FlagRecord = RecordOf<'flags'>
export type SourceSuggestionRecord = RecordOf<'source_suggestions'>
export type VariantCoordinateRecord = RecordOf<'variant_coordinates'>
export type ExonCoordinateRecord = RecordOf<'exon_coordinates'>

/** Any record that can be the subject of something. */
export type AnyRecord = { [Table in RecordTable]: RecordOf<Table> }[RecordTable]

/** Fields that every record has, and all that names one. */
export type RecordReference = { id: number; record_type: SubjectType }

/** The literal that makes a selected row of the table a record: `.select(typed('variants'))`. */
export const typed = <Table extends RecordTable>(table: Table) =>
  sql.lit(recordTypes[table]).as('record_type')

/** The record with the id, or null. */
const byId = <Table extends RecordTable>(table: Table) =>
  oneForEach<number, RecordOf<Table>>(
    (_db, ids) => sql<RecordOf<Table>>`
      select *, ${typed(table)} from ${sql.table(table)} where id in (${sql.join(ids)})`,
    (row) => (row as unknown as RecordReference).id,
  )

/** The same for tables whose rows many records name. */
const cachedById = <Table extends RecordTable>(table: Table) => cachedBatch(table, byId(table))

export const recordById = {
  features: cachedById('features'),
  variants: cachedById('variants'),
  molecular_profiles: cachedById('molecular_profiles'),
  evidence_items: byId('evidence_items'),
  assertions: byId('assertions'),
  variant_groups: byId('variant_groups'),
  sources: cachedById('sources'),
  revisions: byId('revisions'),
  revision_sets: byId('revision_sets'),
  comments: byId('comments'),
  flags: byId('flags'),
  source_suggestions: byId('source_suggestions'),
  variant_coordinates: byId('variant_coordinates'),
  exon_coordinates: byId('exon_coordinates'),
}

/** The record that a reference names, or null when there is none. */
export const findRecord = (
  load: Load,
  type: SubjectType,
  id: number,
): AnyRecord | null | Promise<AnyRecord | null> =>
  load<number, AnyRecord | null>(recordById[recordTables[type]], id)

/**
 * A record that a foreign key or a reference written by the application points to.
 * @throws Error when it is not there: then the database is damaged
 */
export function existing<Row>(found: Row | null | Promise<Row | null>): Row | Promise<Row> {
  if (found instanceof Promise) return found.then(present)
  return present(found)
}

function present<Row>(row: Row | null): Row {
  if (row === null) throw new Error('a reference leads nowhere')
  return row
}

/**
 * One batch for each kind of subject: what it finds belongs to records of that kind, by their ids. Kinds
 * share no statement, as their ids overlap.
 */
export function perSubjectType<Value>(make: (type: SubjectType) => Batch<number, Value>) {
  const batches = new Map<SubjectType, Batch<number, Value>>()
  return (type: SubjectType): Batch<number, Value> => {
    let batch = batches.get(type)
    if (!batch) batches.set(type, (batch = make(type)))
    return batch
  }
}
