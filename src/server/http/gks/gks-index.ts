import { gksCounts } from '#server/gks/counts.ts'
import type { GksCounts } from '#server/gks/counts.ts'
import { GKS_COLLECTIONS } from '#server/gks/collections.ts'
import type { GksOptions } from '#server/gks/gks-context.ts'
import { SPECIFICATIONS } from '#server/gks/specifications.ts'
import { gksReleases } from '#server/export/gks/stored-gks-files.ts'
import { cachedForVersion } from '#server/knowledge/version-cache.ts'
import type { Storage } from '#server/storage/database.ts'

/** Where the index is made. */
interface IndexRequest {
  /** The database of the state that is read, with the version of its knowledge. */
  state: Storage
  version: number
  options: GksOptions
  /** Address of the objects, without a slash at the end. */
  address: string
  /** Folder of the releases; null for none. */
  downloads: string | null
}

/** How many objects there are of each collection, counted once for each version of the knowledge. */
const countsOf = ({ state, version, options }: IndexRequest): Promise<GksCounts[]> =>
  cachedForVersion({ db: state.read, version }, 'number', 'counts of GKS objects', () =>
    Promise.all(
      GKS_COLLECTIONS.map((collection) =>
        gksCounts(collection, { db: state.read, scan: state.scan }, options),
      ),
    ),
  )

/** Specifications, collections with their counts and addresses, and the files of releases. */
export async function gksIndex(request: IndexRequest) {
  const { address, downloads } = request
  const counts = await countsOf(request)
  return {
    specificationVersions: SPECIFICATIONS,
    openapi: `${address}/openapi.json`,
    collections: GKS_COLLECTIONS.map(({ name }, place) => ({
      name,
      given: counts[place]?.objects,
      refused: counts[place]?.exclusions,
      all: `${address}/${name}.ndjson`,
      one: `${address}/${name}/{id}`,
    })),
    releases: downloads === null ? [] : await gksReleases(downloads),
  }
}
