import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Reading, Writing } from './access.ts'
import type { Dialect } from './dialect.ts'
import type { EvidenceOwnerTable } from './tables/evidence-counts.ts'

/*
 * Numbers of evidence items of each owner, stored beside the records, so that tables are sorted and counted by them
 * without a look at the evidence. Triggers note whose rows were written (`touched_counts`); these are counted anew.
 */

/** Rows of an evidence item, called `item`, and the id of its owner. */
interface OwnedEvidence {
  from: RawBuilder<unknown>
  owner: RawBuilder<unknown>
}

const named = (column: string): OwnedEvidence => ({
  from: sql`evidence_items as item`,
  owner: sql.ref(`item.${column}`),
})

const linked = (links: string, column: string): OwnedEvidence => ({
  from: sql`${sql.table(links)} as link join evidence_items as item on item.id = link.evidence_item_id`,
  owner: sql.ref(`link.${column}`),
})

const ofProfile = sql`join evidence_items as item on item.molecular_profile_id = held.molecular_profile_id`

/** An evidence item has one source, so that the numbers of a year are the sums of those of its sources. */
const SUMMED = 'publication_years'
type CountedTable = Exclude<EvidenceOwnerTable, typeof SUMMED>

const owned: Record<CountedTable, OwnedEvidence> = {
  molecular_profiles: named('molecular_profile_id'),
  diseases: named('disease_id'),
  sources: named('source_id'),
  therapies: linked('evidence_item_therapies', 'therapy_id'),
  phenotypes: linked('evidence_item_phenotypes', 'phenotype_id'),
  clinical_trials: {
    from: sql`source_clinical_trials as link join evidence_items as item on item.source_id = link.source_id`,
    owner: sql.ref('link.clinical_trial_id'),
  },
  variants: {
    from: sql`molecular_profile_variants as held ${ofProfile}`,
    owner: sql.ref('held.variant_id'),
  },
  features: {
    from: sql`variants as owned join molecular_profile_variants as held on held.variant_id = owned.id ${ofProfile}`,
    owner: sql.ref('owned.feature_id'),
  },
  variant_groups: {
    from: sql`variant_group_variants as owned
      join molecular_profile_variants as held on held.variant_id = owned.variant_id ${ofProfile}`,
    owner: sql.ref('owned.variant_group_id'),
  },
}

const touched = (table: EvidenceOwnerTable) =>
  sql`(select owner_id from touched_counts where owner_table = ${sql.lit(table)})`

const touchedEvidence = sql`(select record_id from touched_records where record_type = 'EVIDENCE_ITEM')`

/** Owners whose numbers follow from the evidence of others, in the order in which they are found. */
const followers: readonly (readonly [EvidenceOwnerTable, RawBuilder<unknown>])[] = [
  [
    'therapies',
    sql`select therapy_id from evidence_item_therapies where evidence_item_id in ${touchedEvidence}`,
  ],
  [
    'phenotypes',
    sql`select phenotype_id from evidence_item_phenotypes where evidence_item_id in ${touchedEvidence}`,
  ],
  [
    'clinical_trials',
    sql`select clinical_trial_id from source_clinical_trials where source_id in ${touched('sources')}`,
  ],
  [
    'publication_years',
    sql`select publication_year from sources
      where id in ${touched('sources')} and publication_year is not null`,
  ],
  [
    'variants',
    sql`select variant_id from molecular_profile_variants
      where molecular_profile_id in ${touched('molecular_profiles')}`,
  ],
  ['features', sql`select feature_id from variants where id in ${touched('variants')}`],
  [
    'variant_groups',
    sql`select variant_group_id from variant_group_variants where variant_id in ${touched('variants')}`,
  ],
]

/** Statistics of tables that are filled and read in one transaction are worth gathering from here on. */
const MANY = 10_000
/** So few owners are named one by one: engines plan a statement better that says how many there are. */
const FEW = 500

const countTouched = (tx: Writing) =>
  tx
    .selectFrom('touched_counts')
    .select(({ fn }) => ['owner_table', fn.countAll<number | string>().as('count')])
    .groupBy('owner_table')
    .execute()

async function touchedOwners(tx: Writing, table: EvidenceOwnerTable, count: number) {
  if (count > FEW) return touched(table)
  const rows = await tx
    .selectFrom('touched_counts')
    .select('owner_id')
    .where('owner_table', '=', table)
    .execute()
  return sql`(${sql.join(rows.map(({ owner_id: id }) => id))})`
}

const items = (status: string) =>
  sql`count(distinct case when item.status = ${sql.lit(status)} then item.id end)`
const counts = sql`${items('ACCEPTED')}, ${items('SUBMITTED')}, ${items('REJECTED')}`

async function recount(tx: Writing, table: CountedTable, count: number): Promise<void> {
  const { from, owner } = owned[table]
  const ids = await touchedOwners(tx, table, count)
  if (table === 'variants') await recountDiseases(tx, ids)
  await sql`
    delete from evidence_counts where owner_table = ${sql.lit(table)} and owner_id in ${ids}
  `.execute(tx)
  await sql`
    insert into evidence_counts (owner_table, owner_id, accepted, submitted, rejected)
    select ${sql.lit(table)}, ${owner}, ${counts}
    from ${from} where ${owner} in ${ids} group by ${owner}
  `.execute(tx)
}

/** Sums up the numbers of the sources of touched years, which were counted before. */
async function recountYears(tx: Writing): Promise<void> {
  const years = touched(SUMMED)
  await sql`
    delete from evidence_counts where owner_table = ${sql.lit(SUMMED)} and owner_id in ${years}
  `.execute(tx)
  await sql`
    insert into evidence_counts (owner_table, owner_id, accepted, submitted, rejected)
    select ${sql.lit(SUMMED)}, source.publication_year, sum(counted.accepted), sum(counted.submitted),
      sum(counted.rejected)
    from sources as source
    join evidence_counts as counted on counted.owner_table = 'sources' and counted.owner_id = source.id
    where source.publication_year in ${years} group by source.publication_year
  `.execute(tx)
}

/** Numbers of the evidence of each disease about each of some variants; only about live ones. */
const diseaseVariants = (isCounted: RawBuilder<unknown>) => sql`
  select variant.id as variant_id, item.disease_id, variant.feature_id, ${counts}
  from variants as variant
  join molecular_profile_variants as held on held.variant_id = variant.id ${ofProfile}
  where ${isCounted} and not variant.deprecated and not variant.withdrawn and item.disease_id is not null
  group by variant.id, item.disease_id, variant.feature_id`

async function recountDiseases(tx: Writing, variants: RawBuilder<unknown>): Promise<void> {
  await sql`delete from disease_variants where variant_id in ${variants}`.execute(tx)
  await sql`
    insert into disease_variants (variant_id, disease_id, feature_id, accepted, submitted, rejected)
    ${diseaseVariants(sql`variant.id in ${variants}`)}
  `.execute(tx)
}

/**
 * Counts anew the evidence of each owner whose evidence a transaction changed. Runs at its end, before its records get
 * their versions.
 */
export async function writeEvidenceCounts(tx: Writing, dialect: Dialect): Promise<void> {
  if ((await countTouched(tx)).length === 0) return
  for (const [table, owners] of followers)
    await sql`
      insert into touched_counts (owner_table, owner_id)
      select distinct ${sql.lit(table)}, owners.* from (${owners}) as owners where true
      on conflict do nothing
    `.execute(tx)
  const tables = await countTouched(tx)
  if (tables.some(({ count }) => Number(count) > MANY)) await dialect.gatherStatistics(tx, 'touched_counts')
  for (const { owner_table: table, count } of tables)
    if (table !== SUMMED) await recount(tx, table, Number(count))
  await recountYears(tx)
  await tx.deleteFrom('touched_counts').execute()
}

/** Rows of one statement that another does not have, and the other way round. */
const difference = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
  select * from (select * from (${one}) as a except select * from (${other}) as b) as missing
  union select * from (select * from (${other}) as c except select * from (${one}) as d) as surplus`

const NOT_ZERO = sql`accepted + submitted + rejected > 0`

/** A record whose stored numbers of evidence are wrong. */
export interface StaleEvidenceCount {
  table: EvidenceOwnerTable | 'disease_variants'
  /** Of the record; for `disease_variants` of the variant. */
  id: number
}

/** Records whose stored numbers of evidence are not those of the evidence itself, each counted anew. */
export async function staleEvidenceCounts(db: Reading): Promise<StaleEvidenceCount[]> {
  const ofYears = {
    from: sql`sources as source join evidence_items as item on item.source_id = source.id`,
    owner: sql.ref('source.publication_year'),
  }
  const stale: StaleEvidenceCount[] = []
  for (const [table, { from, owner }] of Object.entries({ ...owned, [SUMMED]: ofYears })) {
    const counted = sql`select ${owner} as id, ${counts} from ${from} where ${owner} is not null group by ${owner}`
    const stored = sql`select owner_id as id, accepted, submitted, rejected from evidence_counts
      where owner_table = ${sql.lit(table)} and ${NOT_ZERO}`
    const { rows } = await sql<{ id: number }>`${difference(counted, stored)}`.execute(db)
    stale.push(...rows.map(({ id }) => ({ table: table as EvidenceOwnerTable, id })))
  }
  const stored = sql`select variant_id, disease_id, feature_id, accepted, submitted, rejected
    from disease_variants where ${NOT_ZERO}`
  const { rows } = await sql<{ variant_id: number }>`
    ${difference(diseaseVariants(sql`true`), stored)}`.execute(db)
  return [...stale, ...rows.map(({ variant_id: id }) => ({ table: 'disease_variants' as const, id }))]
}
