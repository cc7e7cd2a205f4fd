import type { Generated } from 'kysely'
import type { SubjectType } from './subjects.ts'
import type { NotificationReason } from '#domain/vocabularies/curation.ts'

export interface SubscriptionRow {
  id: Generated<number>
  user_id: number
  subscribable_type: SubjectType
  subscribable_id: number
  created_at: string
}

export interface NotificationRow {
  id: Generated<number>
  notified_user_id: number
  originating_user_id: number
  event_id: number
  subscription_id: number | null
  reason: NotificationReason
  seen: Generated<boolean>
  created_at: string
  updated_at: string
}
