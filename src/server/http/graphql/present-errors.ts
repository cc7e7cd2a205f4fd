import { GraphQLError } from 'graphql'
import type { GraphQLFormattedError } from 'graphql'
import { DatabaseError } from '#server/storage/database-error.ts'

/**
 * Whether the client caused the error and may read it: the document or its variables are wrong, or a
 * resolver threw a GraphQLError. Whatever else a resolver threw is a defect of ours.
 */
function isForClient(error: GraphQLError): boolean {
  if (!error.originalError) return true
  return error.originalError instanceof GraphQLError && isForClient(error.originalError)
}

/** Error that kept the database from answering, where that is why the field failed. */
export function databaseErrorOf({ originalError }: GraphQLError): DatabaseError | null {
  if (originalError instanceof DatabaseError) return originalError
  return originalError instanceof GraphQLError ? databaseErrorOf(originalError) : null
}

const isPresentable = (extensions: Record<string, unknown> | undefined) =>
  extensions !== undefined && Object.keys(extensions).length > 0

/**
 * The errors of an executed operation as a client sees them: `message`, `locations`, `path` and the code of
 * ours if there is one. What the database could not answer is reported, too. Defects are handed to `report` and answered with the request id instead of detail.
 */
export function presentErrors(
  errors: readonly GraphQLError[],
  requestId: string,
  report: (defect: GraphQLError) => void,
): GraphQLFormattedError[] {
  return errors.map((error) => {
    const { locations, path } = error
    if (isForClient(error)) {
      const { message, extensions } = error
      return { message, locations, path, ...(isPresentable(extensions) && { extensions }) }
    }
    report(error)
    const unanswered = databaseErrorOf(error)
    if (unanswered)
      return { message: unanswered.message, locations, path, extensions: { code: unanswered.code } }
    const message = `Something went wrong on the server; its log has the details under request ${requestId}`
    return { message, locations, path, extensions: { code: 'INTERNAL_ERROR' } }
  })
}
