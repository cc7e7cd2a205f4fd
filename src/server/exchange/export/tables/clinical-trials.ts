import { browseClinicalTrials, sourceCountOfTrial } from '#server/knowledge/browse/clinical-trials.ts'
import type {
  BrowseClinicalTrialRow,
  BrowseClinicalTrialsFilter,
  BrowseClinicalTrialsSort,
} from '#server/knowledge/browse/clinical-trials.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { exportTable } from './export-table.ts'

export const clinicalTrialsTable = exportTable<
  BrowseClinicalTrialRow,
  BrowseClinicalTrialsFilter,
  BrowseClinicalTrialsSort
>({
  query: 'clinicalTrials',
  id: 'clinical_trials.id',
  listing: (db, filter, sort) => browseClinicalTrials(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    nct_id: ({ nct_id }) => nct_id,
    name: ({ name }) => name,
    source_count: async ({ id, counted_status }, load) =>
      (await load(sourceCountOfTrial[counted_status], id))?.value ?? 0,
    evidence_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceNaming.clinical_trials, id), counted_status),
  },
})
