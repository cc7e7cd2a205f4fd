import { sql } from 'kysely'
import type { Reading } from '#server/storage/database.ts'
import { manyForEach, oneForEach } from '../paging/batch.ts'
import { oneOf } from '../conditions.ts'
import { listing } from '../paging/page.ts'
import { typed } from './records.ts'
import type { SourceRecord } from './records.ts'
import type { ClinicalTrialRecord } from './terms.ts'

/** The clinical trials that a source reports on, by NCT id. */
export const sourceClinicalTrials = manyForEach<number, ClinicalTrialRecord & { source_id: number }>(
  (db, ids) =>
    db
      .selectFrom('source_clinical_trials as link')
      .innerJoin('clinical_trials', 'clinical_trials.id', 'link.clinical_trial_id')
      .selectAll('clinical_trials')
      .select('link.source_id')
      .where('link.source_id', 'in', ids)
      .orderBy('clinical_trials.nct_id'),
  (row) => row.source_id,
)

/** The clinical trial with the id, or null. */
export const clinicalTrialById = oneForEach<number, ClinicalTrialRecord>(
  (db, ids) => db.selectFrom('clinical_trials').selectAll().where('id', 'in', ids),
  (row) => row.id,
)

/** Checks whether nobody should cite the source any more. */
export const isDeprecated = (source: SourceRecord): boolean =>
  source.deprecated || source.retraction_nature === 'Retraction'

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
