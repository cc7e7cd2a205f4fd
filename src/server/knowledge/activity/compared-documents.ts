import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Dialect } from '#server/storage/dialect.ts'

type Json = Pick<Dialect, 'jsonValue'>
type Document = RawBuilder<string | null>
type Id = RawBuilder<number | null>

/** Document of a record version `changed`. */
export const after: Document = sql`changed.document`

/** Document of the version `earlier` as it was written. */
const written: Document = sql`earlier.document`

const numberAt = (json: Json, document: Document, path: readonly string[]) =>
  sql<number | null>`cast(${json.jsonValue(document, path)} as integer)`

/** The molecular profile that a document is about: of a variant, the profile of it alone. */
const profileIn = (json: Json, document: Document): Id =>
  sql`case changed.record_type
    when 'EVIDENCE_ITEM' then ${numberAt(json, document, ['molecularProfile', 'id'])}
    when 'ASSERTION' then ${numberAt(json, document, ['molecularProfile', 'id'])}
    when 'VARIANT' then ${numberAt(json, document, ['singleVariantMolecularProfileId'])} end`

/** The feature of a variant. */
const featureIn = (json: Json, document: Document): Id =>
  sql`case changed.record_type when 'VARIANT' then ${numberAt(json, document, ['feature', 'id'])} end`

const leadsOn = (type: string, redirect: string, [from, to]: [Id, Id]) =>
  sql<SqlBool>`${sql.ref(`${redirect}.record_type`)} = ${sql.lit(type)}
    and ${sql.ref(`${redirect}.old_id`)} = ${from} and ${sql.ref(`${redirect}.new_id`)} = ${to}`

/** Join condition of `profile_redirect`: it leads from the profile of the earlier document to that of the later one. */
export const profileRedirect = (json: Json) =>
  leadsOn('MOLECULAR_PROFILE', 'profile_redirect', [profileIn(json, written), profileIn(json, after)])

/** Join condition of `feature_redirect`: it leads from the feature of the earlier document to that of the later one. */
export const featureRedirect = (json: Json) =>
  leadsOn('FEATURE', 'feature_redirect', [featureIn(json, written), featureIn(json, after)])

/** Text that stands before an id in a document. */
const beforeId = (type: string) => `"kind":"${type}","id":`

/** Replaces an id behind a text by that of a redirect; without one nothing is replaced. */
const renumbered = (document: Document, prefix: string, redirect: string): Document => {
  const text = (column: string) =>
    sql`coalesce(${sql.lit(prefix)} || ${sql.ref(`${redirect}.${column}`)} || ',', '')`
  return sql`replace(${document}, ${text('old_id')}, ${text('new_id')})`
}

/**
 * Document of the version `earlier` as it is compared: a reference to a record that was given another id since, as by
 * a release that brings the public id of a molecular profile, is one to the same record.
 */
export const before: Document = [
  { prefix: beforeId('MOLECULAR_PROFILE'), redirect: 'profile_redirect' },
  { prefix: '"singleVariantMolecularProfileId":', redirect: 'profile_redirect' },
  { prefix: beforeId('FEATURE'), redirect: 'feature_redirect' },
].reduce((document, { prefix, redirect }) => renumbered(document, prefix, redirect), written)
