import { tables } from '#app/entities/tables/tables.ts'
import { SourcePageDocument } from '#app/graphql/generated/source-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { recordLoader } from '../record-loader.ts'

/** The source of this id and its evidence. */
export const loader = recordLoader(SourcePageDocument, (id, search) => {
  startRecordTable(tables.evidence, search, { sourceId: id })
  return { id }
})
