import { type Result, failure } from '#domain/result.ts'
import type { ProfileExpression, ProfileToken } from '#domain/profiles/profile-expression.ts'
import { readTokens } from '#domain/profiles/profile-tokens.ts'

/**
 * Reads a raw name such as `#VID12 AND ( #VID33 OR NOT #VID4 )`. White space and case do not matter; `rawName`
 * writes the canonical form. NOT before parentheses is understood and moves inward.
 */
export function parseRawName(text: string): Result<ProfileExpression> {
  const tokens: ProfileToken[] = []
  for (const [word] of text.matchAll(/[()]|[^\s()]+/g)) {
    const token = readWord(word)
    if (!token) {
      return failure(
        'UNKNOWN_WORD',
        `"${word}" is not part of a profile expression; allowed are #VID followed by a number, AND, OR, NOT and parentheses.`,
      )
    }
    tokens.push(token)
  }
  if (tokens.length === 0) return failure('EMPTY_PROFILE', 'A profile expression needs at least one variant.')
  return readTokens(tokens)
}

function readWord(word: string): ProfileToken | null {
  const variantId = Number(/^#vid([1-9]\d{0,14})$/i.exec(word)?.[1])
  if (variantId) return { kind: 'variant', variantId }
  const text = word.toUpperCase()
  if (text === 'AND' || text === 'OR' || text === 'NOT' || text === '(' || text === ')')
    return { kind: 'text', text }
  return null
}
