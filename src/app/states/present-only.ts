import type { RouteObject } from 'react-router'

/** Pages of accounts, persons and curation, of which a frozen state holds nothing. */
const PRESENT_ONLY =
  /^\/(sign-(in|up)|set-up|invitation|(forgotten|reset)-password|verify-email|unsubscribe|settings|administration|submit|queues|revision-sets|mirrors|notifications|activity|leaderboards|users|organizations)(\/|$)|\/revise$/

/** Checks whether the page at a path (or with a pattern of the router) exists only at present. */
const isPresentOnly = (path: string): boolean => PRESENT_ONLY.test(path)

const explanation = () => import('./PresentOnlyPage.tsx')

/** The routes of a state: where it has nothing to show, a page says so and leads to the present. */
export function routesAtState(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.path !== undefined && isPresentOnly(route.path)) return { path: route.path, lazy: explanation }
    if (!route.children) return route
    return { ...route, children: routesAtState(route.children) }
  })
}
