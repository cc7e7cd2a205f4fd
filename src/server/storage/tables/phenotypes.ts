import type { Link, TermRow } from './row-shapes.ts'

export interface PhenotypeTables {
  phenotypes: TermRow & {
    hpo_id: string | null
    description: string | null
  }
  phenotype_parents: Link<'phenotype_id' | 'parent_id'>
}
