import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ClientError } from '#server/errors/client-error.ts'
import { recogniseReferenceFile } from '../reference-file.ts'
import type { ReferenceFile } from '../reference-file.ts'
import { downloadFile, removeDownload } from './download-file.ts'
import type { ReferenceSource } from './reference-sources.ts'
import { unpackArchive } from './unpack-archive.ts'

export interface FetchOptions {
  /** Folder of downloaded files. */
  folder: string
  /** Addresses or paths of one's own, by id of the source. */
  locations: ReadonlyMap<string, string>
  /** Where all files lie under their names, instead of the official addresses; null: at those. */
  baseUrl: string | null
  onBytes?: (done: number, total: number | null) => void
}

export interface FetchedReference {
  file: ReferenceFile
  /** Address or path that it came from. */
  location: string
  /** True where the server says that the file of before is still current. */
  isUnchanged: boolean
  /** `Last-Modified` of the server; null of a file of one's own. */
  modified: string | null
}

/** Where a source is read from: as the caller says, else below the base URL, else at its official address. */
export function locationOf(
  { id, url, fileName }: ReferenceSource,
  { locations, baseUrl }: Pick<FetchOptions, 'locations' | 'baseUrl'>,
): string {
  return locations.get(id) ?? (baseUrl === null ? url : `${baseUrl.replace(/\/+$/, '')}/${fileName}`)
}

const isUrl = (location: string) => /^https?:\/\//i.test(location)

/**
 * Gets a reference file and checks its form.
 * @throws ClientError when it cannot be had, or is not what the source promises
 */
export async function fetchReference(
  source: ReferenceSource,
  options: FetchOptions,
): Promise<FetchedReference> {
  const location = locationOf(source, options)
  const { folder, onBytes } = options
  if (!isUrl(location)) return { ...(await localFile(source, location, folder)), location }
  const path = join(folder, source.fileName)
  const { maxBytes } = source
  const download = await downloadFile({ url: location, path, maxBytes, ...(onBytes && { onBytes }) })
  try {
    return { file: await contentOf(source, path, folder), location, ...download }
  } catch (error) {
    // A wrong file must not be taken for the current one the next time.
    await removeDownload(path)
    throw error
  }
}

async function localFile(source: ReferenceSource, path: string, folder: string) {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new ClientError('NOT_FOUND', `There is no file ${path} (${source.title}).`)
  return { file: await contentOf(source, path, folder), isUnchanged: false, modified: null }
}

/** The file of the source, unpacked where it lies in an archive, and checked for what it is. */
async function contentOf(source: ReferenceSource, path: string, folder: string): Promise<ReferenceFile> {
  let content = path
  if (source.archived && /\.zip$/i.test(path)) {
    content = join(folder, basename(path).replace(/\.zip$/i, '.txt'))
    await unpackArchive(path, source.archived, content, source.maxBytes)
  }
  const file = await recogniseReferenceFile(content)
  if (file?.kind !== source.kind) {
    const found = file ? `has ${file.kind}` : 'is not a reference file that Curia can read'
    throw new ClientError(
      'BAD_USER_INPUT',
      `${basename(path)} ${found}; ${source.title} (${source.kind}) was expected.`,
    )
  }
  return { ...file, name: source.fileName }
}
