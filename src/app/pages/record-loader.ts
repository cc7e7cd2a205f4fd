import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { QueryRef } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router'
import { parseRecordId } from '#domain/records/record-id.ts'
import { preloadQuery } from '#app/apollo/client.ts'

/** The loader of a record's page; null when the address holds no id. */
export type RecordLoader<Data> = (args: LoaderFunctionArgs) => Promise<QueryRef<Data>> | null

/** Loads the record of the id in the address. `begin` gives the query's variables, and starts what else the page needs. */
export function recordLoader<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  begin: (id: number, search: URLSearchParams) => Variables,
): RecordLoader<Data> {
  return ({ params, request }) => {
    const id = parseRecordId(params['id'])
    return id ? preloadQuery(document, { variables: begin(id, new URL(request.url).searchParams) }) : null
  }
}
