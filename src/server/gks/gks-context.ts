import type { Load } from '#server/knowledge/paging/batch.ts'
import type { Identifiers } from './identifiers.ts'
import type { ReadChromosome } from './vrs/record-alleles.ts'

/** What GKS objects are made with. */
export interface GksContext {
  load: Load
  ids: Identifiers
  /** `plain`: the members that civicpy fills; `full`: all. */
  detail: 'plain' | 'full'
  readChromosome: ReadChromosome
}
