import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { client } from '#app/apollo/client.ts'
import { failureOf } from '#app/apollo/failure.ts'

/** Asks the service anew: what others have just created must be found. */
export async function fetchFresh<Result, Variables extends OperationVariables>(
  query: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { data } = await client.query<Result, OperationVariables>({
    query,
    variables,
    fetchPolicy: 'no-cache',
  })
  if (!data) throw new Error('The server did not respond.')
  return data
}

/** What a mutation gave, or why it was refused in a sentence. */
export type MutationResult<Result> =
  | { ok: true; result: Result }
  | { ok: false; problem: string; error: unknown }

/** What was not done for a reason of the form's own. */
export const notDone = (problem: string): MutationResult<never> => ({ ok: false, problem, error: null })

/** What came of a mutation, taken out of its answer; without it a problem. */
export function answered<Result, Made>(
  told: MutationResult<Result>,
  madeOf: (result: Result) => Made | null | undefined,
): MutationResult<Made> {
  if (!told.ok) return told
  const made = madeOf(told.result)
  return made ? { ok: true, result: made } : notDone('The server did not respond.')
}

/** Sends a mutation. Never throws. */
export async function mutate<Result, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<MutationResult<Result>> {
  try {
    const { data } = await client.mutate<Result, OperationVariables>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
    })
    if (!data) return notDone('The server did not respond.')
    return { ok: true, result: data }
  } catch (error) {
    return { ok: false, problem: sentenceOf(error), error }
  }
}

function sentenceOf(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors.map(({ message }) => message).join(' ')
  const { title, detail } = failureOf(error)
  return `${title}. ${detail}`
}
