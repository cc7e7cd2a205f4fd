import { parseRecordId } from '#domain/records/record-id.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { SourcePageDocument } from '#app/graphql/generated/source-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'

/** The source of this id and its evidence; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  startRecordTable(tables.evidence, new URL(request.url).searchParams, { sourceId: id })
  return preloadQuery(SourcePageDocument, { variables: { id } })
}
