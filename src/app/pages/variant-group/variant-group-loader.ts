import { parseRecordId } from '#domain/records/record-id.ts'
import { tables } from '#app/entities/tables/tables.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { VariantGroupPageDocument } from '#app/graphql/generated/variant-group-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'

/** The variant group of this id and its members; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = parseRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  const fixed = { variantGroupId: id }
  const tab = search.get('tab')
  if (tab === 'evidence') startRecordTable(tables.evidence, search, fixed)
  if (!tab || tab === 'members') startRecordTable(tables.variants, search, fixed)
  return preloadQuery(VariantGroupPageDocument, { variables: { id } })
}
