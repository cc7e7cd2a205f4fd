import { GraphQLError } from 'graphql'
import type { GraphQLFormattedError } from 'graphql'
import { lookupTable } from '#domain/lookup-table.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { DatabaseError } from '#server/errors/database-error.ts'
import { DatabaseBusy } from '#server/storage/database-error.ts'
import { WorkerTaskAborted } from '#server/workers/errors.ts'
import { isUnavailable } from '../errors.ts'

/** The error that a resolver threw; an error about the document or its variables is its own. */
function thrownError({ originalError }: GraphQLError): Error | undefined {
  return originalError instanceof GraphQLError ? thrownError(originalError) : originalError
}

/** Error that kept the database from answering, where that is why the field failed. */
export function databaseErrorOf(error: GraphQLError): DatabaseError | null {
  const thrown = thrownError(error)
  return thrown instanceof DatabaseError ? thrown : null
}

type Extensions = Readonly<Record<string, unknown>>

/** Codes that clients of GraphQL know by another name. */
const graphqlCodes: Readonly<Record<string, string>> = lookupTable({ BAD_REQUEST: 'BAD_USER_INPUT' })

/** The code of an error for programs, with details beside it. */
const extensionsOf = ({ code, violations, retryAfter }: ClientError): Extensions => ({
  code: graphqlCodes[code] ?? code,
  ...(violations && { violations }),
  ...(retryAfter !== undefined && { retryAfter }),
})

/** The extensions of an error that is no defect of ours; null for a defect. */
function presentable(error: GraphQLError): Extensions | null {
  const thrown = thrownError(error)
  if (!thrown) return error.extensions
  if (thrown instanceof ClientError) return extensionsOf(thrown)
  if (isUnavailable(thrown)) return { code: thrown.code }
  return thrown instanceof WorkerTaskAborted ? { code: 'CLIENT_LEFT' } : null
}

/** True for an error of which operators learn: a defect, or a database that does not answer. */
const isReported = (error: GraphQLError, extensions: Extensions | null) => {
  const thrown = databaseErrorOf(error)
  return extensions === null || (thrown !== null && !(thrown instanceof DatabaseBusy))
}

/**
 * The errors of an executed operation as a client sees them: `message`, `locations`, `path` and `extensions` with the
 * code. Defects, and what the database could not answer, are handed to `report`; defects are answered with the request id
 * instead of detail.
 */
export function presentErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  report: (defect: GraphQLError) => void,
): GraphQLFormattedError[] {
  return errors.map((error) => {
    const { message, locations, path } = error
    const extensions = presentable(error)
    if (isReported(error, extensions)) report(error)
    if (extensions)
      return { message, locations, path, ...(Object.keys(extensions).length > 0 && { extensions }) }
    const hidden = `Something went wrong on the server; its log has the details under request ${requestId}`
    return { message: hidden, locations, path, extensions: { code: 'INTERNAL_ERROR' } }
  })
}
