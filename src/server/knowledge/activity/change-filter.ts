import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import { fieldsOfChange, referenceFields, textFields } from '#domain/versions/change-kinds.ts'
import type { ChangeKind } from '#domain/versions/change-kinds.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { VersionCause } from '#domain/versions/version-causes.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import { after, before } from './compared-documents.ts'

/** Two versions of the knowledge, and which records are compared between them. */
export interface ChangesFilter {
  from: number
  to: number
  recordType?: VersionedKind | null | undefined
  /** One of these kinds; any unless given. */
  recordTypes?: readonly VersionedKind[] | undefined
  /** Cause of the newest version of the record in the later state. */
  cause?: VersionCause | null | undefined
  /** Records of the gene: it, its variants and profiles, and what is said of these. */
  gene?: number | null | undefined
  /** Records that name the disease before or after; or the disease. */
  disease?: number | null | undefined
  therapy?: number | null | undefined
  change?: ChangeKind | null | undefined
  /** One of these changes at least; any unless given. */
  changes?: readonly ChangeKind[] | undefined
}

type Condition = RawBuilder<SqlBool>
type Json = Pick<Dialect, 'jsonValue' | 'jsonWithout'>

const profilesOf = (gene: number) => sql`
  select link.molecular_profile_id from molecular_profile_variants as link
  join variants on variants.id = link.variant_id where variants.feature_id = ${gene}`

/** Whether a document refers from a field to a record; its ids are compared as numbers. */
const refersTo = (json: Json, document: Expression<string | null>, field: string, ids: RawBuilder<unknown>) =>
  sql<SqlBool>`cast(${json.jsonValue(document, [field, 'id'])} as integer) in (${ids})`

/** By what records are about now, and by what their documents say they were or are about. */
function ofGene(json: Json, gene: number): Condition {
  const profiles = profilesOf(gene)
  const either = (field: string, ids: RawBuilder<unknown>) =>
    sql<SqlBool>`(${refersTo(json, after, field, ids)} or ${refersTo(json, before, field, ids)})`
  return sql<SqlBool>`(
    (changed.record_type = 'FEATURE' and changed.record_id = ${gene})
    or (changed.record_type = 'VARIANT' and ${either('feature', sql`select cast(${gene} as integer)`)})
    or (changed.record_type = 'MOLECULAR_PROFILE' and changed.record_id in (${profiles}))
    or (changed.record_type in ('EVIDENCE_ITEM', 'ASSERTION') and ${either('molecularProfile', profiles)}))`
}

/** The record itself, or those whose documents name it. */
function naming(kind: VersionedKind, id: number): Condition {
  const reference = `%{"kind":"${kind}","id":${id},%`
  return sql<SqlBool>`((changed.record_type = ${kind} and changed.record_id = ${id})
    or ${after} like ${reference} or ${before} like ${reference})`
}

/** Whether both documents say what the record is. */
const isCompared = (json: Json) =>
  sql<SqlBool>`(${before} is not null and ${after} is not null and ${json.jsonValue(after, ['mergedInto'])} is null)`

const anyOf = (conditions: readonly Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

const differsAt = (json: Json, path: readonly string[]) =>
  sql<SqlBool>`${json.jsonValue(after, path)} is distinct from ${json.jsonValue(before, path)}`

function differs(json: Json, kind: keyof typeof fieldsOfChange | 'OTHER'): Condition {
  if (kind !== 'OTHER') return anyOf(fieldsOfChange[kind].map((field) => differsAt(json, [field])))
  const apart = [...textFields, ...referenceFields, ...Object.values(fieldsOfChange).flat()]
  return anyOf([
    ...referenceFields.map((field) => differsAt(json, [field, 'id'])),
    sql<SqlBool>`${json.jsonWithout(after, apart)} is distinct from ${json.jsonWithout(before, apart)}`,
  ])
}

/** The rule of `kindsOfChange` as a condition: whether a change is of the kind. */
export function isOfKind(json: Json, kind: ChangeKind): Condition {
  switch (kind) {
    case 'ADDED':
      return sql<SqlBool>`(${before} is null)`
    case 'REMOVED':
      return sql<SqlBool>`(${before} is not null and not ${isCompared(json)})`
    case 'TEXT': {
      const others = (['STATUS', 'LEVEL', 'DIRECTION', 'OTHER'] as const).map((other) => differs(json, other))
      return sql<SqlBool>`(${isCompared(json)} and not ${anyOf(others)})`
    }
    default:
      return sql<SqlBool>`(${isCompared(json)} and ${differs(json, kind)})`
  }
}

/** Conditions of a filter on a record version `changed`, beside which `earlier` is that of the earlier state. */
export function changeConditions(json: Json, filter: ChangesFilter): Condition[] {
  const { recordType, recordTypes = [], cause, gene, disease, therapy, change, changes = [] } = filter
  return [
    ...(recordTypes.length > 0 ? [sql<SqlBool>`changed.record_type in (${sql.join([...recordTypes])})`] : []),
    ...(changes.length > 0 ? [anyOf(changes.map((each) => isOfKind(json, each)))] : []),
    ...(recordType ? [sql<SqlBool>`changed.record_type = ${recordType}`] : []),
    ...(cause ? [sql<SqlBool>`changed.cause = ${cause}`] : []),
    ...(gene ? [ofGene(json, gene)] : []),
    ...(disease ? [naming('DISEASE', disease)] : []),
    ...(therapy ? [naming('THERAPY', therapy)] : []),
    ...(change ? [isOfKind(json, change)] : []),
  ]
}
