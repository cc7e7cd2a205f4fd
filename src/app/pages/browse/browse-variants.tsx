import type { LoaderFunctionArgs } from 'react-router'
import { variantsTable } from '#app/records/tables/variants-table.tsx'
import { startRecordTable } from '#app/records/tables/record-table.ts'
import { BrowsePage } from './BrowsePage.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  startRecordTable(variantsTable, new URL(request.url).searchParams)
  return null
}

export function Component() {
  return <BrowsePage title="Variants" table={variantsTable} />
}
