import type { FastifyRequest } from 'fastify'

/** Addresses under `/api/` that anyone may ask as often as they like: health, and the page to try queries. */
const FREE = new Set(['/api/status', '/api/ready', '/api/graphiql'])

/** The address of the Model Context Protocol. */
export const MCP_PATH = '/mcp'

const INTERFACES = /^\/(?:api|links|linkset|downloads|mcp)(?:\/|$)/
const SIGN_IN = /^\/api\/auth(?:\/|$)/
/** The route of the app's pages and of addresses that lead nowhere. */
const ANYTHING = '/*'

/**
 * The path of the route that answers, however its address is written (`/%61pi/…` is `/api/…`); where none does, the
 * address as it is.
 */
function pathOf({ routeOptions, url }: FastifyRequest): string {
  const route = routeOptions.url
  return route !== undefined && route !== ANYTHING ? route : (url.split('?', 1)[0] ?? url)
}

/**
 * Checks whether the request is to an interface for programs, to which identity and limits apply: no static
 * file, no health.
 */
export function isInterface(request: FastifyRequest): boolean {
  const path = pathOf(request)
  return INTERFACES.test(path) && !FREE.has(path)
}

/** Checks whether a page of the app or a file of it answers, which says what is wrong as a page. */
export const isPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === ANYTHING

/** Checks whether the path is one by which people sign in. */
export const isSignInPath = (path: string): boolean => SIGN_IN.test(path)

/** Checks whether the request is one by which people sign in, which has limits of its own. */
export const isSignIn = (request: FastifyRequest): boolean => isSignInPath(pathOf(request))
