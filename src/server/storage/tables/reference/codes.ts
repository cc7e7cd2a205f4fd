import type { Generated } from 'kysely'

export interface AcmgCodeRow {
  id: Generated<number>
  code: string
  description: string
}

export interface ClingenCodeRow {
  id: Generated<number>
  code: string
  description: string
  exclusive: Generated<boolean>
}

export interface NccnGuidelineRow {
  id: Generated<number>
  name: string
}

export interface CountryRow {
  id: Generated<number>
  iso: string
  name: string
}
