import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach, oneForEach } from '../paging/batch.ts'
import type { Load } from '../paging/batch.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { beginsWith, contains, containsAsWritten, oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import type { SortKey } from '../paging/page.ts'
import { typed } from '../records/records.ts'
import type { SourceRecord } from '../records/records.ts'
import { emptyLast } from './sort-keys.ts'
import { evidenceSortKey } from '../summaries/term-evidence.ts'
import { orderedBySortKey } from './aggregate-sort-key.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'

export interface BrowseSourcesFilter {
  id?: number | null
  ids?: number[] | null
  sourceType?: SourceSource | null
  clinicalTrialId?: number | null
  /** The first digits of the citation id. */
  citationId?: number | null
  /** The first digits of the year. */
  year?: number | null
  author?: string | null
  journal?: string | null
  name?: string | null
  /** False also finds sources of which nobody knows. */
  openAccess?: boolean | null
  status?: EvidenceStatusFilter | null
}

export interface BrowseSourcesSort {
  column:
    | 'SOURCE_TYPE'
    | 'CITATION_ID'
    | 'AUTHORS'
    | 'YEAR'
    | 'JOURNAL'
    | 'NAME'
    | 'EVIDENCE_COUNT'
    | 'SUGGESTION_COUNT'
  direction: 'ASC' | 'DESC'
}

/** A source with the statuses that its count follows. */
export type BrowseSourceRow = SourceRecord & { counted_status: EvidenceStatusFilter }

const ID = 'sources.id'

/** Number of times that somebody suggested to read a source. */
export const suggestionCount = oneForEach<number, { source_id: number; count: number }>(
  (db, ids) =>
    db
      .selectFrom('source_suggestions')
      .select(['source_id', sql<number>`count(*)`.as('count')])
      .where('source_id', 'in', ids)
      .groupBy('source_id')
      .execute(),
  (row) => row.source_id,
)

/** The authors of a source that are known one by one, in the order of the publication. */
const authorsOfSource = manyForEach<
  number,
  { source_id: number; fore_name: string | null; last_name: string }
>(
  (db, ids) =>
    db
      .selectFrom('source_authors')
      .select(['source_id', 'fore_name', 'last_name'])
      .where('source_id', 'in', ids)
      .orderBy('position')
      .execute(),
  (row) => row.source_id,
)

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

/** More than any source has evidence items: a suggestion outweighs them all. */
const ABOVE_ANY_COUNT = 1_000_000

/** Suggestions first, evidence between sources with as many. */
const attentionSortKey = (status: EvidenceStatusFilter): AggregateSortKey => ({
  kind: 'count',
  of: (ids) => sql`
    select counted.owner_id, cast(sum(counted.value) as bigint) as value from (
      select item.source_id as owner_id, count(*) as value from evidence_items as item
      where item.source_id in ${ids} and ${hasStatus('item.status', statusesOf[status])}
      group by item.source_id
      union all
      select source_id, count(*) * ${sql.lit(ABOVE_ANY_COUNT)} from source_suggestions
      where source_id in ${ids} group by source_id
    ) as counted group by counted.owner_id`,
})

function keysOf(
  column: Exclude<BrowseSourcesSort['column'], 'EVIDENCE_COUNT' | 'SUGGESTION_COUNT'>,
  descending: boolean,
): SortKey[] {
  switch (column) {
    case 'SOURCE_TYPE':
      return [{ by: sql.ref('sources.source_type'), text: true, descending }]
    case 'CITATION_ID':
      // Numbers by size, as they have no leading zeros; the DOIs of ASH come behind them.
      return [
        { by: sql`length(sources.citation_id)`, descending },
        { by: sql.ref('sources.citation_id'), text: true, descending },
      ]
    case 'AUTHORS':
      return emptyLast(sql.ref('sources.author_sort_key'), { text: true, descending })
    case 'YEAR':
      return emptyLast(sql.ref('sources.publication_year'), { text: false, descending })
    case 'JOURNAL':
      return emptyLast(sql.ref('sources.journal_folded'), { text: true, descending })
    case 'NAME':
      return emptyLast(sql.ref('sources.title_folded'), { text: true, descending })
  }
}

/** Live sources with a citation or evidence; those with the most suggestions, then evidence, first unless asked otherwise. */
export function browseSources(db: Reading, filter: BrowseSourcesFilter, sort?: BrowseSourcesSort | null) {
  const status = filter.status ?? 'NON_REJECTED'
  const all = db
    .selectFrom('sources')
    .selectAll('sources')
    .select([typed('sources'), sql.lit(status).as('counted_status')])
    .where('sources.deprecated', '=', false)
    .where(
      sql<boolean>`(coalesce(sources.citation, '') <> '' or exists (
        select 1 from evidence_items as item where item.source_id = sources.id))`,
    )
  let rows = all
  if (filter.id != null) rows = rows.where(ID, '=', filter.id)
  if (filter.ids) rows = rows.where(oneOf(ID, filter.ids))
  if (filter.sourceType) rows = rows.where('sources.source_type', '=', filter.sourceType)
  if (filter.citationId != null)
    rows = rows.where(beginsWith('sources.citation_id', String(filter.citationId)))
  if (filter.year != null) {
    const digits = String(filter.year)
    rows = rows.where(
      sql<boolean>`substr(cast(sources.publication_year as text), 1, ${digits.length}) = ${digits}`,
    )
  }
  if (filter.author)
    rows = rows.where(
      sql<boolean>`(${contains('sources.author_string_folded', filter.author)}
        or ${containsAsWritten('sources.asco_presenter', filter.author)})`,
    )
  if (filter.journal) rows = rows.where(contains('sources.journal_folded', filter.journal))
  if (filter.name) rows = rows.where(contains('sources.title_folded', filter.name))
  if (filter.openAccess != null)
    rows = rows.where(
      filter.openAccess
        ? sql<boolean>`sources.open_access`
        : sql<boolean>`not coalesce(sources.open_access, false)`,
    )
  if (filter.clinicalTrialId != null)
    rows = rows.where(
      sql<boolean>`sources.id in (
        select source_id from source_clinical_trials where clinical_trial_id = ${filter.clinicalTrialId})`,
    )
  if (filter.status === 'ACCEPTED' || filter.status === 'SUBMITTED' || filter.status === 'REJECTED')
    rows = rows.where(
      sql<boolean>`sources.id in (select item.source_id from evidence_items as item
        where ${hasStatus('item.status', statusesOf[status])})`,
    )
  const ties = [{ by: sql.ref(ID) }]
  const descending = sort?.direction === 'DESC'
  if (!sort) {
    const matching = orderedBySortKey(rows, ID, attentionSortKey(status), { descending: true, ties })
    return { all, matching }
  }
  if (sort.column === 'EVIDENCE_COUNT' || sort.column === 'SUGGESTION_COUNT') {
    const sortKey = sort.column === 'EVIDENCE_COUNT' ? evidenceSortKey('sources', status) : suggestionSortKey
    return { all, matching: orderedBySortKey(rows, ID, sortKey, { descending, ties }) }
  }
  return { all, matching: listing({ rows, order: [...keysOf(sort.column, descending), ...ties] }) }
}
