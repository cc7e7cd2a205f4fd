import type { Generated } from 'kysely'
import type { SubjectType } from './subjects.ts'
import type { Link } from '../row-shapes.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'

export interface CommentTables {
  comments: {
    id: Generated<number>
    subject_type: SubjectType
    subject_id: number
    title: string | null
    body: string
    user_id: number
    organization_id: number | null
    created_at: string
    deleted_at: string | null
  }
  comment_mentioned_users: Link<'comment_id' | 'user_id'>
  comment_mentioned_roles: {
    comment_id: number
    role: UserRole
  }
  comment_mentioned_entities: {
    comment_id: number
    entity_type: SubjectType
    entity_id: number
  }
}
