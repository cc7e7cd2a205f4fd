import type { Generated } from 'kysely'
import type { SubjectType } from './subjects.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'

export interface CommentRow {
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

export interface CommentMentionedUserRow {
  comment_id: number
  user_id: number
}

export interface CommentMentionedRoleRow {
  comment_id: number
  role: UserRole
}

export interface CommentMentionedEntityRow {
  comment_id: number
  entity_type: SubjectType
  entity_id: number
}
