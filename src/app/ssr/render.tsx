import { ApolloLink, Observable } from '@apollo/client'
import type { OperationVariables } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ExecutionResult } from 'graphql'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { RouteObject } from 'react-router'
import { createClient, setClient } from '../apollo/client.ts'
import { textOf } from '../apollo/fetch-link.ts'
import { OriginProvider } from '../entities/evidence/origin.ts'
import { firstRowsLoaded } from '../entities/tables/start-record-table.ts'
import { otherRoutes } from '../other-routes.ts'
import { routes } from '../routes.tsx'
import { pageBase, setPageState } from '../page-state/page-state.ts'
import { routesAtState } from '../states/present-only.ts'
import type { PageState } from '../page-state/page-state.ts'
import { ShellPage } from './ShellPage.tsx'

/** Executes an operation of the GraphQL interface, without the way over the network. */
export type Execute = (operation: {
  query: string
  variables: OperationVariables
  operationName: string | undefined
}) => Promise<ExecutionResult>

/** A page before scripts run. */
export type RenderedPage = {
  /** The elements of the page. */
  markup: string
  /** The title that the page gives itself; null where it is a shell. */
  title: string | null
  /** State of the Apollo cache: JSON that `ssr-state.ts` takes up in the browser. */
  state: string
}

/** The routes with lazy parts of their own: a handler empties those that it has loaded, which others could then not load. */
const ownRoutes = (shared: readonly RouteObject[]): RouteObject[] =>
  shared.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }),
    ...(route.children && { children: ownRoutes(route.children) }),
  })) as RouteObject[]

/** All pages: those that the browser learns of later, too. */
const everyRoute = routes.map((root) => ({
  ...root,
  children: root.children?.map((pages) => ({
    ...pages,
    children: [...(pages.children ?? []), ...otherRoutes],
  })),
})) as RouteObject[]

/** The routes with a shell in the place of every page. */
const shellRoutes = (shared: readonly RouteObject[]): RouteObject[] =>
  shared.map((route) =>
    route.children
      ? ({ ...route, children: shellRoutes(route.children) } as RouteObject)
      : { path: route.path, Component: ShellPage },
  )

const presentPages = createStaticHandler(ownRoutes(everyRoute))
const presentShells = createStaticHandler(shellRoutes(everyRoute))

function handlerOf(isShell: boolean, state: PageState | null) {
  if (!state) return isShell ? presentShells : presentPages
  const pages = isShell ? shellRoutes(everyRoute) : ownRoutes(everyRoute)
  return createStaticHandler(routesAtState(pages), { basename: pageBase() })
}

/** What React puts before the elements of a page, for the head of its document. */
const HEAD = /^(?:<link[^>]*>|<title>[^<]*<\/title>)+/

/**
 * Renders a page of the app as a reader without an account sees it, with an Apollo client of its own. A worker calls it
 * for one page at a time, as loaders find the client in its module.
 *
 * @param address whole, as `https://curia.example.org/genes/BRAF`, at a state with its name; with `#shell` the frame of
 *   the page alone, the same for all parameters
 * @param state that is read; null: the present
 * @returns null where the page leads elsewhere, is not there, or an answer holds errors: the browser then finds out
 */
export async function renderPage(
  address: string,
  execute: Execute,
  state: PageState | null,
): Promise<RenderedPage | null> {
  let failed = false
  const client = createClient(linkTo(execute, () => (failed = true)))
  setClient(client)
  setPageState(state)
  const [page = address, part] = address.split('#', 2)
  const { query, dataRoutes } = handlerOf(part === 'shell', state)
  try {
    const context = await query(new Request(page))
    await firstRowsLoaded()
    if (context instanceof Response || context.errors || failed) return null
    const router = createStaticRouter(dataRoutes, context)
    const markup = renderToStaticMarkup(
      <OriginProvider value={new URL(page).origin}>
        <ApolloProvider client={client}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ApolloProvider>
      </OriginProvider>,
    )
    // The shape of a page that waits for something has no heading.
    if (failed || !markup.includes('<h1')) return null
    // The head of the document has its own title and names the pictures.
    const [head = ''] = HEAD.exec(markup) ?? []
    const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? null
    return { markup: markup.slice(head.length), title, state: JSON.stringify(client.extract()) }
  } finally {
    client.stop()
  }
}

function linkTo(execute: Execute, onFailure: () => void): ApolloLink {
  return new ApolloLink(
    ({ query: document, variables, operationName }) =>
      new Observable((observer) => {
        const answer = async () => {
          const { data, errors } = await execute({ query: textOf(document), variables, operationName })
          if (errors) onFailure()
          observer.next({ data, errors } as ApolloLink.Result)
          observer.complete()
        }
        answer().catch((error: unknown) => {
          onFailure()
          observer.error(error)
        })
      }),
  )
}
