import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useViewer } from '#app/apollo/use-viewer.ts'
import { RecordTable } from '#app/entities/tables/RecordTable.tsx'
import type { TableProps } from '#app/entities/tables/RecordTable.tsx'
import type { PageVariables } from '#app/entities/tables/table-definition.ts'
import { Tabs } from '#app/ui/Tabs.tsx'

export type RecordTab = { id: string; title: string; count?: number; panel: ReactNode }

/** The parts of a record. The open one stands in the address; only its panel is drawn. */
export function RecordTabs({ label, tabs: all }: { label: string; tabs: readonly RecordTab[] }) {
  const viewer = useViewer()
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const tabId = search.get('tab')
  // An empty part says something to those alone who could add to it.
  const tabs = all.filter(({ id, count }, index) => viewer || count !== 0 || index === 0 || id === tabId)
  const current = tabs.find(({ id }) => id === tabId) ?? tabs[0]
  return (
    <Tabs
      label={label}
      current={current?.id ?? ''}
      tabs={tabs.map((tab, index) => ({
        id: tab.id,
        title: tab.title,
        count: tab.count,
        href: index === 0 ? pathname : `${pathname}?tab=${tab.id}`,
      }))}
    >
      {current?.panel}
    </Tabs>
  )
}

/** A tab that is a table of other records. */
export function tableTab<Row extends { id: number }, Result, Variables extends PageVariables>({
  id,
  title,
  count,
  ...table
}: Omit<RecordTab, 'panel'> & Omit<TableProps<Row, Result, Variables>, 'fit'>): RecordTab {
  return { id, title, count, panel: <RecordTable {...table} fit="part" /> }
}
