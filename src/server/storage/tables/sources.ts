import type { Generated } from 'kysely'
import type { DatedRow, Link, TermRow } from './row-shapes.ts'
import type { SourceSource } from '#domain/vocabularies/sources.ts'

export interface SourceTables {
  sources: DatedRow & {
    source_type: SourceSource
    citation_id: string
    citation: string | null
    citation_folded: string | null
    title: string | null
    title_folded: string | null
    abstract: string | null
    journal: string | null
    journal_folded: string | null
    full_journal_title: string | null
    author_string: string | null
    author_string_folded: string | null
    author_sort_key: string | null
    publication_year: number | null
    publication_month: number | null
    publication_day: number | null
    pmc_id: string | null
    open_access: boolean | null
    is_review: boolean | null
    fully_curated: Generated<boolean>
    deprecated: Generated<boolean>
    retracted: Generated<boolean>
    retraction_nature: string | null
    retraction_date: string | null
    retraction_reasons: string | null
    asco_abstract_id: number | null
    asco_presenter: string | null
  }
  /** The standing notice of Retraction Watch about a publication, whether it is a source here or not yet. */
  retraction_notices: {
    source_type: SourceSource
    /** In lower case. */
    citation_id: string
    nature: string
    /** ISO 8601; null where the file gives no day. */
    noticed_at: string | null
    reasons: string | null
  }
  source_authors: {
    source_id: number
    position: number
    fore_name: string | null
    last_name: string
  }
  clinical_trials: TermRow & {
    nct_id: string
    description: Generated<string>
  }
  source_clinical_trials: Link<'source_id' | 'clinical_trial_id'>
}
