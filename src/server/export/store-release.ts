import { copyFile, link, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { defaultGksSettings } from '#server/gks/gks-settings.ts'
import { putInPlace } from '#server/files/folder-owner.ts'
import { makeFolder } from '#server/files/make-folder.ts'
import { isAbandoned } from '#server/files/file-owner.ts'
import type { Storage } from '#server/storage/database.ts'
import { releaseNameOf } from '#server/import/release/dates.ts'
import { foldersIn, makeDownloadsFolder, NIGHTLY, nightlyFolder } from './stored-releases.ts'
import type { WriteReleaseOptions, WrittenFile } from './write-release.ts'
import { writeRelease } from './write-release.ts'

export type StoreReleaseOptions = Omit<WriteReleaseOptions, 'name'>

/**
 * Makes the nightly release, and on the first of a month also keeps it under that day's name. Nobody sees a release
 * before all of its files are complete; the nightly release before goes when the new one is there.
 */
export async function storeRelease(
  storage: Storage,
  downloads: string,
  options: StoreReleaseOptions,
): Promise<WrittenFile[]> {
  const now = options.now ?? new Date()
  const unfinished = join(downloads, unfinishedName(now))
  await makeDownloadsFolder(downloads)
  try {
    const { gks = defaultGksSettings } = options
    const files = await writeRelease(storage, unfinished, { ...options, gks, now, name: NIGHTLY })
    const day = now.toISOString().slice(0, 10)
    if (day.endsWith('-01')) await keepMonthly(downloads, unfinished, files, releaseNameOf(day))
    const folder = `nightly@${now.toISOString().replaceAll(':', '-')}-${process.pid}`
    await putInPlace(unfinished, join(downloads, folder))
    await removeFormer(downloads, folder, now)
    return files
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

const unfinishedName = (now: Date) => `.making@${now.getTime()}-${process.pid}-on-${hostname()}`
const unfinishedFolder = /^\.making@(\d+)-(\d+)(?:-on-(.+?))?(?:-month)?$/

/**
 * Removes what releases have left that were being made when their process on this machine ended; to be called before
 * this process makes one.
 */
export async function removeUnfinished(downloads: string): Promise<void> {
  for (const name of await foldersIn(downloads)) {
    const [, , pid, host] = unfinishedFolder.exec(name) ?? []
    if (host !== undefined && isAbandoned(Number(pid), host))
      await rm(join(downloads, name), { recursive: true, force: true })
  }
}

/** The month's release is the first that was made on its first day. */
async function keepMonthly(
  downloads: string,
  nightly: string,
  files: readonly WrittenFile[],
  name: string,
): Promise<void> {
  if ((await foldersIn(downloads)).includes(name)) return
  const unfinished = `${nightly}-month`
  makeFolder(unfinished)
  try {
    for (const file of files.flatMap(({ name, alias }) => (alias ? [name, alias] : [name]))) {
      const from = join(nightly, file)
      const to = join(unfinished, `${name}${file.slice(NIGHTLY.length)}`)
      await link(from, to).catch(() => copyFile(from, to))
    }
    await putInPlace(unfinished, join(downloads, name))
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Removes earlier nightly releases, and what an export that was cut short a day ago has left. */
async function removeFormer(downloads: string, newest: string, now: Date): Promise<void> {
  for (const name of await foldersIn(downloads)) {
    const begun = Number(unfinishedFolder.exec(name)?.[1] ?? Number.NaN)
    const former = nightlyFolder.test(name) && name < newest
    if (former || now.getTime() - begun > 86_400_000) {
      await rm(join(downloads, name), { recursive: true, force: true })
    }
  }
}
