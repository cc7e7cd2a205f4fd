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

const NIGHTLY = /^nightly-\d{4}-\d{2}-\d{2}$/

/** Checks by its name whether a state was frozen by the service at night, and so is removed after some nights. */
export const isNightlyState = (name: string): boolean => NIGHTLY.test(name)

/** Names of the service and of imports, and texts that stand for a time where a state is read. */
const RESERVED: readonly (readonly [RegExp, string])[] = [
  [
    /^nightly-\d{4}-\d{2}-\d{2}$/i,
    'the name of a nightly state, which the service removes after some nights',
  ],
  [/^\d{1,2}-[a-z]{3}-\d{4}(?:\.v\d+)?$/i, 'the name of a release'],
  [/^\d{4}-\d{2}-\d{2}(?:T.*)?$/i, 'a date, which stands for the newest state not after it'],
  [/^now$/i, 'the current knowledge'],
]

/** @throws Error when somebody cannot give a state the name, as it is none, or would be read as something else */
export function assertOwnStateName(name: string): void {
  assertStateName(name)
  const reserved = RESERVED.find(([pattern]) => pattern.test(name))
  if (reserved)
    throw new Error(
      `“${name}” cannot name a state, as it is ${reserved[1]}: take another name of letters, digits, dots and hyphens, such as 2026-annual-report`,
    )
}

/** Name of the file of a state, which tells all of it: the folder is the registry. */
export const stateFileName = ({ name, version, date, digest }: FrozenState): string =>
  `${name}_v${version}_${date.replaceAll(/[-:]|\.\d+/g, '')}_${digest}.sqlite`

/** Checks whether a time, as states write it, is one that there is. */
function isTime(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

/** The state whose file has that name; null where it is not the name of one. */
export function stateOfFile(file: string): FrozenState | null {
  const [, name = '', version, year, month, day, hour, minute, second, digest = ''] = FILE.exec(file) ?? []
  const date = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  // A date that there is not, such as 31 February, would be another or none.
  if (!NAME.test(name) || !isTime(date)) return null
  return { name, version: Number(version), date, digest }
}
