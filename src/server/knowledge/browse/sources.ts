import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Load } from '../paging/batch.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { beginsWith, contains, containsAsWritten } from '../conditions.ts'
import { countOf } from '../summaries/evidence-counts.ts'
import { isDeprecated } from '../records/sources.ts'
import { typed } from '../records/rows.ts'
import type { SourceRecord } from '../records/records.ts'
import { emptyLast } from './sort-keys.ts'
import { evidenceNaming } from '../summaries/term-evidence.ts'
import { hasStoredEvidence, storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import { browseQuery, byText, byTextIfAny, idFilters } from './browse-query.ts'
import type { BrowseOrder } from './browse-query.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'
import { countBy, rowsBy } from '../records/rows.ts'

/** A source with the statuses that its count follows. */
export type BrowseSourceRow = SourceRecord & { counted_status: EvidenceStatusFilter }

const ID = 'sources.id'

/** Number of times that somebody suggested to read a source. */
const suggestionCount = countBy('source_suggestions', 'source_id')

/** The authors of a source that are known one by one, in the order of the publication. */
const authorsOfSource = rowsBy('source_authors', 'source_id', ['position'])

/** Names of its authors; of an ASCO abstract the presenter where nobody else is known. */
export async function namesOfAuthors(load: Load, source: SourceRecord): Promise<string[]> {
  const authors = await load(authorsOfSource, source.id)
  if (authors.length > 0)
    return authors.map(({ fore_name, last_name }) => [fore_name, last_name].filter(Boolean).join(' '))
  return [source.author_string ?? source.asco_presenter ?? ''].filter(Boolean)
}

const suggestionSortKey: AggregateSortKey = {
  kind: 'count',
  of: (ids) => sql`
    select source_id as owner_id, count(*) as value from source_suggestions
    where source_id in ${ids} group by source_id`,
}

/** Suggestions first, evidence between sources with as many. Few sources are suggested, which alone are counted. */
const isSuggested = sql<SqlBool>`sources.id in (select source_id from source_suggestions)`
const byAttention: BrowseOrder = {
  first: {
    by: sql<number>`(case when ${isSuggested} then (
      select count(*) from source_suggestions as suggested where suggested.source_id = sources.id) else 0 end)`,
    isPositive: isSuggested,
  },
  aggregate: (status) => storedCountSortKey('sources', status),
}

const liveSources = (db: Reading, status: EvidenceStatusFilter) =>
  db
    .selectFrom('sources')
    .selectAll('sources')
    .select([typed('sources'), sql.lit(status).as('counted_status')])
    .where(sql<boolean>`not sources.deprecated`)

/** Live sources with a citation or evidence. */
export const browseSources = browseQuery({
  query: 'browseSources',
  description:
    'Sources with a citation or evidence, most suggestions, then most evidence first unless sorted otherwise; deprecated ones are excluded.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    liveSources(db, status).where(
      sql<boolean>`(coalesce(sources.citation, '') <> '' or ${hasStoredEvidence('sources', ID, 'ALL')})`,
    ),
  // Few have no citation, of which an index knows.
  counted: (db, status) =>
    liveSources(db, status).where(
      sql<boolean>`sources.id not in (select bare.id from sources as bare
        where not bare.deprecated and coalesce(bare.citation, '') = ''
          and not ${hasStoredEvidence('sources', 'bare.id', 'ALL')})`,
    ),
  hasStatus: (status) =>
    status === 'NON_REJECTED' || status === 'ALL'
      ? sql<SqlBool>`1 = 1`
      : sql<SqlBool>`sources.id in (select item.source_id from evidence_items as item
          where ${hasStatus('item.status', statusesOf[status])})`,
  statusDescription:
    'Status of the evidence that counts, NON_REJECTED by default; a single status keeps only sources with any.',
  filters: {
    ...idFilters(ID, 'source', 'sources'),
    sourceType: {
      type: 'Choice',
      vocabulary: sourceSources,
      description: 'Only sources of this type.',
      where: (type) => sql<SqlBool>`sources.source_type = ${type}`,
    },
    clinicalTrialId: {
      type: 'Int',
      description: 'Only sources that report on this clinical trial.',
      where: (id) => sql<SqlBool>`sources.id in (
        select source_id from source_clinical_trials where clinical_trial_id = ${id})`,
    },
    citationId: {
      type: 'Int',
      description: 'Only sources whose citation id begins with this.',
      where: (digits) => beginsWith('sources.citation_id', String(digits)),
    },
    year: {
      type: 'Int',
      description: 'Only sources whose year of publication begins with this.',
      where: (year) => {
        const digits = String(year)
        return sql<SqlBool>`substr(cast(sources.publication_year as text), 1, ${digits.length}) = ${digits}`
      },
    },
    author: {
      type: 'String',
      description: 'Only sources whose authors or ASCO presenter contain this, ignoring case.',
      where: (author) => sql<SqlBool>`(${contains('sources.author_string_folded', author)}
        or ${containsAsWritten('sources.asco_presenter', author)})`,
    },
    journal: {
      type: 'String',
      description: 'Only sources whose journal contains this, ignoring case.',
      where: (journal) => contains('sources.journal_folded', journal),
    },
    name: {
      type: 'String',
      description: 'Only sources whose title contains this, ignoring case.',
      where: (title) => contains('sources.title_folded', title),
    },
    openAccess: {
      type: 'Boolean',
      description: 'Only open access sources; if false, only others, including those of which it is unknown.',
      where: (open) =>
        open ? sql<SqlBool>`sources.open_access` : sql<SqlBool>`not coalesce(sources.open_access, false)`,
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    citation: { cell: ({ citation }) => citation },
    name: { cell: ({ title }) => title, sort: ['NAME', byTextIfAny('sources.title_folded')] },
    authors: {
      cell: (source, load) => namesOfAuthors(load, source),
      sort: ['AUTHORS', byTextIfAny('sources.author_sort_key')],
    },
    source_type: {
      cell: ({ source_type }) => sourceSources.label(source_type),
      sort: ['SOURCE_TYPE', byText('sources.source_type')],
    },
    citation_id: {
      cell: ({ citation_id }) => citation_id,
      sort: [
        'CITATION_ID',
        {
          // Numbers by size, as they have no leading zeros; the DOIs of ASH come behind them.
          keys: (descending) => [
            { by: sql`length(sources.citation_id)`, descending },
            { by: sql.ref('sources.citation_id'), text: true, descending },
          ],
        },
      ],
    },
    publication_year: {
      cell: ({ publication_year }) => publication_year,
      sort: [
        'YEAR',
        {
          keys: (descending) => emptyLast(sql.ref('sources.publication_year'), { text: false, descending }),
        },
      ],
    },
    journal: { cell: ({ journal }) => journal, sort: ['JOURNAL', byTextIfAny('sources.journal_folded')] },
    evidence_item_count: {
      field: 'evidenceItemCount',
      description: 'Number of evidence items from it, of the requested status.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceNaming.sources, id), counted_status),
      sort: ['EVIDENCE_COUNT', { aggregate: (status) => storedCountSortKey('sources', status) }],
    },
    source_suggestion_count: {
      field: 'sourceSuggestionCount',
      description: 'Number of suggestions to curate it.',
      cell: ({ id }, load) => load(suggestionCount, id),
      sort: ['SUGGESTION_COUNT', { aggregate: () => suggestionSortKey }],
    },
    open_access: { cell: ({ open_access }) => open_access ?? false },
    deprecated: { cell: isDeprecated },
  },
  initial: { order: byAttention, descending: true },
})
