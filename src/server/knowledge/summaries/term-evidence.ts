import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { EvidenceStatus, EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { inList } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import type { StatusCounts } from './evidence-counts.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { isVisible } from '../records/visibility.ts'
import type { AggregateSortKey } from '../browse/aggregate-sort-key.ts'

/** Rows of an evidence item or assertion, called `item`, and the id of what it names: each pair once. */
interface Naming {
  join: RawBuilder<unknown>
  term: RawBuilder<unknown>
}

const directly = (items: string, column: string): Naming => ({
  join: sql`${sql.table(items)} as item`,
  term: sql.ref(`item.${column}`),
})

const linked = (items: string, links: string, item: string, term: string): Naming => ({
  join: sql`${sql.table(links)} as link join ${sql.table(items)} as item on item.id = ${sql.ref(`link.${item}`)}`,
  term: sql.ref(`link.${term}`),
})

/** How evidence and assertions name terms, sources and clinical trials. */
const namings = {
  evidence_items: {
    diseases: directly('evidence_items', 'disease_id'),
    therapies: linked('evidence_items', 'evidence_item_therapies', 'evidence_item_id', 'therapy_id'),
    phenotypes: linked('evidence_items', 'evidence_item_phenotypes', 'evidence_item_id', 'phenotype_id'),
    sources: directly('evidence_items', 'source_id'),
    clinical_trials: {
      join: sql`source_clinical_trials as link join evidence_items as item on item.source_id = link.source_id`,
      term: sql`link.clinical_trial_id`,
    },
  },
  assertions: {
    diseases: directly('assertions', 'disease_id'),
    therapies: linked('assertions', 'assertion_therapies', 'assertion_id', 'therapy_id'),
    phenotypes: linked('assertions', 'assertion_phenotypes', 'assertion_id', 'phenotype_id'),
  },
} satisfies Record<string, Record<string, Naming>>

const emptyCounts = (): StatusCounts => ({ ACCEPTED: 0, SUBMITTED: 0, REJECTED: 0 })

const countsOf =
  ({ join, term }: Naming): Batch<number, StatusCounts> =>
  async (db, ids) => {
    const { rows } = await sql<{ id: number; status: EvidenceStatus; count: number }>`
      select ${term} as id, item.status, count(*) as count from ${join}
      where ${term} in (${sql.join(inList(ids))}) group by ${term}, item.status`.execute(db)
    const counts = new Map(ids.map((id) => [id, emptyCounts()]))
    for (const { id, status, count } of rows) {
      const ofTerm = counts.get(id)
      if (ofTerm) ofTerm[status] = count
    }
    return ids.map((id) => counts.get(id) ?? emptyCounts())
  }

/** Evidence items of each status that name a term, come from a source, or whose source reports on a trial. */
export const evidenceNaming = {
  diseases: countsOf(namings.evidence_items.diseases),
  therapies: countsOf(namings.evidence_items.therapies),
  phenotypes: countsOf(namings.evidence_items.phenotypes),
  sources: countsOf(namings.evidence_items.sources),
  clinical_trials: countsOf(namings.evidence_items.clinical_trials),
}

/** Assertions of each status that name a term. */
export const assertionsNaming = {
  diseases: countsOf(namings.assertions.diseases),
  therapies: countsOf(namings.assertions.therapies),
  phenotypes: countsOf(namings.assertions.phenotypes),
}

const sortKeyOf = ({ join, term }: Naming, filter: EvidenceStatusFilter): AggregateSortKey => ({
  kind: 'count',
  of: (ids) => sql`
    select ${term} as owner_id, count(*) as value from ${join}
    where ${term} in ${ids} and ${hasStatus('item.status', statusesOf[filter])} group by ${term}`,
})

/** The number of these evidence items to order by. */
export const evidenceSortKey = (
  table: keyof typeof evidenceNaming,
  filter: EvidenceStatusFilter,
): AggregateSortKey => sortKeyOf(namings.evidence_items[table], filter)

/** The number of these assertions to order by. */
export const assertionSortKey = (
  table: keyof typeof assertionsNaming,
  filter: EvidenceStatusFilter,
): AggregateSortKey => sortKeyOf(namings.assertions[table], filter)

const named = ({ join, term }: Naming, id: string, filter: EvidenceStatusFilter): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(id)} in (
    select ${term} from ${join} where ${hasStatus('item.status', statusesOf[filter])})`

/** True for a record, whose id is `id`, with evidence that the filter lets through. */
export const isNamedByEvidence = (
  table: keyof typeof evidenceNaming,
  id: string,
  filter: EvidenceStatusFilter,
) => named(namings.evidence_items[table], id, filter)

/** True for a record, whose id is `id`, with an assertion that the filter lets through. */
export const isNamedByAssertion = (
  table: keyof typeof assertionsNaming,
  id: string,
  filter: EvidenceStatusFilter,
) => named(namings.assertions[table], id, filter)

/** Rows of evidence items and the live variants of their profiles, with the features of these. */
export const variantsOfEvidence = sql`evidence_items as item
  join molecular_profile_variants as held on held.molecular_profile_id = item.molecular_profile_id
  join variants as variant on variant.id = held.variant_id and ${isVisible('variant')}
  join features as feature on feature.id = variant.feature_id`
