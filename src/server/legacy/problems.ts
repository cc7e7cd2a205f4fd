/** A request that cannot be answered: the status and what is wrong, for whoever sent it. */
export class LegacyProblem extends Error {
  readonly statusCode: number
  readonly errors: readonly string[]
  constructor(statusCode: number, errors: readonly string[]) {
    super(errors.join('; '))
    this.name = 'LegacyProblem'
    this.statusCode = statusCode
    this.errors = errors
  }
}

export const badRequest = (...errors: string[]) => new LegacyProblem(400, errors)

/** What a message repeats of a request; nobody needs more of it. */
const MOST_REPEATED = 100

/** A part of the request as a message repeats it. */
export function repeated(text: string): string {
  return text.length > MOST_REPEATED ? `${text.slice(0, MOST_REPEATED)}…` : text
}

/** `No gene with entrez_symbol XYZ`. */
export const notFound = (kind: string, identifierType: string, value: string) =>
  new LegacyProblem(404, [`No ${kind} with ${identifierType} ${repeated(value)}`])
