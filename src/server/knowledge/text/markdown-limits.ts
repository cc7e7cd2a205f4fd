/**
 * Bounds of a text that is read as Markdown, several times what any description in a release needs. Readers of
 * Markdown take quadratic time for nested containers, open brackets, emphasis, tables and bare addresses; within these
 * bounds that is some tens of milliseconds.
 */
const LONGEST_TEXT = 20_000
const MOST_LINES = 400
const MOST_SIGNS = 400
/** Quotations and lists that one line begins, one in another. */
const DEEPEST_NESTING = 12

/** A character that means something to Markdown, or the beginning of a bare address. */
const sign = /[*_~[\]`<>|&\\@:#=!^]|www\./gi
const lineEnd = /\r\n|\r|\n/g
/** What opens quotations and lists at the start of a line. */
const opening = /^(?:[ \t]*(?:>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$)))+/gm
const container = />|[-+*]|\d+[.)]/g

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * Checks whether a text is read as Markdown; one beyond the bounds is shown as it was written.
 * @param times how many times longer than a description or comment the text may be
 */
export function isWithinMarkdownLimits(text: string, times = 1): boolean {
  const isShort =
    text.length <= LONGEST_TEXT * times &&
    count(text, lineEnd) <= MOST_LINES * times &&
    count(text, sign) <= MOST_SIGNS * times
  if (!isShort) return false
  const nesting = (text.match(opening) ?? []).map((markers) => count(markers, container))
  return (
    nesting.every((depth) => depth <= DEEPEST_NESTING) &&
    nesting.reduce((sum, depth) => sum + depth, 0) <= MOST_SIGNS * times
  )
}
