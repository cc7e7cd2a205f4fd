import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { isRetraction } from '#domain/records/retraction.ts'
import type { Reading } from '#server/storage/database.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { rowBy, rowsThrough, typed } from './rows.ts'
import type { SourceRecord } from './records.ts'

/** The clinical trials that a source reports on, by NCT id. */
export const sourceClinicalTrials = rowsThrough(
  'source_clinical_trials',
  'source_id',
  'clinical_trial_id',
  'clinical_trials',
  ['clinical_trials.nct_id'],
)

/** The clinical trial with the id, or null. */
export const clinicalTrialById = rowBy('clinical_trials', 'id')

/** Checks whether the source was retracted; see {@link isRetraction}. */
export const isRetracted = ({ retracted, retraction_nature }: SourceRecord): boolean =>
  isRetraction({ retracted, retractionNature: retraction_nature })

/** Checks whether nobody should cite the source any more. */
export const isDeprecated = (source: SourceRecord): boolean => source.deprecated || isRetracted(source)

/** True where the row of sources was retracted, as {@link isRetraction} has it. */
export function isRetractedRow(row: string): RawBuilder<SqlBool> {
  const nature = sql`lower(trim(coalesce(${sql.ref(`${row}.retraction_nature`)}, '')))`
  return sql<SqlBool>`case ${nature} when '' then ${sql.ref(`${row}.retracted`)} else ${nature} = 'retraction' end`
}

export interface SourceFilter {
  ids?: number[] | null
  citationId?: string[] | null
}

/** Live sources that are not retracted, by citation id. */
export function listSources(db: Reading, filter: SourceFilter) {
  let rows = db
    .selectFrom('sources')
    .selectAll()
    .select(typed('sources'))
    .where('deprecated', '=', false)
    .where('retracted', '=', false)
  if (filter.ids) rows = rows.where(oneOf('id', filter.ids))
  if (filter.citationId) rows = rows.where(oneOf('citation_id', filter.citationId))
  return listing({ rows, order: [{ by: sql.ref('citation_id'), text: true }, { by: sql.ref('id') }] })
}
