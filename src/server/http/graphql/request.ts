import { failure, success } from '#domain/outcome.ts'
import type { Outcome } from '#domain/outcome.ts'

/** What a client asks for at `POST /api/graphql`. */
export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown>
  operationName: string | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const malformed = (sentence: string) => failure('BAD_REQUEST', sentence)

function readVariables(variables: unknown): Outcome<Record<string, unknown>> {
  if (variables === undefined || variables === null || variables === '') return success({})
  if (isObject(variables)) return success(variables)
  const wrong = malformed('“variables” is neither a JSON object nor the text of one')
  if (typeof variables !== 'string') return wrong
  try {
    const value: unknown = JSON.parse(variables)
    if (value === null) return success({})
    return isObject(value) ? success(value) : wrong
  } catch {
    return wrong
  }
}

/**
 * Reads the body of a GraphQL request, parsed from JSON or a form: `query`, `variables` (an object or the
 * JSON text of one) and `operationName`; other members are ignored.
 */
export function readGraphqlRequest(body: unknown): Outcome<GraphqlRequest> {
  if (Array.isArray(body))
    return malformed('Several operations in one request are not supported: send one at a time')
  if (!isObject(body)) return malformed('The body must be a JSON object or a form with the member “query”')
  const { query, operationName } = body
  if (typeof query !== 'string' || !query.trim())
    return malformed('There is no “query”: it must be the text of a GraphQL document')
  if (typeof operationName !== 'string' && operationName !== undefined && operationName !== null)
    return malformed('“operationName” must be text')
  const variables = readVariables(body['variables'])
  if (!variables.ok) return variables
  return success({ query, variables: variables.value, operationName: operationName || undefined })
}
