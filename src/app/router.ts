import { createBrowserRouter, matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { routes } from './routes.tsx'
import { pageBase, pageState } from './page-state/page-state.ts'
import { routesAtState } from './states/present-only.ts'

const ofState = pageState ? routesAtState : (same: RouteObject[]) => same
const basename = pageBase() || '/'

/** Home, tables and records are known from the start; the other pages once an address is none of these. */
export const router = createBrowserRouter(ofState(routes), {
  basename,
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (matchRoutes(routes, path, basename)?.at(-1)?.route.path !== '*') return
    // Those that it knows already it leaves out.
    patch('pages', ofState(await otherRoutes(path)))
  },
})

/** The other pages. Where their code does not come, the address fails as a page: else the router would draw nothing. */
async function otherRoutes(path: string): Promise<RouteObject[]> {
  try {
    return (await import('./other-routes.ts')).otherRoutes
  } catch (error) {
    return [{ path, loader: () => Promise.reject(error), Component: () => null }]
  }
}
