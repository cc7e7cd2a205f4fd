import { browseTherapies } from '#server/knowledge/browse/therapies.ts'
import type {
  BrowseTherapiesFilter,
  BrowseTherapiesSort,
  BrowseTherapyRow,
} from '#server/knowledge/browse/therapies.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { assertionsNaming, evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { therapyAliases } from '#server/knowledge/records/therapies.ts'
import { exportTable, names } from './export-table.ts'

export const therapiesTable = exportTable<BrowseTherapyRow, BrowseTherapiesFilter, BrowseTherapiesSort>({
  query: 'browseTherapies',
  id: 'therapies.id',
  listing: (db, filter, sort) => browseTherapies(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    ncit_id: ({ ncit_id }) => ncit_id,
    aliases: async ({ id }, load) => names(await load(therapyAliases, id)),
    evidence_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceNaming.therapies, id), counted_status),
    assertion_count: async ({ id, counted_status }, load) =>
      countOf(await load(assertionsNaming.therapies, id), counted_status),
    deprecated: ({ deprecated }) => deprecated,
  },
})
