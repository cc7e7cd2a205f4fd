import { tables } from '#app/entities/tables/tables.ts'
import { UserPageDocument } from '#app/graphql/generated/user-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { recordLoader } from '../record-loader.ts'

/** The person of this id and the table of its open tab. */
export const loader = recordLoader(UserPageDocument, (id, search) => {
  const tab = search.get('tab')
  if (!tab || tab === 'evidence') startRecordTable(tables.evidence, search, { userId: id })
  if (tab === 'assertions') startRecordTable(tables.assertions, search, { userId: id })
  return { id }
})
