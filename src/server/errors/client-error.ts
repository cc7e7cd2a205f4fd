import type { Violation } from '#domain/validity.ts'

/** Stable codes of what a client can do something about, with the HTTP status of each. */
const statuses = {
  /** A query by its hash alone: clients then send its text. */
  PERSISTED_QUERY_NOT_FOUND: 200,
  /** A request or file that cannot be read as what it is. */
  BAD_REQUEST: 400,
  /** Values that break a rule. */
  BAD_USER_INPUT: 400,
  CLIENT_LEFT: 400,
  KEY_IN_ADDRESS: 400,
  STATE_IS_FROZEN: 400,
  TOO_MANY_VALUES: 400,
  UNAUTHENTICATED: 401,
  CROSS_SITE_REQUEST: 403,
  FORBIDDEN: 403,
  RECENT_SIGN_IN_REQUIRED: 403,
  NOT_FOUND: 404,
  STATE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  /** The state of a record, or somebody else's work, stands against it. */
  CONFLICT: 409,
  /** Somebody has decided since the state that the decision was made on. */
  CHANGED_SINCE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  RATE_LIMITED: 429,
  TOO_MANY_ANSWERS: 429,
  TOO_MANY_BODIES: 429,
  TOO_MANY_CONNECTIONS: 429,
  TOO_MANY_DOWNLOADS: 429,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_WAITING: 429,
  /** The request is meant for another site (RFC 9110, section 15.5.20). */
  HOST_NOT_ALLOWED: 421,
  HEADERS_TOO_LARGE: 431,
  BUSY: 503,
  DATABASE_DAMAGED: 503,
  PROVIDER_UNREACHABLE: 503,
  /** A service outside does not answer. */
  SERVICE_UNAVAILABLE: 503,
  /** This service does not offer it. */
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>

export type ClientErrorCode = keyof typeof statuses

interface ClientErrorOptions extends ErrorOptions {
  /** HTTP status; that of the code unless given. */
  status?: number
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number
  /** More headers of an answer by HTTP. */
  headers?: Readonly<Record<string, string>>
  /** The broken rules, each with the attribute it is about. */
  violations?: readonly Violation[] | undefined
  /** The sentences of the message one by one, where it has several. */
  sentences?: readonly string[]
}

/**
 * Client error: a request, change, file or command that cannot be carried out as it is, with a stable code for programs
 * and a sentence for whoever sent it. Nothing was written. Every layer throws it; HTTP, GraphQL and the command line
 * present it.
 */
export class ClientError extends Error {
  readonly code: ClientErrorCode
  readonly statusCode: number
  readonly retryAfter: number | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly violations: readonly Violation[] | undefined
  readonly sentences: readonly string[]
  constructor(code: ClientErrorCode, message: string, options: ClientErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    const { status = statuses[code], retryAfter, headers, violations, sentences = [message] } = options
    this.name = 'ClientError'
    this.code = code
    this.statusCode = status
    this.retryAfter = retryAfter
    this.headers = { ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }), ...headers }
    this.violations = violations
    this.sentences = sentences
  }
}

/**
 * Throws when there are sentences, all in one message.
 * @param separator between them; a bar unless given (curation rules, section 1)
 * @throws ClientError
 */
export function throwIfAny(
  code: ClientErrorCode,
  sentences: readonly (string | false | null | undefined)[],
  separator = ' | ',
): void {
  const found = sentences.filter((sentence) => typeof sentence === 'string')
  if (found.length > 0) throw new ClientError(code, found.join(separator))
}
