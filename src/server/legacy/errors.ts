import { ClientError } from '#server/errors/client-error.ts'

/** A request with parameters that are wrong: a sentence for each. */
export const badRequest = (...sentences: string[]): ClientError =>
  new ClientError('BAD_REQUEST', sentences.join('; '), { sentences })

/** Characters of a request that a message repeats; nobody needs more of them. */
const LONGEST_EXCERPT = 100

/** Excerpt of a request, as a message repeats it. */
export function excerpt(text: string): string {
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text
}

/** `No gene with entrez_symbol XYZ`. */
export const notFound = (kind: string, identifierType: string, value: string): ClientError =>
  new ClientError('NOT_FOUND', `No ${kind} with ${identifierType} ${excerpt(value)}`)
