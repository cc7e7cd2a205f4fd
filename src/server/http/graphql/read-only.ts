import { getOperationAST, parse } from 'graphql'
import { ClientError } from '../errors.ts'
import type { GraphqlRequest } from './request.ts'

/**
 * Refuses operations that change something where the method promises that nothing changes.
 * @throws ClientError 405
 */
export function refuseChanges({ query, operationName }: GraphqlRequest): void {
  const operation = operationOf(query, operationName)
  if (!operation || operation === 'query') return
  throw new ClientError(405, 'METHOD_NOT_ALLOWED', `A ${operation} is not run by GET: send it as POST`, {
    allow: 'POST, OPTIONS',
  })
}

/** The kind of operation, or null for a document that running it will refuse. */
function operationOf(query: string, operationName: string | undefined): string | null {
  try {
    return getOperationAST(parse(query), operationName)?.operation ?? null
  } catch {
    return null
  }
}
