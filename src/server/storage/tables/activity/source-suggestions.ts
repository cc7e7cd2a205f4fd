import type { Generated } from 'kysely'
import type { SourceSuggestionStatus } from '#domain/vocabularies/sources.ts'

export interface SourceSuggestionRow {
  id: Generated<number>
  source_id: number
  user_id: number
  organization_id: number | null
  molecular_profile_id: number | null
  disease_id: number | null
  initial_comment: string
  status: SourceSuggestionStatus
  reason: string | null
  created_at: string
  updated_at: string
}
