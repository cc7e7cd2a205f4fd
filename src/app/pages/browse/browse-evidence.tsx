import type { LoaderFunctionArgs } from 'react-router'
import { evidenceTable } from '#app/records/tables/evidence-table.tsx'
import { startRecordTable } from '#app/records/tables/record-table.ts'
import { BrowsePage } from './BrowsePage.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  startRecordTable(evidenceTable, new URL(request.url).searchParams)
  return null
}

export function Component() {
  return <BrowsePage title="Evidence" table={evidenceTable} />
}
