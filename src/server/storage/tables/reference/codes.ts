import type { Generated } from 'kysely'

export interface CodeTables {
  acmg_codes: {
    id: Generated<number>
    code: string
    description: string
  }
  clingen_codes: {
    id: Generated<number>
    code: string
    description: string
    exclusive: Generated<boolean>
  }
  nccn_guidelines: {
    id: Generated<number>
    name: string
  }
  countries: {
    id: Generated<number>
    iso: string
    name: string
  }
}
