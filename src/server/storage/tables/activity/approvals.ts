import type { DatedRow, Link } from '../row-shapes.ts'
import type { ApprovalStatus } from '#domain/vocabularies/curation.ts'

export interface ApprovalTables {
  approvals: DatedRow & {
    assertion_id: number
    organization_id: number
    user_id: number
    status: ApprovalStatus
    last_reviewed_at: string
    clinvar_accession: string | null
  }
  /** An activity that gave, revoked or put up for review an approval. */
  approval_activities: Link<'approval_id' | 'activity_id'>
}
