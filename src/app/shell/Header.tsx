import { Link, useLocation } from 'react-router'
import { AccountMenu } from '#app/account/AccountMenu.tsx'
import { paths } from '#app/paths.ts'
import { SearchField } from '#app/search/SearchField.tsx'
import { StateControl } from '#app/states/StateControl.tsx'
import { pageState } from '#app/page-state/page-state.ts'
import { classNames } from '#app/ui/class-names.ts'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import type { SectionCounts } from './SectionCountsQuery.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The line at the top of every page. */
export function Header({ name, counts }: { name: string; counts?: SectionCounts }) {
  // The home page has the search in its content.
  const isHome = useLocation().pathname === paths.home.href()
  return (
    <header data-print="hide" className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex h-[calc(3rem-1px)] max-w-[110rem] items-center gap-3 px-3 lg:px-4">
        <NavigationDrawer counts={counts} />
        <Link to={paths.home.href()} className="flex shrink-0 items-center gap-2 no-underline lg:w-48">
          <img src="/favicon.svg" alt="" width="24" height="24" />
          <span
            className={classNames(
              'text-base font-semibold tracking-tight',
              // The name of the state takes its room on a phone.
              pageState && 'max-sm:sr-only',
            )}
          >
            {name}
          </span>
        </Link>
        {isHome ? null : <SearchField />}
        <Link
          to={paths.match.href()}
          className="h-8 shrink-0 rounded border border-line-strong px-2.5 text-sm leading-[1.875rem] font-medium whitespace-nowrap no-underline hover:bg-hover max-sm:hidden"
        >
          Match<span className="max-md:sr-only"> a tumour</span>
        </Link>
        <div className="ml-auto flex items-center gap-2">
          <div className="max-sm:hidden">
            <ThemeSwitch />
          </div>
          <div className={pageState ? undefined : 'max-sm:hidden'}>
            <StateControl />
          </div>
          {pageState ? null : <AccountMenu />}
        </div>
      </div>
    </header>
  )
}
