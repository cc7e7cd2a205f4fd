import { recordTables } from '#server/storage/tables/record-tables.ts'
import { sql } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { ImportContext } from '../import-context.ts'
import { joinCoordinates, joinSubscriptions, keepPendingApart, moveClaims } from './duplicates.ts'
import type { IdRemapping } from './duplicates.ts'
import { moveRevisedIds } from './moved-revisions.ts'

type Moved = 'FEATURE' | 'VARIANT' | 'MOLECULAR_PROFILE'
type Reference = { table: keyof Tables; column: string }

const reference = (table: keyof Tables, column: string): Reference => ({ table, column })

/** Columns that refer to a record of the type and may repeat a value. */
const plainReferences: Readonly<Record<Moved, readonly Reference[]>> = {
  FEATURE: [
    reference('variants', 'feature_id'),
    reference('fusions', 'five_prime_gene_id'),
    reference('fusions', 'three_prime_gene_id'),
  ],
  // Their duplicates are joined before.
  VARIANT: [reference('variant_coordinates', 'variant_id'), reference('exon_coordinates', 'variant_id')],
  MOLECULAR_PROFILE: [
    reference('variants', 'single_variant_molecular_profile_id'),
    reference('evidence_items', 'molecular_profile_id'),
    reference('assertions', 'molecular_profile_id'),
    reference('source_suggestions', 'molecular_profile_id'),
  ],
}

/** Tables with at most one row for the record and the other columns named. */
const uniqueReferences: Readonly<Record<Moved, readonly (Reference & { others: string[] })[]>> = {
  FEATURE: [
    { ...reference('fusion_known_partner_genes', 'gene_id'), others: ['feature_id'] },
    { ...reference('fusion_known_partner_genes', 'feature_id'), others: ['gene_id'] },
    { ...reference('gene_uniprot_ids', 'feature_id'), others: ['uniprot_id'] },
    { ...reference('gene_external_ids', 'feature_id'), others: ['external_id'] },
    { ...reference('region_cytogenetic_regions', 'feature_id'), others: ['position'] },
    { ...reference('feature_feature_aliases', 'feature_id'), others: ['feature_alias_id'] },
    { ...reference('feature_sources', 'feature_id'), others: ['source_id'] },
  ],
  VARIANT: [
    { ...reference('molecular_profile_variants', 'variant_id'), others: ['molecular_profile_id'] },
    { ...reference('variant_variant_aliases', 'variant_id'), others: ['variant_alias_id'] },
    { ...reference('variant_variant_types', 'variant_id'), others: ['variant_type_id'] },
    { ...reference('variant_hgvs_descriptions', 'variant_id'), others: ['hgvs_description_id'] },
    { ...reference('variant_clinvar_entries', 'variant_id'), others: ['clinvar_entry_id'] },
    { ...reference('variant_group_variants', 'variant_id'), others: ['variant_group_id'] },
  ],
  MOLECULAR_PROFILE: [
    { ...reference('molecular_profile_variants', 'molecular_profile_id'), others: ['variant_id'] },
    {
      ...reference('molecular_profile_molecular_profile_aliases', 'molecular_profile_id'),
      others: ['molecular_profile_alias_id'],
    },
    { ...reference('molecular_profile_sources', 'molecular_profile_id'), others: ['source_id'] },
  ],
}

/**
 * Tables that refer to records of any type by type and id; `others` as above, none where rows may repeat or their duplicates
 * are joined before.
 */
const typedReferences: readonly { table: keyof Tables; prefix: string; others: string[] | null }[] = [
  { table: 'activities', prefix: 'subject', others: null },
  { table: 'events', prefix: 'subject', others: null },
  { table: 'events', prefix: 'originating_object', others: null },
  { table: 'revision_sets', prefix: 'subject', others: null },
  { table: 'revisions', prefix: 'subject', others: null },
  { table: 'comments', prefix: 'subject', others: null },
  { table: 'flags', prefix: 'subject', others: null },
  { table: 'activity_linked_entities', prefix: 'entity', others: ['activity_id'] },
  { table: 'comment_mentioned_entities', prefix: 'entity', others: ['comment_id'] },
  { table: 'subscriptions', prefix: 'subscribable', others: null },
  { table: 'local_changes', prefix: 'record', others: ['field_name'] },
  { table: 'upstream_records', prefix: 'record', others: ['upstream_id'] },
  { table: 'record_origins', prefix: 'record', others: [] },
  { table: 'upstream_conflicts', prefix: 'record', others: ['upstream_id', 'field'] },
  { table: 'unresolved_references', prefix: 'subject', others: ['reference_type', 'reference_id'] },
  { table: 'unresolved_references', prefix: 'reference', others: ['subject_type', 'subject_id'] },
]

/**
 * Leads everything that refers to an old id to the new one, whose row must exist, and keeps a redirect, so that links
 * to the old id still arrive. The rows with the old ids are left without references, for the caller to delete.
 */
export async function redirectReferences(
  context: Pick<ImportContext, 'tx' | 'writer' | 'report'>,
  type: Moved,
  moves: IdRemapping,
): Promise<void> {
  if (moves.size === 0) return
  const { tx, writer } = context
  // An id that is in use again leads nowhere else.
  await sql`
    delete from record_redirects
    where record_type = ${type} and old_id in (select id from ${sql.table(recordTables[type])})
  `.execute(tx)
  await writer.insert(
    'record_redirects',
    [...moves].map(([old_id, new_id]) => ({ record_type: type, old_id, new_id })),
    { do: 'update', key: ['record_type', 'old_id'], keep: [] },
  )
  await sql`
    update record_redirects set new_id = ${newId(type, sql.ref('record_redirects.new_id'))}
    where record_type = ${type} and new_id in (${oldIds(type)})
  `.execute(tx)
  if (type === 'VARIANT') await joinCoordinates(context, moves)
  await keepPendingApart(context, type, moves)
  await joinSubscriptions(context, type, moves)
  await moveClaims(context, type, moves)
  for (const { table, column } of plainReferences[type]) await repoint(context, type, table, column, null)
  for (const { table, column, others } of uniqueReferences[type]) {
    await dropDuplicates(context, type, table, column, null, others)
    await repoint(context, type, table, column, null)
  }
  for (const { table, prefix, others } of typedReferences) {
    if (others) await dropDuplicates(context, type, table, `${prefix}_id`, `${prefix}_type`, others)
    await repoint(context, type, table, `${prefix}_id`, `${prefix}_type`)
  }
  await moveRevisedIds(context, type, moves)
  context.report.changedSomething()
}

const oldIds = (type: Moved) => sql`select old_id from record_redirects where record_type = ${type}`

const newId = (type: Moved, column: ReturnType<typeof sql.ref>) =>
  sql`(select r.new_id from record_redirects as r where r.record_type = ${type} and r.old_id = ${column})`

async function repoint(
  { tx }: Pick<ImportContext, 'tx'>,
  type: Moved,
  table: keyof Tables,
  column: string,
  typeColumn: string | null,
): Promise<void> {
  const ofType = typeColumn === null ? sql`` : sql`and ${sql.ref(typeColumn)} = ${type}`
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${newId(type, sql.ref(`${table}.${column}`))}
    where ${sql.ref(column)} in (${oldIds(type)}) ${ofType}
  `.execute(tx)
}

// A row that says of the old id what another says of the new one already, or a smaller old id of the same new one.
async function dropDuplicates(
  { tx }: Pick<ImportContext, 'tx'>,
  type: Moved,
  table: keyof Tables,
  column: string,
  typeColumn: string | null,
  others: readonly string[],
): Promise<void> {
  const ofType = typeColumn === null ? sql`` : sql`and ${sql.ref(typeColumn)} = ${type}`
  const sameType = typeColumn === null ? sql`` : sql`and twin.${sql.ref(typeColumn)} = ${type}`
  const same = others.map((other) => sql`twin.${sql.ref(other)} = ${sql.ref(`${table}.${other}`)} and `)
  await sql`
    delete from ${sql.table(table)}
    where ${sql.ref(column)} in (${oldIds(type)}) ${ofType}
      and exists (select 1 from ${sql.table(table)} as twin
        where ${sql.join(same, sql``)} twin.${sql.ref(column)} in (
          select r.new_id from record_redirects as r
          where r.record_type = ${type} and r.old_id = ${sql.ref(`${table}.${column}`)}
          union all
          select smaller.old_id from record_redirects as r join record_redirects as smaller
            on smaller.record_type = r.record_type and smaller.new_id = r.new_id and smaller.old_id < r.old_id
          where r.record_type = ${type} and r.old_id = ${sql.ref(`${table}.${column}`)}) ${sameType})
  `.execute(tx)
}
