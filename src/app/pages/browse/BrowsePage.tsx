import { PageTitle } from '#app/entities/header/PageTitle.tsx'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import type { PageVariables } from '#app/entities/tables/table-definition.ts'
import type { TableSource } from '#app/entities/tables/table-source.ts'
import { Breadcrumbs } from '#app/ui/Breadcrumbs.tsx'

/** All records of one kind in a table that fills the page. */
export function BrowsePage<Row extends { id: number }, Result, Variables extends PageVariables>({
  title,
  table,
}: {
  title: string
  table: TableSource<Row, Result, Variables>
}) {
  return (
    <div data-fit="page" className="flex min-h-0 flex-1 flex-col gap-2">
      <PageTitle title={title} />
      <Breadcrumbs crumbs={[{ title: 'Home', href: '/' }, { title }]} />
      <h1>{title}</h1>
      <RecordTable table={table} caption={title} fit="page" />
    </div>
  )
}
