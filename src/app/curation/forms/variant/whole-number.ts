/** What GraphQL takes as a whole number. */
const largest = 2 ** 31 - 1

/** The whole number that a text says, null for none, or undefined when it says something else. */
export function wholeNumberIn(text: string): number | null | undefined {
  const typed = text.trim().replaceAll(/(?<=\d)[,  ](?=\d{3})/g, '')
  if (typed === '') return null
  const number = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
  return number <= largest ? number : undefined
}

/** Error of a text that is to say a whole number. */
export const wholeNumberError = (what: string, text: string): string | null =>
  wholeNumberIn(text) === undefined
    ? `${what} ${text.trim()} must be a whole number up to ${largest.toLocaleString('en')}.`
    : null
