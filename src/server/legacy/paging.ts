import type { z } from 'zod'
import type { PageRequest } from './endpoints/parameters.ts'
import type { paging } from './schemas/envelope.ts'

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The query of a request without page and count, as the client wrote it. */
function otherParameters(url: string): string {
  const [, query = ''] = splitUrl(url)
  const parameters = query
    .split('&')
    .filter((part) => part !== '' && !['page', 'count'].includes(decoded(part.split('=', 1)[0] ?? '')))
  return parameters.map((part) => `&${part}`).join('')
}

/** Path and query of a request's address. */
function splitUrl(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/** Where a page lies in its collection, with links to the pages beside it that keep the other parameters. */
export function pageInfo(
  { page, count }: PageRequest,
  totalCount: number,
  { baseUrl, url }: { baseUrl: string; url: string },
): z.infer<typeof paging> {
  const totalPages = Math.ceil(totalCount / count)
  const link = (number: number) =>
    `${baseUrl}${splitUrl(url)[0]}?count=${count}&page=${number}${otherParameters(url)}`
  const before = Math.min(page - 1, totalPages)
  return {
    current_page: page,
    per_page: String(count),
    total_pages: totalPages,
    total_count: totalCount,
    links: {
      next: page < totalPages ? link(page + 1) : null,
      previous: before > 0 ? link(before) : null,
    },
  }
}

/** The positions of a page's records in a collection, the end excluded. */
export function pageBounds({ page, count }: PageRequest, totalCount: number): [from: number, to: number] {
  if (page > Math.ceil(totalCount / count)) return [0, 0]
  const from = (page - 1) * count
  return [from, Math.min(from + count, totalCount)]
}
