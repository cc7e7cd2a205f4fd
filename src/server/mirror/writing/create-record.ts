import { sql } from 'kysely'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { isComplex, isMultiVariant, rawName, variantsOf } from '#domain/profiles/profile-expression.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { Writing } from '#server/storage/database.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'
import type { Columns } from './columns.ts'
import { columnsByTable, writeLists } from './write-fields.ts'
import type { TimedWriting } from './write-fields.ts'

/** Kinds of which releases hold records: they have an origin, and may be withdrawn. */
const releasedKinds: ReadonlySet<VersionedKind> = new Set([
  'FEATURE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'EVIDENCE_ITEM',
  'ASSERTION',
  'VARIANT_GROUP',
])

/** Checks whether records of the kind may be withdrawn. */
export const canBeWithdrawn = (kind: VersionedKind): boolean => releasedKinds.has(kind)

/** @param id the id to use; null: the next one of this knowledgebase */
async function insertRow(tx: Writing, table: string, columns: Columns, id: number | null): Promise<number> {
  const row = id === null ? columns : { id, ...columns }
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(tx)
  if (!rows[0]) throw new Error(`no row was written to ${table}`)
  return rows[0].id
}

/** Columns that each new record has. */
export const recordColumns = (kind: VersionedKind, now: string): Columns => ({
  ...(canBeWithdrawn(kind) && { origin: 'RELEASE' }),
  created_at: now,
  updated_at: now,
})

/** Tables of a feature with a row of its own, by kind of feature. */
export const featureTables: Readonly<Record<string, string>> = lookupTable({
  GENE: 'genes',
  FACTOR: 'factors',
  FUSION: 'fusions',
})

/** Writes a new record of any kind but a molecular profile or variant, with all its fields. Gives its id. */
export async function createRecord(
  writing: TimedWriting,
  kind: VersionedKind,
  id: number | null,
  fields: UpstreamDocument,
): Promise<number> {
  const { tx, now } = writing
  const { table } = recordShapes[kind]
  const tables = await columnsByTable(tx, kind, fields)
  const created = await insertRow(tx, table, { ...tables.get(table), ...recordColumns(kind, now) }, id)
  const joined = kind === 'FEATURE' ? featureTables[String(fields['featureType'])] : undefined
  if (joined !== undefined) {
    const columns = { feature_id: created, ...tables.get(joined) }
    await sql`
      insert into ${sql.table(joined)} (${sql.join(Object.keys(columns).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(columns))})`.execute(tx)
  }
  await writeLists(writing, { kind, id: created }, fields)
  return created
}

/** Writes the row of a molecular profile that has no definition yet. Gives its id. */
export async function createUndefinedProfile({ tx, now }: TimedWriting, id: number | null): Promise<number> {
  const columns = { name: '', name_folded: '', ...recordColumns('MOLECULAR_PROFILE', now) }
  // Definitions are unique; no other begins like this.
  return insertRow(
    tx,
    'molecular_profiles',
    { raw_name: `~new ${id ?? crypto.randomUUID()}`, ...columns },
    id,
  )
}

/** Gives a molecular profile its definition, whose variants are there; its name follows from them. */
export async function defineProfile(tx: Writing, id: number, expression: ProfileExpression): Promise<void> {
  await tx
    .updateTable('molecular_profiles')
    .set({
      raw_name: rawName(expression),
      is_complex: isComplex(expression),
      is_multi_variant: isMultiVariant(expression),
    })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('molecular_profile_variants').where('molecular_profile_id', '=', id).execute()
  const members = variantsOf(expression).map(({ variantId, negated }, position) => ({
    molecular_profile_id: id,
    variant_id: variantId,
    position,
    negated,
  }))
  await tx.insertInto('molecular_profile_variants').values(members).execute()
}

/** Writes a new variant of a feature; its own molecular profile is there and gets its definition. Gives its id. */
export async function createVariant(
  writing: TimedWriting,
  id: number | null,
  profileId: number,
  fields: UpstreamDocument,
): Promise<number> {
  const { tx, now } = writing
  const tables = await columnsByTable(tx, 'VARIANT', fields)
  const columns = tables.get('variants') ?? {}
  const feature = await tx
    .selectFrom('features')
    .select('kind')
    .where('id', '=', Number(columns['feature_id']))
    .executeTakeFirstOrThrow()
  const created = await insertRow(
    tx,
    'variants',
    {
      ...columns,
      kind: feature.kind,
      single_variant_molecular_profile_id: profileId,
      ...recordColumns('VARIANT', now),
    },
    id,
  )
  await writeLists(writing, { kind: 'VARIANT', id: created }, fields)
  return created
}
