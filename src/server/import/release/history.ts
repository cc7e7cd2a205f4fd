import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientError } from '#server/errors/client-error.ts'
import { dateInName } from './dates.ts'

/** The day of the release in a folder, by the folder's name or that of a file. */
async function dayOf(folder: string, name: string): Promise<string> {
  const names = [name, ...(await readdir(join(folder, name)))]
  const day = names.map(dateInName).find((found) => found !== null)
  if (day) return day
  throw new ClientError(
    'BAD_USER_INPUT',
    `The folder ${join(folder, name)} does not give the date of its release: name it like 01-Aug-2024 or 2024-08-01`,
  )
}

/** The folders of a folder, and links to folders. */
async function foldersOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)))
  return names.filter((_, index) => found[index]?.isDirectory())
}

/**
 * The releases in the folders of a folder, oldest first.
 * @throws ClientError when the location is not one folder with folders, or one of these does not tell its day
 */
export async function releaseHistory(location: readonly string[]): Promise<string[][]> {
  const [folder, ...more] = location
  const names = folder && more.length === 0 ? await foldersOf(folder) : []
  if (!folder || names.length === 0)
    throw new ClientError(
      'NOT_FOUND',
      `“${location.join(' ')}” is not a history: --history takes one folder with a subfolder for each release`,
    )
  const releases = await Promise.all(names.map(async (name) => ({ name, day: await dayOf(folder, name) })))
  return releases.sort((one, other) => (one.day < other.day ? -1 : 1)).map(({ name }) => [join(folder, name)])
}
