import { startLoading } from '#server/knowledge/paging/loading.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { CategoricalVariant } from './gks-types.ts'
import type { Identifiers } from './identifiers.ts'
import type { ReadChromosome } from './vrs/record-alleles.ts'

/** Services and options that GKS objects are made with. */
export interface GksOptions {
  ids: Identifiers
  /** `plain`: the members that civicpy fills; `full`: all. */
  detail: 'plain' | 'full'
  readChromosome: ReadChromosome
  /** Waits while others go first; to be asked before each few records. */
  giveWay: () => Promise<void>
}

/** Options, and the records and objects of one state of the database, each of which is read and made once. */
export interface GksContext extends GksOptions {
  load: Load
  profiles: Map<number, Promise<CategoricalVariant>>
}

/** Context of objects that are made together. */
export const gksContext = (options: GksOptions, db: Reading): GksContext => ({
  ...options,
  load: startLoading({ db }).load,
  profiles: new Map(),
})
