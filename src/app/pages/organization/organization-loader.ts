import { tables } from '#app/entities/tables/tables.ts'
import { OrganizationPageDocument } from '#app/graphql/generated/organization-page.ts'
import { startRecordTable } from '#app/entities/tables/start-record-table.ts'
import { recordLoader } from '../record-loader.ts'

/** The organization of this id and the table of its open tab. */
export const loader = recordLoader(OrganizationPageDocument, (id, search) => {
  const tab = search.get('tab')
  const fixed = { organization: { ids: [id] } }
  if (tab === 'evidence') startRecordTable(tables.evidence, search, fixed)
  if (tab === 'assertions') startRecordTable(tables.assertions, search, fixed)
  return { id }
})
