import type { SubjectType } from './subjects.ts'

export interface ClaimTables {
  claims: {
    subject_type: SubjectType
    subject_id: number
    user_id: number
    claimed_at: string
    /** From then on it is no claim. */
    expires_at: string
  }
}
