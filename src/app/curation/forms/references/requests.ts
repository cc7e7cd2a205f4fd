import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { client } from '#app/apollo/client.ts'

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
