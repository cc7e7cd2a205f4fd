import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { SourceSource, SourceSuggestionStatus } from '#domain/vocabularies/sources.ts'
import type { Reading } from '#server/storage/database.ts'
import { beginsWith, contains, containsAsWritten, oneOf, startsWith } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import type { SortKey } from '../paging/page.ts'
import { typed } from '../records/rows.ts'
import { emptyLast } from '../browse/sort-keys.ts'
import { isNamedFrom, isNamedLike } from '../names/resolve-names.ts'

export interface SourceSuggestionFilter {
  ids?: number[] | null
  sourceType?: SourceSource | null
  sourceId?: number | null
  submitterId?: number | null
  status?: SourceSuggestionStatus | null
  molecularProfileId?: number | null
  /** Of molecular profiles that contain the variant. */
  variantId?: number | null
  /** Of molecular profiles that contain a variant of the feature. */
  featureId?: number | null
  /** The first digits of the citation id. */
  citationId?: number | null
  /** The beginning of the profile's display name. */
  molecularProfileName?: string | null
  /** The beginning of the username. */
  submitter?: string | null
  citation?: string | null
  diseaseName?: string | null
  comment?: string | null
}

export interface SourceSuggestionSort {
  column: 'SUBMITTER' | 'SOURCE_TYPE' | 'CITATION_ID' | 'CITATION' | 'DISEASE_NAME' | 'CREATED_AT'
  direction: 'ASC' | 'DESC'
}

function keysOf({ column, direction }: SourceSuggestionSort): SortKey[] {
  const descending = direction === 'DESC'
  switch (column) {
    case 'SUBMITTER':
      return [{ by: sql.ref('submitter.username_folded'), text: true, descending }]
    case 'SOURCE_TYPE':
      return [{ by: sql.ref('source.source_type'), text: true, descending }]
    case 'CITATION_ID':
      // Numbers by size, as they have no leading zeros; the DOIs of ASH come behind them.
      return [
        { by: sql`length(source.citation_id)`, descending },
        { by: sql.ref('source.citation_id'), text: true, descending },
      ]
    case 'CITATION':
      return emptyLast(sql.ref('source.citation_folded'), { text: true, descending })
    case 'DISEASE_NAME':
      return emptyLast(sql.ref('disease.name_folded'), { text: true, descending })
    case 'CREATED_AT':
      return [{ by: sql.ref('source_suggestions.created_at'), text: true, descending }]
  }
}

/** A condition that the suggested profile contains a variant `v`. */
const onProfilesWith = (variant: RawBuilder<unknown>) =>
  sql<SqlBool>`source_suggestions.molecular_profile_id in (
    select m.molecular_profile_id from molecular_profile_variants as m
    join variants as v on v.id = m.variant_id where ${variant})`

/** Suggestions to read a source, by id unless asked otherwise. */
export function browseSourceSuggestions(
  db: Reading,
  filter: SourceSuggestionFilter,
  sort?: SourceSuggestionSort | null,
) {
  const all = db
    .selectFrom('source_suggestions')
    .innerJoin('sources as source', 'source.id', 'source_suggestions.source_id')
    .innerJoin('users as submitter', 'submitter.id', 'source_suggestions.user_id')
    .leftJoin('diseases as disease', 'disease.id', 'source_suggestions.disease_id')
    .leftJoin('molecular_profiles as profile', 'profile.id', 'source_suggestions.molecular_profile_id')
    .selectAll('source_suggestions')
    .select(typed('source_suggestions'))
  let rows = all
  if (filter.ids) rows = rows.where(oneOf('source_suggestions.id', filter.ids))
  if (filter.sourceType) rows = rows.where('source.source_type', '=', filter.sourceType)
  if (filter.sourceId != null) rows = rows.where('source_suggestions.source_id', '=', filter.sourceId)
  if (filter.submitterId != null) rows = rows.where('source_suggestions.user_id', '=', filter.submitterId)
  if (filter.status) rows = rows.where('source_suggestions.status', '=', filter.status)
  if (filter.molecularProfileId != null)
    rows = rows.where('source_suggestions.molecular_profile_id', '=', filter.molecularProfileId)
  if (filter.variantId != null) rows = rows.where(onProfilesWith(sql`v.id = ${filter.variantId}`))
  if (filter.featureId != null) rows = rows.where(onProfilesWith(sql`v.feature_id = ${filter.featureId}`))
  if (filter.citationId != null)
    rows = rows.where(beginsWith('source.citation_id', String(filter.citationId)))
  if (filter.molecularProfileName)
    rows = rows.where(isNamedFrom('molecular_profiles', filter.molecularProfileName, 'profile'))
  if (filter.submitter) rows = rows.where(startsWith('submitter.username_folded', filter.submitter))
  if (filter.citation) rows = rows.where(contains('source.citation_folded', filter.citation))
  if (filter.diseaseName) rows = rows.where(isNamedLike('diseases', filter.diseaseName, 'disease'))
  if (filter.comment)
    rows = rows.where(containsAsWritten('source_suggestions.initial_comment', filter.comment))
  const byId = { by: sql.ref('source_suggestions.id') }
  return { all, matching: listing({ rows, order: [...(sort ? keysOf(sort) : []), byId] }) }
}
