import { failure, success } from '#domain/outcome.ts'
import type { Outcome } from '#domain/outcome.ts'
import { refuseJson } from './guards/json.ts'

/** Request of a client at `/api/graphql`. */
export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
  operationName: string | undefined
  /** Whether the answer says in its `extensions` of which version of the knowledge it is. */
  wantsVersion?: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const malformed = (sentence: string) => failure('BAD_REQUEST', sentence)

/**
 * The value, or of JSON text the value that it stands for; undefined for other text.
 * @throws ClientError for JSON of too many values
 */
function parsed(value: unknown): unknown {
  if (value === '') return null
  if (typeof value !== 'string') return value
  refuseJson(value)
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function readVariables(value: unknown): Outcome<Record<string, unknown>> {
  const variables = value === undefined ? null : parsed(value)
  // Languages whose objects are lists (PHP, R) write an empty object as [].
  if (variables === null || (Array.isArray(variables) && variables.length === 0)) return success({})
  return isObject(variables)
    ? success(variables)
    : malformed('“variables” is neither a JSON object nor the text of one')
}

function readExtensions(value: unknown): Record<string, unknown> {
  const extensions = parsed(value)
  return isObject(extensions) ? extensions : {}
}

/** Code of the failure after which clients send the text of an operation with its hash; none is kept here. */
export const PERSISTED_QUERY_NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND'

/**
 * Reads a GraphQL request from the parameters of its address or from a body, parsed from JSON or a form: `query`,
 * `variables` (an object or the JSON text of one), `operationName` and, of `extensions`, `knowledgeVersion: true`, which
 * asks for the version of the knowledge in the answer; other members are ignored.
 */
export function readGraphqlRequest(body: unknown): Outcome<GraphqlRequest> {
  if (Array.isArray(body))
    return malformed('Several operations in one request are not supported: send one at a time')
  if (!isObject(body)) return malformed('The body must be a JSON object or a form with the member “query”')
  const { query, operationName } = body
  const extensions = readExtensions(body['extensions'])
  // An operation by its hash alone, as Apollo and urql ask for it before they send its text.
  if (query === undefined && isObject(extensions['persistedQuery']))
    return failure(PERSISTED_QUERY_NOT_FOUND, 'PersistedQueryNotFound')
  if (typeof query !== 'string' || !query.trim())
    return malformed('There is no “query”: it must be the text of a GraphQL document')
  if (typeof operationName !== 'string' && operationName !== undefined && operationName !== null)
    return malformed('“operationName” must be text')
  const variables = readVariables(body['variables'])
  if (!variables.ok) return variables
  return success({
    query,
    variables: variables.value,
    operationName: operationName || undefined,
    wantsVersion: extensions['knowledgeVersion'] === true,
  })
}
