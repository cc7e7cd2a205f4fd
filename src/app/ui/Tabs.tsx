import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type Tab = { id: string; title: string; count?: number; href: string; panel: ReactNode }

const number = new Intl.NumberFormat('en')

/** Parts of one record, one shown at a time. Each tab is a link, so it can be shared and opened elsewhere. */
export function Tabs({ label, current, tabs }: { label: string; current: string; tabs: Tab[] }) {
  return (
    <Base.Root value={current}>
      <Base.List
        aria-label={label}
        data-print="hide"
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            nativeButton={false}
            render={<Link to={tab.href} replace preventScrollReset />}
            className="-mb-px inline-flex min-h-10 items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-muted no-underline hover:text-ink focus-visible:outline-offset-[-3px] data-active:border-accent data-active:text-ink"
          >
            {tab.title}
            {tab.count === undefined ? null : (
              <span className="rounded-full bg-sunken px-1.5 text-xs text-muted">
                {number.format(tab.count)}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-4" tabIndex={-1}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
