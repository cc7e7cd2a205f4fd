import { ClientError } from '#server/errors/client-error.ts'
import { assertJsonSize } from './guards/json.ts'

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

const malformed = (message: string) => new ClientError('BAD_REQUEST', message)

/**
 * The value, or of JSON text the value that it stands for; undefined for other text.
 * @throws ClientError for JSON of too many values
 */
function parsed(value: unknown): unknown {
  if (value === '') return null
  if (typeof value !== 'string') return value
  assertJsonSize(value)
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/**
 * An object of the request, or what its JSON text stands for; empty where it is not given.
 * @throws ClientError for anything else
 */
function readObject(name: string, value: unknown): Record<string, unknown> {
  const read = value === undefined ? null : parsed(value)
  // Languages whose objects are lists (PHP, R) write an empty object as [].
  if (read === null || (Array.isArray(read) && read.length === 0)) return {}
  if (isObject(read)) return read
  throw malformed(`“${name}” is neither a JSON object nor the text of one`)
}

/**
 * Reads a GraphQL request from the parameters of its address or from a body, parsed from JSON or a form: `query`,
 * `variables` (an object or the JSON text of one), `operationName` and, of `extensions`, `knowledgeVersion: true`, which
 * asks for the version of the knowledge in the answer; other members are ignored.
 * @throws ClientError for anything else
 */
export function readGraphqlRequest(body: unknown): GraphqlRequest {
  if (Array.isArray(body))
    throw malformed('Several operations in one request are not supported: send one at a time')
  if (!isObject(body)) throw malformed('The body must be a JSON object or a form with the member “query”')
  const { query, operationName } = body
  const extensions = readObject('extensions', body['extensions'])
  // An operation by its hash alone, as Apollo and urql ask for it before they send its text; none is stored here.
  if (query === undefined && isObject(extensions['persistedQuery']))
    throw new ClientError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
  if (Array.isArray(query)) throw malformed('“query” is given twice: send one operation at a time')
  if (typeof query !== 'string' || !query.trim())
    throw malformed('There is no “query”: it must be the text of a GraphQL document')
  if (typeof operationName !== 'string' && operationName !== undefined && operationName !== null)
    throw malformed('“operationName” must be text')
  return {
    query,
    variables: readObject('variables', body['variables']),
    operationName: operationName || undefined,
    wantsVersion: extensions['knowledgeVersion'] === true,
  }
}
