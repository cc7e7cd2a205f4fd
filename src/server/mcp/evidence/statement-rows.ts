import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type {
  AmpLevel,
  AssertionSignificance,
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceStatus,
  EvidenceType,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import { hasStatus } from '#server/knowledge/records/clinical/evidence-status.ts'
import { isRetractedRow } from '#server/knowledge/records/sources.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { selected } from './selection.ts'
import type { Selection, StatementKind, Variation } from './selection.ts'

/** Row of an evidence item or assertion, in columns that both kinds share. */
export interface StatementRow {
  id: number
  status: EvidenceStatus
  /** SQLite gives 1 or 0. */
  withdrawn: unknown
  type: EvidenceType
  direction: EvidenceDirection | null
  significance: EvidenceSignificance | AssertionSignificance | null
  level: EvidenceLevel | null
  rating: number | null
  tier: AmpLevel | null
  origin: VariantOrigin | null
  interaction: TherapyInteraction | null
  profile_id: number
  disease_id: number | null
  source_id: number | null
  text: string | null
  /** Of evidence, whether its source was. SQLite gives 1 or 0. */
  retracted: unknown
}

interface Owner {
  table: RawBuilder<unknown>
  /** The link to therapies, and its column of the owner. */
  therapies: RawBuilder<unknown>
  ownerId: RawBuilder<unknown>
  columns: RawBuilder<unknown>
}

/** The tables of each kind. */
export const owners: Readonly<Record<StatementKind, Owner>> = {
  EVIDENCE: {
    table: sql`evidence_items`,
    therapies: sql`evidence_item_therapies`,
    ownerId: sql`evidence_item_id`,
    columns: sql`item.evidence_type as type, item.evidence_direction as direction, item.evidence_level as level,
      item.evidence_rating as rating, null as tier, item.source_id, item.description as text,
      (select ${isRetractedRow('source')} from sources as source where source.id = item.source_id) as retracted`,
  },
  ASSERTION: {
    table: sql`assertions`,
    therapies: sql`assertion_therapies`,
    ownerId: sql`assertion_id`,
    columns: sql`item.assertion_type as type, item.assertion_direction as direction, null as level,
      null as rating, item.amp_level as tier, null as source_id, item.description as text,
      null as retracted`,
  },
}

/** `from … where …` of a selection: rows `item`. */
export function fromSelected(selection: Selection, variation: Variation = {}): RawBuilder<unknown> {
  const { where, statuses } = selected(selection, variation)
  return sql`from ${owners[selection.kind].table} as item where ${hasStatus('item.status', statuses)} and ${where}`
}

const columnsOf = (kind: StatementKind) => sql`item.id, item.status, item.withdrawn, item.significance,
  item.variant_origin as origin, item.therapy_interaction_type as interaction,
  item.molecular_profile_id as profile_id, item.disease_id, ${owners[kind].columns}`

/** Number of records that a selection, or a variation of it, has. */
export async function countSelected(
  { scan }: McpReading,
  selection: Selection,
  variation: Variation = {},
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count ${fromSelected(selection, variation)}`.execute(scan)
  return Number(rows[0]?.count ?? 0)
}

/** Orders of a page. */
export type StatementSort = 'LEVEL' | 'NEWEST' | 'ID'

const NEWEST = {
  EVIDENCE: sql`(select coalesce(source.publication_year, 0) * 10000
    + coalesce(source.publication_month, 0) * 100 + coalesce(source.publication_day, 0)
    from sources as source where source.id = item.source_id) desc, item.id desc`,
  ASSERTION: sql`item.id desc`,
} as const

const STRONGEST = {
  EVIDENCE: sql`item.evidence_level, item.evidence_rating_rank, item.id`,
  ASSERTION: sql`coalesce(item.amp_level_rank, 99), item.evidence_item_count desc, item.id`,
} as const

const orderOf = (kind: StatementKind, sort: StatementSort) =>
  ({ LEVEL: STRONGEST[kind], NEWEST: NEWEST[kind], ID: sql`item.id` })[sort]

/** Ids of a page of a selection. */
export async function selectedIds(
  { scan }: McpReading,
  selection: Selection,
  { sort, limit, offset }: { sort: StatementSort; limit: number; offset: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select item.id ${fromSelected(selection)} order by ${orderOf(selection.kind, sort)}
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(scan)
  return rows.map(({ id }) => id)
}

/** The rows of records, by id, in no order. */
export async function statementRows(
  { scan }: McpReading,
  kind: StatementKind,
  ids: readonly number[],
): Promise<StatementRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StatementRow>`
    select ${columnsOf(kind)} from ${owners[kind].table} as item
    where item.id in (${sql.join(inList(ids))})`.execute(scan)
  return rows
}

/** All rows of a selection without their texts, by id. */
export async function allSelected(reading: McpReading, selection: Selection): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select every.id, every.status, every.withdrawn, every.significance, every.origin, every.interaction,
      every.profile_id, every.disease_id, every.type, every.direction, every.level, every.rating, every.tier, every.retracted
    from (select ${columnsOf(selection.kind)} ${fromSelected(selection)}) as every order by every.id`.execute(
    reading.scan,
  )
  return rows
}
