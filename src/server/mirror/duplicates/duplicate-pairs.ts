import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DuplicateKind } from '#domain/mirror/duplicate-kinds.ts'
import type { Reading } from '#server/storage/database.ts'

/** A record that was made here and one of an upstream that may be the same, by their ids here. */
export interface DuplicatePair {
  kind: DuplicateKind
  localId: number
  recordId: number
}

/** The tables of the kinds, and when two rows `local` and `other` may be the same record. */
interface Comparison {
  table: string
  condition: RawBuilder<unknown>
}

/** Checks in SQL whether two evidence items or assertions name the same therapies. */
const sameTherapies = (links: string, owner: string) => {
  const lacks = (one: string, another: string) => sql`not exists (
    select 1 from ${sql.table(links)} as link where link.${sql.ref(owner)} = ${sql.ref(`${one}.id`)}
      and link.therapy_id not in (
        select therapy_id from ${sql.table(links)} where ${sql.ref(owner)} = ${sql.ref(`${another}.id`)}))`
  return sql`${lacks('local', 'other')} and ${lacks('other', 'local')}`
}

/** Checks in SQL whether two rows have the same text, whatever its letter case, and any at all. */
const sameText = (column: string) =>
  sql`(trim(${sql.ref(`local.${column}`)}) <> ''
    and lower(trim(${sql.ref(`local.${column}`)})) = lower(trim(${sql.ref(`other.${column}`)})))`

const sameValues = (...columns: string[]) =>
  sql.join(
    columns.map(
      (column) => sql`${sql.ref(`local.${column}`)} is not distinct from ${sql.ref(`other.${column}`)}`,
    ),
    sql` and `,
  )

const inUse = sql`not local.deprecated and not other.deprecated`
const standing = sql`local.status <> 'REJECTED' and other.status <> 'REJECTED'`

const comparisons: Readonly<Record<DuplicateKind, Comparison>> = {
  FEATURE: {
    table: 'features',
    condition: sql`other.kind = local.kind and other.name_folded = local.name_folded and ${inUse}`,
  },
  VARIANT: {
    table: 'variants',
    condition: sql`other.feature_id = local.feature_id and other.name_folded = local.name_folded and ${inUse}`,
  },
  VARIANT_GROUP: { table: 'variant_groups', condition: sql`other.name_folded = local.name_folded` },
  EVIDENCE_ITEM: {
    table: 'evidence_items',
    condition: sql`other.molecular_profile_id = local.molecular_profile_id and other.source_id = local.source_id
      and ${standing} and (${sameText('description')} or (
        ${sameValues('evidence_type', 'evidence_direction', 'significance', 'disease_id')}
        and ${sameTherapies('evidence_item_therapies', 'evidence_item_id')}))`,
  },
  ASSERTION: {
    table: 'assertions',
    condition: sql`other.molecular_profile_id = local.molecular_profile_id and ${standing}
      and (${sameText('summary')} or (
        ${sameValues('assertion_type', 'assertion_direction', 'significance', 'disease_id')}
        and ${sameTherapies('assertion_therapies', 'assertion_id')}))`,
  },
}

/**
 * Possible duplicates of a kind about which nobody has decided, by id.
 * @param localId of one record; null: of all
 */
export async function duplicatePairs(
  db: Reading,
  kind: DuplicateKind,
  { localId, most }: { localId: number | null; most: number },
): Promise<DuplicatePair[]> {
  const { table, condition } = comparisons[kind]
  const { rows } = await sql<{ localId: number; recordId: number }>`
    select local.id as ${sql.ref('localId')}, other.id as ${sql.ref('recordId')}
    from ${sql.table(table)} as local
    join ${sql.table(table)} as other on ${condition}
    where local.origin = 'LOCAL' and not local.withdrawn and not other.withdrawn
      and other.origin <> 'LOCAL' and ${localId === null ? sql`1 = 1` : sql`local.id = ${localId}`}
      and exists (
        select 1 from upstream_records as known
        where known.record_type = ${kind} and known.record_id = other.id and not known.gone)
      and not exists (
        select 1 from mirror_duplicates as decided
        where decided.record_type = ${kind} and decided.local_id = local.id and decided.record_id = other.id)
    order by local.id, other.id
    limit ${most}`.execute(db)
  return rows.map((row) => ({ kind, ...row }))
}
