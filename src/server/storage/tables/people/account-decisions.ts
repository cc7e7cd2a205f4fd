import type { Generated } from 'kysely'

/** Decision of an administrator on an account or an organization. */
export type AccountDecision =
  | 'role-changed'
  | 'user-deactivated'
  | 'user-reactivated'
  | 'organization-changed'
  | 'member-set'
  | 'member-removed'

export interface AccountDecisionTables {
  /** Who decided on accounts and organizations, which have no events. */
  account_decisions: {
    id: Generated<number>
    subject_type: 'USER' | 'ORGANIZATION'
    subject_id: number
    action: AccountDecision
    /** Null: somebody at the command line. */
    user_id: number | null
    created_at: string
  }
}
