import type { Generated } from 'kysely'
import type { ApprovalStatus } from '#domain/vocabularies/curation.ts'

export interface ApprovalRow {
  id: Generated<number>
  assertion_id: number
  organization_id: number
  user_id: number
  status: ApprovalStatus
  last_reviewed_at: string
  clinvar_accession: string | null
  created_at: string
  updated_at: string
}

/** An activity that gave, revoked or put up for review an approval. */
export interface ApprovalActivityRow {
  approval_id: number
  activity_id: number
}
