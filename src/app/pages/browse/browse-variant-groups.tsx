import type { LoaderFunctionArgs } from 'react-router'
import { variantGroupsTable } from '#app/records/tables/variant-groups-table.tsx'
import { startRecordTable } from '#app/records/tables/record-table.ts'
import { BrowsePage } from './BrowsePage.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  startRecordTable(variantGroupsTable, new URL(request.url).searchParams)
  return null
}

export function Component() {
  return <BrowsePage title="Variant groups" table={variantGroupsTable} />
}
