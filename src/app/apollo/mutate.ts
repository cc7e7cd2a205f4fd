import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { client } from './client.ts'
import { failureOf } from './failure.ts'
import { noteSessionEnd } from './session-news.ts'

/** The answer to a mutation, or the error in a sentence and what caused it. */
export type MutationResult<Data> =
  | { data: Data; error: null; cause: null }
  | { data: null; error: string; cause: unknown }

/** The result of what was not sent, or not answered, for a reason of the app's own. */
export const notDone = (error: string): MutationResult<never> => ({ data: null, error, cause: null })

/** Sends a mutation. Never throws. */
export async function mutate<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { fetchPolicy = 'network-only' }: { fetchPolicy?: 'network-only' | 'no-cache' } = {},
): Promise<MutationResult<Data>> {
  try {
    const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables, fetchPolicy })
    return data ? { data: data as Data, error: null, cause: null } : noAnswer
  } catch (error) {
    if (isSignedOut(error)) noteSessionEnd()
    return { data: null, error: sentenceOf(error), cause: error }
  }
}

/** The record in the answer to a mutation; an error where the answer has none. */
export function resultWith<Data, Made>(
  result: MutationResult<Data>,
  madeOf: (data: Data) => Made | null | undefined,
): MutationResult<Made> {
  if (result.error !== null) return result
  const made = madeOf(result.data)
  return made ? { data: made, error: null, cause: null } : noAnswer
}

const noAnswer = notDone('The server did not respond.')

/** True when nobody is signed in any more. */
export const isSignedOut = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')

function sentenceOf(error: unknown): string {
  const { title, detail } = failureOf(error)
  return CombinedGraphQLErrors.is(error) ? detail : `${title}. ${detail}`
}
