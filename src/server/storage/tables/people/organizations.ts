import type { Generated } from 'kysely'
import type { TermRow } from '../row-shapes.ts'

export interface OrganizationTables {
  organizations: TermRow & {
    url: Generated<string>
    description: Generated<string>
    parent_id: number | null
    can_approve: Generated<boolean>
    is_approved_vcep: Generated<boolean>
    clinvar_key: string | null
    last_activity_at: string | null
  }
  affiliations: {
    user_id: number
    organization_id: number
    can_approve: Generated<boolean>
  }
}
