import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { EvidenceStatus, EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { inList } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { storedCounts } from './stored-evidence-counts.ts'
import type { StatusCounts } from './stored-evidence-counts.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import type { AggregateSortKey } from '../browse/aggregate-sort-key.ts'

/** Rows of an assertion, called `item`, and the id of what it names: each pair once. */
interface Naming {
  join: RawBuilder<unknown>
  term: RawBuilder<unknown>
}

const linked = (links: string, term: string): Naming => ({
  join: sql`${sql.table(links)} as link join assertions as item on item.id = link.assertion_id`,
  term: sql.ref(`link.${term}`),
})

/** How assertions name terms. */
const namings = {
  diseases: { join: sql`assertions as item`, term: sql.ref('item.disease_id') },
  therapies: linked('assertion_therapies', 'therapy_id'),
  phenotypes: linked('assertion_phenotypes', 'phenotype_id'),
}

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
  diseases: storedCounts('diseases'),
  therapies: storedCounts('therapies'),
  phenotypes: storedCounts('phenotypes'),
  sources: storedCounts('sources'),
  clinical_trials: storedCounts('clinical_trials'),
}

/** Assertions of each status that name a term. */
export const assertionsNaming = {
  diseases: countsOf(namings.diseases),
  therapies: countsOf(namings.therapies),
  phenotypes: countsOf(namings.phenotypes),
}

/** The number of these assertions to order by. */
export const assertionSortKey = (
  table: keyof typeof assertionsNaming,
  filter: EvidenceStatusFilter,
): AggregateSortKey => {
  const { join, term } = namings[table]
  return {
    kind: 'count',
    of: (ids) => sql`
      select ${term} as owner_id, count(*) as value from ${join}
      where ${term} in ${ids} and ${hasStatus('item.status', statusesOf[filter])} group by ${term}`,
  }
}

/** True for a record, whose id is `id`, with an assertion that the filter lets through. */
export function isNamedByAssertion(
  table: keyof typeof assertionsNaming,
  id: string,
  filter: EvidenceStatusFilter,
): Expression<SqlBool> {
  const { join, term } = namings[table]
  return sql<SqlBool>`${sql.ref(id)} in (
    select ${term} from ${join} where ${hasStatus('item.status', statusesOf[filter])})`
}
