import type { LoaderFunctionArgs } from 'react-router'
import { assertionsTable } from '#app/records/tables/assertions-table.tsx'
import { startRecordTable } from '#app/records/tables/record-table.ts'
import { BrowsePage } from './BrowsePage.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  startRecordTable(assertionsTable, new URL(request.url).searchParams)
  return null
}

export function Component() {
  return <BrowsePage title="Assertions" table={assertionsTable} />
}
