import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { foldText } from '#domain/text/names.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasAliasStarting } from '#server/knowledge/records/aliases.ts'
import { canBeStored } from './lookups.ts'
import { isVisible } from '#server/knowledge/records/visibility.ts'
import { contains as containsText, startsWith } from '#server/knowledge/conditions.ts'

/** The records of a list, found by id. */
export type Collection = OrderedCollection | ShortCollection

/** Records in ascending order of their ids, however many. */
export interface OrderedCollection {
  /** Differs from that of every other collection. */
  key: string
  /** The rows are called `record`. */
  table: 'features' | 'variants' | 'evidence_items' | 'assertions' | 'variant_groups'
  condition: RawBuilder<unknown>
  /** The condition is so simple that all rows that fulfil it are counted in a moment. */
  isCountable: boolean
  /** Conditions of which every row fulfils exactly one; ids by each are in an index. */
  runs?: readonly RawBuilder<unknown>[]
}

/** Few records in any order: all their ids by one statement. */
export interface ShortCollection {
  ids: (db: Reading) => Promise<number[]>
}

const evidenceOf = (variant: RawBuilder<unknown>) => sql`
  molecular_profile_variants as held
  join evidence_items as item on item.molecular_profile_id = held.molecular_profile_id
  where held.position = 0 and ${variant}`

// Genes are read in the order of their ids; an equation would make SQLite look for the kind and then sort, for each slice.
const isLiveGene = sql`case record.kind when 'GENE' then 1 = 1 end and ${isVisible('record')}`
const isGeneWithEvidence = sql`${isLiveGene} and exists (
  select 1 from variants as variant, ${evidenceOf(sql`held.variant_id = variant.id`)}
    and variant.feature_id = record.id)`

/** Live genes of which a variant has evidence of any status. */
export const genesWithEvidence: Collection = {
  key: 'genes',
  table: 'features',
  condition: isGeneWithEvidence,
  isCountable: false,
}

/** All live genes. */
export const liveGenes: Collection = {
  key: 'live genes',
  table: 'features',
  condition: isLiveGene,
  isCountable: true,
}

/** Live variants that have evidence of any status. */
export const variantsWithEvidence: Collection = {
  key: 'variants',
  table: 'variants',
  condition: sql`${isVisible('record')}
    and exists (select 1 from ${evidenceOf(sql`held.variant_id = record.id`)})`,
  isCountable: false,
}

/** Groups that the current release does not lack. */
export const allVariantGroups: Collection = {
  key: 'variant groups',
  table: 'variant_groups',
  condition: sql`not record.withdrawn`,
  isCountable: true,
}

const hasRank = (status: EvidenceStatus) =>
  sql`record.status_rank = ${sql.lit(evidenceStatuses.rank(status))}`

const byStatus = (
  table: 'evidence_items' | 'assertions',
  status: EvidenceStatus | null,
): OrderedCollection => ({
  key: `${table} ${status ?? ''}`,
  table,
  condition: status ? hasRank(status) : sql`1 = 1`,
  isCountable: true,
  ...(!status && { runs: evidenceStatuses.values.map(hasRank) }),
})

/** Evidence items of one status, or of all. */
export const evidenceItemsWith = (status: EvidenceStatus | null) => byStatus('evidence_items', status)

/** Assertions of one status, or of all. */
export const assertionsWith = (status: EvidenceStatus | null) => byStatus('assertions', status)

const idsBy = (query: RawBuilder<unknown>): Collection => ({
  ids: async (db) => {
    const { rows } = await (query as RawBuilder<{ id: number }>).execute(db)
    return rows.map(({ id }) => id)
  },
})

export interface GeneFilter {
  /** Beginning of the symbol or of an alias, case aside. */
  name?: string | undefined
  /** The whole symbol, in exactly this spelling. */
  symbol?: string | undefined
  entrezId?: number | undefined
}

const nothing: Collection = { ids: async () => [] }

/** Live genes that pass the filter, shorter symbols first where it is by name. */
export function findGenes(filter: GeneFilter, { withEvidence }: { withEvidence: boolean }): Collection {
  if (![filter.symbol, filter.name].every(canBeStored)) return nothing
  const conditions = [withEvidence ? isGeneWithEvidence : isLiveGene]
  if (filter.symbol !== undefined) conditions.push(sql`record.name = ${filter.symbol}`)
  if (filter.name !== undefined) {
    conditions.push(sql`(${startsWith('record.name_folded', filter.name)}
      or ${hasAliasStarting('feature', 'record.id', filter.name)})`)
  }
  if (filter.entrezId !== undefined) {
    conditions.push(
      sql`record.id in (select gene.feature_id from genes as gene where gene.entrez_id = ${filter.entrezId})`,
    )
  }
  const byName = filter.name !== undefined || filter.symbol !== undefined
  return idsBy(sql`
    select record.id from features as record where ${sql.join(conditions, sql` and `)}
    order by ${byName ? sql`length(record.name), record.id` : sql`record.id`}`)
}

/** The live variants of a feature. */
export const variantsOfFeature = (id: number): Collection =>
  idsBy(sql`
    select record.id from variants as record where record.feature_id = ${id} and ${isVisible('record')}
    order by record.id`)

/** The groups that hold a live variant of a feature. */
export const groupsOfFeature = (id: number): Collection =>
  idsBy(sql`
    select distinct record.id
    from variants as variant
      join variant_group_variants as member on member.variant_id = variant.id
      join variant_groups as record on record.id = member.variant_group_id
    where variant.feature_id = ${id} and ${isVisible('variant')} and not record.withdrawn
    order by record.id`)

/** The groups that hold a variant. */
export const groupsOfVariant = (id: number): Collection =>
  idsBy(sql`
    select record.id
    from variant_group_variants as member join variant_groups as record on record.id = member.variant_group_id
    where member.variant_id = ${id} and not record.withdrawn
    order by record.id`)

/** The evidence items or assertions whose molecular profile names the variant first. */
const heldByVariant =
  (table: 'evidence_items' | 'assertions') =>
  (id: number, status: EvidenceStatus | null): Collection =>
    idsBy(sql`
      select record.id
      from molecular_profile_variants as held
        join ${sql.table(table)} as record on record.molecular_profile_id = held.molecular_profile_id
      where held.position = 0 and held.variant_id = ${id}
        ${status ? sql`and record.status = ${status}` : sql``}
      order by record.id`)

export const evidenceOfVariant = heldByVariant('evidence_items')
export const assertionsOfVariant = heldByVariant('assertions')

/** The live variants of a group. */
export const variantsOfGroup = (id: number): Collection =>
  idsBy(sql`
    select record.id
    from variant_group_variants as member join variants as record on record.id = member.variant_id
    where member.variant_group_id = ${id} and ${isVisible('record')}
    order by record.id`)

/** The evidence items of the live variants of a group. */
export const evidenceOfGroup = (id: number): Collection =>
  idsBy(sql`
    select record.id
    from variant_group_variants as member
      join variants as variant on variant.id = member.variant_id
      join molecular_profile_variants as held on held.variant_id = variant.id and held.position = 0
      join evidence_items as record on record.molecular_profile_id = held.molecular_profile_id
    where member.variant_group_id = ${id} and ${isVisible('variant')}
    order by record.id`)

type Term = 'phenotypes' | 'diseases' | 'therapies'

/** Terms, deprecated ones aside, whose name contains the text, or is the text, case aside. */
export function findTerms(
  table: Term,
  { contains, exactly }: { contains?: string | null; exactly?: string | null },
): Collection {
  if (![contains, exactly].every(canBeStored)) return nothing
  const conditions = [table === 'phenotypes' ? sql`1 = 1` : sql`not record.deprecated`]
  if (contains) conditions.push(sql`${containsText('record.name_folded', contains)}`)
  if (exactly) conditions.push(sql`record.name_folded = ${foldText(exactly)}`)
  return idsBy(sql`
    select record.id from ${sql.table(table)} as record where ${sql.join(conditions, sql` and `)}
    order by record.id`)
}
