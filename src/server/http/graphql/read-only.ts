import { ClientError } from '#server/errors/client-error.ts'
import type { OperationTraits } from '#server/graphql/execution/operation-traits.ts'

/**
 * Rejects what no address may hold: operations that change something, as GET promises that nothing changes, and samples
 * of patients, as addresses are logged on their way.
 * @throws ClientError 405
 */
export function assertReadByGet({ type, holdsSample }: OperationTraits): void {
  if (holdsSample)
    throw new ClientError('METHOD_NOT_ALLOWED', 'A sample is not matched by GET: send it as POST', {
      headers: { allow: 'POST, OPTIONS' },
    })
  if (type === null || type === 'query') return
  throw new ClientError('METHOD_NOT_ALLOWED', `A ${type} is not run by GET: send it as POST`, {
    headers: { allow: 'POST, OPTIONS' },
  })
}

/**
 * Rejects operations that would change a frozen state: mutations, and saving a search.
 * @throws ClientError 400
 */
export function assertStateUnchanged({ writes }: OperationTraits): void {
  if (writes)
    throw new ClientError(
      'STATE_IS_FROZEN',
      'A frozen state can only be read: leave out “asOf” and Accept-Datetime to change the present',
    )
}
