import { startLoading } from '#server/knowledge/paging/loading.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Method } from './gks-types.ts'
import type { Identifiers } from './identifiers.ts'
import { ownObjects } from './profile-cache.ts'
import type { ProfileObjects } from './profile-cache.ts'
import type { ReadChromosome } from './vrs/record-alleles.ts'

/** Services and options that GKS objects are made with. */
export interface GksOptions {
  ids: Identifiers
  /** `plain`: the members that civicpy fills; `full`: all. */
  detail: 'plain' | 'full'
  readChromosome: ReadChromosome
  /** The procedure by which records that were made here were curated. */
  curationMethod: Method
  /** The organization whose approvals alone are contributions; null: those of all. */
  organization: number | null
  /** Objects of profiles that other answers share; each answer makes its own unless given. */
  profiles?: ProfileObjects
  /** Waits while others go first; to be asked before each few records. */
  giveWay: () => Promise<void>
}

/** Options, and the records and objects of one state of the database, each of which is read and made once. */
export interface GksContext extends GksOptions {
  load: Load
  profiles: ProfileObjects
}

/** Context of objects that are made together. */
export const gksContext = (options: GksOptions, db: Reading): GksContext => ({
  ...options,
  load: startLoading({ db }).load,
  profiles: options.profiles ?? ownObjects(),
})
