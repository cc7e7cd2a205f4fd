import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ClientError } from '#server/client-error.ts'
import { dateInName } from './dates.ts'
import { recogniseFile } from './inspect-file.ts'

/** The files of a release; of each row the first that exists is taken. */
const files: readonly string[][] = [
  ['FeatureSummaries.tsv', 'GeneSummaries.tsv'],
  ['VariantSummaries.tsv'],
  ['MolecularProfileSummaries.tsv'],
  [
    'AcceptedAndSubmittedClinicalEvidenceSummaries.tsv',
    'AcceptedClinicalEvidenceSummaries.tsv',
    'ClinicalEvidenceSummaries.tsv',
  ],
  ['AcceptedAssertionSummaries.tsv', 'AssertionSummaries.tsv'],
  ['AcceptedAndSubmittedAssertionSummaries.tsv'],
  ['VariantGroupSummaries.tsv'],
]

/** No answer, or none any more, for so long: the server is not there. */
const PATIENCE = 60_000

export type DownloadedRelease = {
  /** The files on this machine. */
  paths: string[]
  /** Removes them. */
  remove(): Promise<void>
}

/** True for an address that {@link downloadRelease} can fetch. */
export function isWebAddress(location: string): boolean {
  return /^https?:\/\//i.test(location)
}

/**
 * Fetches the files of a release from `<base>/<release>/<release>-<file>`. The address may end with the release
 * (`…/downloads/01-Aug-2024`, `…/downloads/nightly`); without one the nightly release is meant.
 * @throws ClientError when the server cannot be reached or has no such release
 */
export async function downloadRelease(
  address: string,
  onBytes: (bytes: number) => void = () => {},
): Promise<DownloadedRelease> {
  const base = address.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const last = base.split('/').at(-1) ?? ''
  const named = last === 'nightly' || dateInName(last) !== null
  const release = named ? last : 'nightly'
  const folderAddress = named ? base : `${base}/${release}`
  const folder = await mkdtemp(join(tmpdir(), 'curia-release-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const paths: string[] = []
    for (const names of files) {
      for (const name of names) {
        const path = join(folder, `${release}-${name}`)
        if (!(await fetchFile(`${folderAddress}/${release}-${name}`, path, onBytes))) continue
        // Some servers answer every address with a page.
        if (!(await recogniseFile(path).catch(() => null))) continue
        paths.push(path)
        break
      }
    }
    if (paths.length === 0) {
      throw new ClientError('BAD_USER_INPUT', `There are no release files at ${folderAddress}.`)
    }
    return { paths, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function fetchFile(address: string, path: string, onBytes: (bytes: number) => void): Promise<boolean> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), PATIENCE)
  try {
    const response = await fetch(address, { signal: silence.signal })
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel()
      return false
    }
    if (!response.ok || !response.body) {
      throw new ClientError(
        'SERVICE_UNAVAILABLE',
        `${address} answered ${response.status} ${response.statusText}.`,
      )
    }
    const body = Readable.from(response.body)
    body.on('data', (bytes: Buffer) => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), PATIENCE)
      onBytes(bytes.length)
    })
    await pipeline(body, createWriteStream(path))
    return true
  } catch (error) {
    if (error instanceof ClientError) throw error
    const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : null
    const why = silence.signal.aborted ? 'no answer for a minute' : (cause?.message ?? String(error))
    throw new ClientError('SERVICE_UNAVAILABLE', `${address} could not be downloaded: ${why}.`, {
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}
