import type { z } from 'zod'
import { ClientError } from './client-error.ts'
import type { ClientErrorCode } from './client-error.ts'
import { parseValues } from './parse-values.ts'

/**
 * The values of a request, as its schema reads them.
 * @throws ClientError naming each value that is wrong and what is allowed
 */
export function readRequest<Values>(
  schema: z.ZodType<Values>,
  request: unknown,
  code: ClientErrorCode = 'BAD_REQUEST',
): Values {
  const parsed = parseValues(schema, request)
  if (!parsed.ok) throw new ClientError(code, `The request is not valid: ${parsed.errors.join('; ')}`)
  return parsed.values
}
