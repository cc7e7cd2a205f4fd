import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import type { Reading } from '#server/storage/database.ts'
import { CIVIC_METHOD } from './curation-method.ts'
import type { GksOptions } from './gks-context.ts'
import type { Method } from './gks-types.ts'
import { identifiers } from './identifiers.ts'
import { noGenome } from './reference/reference-genome.ts'
import type { ReferenceGenome } from './reference/reference-genome.ts'

/** Configuration of GKS objects. */
export interface GksSettings {
  /** Prefix of the identifiers of records that were made here. */
  namespace: string
  /** The procedure by which records that were made here were curated. */
  curationMethod: Method
}

/** Settings of a service that is not configured otherwise. */
export const defaultGksSettings: GksSettings = { namespace: 'curia', curationMethod: CIVIC_METHOD }

/** The settings of a configuration. */
export const configuredGks = (config: {
  gksNamespace: string
  gksCurationMethod: Method | null
}): GksSettings => ({
  namespace: config.gksNamespace,
  curationMethod: config.gksCurationMethod ?? CIVIC_METHOD,
})

/** Settings and address of the service, and a choice of objects. */
interface GksRequest {
  settings: GksSettings
  /** Address under which people reach the service, without a slash at the end. */
  url: string
  detail?: GksOptions['detail']
  organization?: number | null
  giveWay?: GksOptions['giveWay']
  /** Sequences over which insertions and deletions are normalised; none unless given. */
  genome?: ReferenceGenome
}

/** Options of objects that are made from one state of the database: in full and with all approvals unless given. */
export async function gksOptions(
  db: Reading,
  {
    settings,
    url,
    detail = 'full',
    organization = null,
    giveWay = async () => {},
    genome = noGenome,
  }: GksRequest,
): Promise<GksOptions> {
  const { namespace, curationMethod } = settings
  const { contents } = await knowledgebaseState(db)
  const ids = identifiers({ namespace, url, hasRelease: contents === 'RELEASE' || contents === 'MIRROR' })
  return { ids, detail, organization, curationMethod, giveWay, readChromosome: genome.read }
}
