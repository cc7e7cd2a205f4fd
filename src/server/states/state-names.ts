/** The knowledge at one version, frozen as a file. */
export interface FrozenState {
  name: string
  /** Knowledge version. */
  version: number
  /** What the knowledge is as of, ISO 8601 in whole seconds. */
  date: string
  /** SHA-256 of the file, hexadecimal. */
  digest: string
}

const NAME = /^(?!\d+$)[A-Za-z0-9][A-Za-z0-9.-]{0,59}$/
const FILE = /^(.+)_v(\d+)_(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z_([0-9a-f]{64})\.sqlite$/

/** @throws Error when a state cannot have the name, saying which it can */
export function assertStateName(name: string): void {
  if (NAME.test(name)) return
  throw new Error(
    `“${name.slice(0, 80)}” cannot name a state: a name has up to 60 letters, digits, dots and hyphens, and not only digits (that is a version)`,
  )
}

/** Name of the file of a state, which tells all of it: the folder is the registry. */
export const stateFileName = ({ name, version, date, digest }: FrozenState): string =>
  `${name}_v${version}_${date.replaceAll(/[-:]|\.\d+/g, '')}_${digest}.sqlite`

/** The state whose file has that name; null where it is not the name of one. */
export function stateOfFile(file: string): FrozenState | null {
  const [, name = '', version, year, month, day, hour, minute, second, digest = ''] = FILE.exec(file) ?? []
  if (!NAME.test(name)) return null
  return {
    name,
    version: Number(version),
    date: `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`,
    digest,
  }
}
