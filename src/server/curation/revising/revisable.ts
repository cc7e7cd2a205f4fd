import { memberName, recordedName } from '#domain/records/field-values.ts'
import type { FieldValue, FieldValues } from '#domain/records/field-values.ts'
import { tooLongTexts } from '#domain/text/text-lengths.ts'
import type { Violation } from '#domain/validity.ts'
import type { ModeratedEntity } from '#domain/vocabularies/curation.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Curation } from '../curate.ts'

/** Something that revisions change: a record, or the coordinates of a variant. */
export interface RevisedSubject {
  entityType: ModeratedEntity
  id: number
}

/** Values that other subjects would have after the change under way; null for one that it leaves alone. */
export type DraftLookup = (entityType: ModeratedEntity, id: number) => object | null

/** The change that a subject is examined in. */
export interface Change<Fields> {
  /** The fields as they are. */
  before: Fields
  drafted: DraftLookup
}

/** All that revising one kind of subject needs to know of it; its fields are members in camel case. */
interface Description<Fields extends object> {
  /** The fields as they are; null when there is no such subject. */
  fieldsById: Batch<number, Fields | null>
  /** A sentence for each field that names something that does not exist. */
  missing(db: Reading, fields: Fields): Promise<string[]>
  /** The rules that the subject would break with these fields. */
  violations(db: Reading, id: number, fields: Fields, change: Change<Fields>): Promise<Violation[]>
  /** A sentence for each other record that stands against these fields; none unless given. */
  conflicts?(db: Reading, id: number, fields: Fields): Promise<string[]>
  /** Writes the fields into the subject's rows. What follows for others is written afterwards, once a record. */
  write(curation: Curation, id: number, fields: Fields, before: Fields): Promise<void>
}

/** A {@link Description} for callers that know only the names of fields. */
export interface Revisable {
  /** The values as they are; null when there is no such subject. */
  valuesById: Batch<number, FieldValues | null>
  missing(db: Reading, values: FieldValues): Promise<string[]>
  violations(db: Reading, id: number, values: FieldValues, change: Change<FieldValues>): Promise<Violation[]>
  conflicts(db: Reading, id: number, values: FieldValues): Promise<string[]>
  write(curation: Curation, id: number, values: FieldValues, before: FieldValues): Promise<void>
  /** The values as the members that they are recorded from. */
  fieldsOf(values: FieldValues): object
}

export function revisable<Fields extends object>(description: Description<Fields>): Revisable {
  // Values were read as these fields, or suggested for them.
  const fieldsOf = (values: FieldValues) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [memberName(name), value])) as Fields
  return {
    valuesById: async (db, ids) =>
      (await description.fieldsById(db, ids)).map((fields) => fields && valuesOf(fields)),
    missing: (db, values) => description.missing(db, fieldsOf(values)),
    violations: async (db, id, values, { before, drafted }) => [
      ...tooLongTexts(values),
      ...(await description.violations(db, id, fieldsOf(values), { before: fieldsOf(before), drafted })),
    ],
    conflicts: async (db, id, values) => description.conflicts?.(db, id, fieldsOf(values)) ?? [],
    write: (curation, id, values, before) =>
      description.write(curation, id, fieldsOf(values), fieldsOf(before)),
    fieldsOf,
  }
}

/** Fields by the names under which revisions record them. */
export const valuesOf = (fields: object): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]): [string, FieldValue] => [
      recordedName(field),
      value as FieldValue,
    ]),
  )
