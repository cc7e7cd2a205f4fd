// Puts a build of the app in the place of the one before, which services may be serving. Node's own modules only.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The file of a build that is written last. */
export const LAST_FILE = '.ssr/pages.json'
/** Names of the files of a build, from which the next one knows what nobody serves any longer. */
const LIST = '.files.json'

/** Names of all files below a folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))

/** Files that others name come first: scripts and styles before the pages, parts of the service before what leads to them. */
const order = (name) => (name === LAST_FILE ? 2 : /^(?:assets|\.service\/[^/]+)\//.test(name) ? 0 : 1)

const listIn = (folder) => {
  try {
    return JSON.parse(readFileSync(join(folder, LIST), 'utf8'))
  } catch {
    // An earlier version left no list.
    return filesIn(folder)
  }
}

/**
 * Puts the files of a whole build in the place of those of the build before, one by one: each is there at every moment,
 * with what it names. The files of the build before stay until the next one, as a service may still name them.
 */
export function putInPlace(built, dist) {
  const names = filesIn(built).toSorted((one, other) => order(one) - order(other))
  writeFileSync(join(built, LIST), JSON.stringify(names))
  if (!existsSync(dist)) return renameSync(built, dist)
  const stays = new Set([...names, ...listIn(dist), LIST])
  for (const name of [
    ...names.filter((each) => order(each) < 2),
    LIST,
    ...names.filter((each) => order(each) === 2),
  ]) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    renameSync(join(built, name), join(dist, name))
  }
  for (const name of filesIn(dist))
    if (!stays.has(name)) {
      const file = join(dist, name)
      rmSync(file, { force: true })
      if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file))
    }
  rmSync(built, { recursive: true, force: true })
  return undefined
}
