import type { SubjectType } from './subjects.ts'
import type { DatedRow } from '../row-shapes.ts'
import type { RevisionStatus } from '#domain/vocabularies/curation.ts'

export interface RevisionTables {
  revision_sets: DatedRow & {
    subject_type: SubjectType
    subject_id: number
  }
  revisions: DatedRow & {
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
  }
}
