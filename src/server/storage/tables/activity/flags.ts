import type { Generated } from 'kysely'
import type { SubjectType } from './subjects.ts'
import type { FlagState } from '#domain/vocabularies/curation.ts'

export interface FlagTables {
  flags: {
    id: Generated<number>
    subject_type: SubjectType
    subject_id: number
    flagging_user_id: number
    resolving_user_id: number | null
    organization_id: number | null
    state: FlagState
    created_at: string
    resolved_at: string | null
  }
}
