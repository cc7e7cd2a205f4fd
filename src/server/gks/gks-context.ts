import type { Load } from '#server/knowledge/paging/batch.ts'
import type { Identifiers } from './identifiers.ts'
import type { ReadChromosome } from './vrs/record-alleles.ts'

/** Services and options with which GKS objects are made. */
export interface GksContext {
  load: Load
  ids: Identifiers
  /** `plain`: the members that civicpy fills; `full`: all. */
  detail: 'plain' | 'full'
  readChromosome: ReadChromosome
}
