import { GraphQLError, Lexer, Source, TokenKind } from 'graphql'
import { LIMITS, tooMany } from './limits.ts'

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L])
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R])

/**
 * Error of a document that is too long or too nested to parse, by its characters, tokens and nested brackets (the
 * parser calls itself for each). Null when it is not; a syntax error is left to the parser.
 */
export function documentTextError(query: string): GraphQLError | null {
  if (query.length > LIMITS.characters)
    return tooMany('DOCUMENT_TOO_LONG', 'The query has # characters', query.length, LIMITS.characters)
  const lexer = new Lexer(new Source(query))
  let open = 0
  try {
    for (let count = 0; lexer.advance().kind !== TokenKind.EOF; count += 1) {
      if (count >= LIMITS.tokens)
        return tooMany('DOCUMENT_TOO_LONG', 'The query has more than # tokens', LIMITS.tokens, LIMITS.tokens)
      if (OPENING.has(lexer.token.kind)) open += 1
      if (CLOSING.has(lexer.token.kind)) open -= 1
      if (open > LIMITS.brackets)
        return tooMany('TOO_DEEP', 'The query nests more than # brackets', LIMITS.brackets, LIMITS.brackets)
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
  }
  return null
}
