const MOST_CHARACTERS = 60

/** A value as an error quotes it: short, as JSON unless it is a text. */
const quoted = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return `“${text.slice(0, MOST_CHARACTERS)}”`
}

/**
 * Sentence about a value that is not allowed: `“hg19” is not a valid “build”; allowed are GRCH37, GRCH38`.
 * @param allowed the values that are, or what the value must be: `the id of a record`
 */
export const invalidValue = (name: string, value: unknown, allowed: readonly string[] | string): string =>
  `${quoted(value)} is not a valid “${name}”${
    typeof allowed === 'string' ? `: it must be ${allowed}` : `; allowed are ${allowed.join(', ')}`
  }`
