import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import type { Reading } from '#server/storage/database.ts'
import type { GksOptions } from './gks-context.ts'
import type { GksSettings } from './gks-settings.ts'
import { identifiers } from './identifiers.ts'
import { noGenome } from './reference/reference-genome.ts'
import type { ReferenceGenome } from './reference/reference-genome.ts'

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
