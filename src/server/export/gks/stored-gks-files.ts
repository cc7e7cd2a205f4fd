import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { storedReleases } from '../stored-releases.ts'
import { COMPRESSED, gksFileNames } from './gks-files.ts'

/** The files of GKS objects of a release. */
export interface GksRelease {
  /** `nightly`, or the first of a month: `01-Jul-2026`. */
  name: string
  /** Each with its name, its path on the product's own site and its size in bytes. */
  files: { filename: string; path: string; bytes: number }[]
}

/** The releases with their files of GKS objects, newest first; those made before there were any have none. */
export async function gksReleases(downloads: string): Promise<GksRelease[]> {
  const releases = (await storedReleases(downloads)).map(async ({ name, folder }) => {
    const files = gksFileNames.map(async (file) => {
      const filename = `${name}-${file}${COMPRESSED}`
      const found = await stat(join(folder, filename)).catch(() => null)
      return found ? [{ filename, path: `/downloads/${name}/${filename}`, bytes: found.size }] : []
    })
    return { name, files: (await Promise.all(files)).flat() }
  })
  return Promise.all(releases)
}
