import { recordTables } from '#server/storage/tables/record-tables.ts'
import type { SubjectType } from '#server/storage/tables/activity/subjects.ts'
import { cachedBatch } from '../paging/batch.ts'
import type { Batch, Load } from '../paging/batch.ts'
import { rowBy } from './rows.ts'
import type { RecordOf, RecordTable } from './rows.ts'

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

/** The record with the id, or null; the row cache holds those that many records name. */
export const recordById = {
  features: cachedBatch('features', rowBy('features', 'id')),
  variants: cachedBatch('variants', rowBy('variants', 'id')),
  molecular_profiles: cachedBatch('molecular_profiles', rowBy('molecular_profiles', 'id')),
  evidence_items: rowBy('evidence_items', 'id'),
  assertions: rowBy('assertions', 'id'),
  variant_groups: rowBy('variant_groups', 'id'),
  sources: cachedBatch('sources', rowBy('sources', 'id')),
  revisions: rowBy('revisions', 'id'),
  revision_sets: rowBy('revision_sets', 'id'),
  comments: rowBy('comments', 'id'),
  flags: rowBy('flags', 'id'),
  source_suggestions: rowBy('source_suggestions', 'id'),
  variant_coordinates: rowBy('variant_coordinates', 'id'),
  exon_coordinates: rowBy('exon_coordinates', 'id'),
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
export function perSubjectType<Value, Type extends string = SubjectType>(
  make: (type: Type) => Batch<number, Value>,
) {
  const batches = new Map<Type, Batch<number, Value>>()
  return (type: Type): Batch<number, Value> => {
    let batch = batches.get(type)
    if (!batch) batches.set(type, (batch = make(type)))
    return batch
  }
}
