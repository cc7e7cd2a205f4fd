import type { SearchMatch } from '#domain/vocabularies/search.ts'
import type { Span, TermMatch } from './term-matches.ts'

/** A stretch of a search with the terms that it means, all in the same way. */
export interface Segment {
  span: Span
  match: SearchMatch
  terms: TermMatch[]
}

const isFree = ({ start, end }: Span, taken: readonly boolean[]) => !taken.slice(start, end).some(Boolean)

const lengthOf = ({ start, end }: Span) => end - start

/**
 * Cuts free words into stretches that mean terms: the longest first, of those in any of these ways.
 * @param taken which words are taken; those of the stretches found become so
 */
export function takeSegments(
  matches: readonly TermMatch[],
  taken: boolean[],
  ways: readonly SearchMatch[],
): Segment[] {
  const segments: Segment[] = []
  const eligible = matches
    .filter(({ match }) => ways.includes(match))
    .sort(
      (left, right) =>
        lengthOf(right.span) - lengthOf(left.span) || ways.indexOf(left.match) - ways.indexOf(right.match),
    )
  for (const { span, match } of eligible) {
    if (!isFree(span, taken)) continue
    taken.fill(true, span.start, span.end)
    const terms = eligible.filter((one) => one.span.start === span.start && one.span.end === span.end)
    segments.push({ span, match, terms })
  }
  return segments
}
