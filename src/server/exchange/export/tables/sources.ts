import { sourceSources } from '#domain/vocabularies/sources.ts'
import { browseSources, namesOfAuthors, suggestionCount } from '#server/knowledge/browse/sources.ts'
import type {
  BrowseSourceRow,
  BrowseSourcesFilter,
  BrowseSourcesSort,
} from '#server/knowledge/browse/sources.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { isDeprecated } from '#server/knowledge/records/sources.ts'
import { evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { exportTable } from './export-table.ts'

export const sourcesTable = exportTable<BrowseSourceRow, BrowseSourcesFilter, BrowseSourcesSort>({
  query: 'browseSources',
  id: 'sources.id',
  listing: (db, filter, sort) => browseSources(db, filter, sort).matching,
  columns: {
    id: ({ id }) => id,
    citation: ({ citation }) => citation,
    name: ({ title }) => title,
    authors: (source, load) => namesOfAuthors(load, source),
    source_type: ({ source_type }) => sourceSources.label(source_type),
    citation_id: ({ citation_id }) => citation_id,
    publication_year: ({ publication_year }) => publication_year,
    journal: ({ journal }) => journal,
    evidence_item_count: async ({ id, counted_status }, load) =>
      countOf(await load(evidenceNaming.sources, id), counted_status),
    source_suggestion_count: async ({ id }, load) => (await load(suggestionCount, id))?.count ?? 0,
    open_access: ({ open_access }) => open_access ?? false,
    deprecated: isDeprecated,
  },
})
