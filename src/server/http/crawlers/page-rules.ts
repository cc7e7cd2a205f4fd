import { isRecordPath } from '#server/knowledge/text/link-previews.ts'

/**
 * Pages that crawlers leave alone, as robots.txt writes them (RFC 9309): beginnings of paths, in which `*` stands for
 * anything. Forms, queues, accounts, searches, people, and versions, which a search engine would show as if they were current.
 */
export const CLOSED_PAGES: readonly string[] = [
  '/submit',
  '/*/revise',
  '/*/versions/',
  '/queues',
  '/revision-sets/',
  '/notifications',
  '/activity',
  '/leaderboards',
  '/users/',
  '/settings/',
  '/administration',
  '/mirrors',
  '/sign-in',
  '/sign-up',
  '/set-up',
  '/invitation',
  '/forgotten-password',
  '/reset-password',
  '/verify-email',
  '/unsubscribe',
  '/find',
  '/search',
]

const closed = new RegExp(`^(?:${CLOSED_PAGES.map((pattern) => pattern.replaceAll('*', '[^?]*')).join('|')})`)

/** Checks whether the page at a path is one that crawlers leave alone. */
const isClosedPage = (path: string): boolean => closed.test(path)

/** Parameters that change the order of rows, and neither which there are nor what they say. */
const ORDER = new Set(['sort'])

/**
 * Checks whether search engines are to know a page, under its address without parameters: parts of a record and rows in
 * another order are the same page, some of the rows are another, which nobody is to find instead of all.
 */
export function isIndexed(address: string): boolean {
  const [path = '/', parameters] = address.split('?', 2)
  if (isClosedPage(path)) return false
  return isRecordPath(path) || [...new URLSearchParams(parameters)].every(([name]) => ORDER.has(name))
}
