import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneForEach } from '../paging/batch.ts'
import { hasStatus, perStatusFilter, statusesOf } from '../records/clinical/evidence-status.ts'
import { contains } from '../conditions.ts'
import { countOf } from '../summaries/evidence-counts.ts'
import { evidenceNaming } from '../summaries/term-evidence.ts'
import { hasStoredEvidence, storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import type { ClinicalTrialRecord } from '../records/terms.ts'
import { browseQuery, byText, idFilters } from './browse-query.ts'
import type { BrowseOrder } from './browse-query.ts'
import type { ComputedSortKey } from './aggregate-sort-key.ts'

/** A clinical trial with the statuses that its counts follow. */
export type BrowseClinicalTrialRow = ClinicalTrialRecord & { counted_status: EvidenceStatusFilter }

const ID = 'clinical_trials.id'

const sourceSortKey = (filter: EvidenceStatusFilter): ComputedSortKey => ({
  kind: 'count',
  of: (ids) => sql`
    select link.clinical_trial_id as owner_id, count(distinct item.source_id) as value
    from source_clinical_trials as link join evidence_items as item on item.source_id = link.source_id
    where link.clinical_trial_id in ${ids} and ${hasStatus('item.status', statusesOf[filter])}
    group by link.clinical_trial_id`,
})

/** Sources that report on a trial and hold evidence; by status filter. */
const sourceCountOfTrial = perStatusFilter((filter) =>
  oneForEach<number, { owner_id: number; value: number }>(
    (db, ids) => sql<{ owner_id: number; value: number }>`
        ${sourceSortKey(filter).of(sql`(${sql.join(ids)})`)}`,
    (row) => row.owner_id,
  ),
)

const bySources: BrowseOrder = { aggregate: sourceSortKey }

/** Trials whose sources hold evidence that the status filter lets through. */
export const browseClinicalTrials = browseQuery({
  query: 'clinicalTrials',
  description: 'Clinical trials with evidence, most sources first unless sorted otherwise.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    db
      .selectFrom('clinical_trials')
      .selectAll('clinical_trials')
      .select(sql.lit(status).as('counted_status')),
  hasStatus: (status) => hasStoredEvidence('clinical_trials', ID, status),
  statusDescription:
    'Status of the evidence that counts, NON_REJECTED by default; trials without any are excluded.',
  filters: {
    ...idFilters(ID, 'trial', 'trials'),
    nctId: {
      type: 'String',
      description: 'Only the trial with this ClinicalTrials.gov id.',
      where: (id) => sql<SqlBool>`clinical_trials.nct_id = ${id.trim().toUpperCase()}`,
    },
    name: {
      type: 'String',
      description: 'Only trials whose title contains this, ignoring case.',
      where: (name) => contains('clinical_trials.name_folded', name),
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    nct_id: { cell: ({ nct_id }) => nct_id, sort: ['NCT_ID', byText('clinical_trials.nct_id')] },
    name: { cell: ({ name }) => name, sort: ['NAME', byText('clinical_trials.name_folded')] },
    source_count: {
      field: 'sourceCount',
      description: 'Number of sources that report on it and have evidence of the requested status.',
      cell: async ({ id, counted_status }, load) =>
        (await load(sourceCountOfTrial[counted_status], id))?.value ?? 0,
      sort: ['SOURCE_COUNT', bySources],
    },
    evidence_count: {
      field: 'evidenceCount',
      description: 'Number of evidence items from sources that report on it.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceNaming.clinical_trials, id), counted_status),
      sort: ['EVIDENCE_ITEM_COUNT', { aggregate: (status) => storedCountSortKey('clinical_trials', status) }],
    },
  },
  initial: { order: bySources, descending: true },
})
