import { createBrowserRouter, matchRoutes } from 'react-router'
import { routes } from './routes.tsx'

/** Home, tables and records are known from the start; the other pages once an address is none of these. */
export const router = createBrowserRouter(routes, {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (matchRoutes(routes, path)?.at(-1)?.route.path !== '*') return
    // Those that it knows already it leaves out.
    patch('root', (await import('./other-routes.ts')).otherRoutes)
  },
})
