import { parseRecordId } from '#domain/records/record-id.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { VariantTypePageDocument } from '#app/graphql/generated/variant-type-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'

/** The variant type of this id and the table of its open tab; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  startRecordTable(tables.variants, search, { variantTypeId: id })
  return preloadQuery(VariantTypePageDocument, { variables: { id } })
}
