import type { Generated } from 'kysely'
import type { SubjectType } from './subjects.ts'
import type { ActivityType, EventAction } from '#domain/vocabularies/curation.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'

export interface ActivityTables {
  activities: {
    id: Generated<number>
    kind: ActivityType
    subject_type: SubjectType
    subject_id: number
    user_id: number
    organization_id: number | null
    note: string | null
    verbiage: string
    created_at: string
  }
  activity_linked_entities: {
    activity_id: number
    entity_type: SubjectType
    entity_id: number
  }
  events: {
    id: Generated<number>
    action: EventAction
    subject_type: SubjectType
    subject_id: number
    originating_object_type: SubjectType | null
    originating_object_id: number | null
    user_id: number
    organization_id: number | null
    activity_id: number | null
    user_role: UserRole
    created_at: string
  }
}
