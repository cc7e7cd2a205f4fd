import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '#server/files/make-folder.ts'
import { dateInName } from '#server/import/release/dates.ts'
import { COMPRESSED, gksFileNames } from './gks/gks-files.ts'
import type { ReleaseFileKey } from './release-files.ts'
import { releaseFileKeys, releaseFiles } from './release-files.ts'

/** The release that is made anew every night. */
export const NIGHTLY = 'nightly'

/** A release whose files can be downloaded. */
export type StoredRelease = {
  /** `nightly`, or the first of a month: `01-Jul-2026`. */
  name: string
  folder: string
}

/** The folder of a nightly release; the time tells the newest. Folders of other names are no releases (yet). */
export const nightlyFolder = /^nightly@(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z)-\d+$/

/** Makes the folder of the releases for the owner alone, where there is none: the service hands them out. */
export async function makeDownloadsFolder(downloads: string): Promise<void> {
  makeFolder(downloads, { mode: 0o700 })
}

/** The names of the folders in a folder; none when it is not there. */
export async function foldersIn(downloads: string): Promise<string[]> {
  const entries = await readdir(downloads, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The releases in the folder, newest first: the nightly one counts as today's. */
export async function storedReleases(downloads: string): Promise<StoredRelease[]> {
  const names = await foldersIn(downloads)
  const nightly = names.filter((name) => nightlyFolder.test(name)).at(-1)
  const monthly = names
    .flatMap((name) => {
      const day = /^01-[A-Z][a-z]{2}-\d{4}$/.test(name) ? dateInName(name) : null
      return day ? [{ name, day }] : []
    })
    .sort((left, right) => (left.day < right.day ? 1 : -1))
  return [
    ...(nightly ? [{ name: NIGHTLY, folder: join(downloads, nightly) }] : []),
    ...monthly.map(({ name }) => ({ name, folder: join(downloads, name) })),
  ]
}

/** The day on which the newest nightly release was made, `2026-07-20`; null when there is none. */
export async function dayOfNightly(downloads: string): Promise<string | null> {
  const names = await foldersIn(downloads)
  const newest = names.flatMap((name) => nightlyFolder.exec(name)?.[1] ?? []).at(-1)
  return newest?.slice(0, 10) ?? null
}

/** A file of a release: its name, and its path on the product's own site. */
export type DownloadableFile = { filename: string; path: string }

export type DataRelease = { name: string; files: Record<ReleaseFileKey, DownloadableFile | null> }

/** The releases with their files, newest first; a file that is not there is null. */
export async function dataReleases(downloads: string): Promise<DataRelease[]> {
  const releases: DataRelease[] = []
  for (const { name, folder } of await storedReleases(downloads)) {
    const there = new Set(await readdir(folder).catch(() => []))
    const fileOf = (key: ReleaseFileKey): DownloadableFile | null => {
      const filename = `${name}-${releaseFiles[key].name}`
      return there.has(filename) ? { filename, path: `/downloads/${name}/${filename}` } : null
    }
    const files = Object.fromEntries(releaseFileKeys.map((key) => [key, fileOf(key)]))
    releases.push({ name, files: files as DataRelease['files'] })
  }
  return releases
}

const fileNames = new Set([
  ...Object.values(releaseFiles).flatMap(({ name, alias }) => (alias ? [name, alias] : [name])),
  ...gksFileNames.map((name) => `${name}${COMPRESSED}`),
])

/** Checks whether a release may have a file of that name. */
export const isReleaseFile = (release: string, filename: string): boolean =>
  filename.startsWith(`${release}-`) && fileNames.has(filename.slice(release.length + 1))

/** Paths of all files of the releases on the product's own site, newest release first. */
export async function releasePaths(downloads: string): Promise<string[]> {
  const paths: string[] = []
  for (const { name, folder } of await storedReleases(downloads)) {
    const files = (await readdir(folder).catch(() => [])).toSorted()
    paths.push(
      ...files.filter((file) => isReleaseFile(name, file)).map((file) => `/downloads/${name}/${file}`),
    )
  }
  return paths
}

/** The folder that holds a file of a release; null when there is no such release or no file of that name in one. */
export async function folderOfFile(
  downloads: string,
  release: string,
  filename: string,
): Promise<string | null> {
  if (!isReleaseFile(release, filename)) return null
  const stored = (await storedReleases(downloads)).find(({ name }) => name === release)
  return stored?.folder ?? null
}
