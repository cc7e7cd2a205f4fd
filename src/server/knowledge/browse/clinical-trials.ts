import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneForEach } from '../paging/batch.ts'
import { hasStatus, perStatusFilter, statusesOf } from '../records/clinical/evidence-status.ts'
import { contains, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { evidenceSortKey, isNamedByEvidence } from '../summaries/term-evidence.ts'
import type { ClinicalTrialRecord } from '../records/terms.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'

export interface BrowseClinicalTrialsFilter {
  id?: number | null
  ids?: number[] | null
  /** The whole number at the registry. */
  nctId?: string | null
  name?: string | null
  status?: EvidenceStatusFilter | null
}

export interface BrowseClinicalTrialsSort {
  column: 'NAME' | 'NCT_ID' | 'EVIDENCE_ITEM_COUNT' | 'SOURCE_COUNT'
  direction: 'ASC' | 'DESC'
}

/** A clinical trial with the statuses that its counts follow. */
export type BrowseClinicalTrialRow = ClinicalTrialRecord & { counted_status: EvidenceStatusFilter }

const ID = 'clinical_trials.id'

const sourceSortKey = (filter: EvidenceStatusFilter): AggregateSortKey => ({
  kind: 'count',
  of: (ids) => sql`
    select link.clinical_trial_id as owner_id, count(distinct item.source_id) as value
    from source_clinical_trials as link join evidence_items as item on item.source_id = link.source_id
    where link.clinical_trial_id in ${ids} and ${hasStatus('item.status', statusesOf[filter])}
    group by link.clinical_trial_id`,
})

/** Sources that report on a trial and hold evidence; by status filter. */
export const sourceCountOfTrial = perStatusFilter((filter) =>
  oneForEach<number, { owner_id: number; value: number }>(
    async (db, ids) => {
      const { rows } = await sql<{ owner_id: number; value: number }>`
        ${sourceSortKey(filter).of(sql`(${sql.join(ids)})`)}`.execute(db)
      return rows
    },
    (row) => row.owner_id,
  ),
)

/** Trials whose sources hold evidence that the status filter lets through; most sources first unless asked otherwise. */
export function browseClinicalTrials(
  db: Reading,
  filter: BrowseClinicalTrialsFilter,
  sort?: BrowseClinicalTrialsSort | null,
) {
  const status = filter.status ?? 'NON_REJECTED'
  const trials = db
    .selectFrom('clinical_trials')
    .selectAll('clinical_trials')
    .select(sql.lit(status).as('counted_status'))
  let rows = trials.where(isNamedByEvidence('clinical_trials', ID, status))
  if (filter.id != null) rows = rows.where(ID, '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.nctId) rows = rows.where('clinical_trials.nct_id', '=', filter.nctId.trim().toUpperCase())
  if (filter.name) rows = rows.where(contains('clinical_trials.name_folded', filter.name))
  const all = trials.where(isNamedByEvidence('clinical_trials', ID, 'NON_REJECTED'))
  const byId = { by: sql.ref(ID) }
  const { column, direction } = sort ?? { column: 'SOURCE_COUNT', direction: 'DESC' }
  const descending = direction === 'DESC'
  if (column === 'NAME' || column === 'NCT_ID') {
    const by = sql.ref(column === 'NAME' ? 'clinical_trials.name_folded' : 'clinical_trials.nct_id')
    return { all, matching: listing({ rows, order: [{ by, text: true, descending }, byId] }) }
  }
  const sortKey =
    column === 'SOURCE_COUNT' ? sourceSortKey(status) : evidenceSortKey('clinical_trials', status)
  return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties: [byId] }) }
}
