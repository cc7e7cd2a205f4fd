import { tables } from '#app/entities/tables/tables.ts'
import { VariantTypePageDocument } from '#app/graphql/generated/variant-type-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { recordLoader } from '../record-loader.ts'

/** The variant type of this id and the table of its open tab. */
export const loader = recordLoader(VariantTypePageDocument, (id, search) => {
  startRecordTable(tables.variants, search, { variantTypeId: id })
  return { id }
})
