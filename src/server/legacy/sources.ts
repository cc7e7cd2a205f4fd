import type { z } from 'zod'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { sourceOverview } from '#server/legacy/queries/terms.ts'
import type { SourceOverview } from '#server/legacy/queries/terms.ts'
import { sourceClinicalTrials } from '#server/knowledge/records/sources.ts'
import type { ClinicalTrialRecord } from '#server/knowledge/records/terms.ts'
import { valuesById } from '#server/knowledge/paging/values-by-id.ts'
import type { Reading } from '#server/storage/database.ts'
import { legacySourceUrl, legacyTrialUrl } from './links.ts'
import { byId } from './reading.ts'
import type { source, sourceStatuses } from './schemas/terms.ts'

function statusOf({ fully_curated, cited }: SourceOverview): (typeof sourceStatuses)[number] {
  if (fully_curated) return 'fully curated'
  return cited ? 'partially curated' : 'submitted'
}

function publicationDate({ publication_year, publication_month, publication_day }: SourceOverview) {
  return {
    ...(publication_year !== null && { year: publication_year }),
    ...(publication_month !== null && { month: publication_month }),
    ...(publication_day !== null && { day: publication_day }),
  }
}

const presentTrial = ({ nct_id, name, description }: ClinicalTrialRecord) => ({
  nct_id,
  name,
  description,
  clinical_trial_url: legacyTrialUrl(nct_id),
})

function presentSource(row: SourceOverview, trials: readonly ClinicalTrialRecord[]): z.infer<typeof source> {
  return {
    id: row.id,
    name: row.title,
    citation: row.citation,
    citation_id: row.citation_id,
    source_type: sourceSources.legacyLabel(row.source_type),
    asco_abstract_id: row.asco_abstract_id === null ? null : String(row.asco_abstract_id),
    source_url: legacySourceUrl(row.source_type, row.citation_id),
    open_access: row.open_access,
    pmc_id: row.pmc_id,
    publication_date: publicationDate(row),
    journal: row.journal,
    full_journal_title: row.full_journal_title,
    status: statusOf(row),
    is_review: row.is_review ?? false,
    clinical_trials: byId(trials).map(presentTrial),
  }
}

/** The sources with the ids, as records hold them. */
export async function readSources(db: Reading, ids: readonly number[]) {
  const sources = await valuesById(db, sourceOverview, ids)
  const trials = await valuesById(db, sourceClinicalTrials, ids)
  return (id: number): z.infer<typeof source> => {
    const row = sources(id)
    if (!row) throw new Error(`a record refers to source ${id}, which is not there`)
    return presentSource(row, trials(id))
  }
}
