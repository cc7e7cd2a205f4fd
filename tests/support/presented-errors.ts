import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import { presentErrors } from '#server/http/graphql/present-errors.ts'

/** The errors of an executed operation as a client reads them; without a list there are none. */
export const presentedErrors = (errors: readonly GraphQLError[] = []): GraphQLFormattedError[] =>
  presentErrors(errors, 'of the test', () => {})
