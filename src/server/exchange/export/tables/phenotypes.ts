import { browsePhenotypes } from '#server/knowledge/browse/phenotypes.ts'
import type {
  BrowsePhenotypeRow,
  BrowsePhenotypesFilter,
  BrowsePhenotypesSort,
} from '#server/knowledge/browse/phenotypes.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { assertionsNaming, evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { exportTable } from './export-table.ts'

export const phenotypesTable = exportTable<BrowsePhenotypeRow, BrowsePhenotypesFilter, BrowsePhenotypesSort>({
  query: 'browsePhenotypes',
  id: 'phenotypes.id',
  listing: (db, filter, sort) => browsePhenotypes(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    hpo_id: ({ hpo_id }) => hpo_id,
    evidence_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceNaming.phenotypes, id), counted_status),
    assertion_count: async ({ id, counted_status }, load) =>
      countOf(await load(assertionsNaming.phenotypes, id), counted_status),
  },
})
