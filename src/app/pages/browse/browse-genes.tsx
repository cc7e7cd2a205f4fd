import type { LoaderFunctionArgs } from 'react-router'
import { featuresTable } from '#app/records/tables/features-table.tsx'
import { startRecordTable } from '#app/records/tables/record-table.ts'
import { BrowsePage } from './BrowsePage.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  startRecordTable(featuresTable, new URL(request.url).searchParams)
  return null
}

export function Component() {
  return <BrowsePage title="Genes & features" table={featuresTable} />
}
