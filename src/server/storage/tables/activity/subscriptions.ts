import type { Generated } from 'kysely'
import type { SubjectType } from './subjects.ts'
import type { DatedRow } from '../row-shapes.ts'
import type { NotificationReason } from '#domain/vocabularies/curation.ts'

export interface SubscriptionTables {
  subscriptions: {
    id: Generated<number>
    user_id: number
    subscribable_type: SubjectType
    subscribable_id: number
    created_at: string
  }
  notifications: DatedRow & {
    notified_user_id: number
    originating_user_id: number
    event_id: number
    subscription_id: number | null
    reason: NotificationReason
    seen: Generated<boolean>
  }
}
