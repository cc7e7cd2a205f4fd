import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { client } from '#app/apollo/client.ts'
import { failureOf } from '#app/apollo/failure.ts'
import type { Problem } from '#app/ui/form/use-submission.ts'

/** Makes a change at the service. Gives what came of it, or what is wrong as a sentence. Never throws. */
export async function change<Result, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<{ data: Result; problem: null } | { data: null; problem: string }> {
  try {
    const { data } = await client.mutate<Result, OperationVariables>({ mutation, variables })
    if (data) return { data: data as Result, problem: null }
    return { data: null, problem: 'The server did not respond.' }
  } catch (error) {
    return { data: null, problem: failureOf(error).detail }
  }
}

/** As {@link change}, for who only needs to know what is wrong. */
export const mutationProblem = async <Result, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Problem> => (await change(mutation, variables)).problem
