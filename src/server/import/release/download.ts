import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ClientError } from '#server/errors/client-error.ts'
import { defaultDownloadLimits } from '#server/config/imports.ts'
import type { DownloadLimits } from '#server/config/imports.ts'
import { httpFile } from '#server/external/http-file.ts'
import { dateInName } from './dates.ts'
import { downloadFolder } from './download-folder.ts'
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

/** Time in which at least {@link LEAST_BYTES} must arrive, in ms. */
const PATIENCE = 60_000
const LEAST_BYTES = 60_000

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
 * @throws ClientError when the server cannot be reached or has no such release, or the files are larger than allowed
 */
export async function downloadRelease(
  address: string,
  limits: DownloadLimits = defaultDownloadLimits,
  onBytes: (bytes: number) => void = () => {},
): Promise<DownloadedRelease> {
  const base = address.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const last = base.split('/').at(-1) ?? ''
  const named = last === 'nightly' || dateInName(last) !== null
  const release = named ? last : 'nightly'
  const folderAddress = named ? base : `${base}/${release}`
  const folder = await downloadFolder()
  const { remove } = folder
  const take = byteCounter(limits, onBytes)
  try {
    const paths: string[] = []
    for (const names of files) {
      for (const name of names) {
        const path = join(folder.path, `${release}-${name}`)
        if (!(await fetchFile(`${folderAddress}/${release}-${name}`, path, { hosts: limits.hosts, take })))
          continue
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

/** Counts the bytes of all files. */
function byteCounter({ mostBytes }: DownloadLimits, onBytes: (bytes: number) => void) {
  let sum = 0
  /** @throws ClientError when there are more than allowed, or would be with those that are announced */
  return (bytes: number, announced = 0): void => {
    sum += bytes
    if (sum + announced > mostBytes)
      throw new ClientError(
        'BAD_USER_INPUT',
        `The files are larger than ${mostBytes / 1024 ** 2} MB together, which an import by URL may download: download them and import their folder, or raise IMPORT_DOWNLOAD_MB.`,
      )
    if (bytes > 0) onBytes(bytes)
  }
}

/** A signal that is aborted when less arrives than a server sends that is there. */
function whileArriving() {
  const silence = new AbortController()
  let arrived = 0
  const timer = setInterval(() => {
    if (arrived < LEAST_BYTES) silence.abort()
    arrived = 0
  }, PATIENCE)
  return {
    signal: silence.signal,
    count: (bytes: number) => void (arrived += bytes),
    end: () => clearInterval(timer),
  }
}

interface FetchOptions extends Pick<DownloadLimits, 'hosts'> {
  /** Takes bytes that have arrived, or are announced. */
  take: ReturnType<typeof byteCounter>
}

/** @returns whether there is such a file */
async function fetchFile(address: string, path: string, { hosts, take }: FetchOptions): Promise<boolean> {
  const arriving = whileArriving()
  try {
    const { status, statusText, bytes, body } = await httpFile(new URL(address), {
      hosts,
      signal: arriving.signal,
    })
    if (status === 404 || status === 410) {
      body.destroy()
      return false
    }
    if (status < 200 || status > 299) {
      body.destroy()
      throw new ClientError('SERVICE_UNAVAILABLE', `${address} answered ${status} ${statusText}.`)
    }
    async function* counted() {
      take(0, bytes ?? 0)
      for await (const chunk of body as AsyncIterable<Buffer>) {
        arriving.count(chunk.length)
        take(chunk.length)
        yield chunk
      }
    }
    await pipeline(counted, createWriteStream(path))
    return true
  } catch (error) {
    if (error instanceof ClientError) throw error
    const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : null
    const why = arriving.signal.aborted
      ? 'next to nothing arrived for a minute'
      : (cause?.message ?? String(error))
    throw new ClientError('SERVICE_UNAVAILABLE', `${address} could not be downloaded: ${why}.`, {
      cause: error,
    })
  } finally {
    arriving.end()
  }
}
