import type { RouteObject } from 'react-router'

type Loaded<Part extends 'Component' | 'loader'> = () => Promise<{
  [part in Part]: NonNullable<RouteObject[part]>
}>

/**
 * A page with its code in a file of its own. Its loader, if it has one, comes in another one beside it, so that the
 * query starts while the page's code is fetched.
 */
export function pageRoute(
  { path }: { path: string },
  component: Loaded<'Component'>,
  loader?: Loaded<'loader'>,
): RouteObject {
  return {
    path,
    lazy: {
      Component: async () => (await component()).Component,
      ...(loader && { loader: async () => (await loader()).loader }),
    },
  }
}
