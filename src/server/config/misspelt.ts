/** Variables that other programs set, though their names are like ours. */
const OF_OTHERS = /^(?:HOME|HOSTNAME|PORTS|CURIA_(?:PORT|SERVICE)(?:_.*)?)$/

/** Number of letters by which two words differ: added, left out, replaced or swapped. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

const LONG = 8
const MEDIUM = 5
/** How many letters of a name may be wrong: in a short one each makes another word. */
const allowance = ({ length }: string) => (length >= LONG ? 2 : length >= MEDIUM ? 1 : 0)

/** The setting that a name means with other case, signs, a prefix or some wrong letters; null: none. */
function meantBy(name: string, settings: readonly string[]): string | null {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const written = plain(name).replace(/^CURIA/, '')
  return (
    settings.find((setting) => plain(setting) === written) ??
    // The first letter is seldom wrong, and another one begins the names of others: BASE_URL.
    settings.find(
      (setting) =>
        setting[0] === written[0] && distance(plain(setting), written) <= allowance(plain(setting)),
    ) ??
    null
  )
}

/** Variables of an environment that are none of ours, but look like one: nobody would hear that they do nothing. */
export function misspeltVariables(
  environment: NodeJS.ProcessEnv,
  settings: readonly { name: string }[],
): { name: string; meant: string }[] {
  const names = settings.map(({ name }) => name)
  const allowed = new Set(names)
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value?.trim() || allowed.has(name) || OF_OTHERS.test(name)) return []
    const meant = meantBy(name, names)
    // Where the right one is set, too, the other may be of another program.
    return meant === null || environment[meant]?.trim() ? [] : [{ name, meant }]
  })
}
