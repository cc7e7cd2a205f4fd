import type { LoaderFunctionArgs } from 'react-router'
import { preloadQuery } from '#app/apollo/client.ts'
import { VariantGroupPageDocument } from '#app/graphql/generated/variant-group-page.ts'
import { evidenceTable } from '#app/records/tables/evidence-table.tsx'
import { startRecordTable } from '#app/records/tables/record-table.ts'
import { variantsTable } from '#app/records/tables/variants-table.tsx'
import { readRecordId } from '../record-parameters.ts'

/** The variant group of this id and its members; null when the address holds no id. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = readRecordId(params['id'])
  if (!id) return null
  const search = new URL(request.url).searchParams
  const fixed = { variantGroupId: id }
  if (search.get('tab') === 'evidence') startRecordTable(evidenceTable, search, fixed)
  else startRecordTable(variantsTable, search, fixed)
  return preloadQuery(VariantGroupPageDocument, { variables: { id } })
}
