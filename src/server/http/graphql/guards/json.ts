import { exceededBound } from '#server/external/bounded-json.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { LIMITS } from './limits.ts'

/**
 * Rejects JSON of too many values before it is parsed.
 * @throws ClientError 400
 */
export function assertJsonSize(json: string): void {
  const { jsonValues } = LIMITS
  const excess = exceededBound(json, { values: jsonValues, depth: jsonValues })
  if (excess !== null)
    throw new ClientError('TOO_MANY_VALUES', `The body has more than ${excess}, which are allowed`)
}
