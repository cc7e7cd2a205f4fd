import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'
import { hasStoredEvidence } from '../summaries/stored-evidence-counts.ts'
import { hasStatus, hasStatusRank, statusesOf } from './clinical/evidence-status.ts'
import { hasLiveVariant } from './features.ts'
import { isVisible } from './visibility.ts'

/** Ids of one part: as many addresses as a file of a site map may have. */
export const IDS_OF_PART = 50_000

const notRejected = statusesOf.NON_REJECTED

/** Tables of records with pages of their own, and which of their rows tables of the app show without filters. */
const listed: Readonly<Record<VersionedKind, { table: string; where: Expression<SqlBool> }>> = {
  FEATURE: { table: 'features', where: sql`${isVisible('features')} and ${hasLiveVariant('features.id')}` },
  VARIANT: { table: 'variants', where: isVisible('variants') },
  MOLECULAR_PROFILE: { table: 'molecular_profiles', where: isVisible('molecular_profiles') },
  EVIDENCE_ITEM: { table: 'evidence_items', where: hasStatusRank('evidence_items.status', notRejected) },
  ASSERTION: { table: 'assertions', where: hasStatus('assertions.status', notRejected) },
  VARIANT_GROUP: { table: 'variant_groups', where: sql`not variant_groups.withdrawn` },
  SOURCE: {
    table: 'sources',
    where: sql`not sources.deprecated and ${hasStoredEvidence('sources', 'sources.id', 'NON_REJECTED')}`,
  },
  DISEASE: { table: 'diseases', where: hasStoredEvidence('diseases', 'diseases.id', 'NON_REJECTED') },
  THERAPY: { table: 'therapies', where: hasStoredEvidence('therapies', 'therapies.id', 'NON_REJECTED') },
  PHENOTYPE: { table: 'phenotypes', where: hasStoredEvidence('phenotypes', 'phenotypes.id', 'NON_REJECTED') },
}

/** Records of a kind with neighbouring ids: part 0 begins with id 0, part 1 with {@link IDS_OF_PART}. */
export interface RecordPart {
  kind: VersionedKind
  part: number
  /** Time of the last change of a record of the part, ISO 8601. */
  changedAt: string | null
}

type NewestOfPart = { record_type: VersionedKind; part: number; at: string }

/**
 * The last change of each part. The inner query reads an index, which has no documents (the condition on the version has
 * SQLite choose it); one row each says the rest.
 */
const newestOfParts = (db: Reading) =>
  sql<NewestOfPart>`
    select changed.record_type, newest.part, changed.at
    from (
      select record_type_rank as rank, record_id / ${sql.lit(IDS_OF_PART)} as part, max(version) as version
      from record_versions where version >= 0
      group by record_type_rank, record_id / ${sql.lit(IDS_OF_PART)}
    ) as newest
    join record_versions as changed on changed.version = newest.version
      and changed.record_type_rank = newest.rank
      and changed.record_id = (
        select min(one.record_id) from record_versions as one
        where one.version = newest.version and one.record_type_rank = newest.rank)`.execute(db)

/** The parts that have records which tables show, by kind and id. */
export async function recordParts(db: Reading): Promise<RecordPart[]> {
  const newest = new Map(
    (await newestOfParts(db)).rows.map(({ record_type, part, at }) => [`${record_type} ${part}`, at]),
  )
  const parts: RecordPart[] = []
  for (const kind of versionedKinds.values) {
    const { table, where } = listed[kind]
    const { rows } = await sql<{ part: number }>`
      select ${sql.ref(`${table}.id`)} / ${sql.lit(IDS_OF_PART)} as part from ${sql.table(table)}
      where ${where} group by 1 order by 1`.execute(db)
    for (const { part } of rows) parts.push({ kind, part, changedAt: newest.get(`${kind} ${part}`) ?? null })
  }
  return parts
}

/** A record that tables show. */
export interface ListedRecord {
  id: number
  /** Symbol of a gene; null for any other record. */
  symbol: string | null
  /** Time of its last change, ISO 8601. */
  changedAt: string | null
}

/** Records that are read at once: a statement of some milliseconds. */
const CHUNK = 1000

/** The records of a part by id, some at a time. */
export async function* recordsOfPart(
  db: Reading,
  { kind, part }: Pick<RecordPart, 'kind' | 'part'>,
): AsyncGenerator<ListedRecord[]> {
  const { table, where } = listed[kind]
  const id = sql.ref(`${table}.id`)
  const symbol = kind === 'FEATURE' ? sql`case when features.kind = 'GENE' then features.name end` : sql`null`
  const last = (part + 1) * IDS_OF_PART - 1
  let after = part * IDS_OF_PART - 1
  for (;;) {
    const { rows } = await sql<ListedRecord>`
      with listed as (
        select ${id} as id, ${symbol} as symbol from ${sql.table(table)}
        where ${where} and ${id} > ${after} and ${id} <= ${last} order by ${id} limit ${sql.lit(CHUNK)}
      )
      select id, symbol, (
        select max(at) from record_versions as version
        where version.record_type = ${sql.lit(kind)} and version.record_id = listed.id) as "changedAt"
      from listed order by id`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < CHUNK) return
    after = rows.at(-1)?.id ?? last
  }
}
