import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '#server/storage/database.ts'
import { dateInName, releaseNameOf } from '../release/dates.ts'
import type { ReleaseFileKey } from './release-files.ts'
import { releaseFileKeys, releaseFiles } from './release-files.ts'
import type { WriteReleaseOptions, WrittenFile } from './write-release.ts'
import { writeRelease } from './write-release.ts'

/** The release that is made anew every night. */
export const NIGHTLY = 'nightly'

/** A release whose files can be downloaded. */
export type KeptRelease = {
  /** `nightly`, or the first of a month: `01-Jul-2026`. */
  name: string
  folder: string
}

/** The folder of a nightly release; the time tells the newest. Folders of other names are no releases (yet). */
const nightlyFolder = /^nightly@(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z)-\d+$/

async function foldersIn(downloads: string): Promise<string[]> {
  const entries = await readdir(downloads, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** The releases in the folder, newest first: the nightly one counts as today's. */
export async function keptReleases(downloads: string): Promise<KeptRelease[]> {
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

export type KeepReleaseOptions = Omit<WriteReleaseOptions, 'name'>

/**
 * Makes the nightly release, and on the first of a month also keeps it under that day's name. Nobody sees a release
 * before all of its files are complete; the nightly release before goes when the new one is there.
 */
export async function keepRelease(
  storage: Storage,
  downloads: string,
  options: KeepReleaseOptions,
): Promise<WrittenFile[]> {
  const now = options.now ?? new Date()
  const unfinished = join(downloads, unfinishedName(now))
  try {
    const files = await writeRelease(storage, unfinished, { ...options, now, name: NIGHTLY })
    const day = now.toISOString().slice(0, 10)
    if (day.endsWith('-01')) await keepMonthly(downloads, unfinished, files, releaseNameOf(day))
    const folder = `nightly@${now.toISOString().replaceAll(':', '-')}-${process.pid}`
    await rename(unfinished, join(downloads, folder))
    await removeFormer(downloads, folder, now)
    return files
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

const unfinishedName = (now: Date) => `.making@${now.getTime()}-${process.pid}`

/** The month's release is the first that was made on its first day. */
async function keepMonthly(
  downloads: string,
  nightly: string,
  files: readonly WrittenFile[],
  name: string,
): Promise<void> {
  if ((await foldersIn(downloads)).includes(name)) return
  const unfinished = `${nightly}-month`
  await mkdir(unfinished)
  try {
    for (const file of files.flatMap(({ name, alias }) => (alias ? [name, alias] : [name]))) {
      const from = join(nightly, file)
      const to = join(unfinished, `${name}${file.slice(NIGHTLY.length)}`)
      await link(from, to).catch(() => copyFile(from, to))
    }
    await rename(unfinished, join(downloads, name))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Removes earlier nightly releases, and what an export that was cut short a day ago has left. */
async function removeFormer(downloads: string, newest: string, now: Date): Promise<void> {
  for (const name of await foldersIn(downloads)) {
    const begun = Number(/^\.making@(\d+)-/.exec(name)?.[1] ?? Number.NaN)
    const former = nightlyFolder.test(name) && name < newest
    if (former || now.getTime() - begun > 86_400_000) {
      await rm(join(downloads, name), { recursive: true, force: true })
    }
  }
}

/** A file of a release: its name, and its path on the product's own site. */
export type DownloadableFile = { filename: string; path: string }

export type DataRelease = { name: string; files: Record<ReleaseFileKey, DownloadableFile | null> }

/** The releases with their files, newest first; a file that is not there is null. */
export async function dataReleases(downloads: string): Promise<DataRelease[]> {
  const releases: DataRelease[] = []
  for (const { name, folder } of await keptReleases(downloads)) {
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

const fileNames = new Set(
  Object.values(releaseFiles).flatMap(({ name, alias }) => (alias ? [name, alias] : [name])),
)

/** The folder that holds a file of a release; null when there is no such release or no file of that name in one. */
export async function folderOfFile(
  downloads: string,
  release: string,
  filename: string,
): Promise<string | null> {
  if (!filename.startsWith(`${release}-`) || !fileNames.has(filename.slice(release.length + 1))) return null
  const kept = (await keptReleases(downloads)).find(({ name }) => name === release)
  return kept?.folder ?? null
}
