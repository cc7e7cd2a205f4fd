import { Suspense, useState } from 'react'
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router'
import type { Location } from 'react-router'
import { SiteNameProvider } from '#app/entities/header/PageTitle.tsx'
import { pageState } from '#app/page-state/page-state.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LazyDeferredShell } from './LazyDeferredShell.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import type { SectionCounts } from './SectionCountsQuery.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { StarterBanner } from './StarterBanner.tsx'
import type { rootLoader } from './root-loader.ts'
import { StateBanner } from '#app/states/StateBanner.tsx'
import { usePageFocus } from './use-page-focus.ts'

/** A document that was opened by its address has the key of every other one: its place is that of its address. */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** The frame of every page. */
export function Root() {
  const status = useLoaderData<typeof rootLoader>()?.knowledgebase
  const main = usePageFocus()
  const [counts, setCounts] = useState<SectionCounts>()
  const [connectionBar, setConnectionBar] = useState<Element | null>(null)
  return (
    <SiteNameProvider value={status?.name ?? 'Curia'}>
      <a
        href="#main"
        className="sr-only rounded bg-accent px-3 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <Header name={status?.name ?? 'Curia'} counts={counts} />
      <NavigationProgress />
      <div ref={setConnectionBar} />
      {pageState ? <StateBanner /> : null}
      <div className="mx-auto flex max-w-[110rem]">
        <div
          data-print="hide"
          className="sticky top-12 hidden h-[calc(100dvh-3rem)] w-56 shrink-0 overflow-y-auto border-r border-line px-2 py-3 lg:block"
        >
          <SideNavigation counts={counts} />
        </div>
        <div className="flex min-h-[calc(100dvh-3rem)] min-w-0 flex-1 flex-col sm:has-data-[fit=page]:h-[calc(100dvh-3rem)]">
          {status ? <StarterBanner contents={status.contents} upstreams={status.upstreams} /> : null}
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="flex flex-1 flex-col px-4 py-4 outline-none has-data-[fit=page]:min-h-0 lg:px-6"
          >
            <Suspense fallback={null}>
              <Outlet />
            </Suspense>
          </main>
          {status ? <Footer status={status} /> : null}
        </div>
      </div>
      <LazyDeferredShell
        knowledgeVersion={pageState ? undefined : status?.knowledgeVersion}
        onCounts={setCounts}
        connectionBar={connectionBar}
      />
      <ScrollRestoration getKey={scrollKey} />
    </SiteNameProvider>
  )
}
