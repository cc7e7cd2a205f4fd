import { stat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataCatalog, Dataset } from 'schema-dts'
import { stateAddress } from '#domain/records/state-addresses.ts'
import { knowledgebaseTitle } from '#domain/versions/knowledgebase-title.ts'
import { createLruCache } from '#server/caches/lru-ttl-cache.ts'
import { isReleaseFile, storedReleases } from '#server/export/stored-releases.ts'
import type { KnowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import { fileDigest } from '#server/states/file-digest.ts'
import type { StoredState } from '#server/states/stored-states.ts'

export const LICENSE = 'https://creativecommons.org/publicdomain/zero/1.0/'

/** A file of a dataset. */
export interface DatasetFile {
  /** Path on this site. */
  path: string
  mediaType: string
  bytes: number
  /** SHA-256, hexadecimal. */
  sha256: string
}

/** A frozen state or a release as something that can be cited. */
export interface CitableDataset {
  kind: 'state' | 'release'
  name: string
  /** Path of the page or list that has it. */
  path: string
  /** Version of the knowledge; null for a release, whose files name it. */
  knowledgeVersion: number | null
  /** Day on which it was made, as `2024-08-01`. */
  date: string
  files: readonly DatasetFile[]
}

const STATE_TYPE = 'application/vnd.sqlite3'

/** A state as a dataset. @param path of its file on this site */
export const stateDataset = (state: StoredState, path: string): CitableDataset => ({
  kind: 'state',
  name: state.name,
  path: stateAddress(state.name, '/'),
  knowledgeVersion: state.version,
  date: state.date.slice(0, 10),
  files: [{ path, mediaType: STATE_TYPE, bytes: state.bytes, sha256: state.digest }],
})

const mediaTypeOf = (name: string): string => {
  if (name.endsWith('.gz')) return 'application/gzip'
  return name.endsWith('.tsv') ? 'text/tab-separated-values' : 'text/plain'
}

/** Bytes of memory for digests: those of hundreds of files. */
const DIGEST_BYTES = 256 * 1024
/** Digests of files by path, size and time; each file is read once. */
const digests = createLruCache<Promise<string>>(DIGEST_BYTES)

function digestOf(file: string, { size, mtimeMs }: { size: number; mtimeMs: number }): Promise<string> {
  const key = `${file} ${size} ${mtimeMs}`
  const cached = digests.get(key)
  if (cached) return cached
  const digest = fileDigest(file)
  digest.catch(() => digests.delete(key))
  digests.set(key, digest, 1)
  return digest
}

/** A release in the folder as a dataset; null where there is none of the name. */
export async function releaseDataset(downloads: string, name: string): Promise<CitableDataset | null> {
  const release = (await storedReleases(downloads)).find((each) => each.name === name)
  if (!release) return null
  const files: DatasetFile[] = []
  let newest = 0
  for (const filename of (await readdir(release.folder)).toSorted()) {
    if (!isReleaseFile(name, filename)) continue
    const file = join(release.folder, filename)
    const { size, mtimeMs } = await stat(file)
    newest = Math.max(newest, mtimeMs)
    files.push({
      path: `/downloads/${name}/${filename}`,
      mediaType: mediaTypeOf(filename),
      bytes: size,
      sha256: await digestOf(file, { size, mtimeMs }),
    })
  }
  if (files.length === 0) return null
  const date = new Date(newest).toISOString().slice(0, 10)
  return { kind: 'release', name, path: `/api/releases/${name}`, knowledgeVersion: null, date, files }
}

/** Service that has the datasets. */
export interface DatasetSite {
  name: string
  /** Address under which people reach the service, without a slash at the end. */
  origin: string
  /** Beginning of the DOIs that the operator has registered, such as `10.5072/kb.`; none unless given. */
  doiPrefix?: string | null
}

/** Title of a dataset, such as `Curia knowledgebase, state 01-Aug-2024`. */
export const datasetTitle = (
  { kind, name }: Pick<CitableDataset, 'kind' | 'name'>,
  site: DatasetSite,
): string => `${knowledgebaseTitle(site.name)}, ${kind} ${name}`

/** The release of CIViC that the knowledge came from; nothing where none was imported. */
export const derivedFrom = ({
  releaseName,
  contents,
}: Pick<KnowledgebaseState, 'releaseName' | 'contents'>) =>
  releaseName === null || contents !== 'RELEASE'
    ? null
    : { name: `CIViC release ${releaseName}`, url: 'https://civicdb.org/releases/main' }

/** A state or release in the words of schema.org. */
export function structuredDataset(
  dataset: CitableDataset,
  site: DatasetSite,
  knowledge: Pick<KnowledgebaseState, 'releaseName' | 'contents'>,
): Dataset {
  const source = derivedFrom(knowledge)
  const { origin } = site
  return {
    '@type': 'Dataset',
    '@id': `${origin}${dataset.path}`,
    url: `${origin}${dataset.path}`,
    name: datasetTitle(dataset, site),
    description: DESCRIPTION,
    ...(site.doiPrefix && { identifier: `https://doi.org/${doiOf(dataset, site)}` }),
    version: dataset.knowledgeVersion === null ? dataset.name : String(dataset.knowledgeVersion),
    datePublished: dataset.date,
    license: LICENSE,
    creator: { '@type': 'Organization', name: knowledgebaseTitle(site.name) },
    includedInDataCatalog: { '@type': 'DataCatalog', '@id': `${origin}/` },
    ...(source && { isBasedOn: { '@type': 'Dataset', ...source } }),
    distribution: dataset.files.map(({ path, mediaType, bytes, sha256 }) => ({
      '@type': 'DataDownload',
      contentUrl: `${origin}${path}`,
      encodingFormat: mediaType,
      contentSize: `${bytes} B`,
      sha256,
    })),
  }
}

const DESCRIPTION =
  'Clinical evidence for variants in cancer: evidence items with their sources, assertions, molecular profiles, variants and genes.'

/** The DOI of a dataset, by the prefix of the operator; null without one. */
export const doiOf = (
  { kind, name }: Pick<CitableDataset, 'kind' | 'name'>,
  { doiPrefix }: DatasetSite,
): string | null => (doiPrefix ? `${doiPrefix}${kind}-${name}`.toLowerCase() : null)

/** The whole knowledge as a catalogue of its states and releases. */
export const structuredCatalog = (
  site: DatasetSite,
  datasets: readonly Pick<CitableDataset, 'kind' | 'name' | 'path'>[],
): DataCatalog => ({
  '@type': 'DataCatalog',
  '@id': `${site.origin}/`,
  url: `${site.origin}/`,
  name: knowledgebaseTitle(site.name),
  description: DESCRIPTION,
  license: LICENSE,
  dataset: datasets.map((dataset) => ({
    '@type': 'Dataset',
    '@id': `${site.origin}${dataset.path}`,
    url: `${site.origin}${dataset.path}`,
    name: datasetTitle(dataset, site),
    description: DESCRIPTION,
    license: LICENSE,
  })),
})
