import { tables } from '#app/entities/tables/tables.ts'
import { VariantGroupPageDocument } from '#app/graphql/generated/variant-group-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { recordLoader } from '../record-loader.ts'

/** The variant group of this id and its members. */
export const loader = recordLoader(VariantGroupPageDocument, (id, search) => {
  const fixed = { variantGroupId: id }
  const tab = search.get('tab')
  if (tab === 'evidence') startRecordTable(tables.evidence, search, fixed)
  if (!tab || tab === 'members') startRecordTable(tables.variants, search, fixed)
  return { id }
})
