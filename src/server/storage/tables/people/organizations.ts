import type { Generated } from 'kysely'

export interface OrganizationRow {
  id: Generated<number>
  name: string
  name_folded: string
  url: Generated<string>
  description: Generated<string>
  parent_id: number | null
  can_approve: Generated<boolean>
  is_approved_vcep: Generated<boolean>
  clinvar_key: string | null
  last_activity_at: string | null
  created_at: string
  updated_at: string
}

export interface AffiliationRow {
  user_id: number
  organization_id: number
  can_approve: Generated<boolean>
}
