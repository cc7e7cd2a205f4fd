import type { Generated } from 'kysely'
import type { SubjectType } from './subjects.ts'
import type { RevisionStatus } from '#domain/vocabularies/curation.ts'

export interface RevisionSetRow {
  id: Generated<number>
  subject_type: SubjectType
  subject_id: number
  created_at: string
  updated_at: string
}

export interface RevisionRow {
  id: Generated<number>
  revision_set_id: number
  subject_type: SubjectType
  subject_id: number
  field_name: string
  current_value: string
  suggested_value: string
  suggestion_digest: string
  status: RevisionStatus
  revising_user_id: number
  organization_id: number | null
  resolving_user_id: number | null
  resolved_at: string | null
  created_at: string
  updated_at: string
}
