import { getOperationAST, parse } from 'graphql'
import { ClientError } from '#server/errors/client-error.ts'
import type { GraphqlRequest } from './request.ts'
import { namesSample } from './samples.ts'

/**
 * Rejects what no address may hold: operations that change something, as GET promises that nothing changes, and samples
 * of patients, as addresses are logged on their way.
 * @throws ClientError 405
 */
export function assertReadByGet({ query, operationName }: GraphqlRequest): void {
  if (namesSample({ query }))
    throw new ClientError('METHOD_NOT_ALLOWED', 'A sample is not matched by GET: send it as POST', {
      headers: { allow: 'POST, OPTIONS' },
    })
  const operation = operationOf(query, operationName)
  if (!operation || operation === 'query') return
  throw new ClientError('METHOD_NOT_ALLOWED', `A ${operation} is not run by GET: send it as POST`, {
    headers: { allow: 'POST, OPTIONS' },
  })
}

/**
 * Rejects operations that would change a frozen state: mutations, and saving a search.
 * @throws ClientError 400
 */
export function assertStateUnchanged({ query, operationName }: GraphqlRequest): void {
  const operation = operationOf(query, operationName)
  if ((operation === null || operation === 'query') && !query.includes('createPermalink')) return
  throw new ClientError(
    'STATE_IS_FROZEN',
    'A frozen state can only be read: leave out “asOf” and Accept-Datetime to change the present',
  )
}

/** The kind of operation, or null for a document that running it will refuse. */
function operationOf(query: string, operationName: string | undefined): string | null {
  try {
    return getOperationAST(parse(query), operationName)?.operation ?? null
  } catch {
    return null
  }
}
