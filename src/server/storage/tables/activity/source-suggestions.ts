import type { DatedRow } from '../row-shapes.ts'
import type { SourceSuggestionStatus } from '#domain/vocabularies/sources.ts'

export interface SourceSuggestionTables {
  source_suggestions: DatedRow & {
    source_id: number
    user_id: number
    organization_id: number | null
    molecular_profile_id: number | null
    disease_id: number | null
    initial_comment: string
    status: SourceSuggestionStatus
    reason: string | null
  }
}
