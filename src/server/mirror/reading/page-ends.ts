import { UpstreamFailure } from '../client/upstream-client.ts'
import type { UpstreamClient } from '../client/upstream-client.ts'
import type { UpstreamReader } from './read-records.ts'

/** What a page of a list brought. */
interface ListPage {
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
  nodes: readonly { id: number }[]
}

/** Ids that each list has brought to a client since its first page. */
const listed = new WeakMap<UpstreamClient, Map<string, Set<number>>>()

function idsOf(client: UpstreamClient, query: string, isFirst: boolean): Set<number> {
  const lists = listed.get(client) ?? new Map<string, Set<number>>()
  listed.set(client, lists)
  const ids = (isFirst ? null : lists.get(query)) ?? new Set<number>()
  lists.set(query, ids)
  return ids
}

/**
 * The beginning of the next page; null: there is none. Each page with a next one must bring something new, or the list
 * would never end, whatever its cursors.
 * @param list its query, which tells it apart, and what messages call it
 * @param after where the page begins; null: at the beginning
 * @throws UpstreamFailure when pages do not end
 */
export function nextPage(
  { client }: UpstreamReader,
  { query, name }: { query: string; name: string },
  after: string | null,
  { pageInfo, nodes }: ListPage,
): string | null {
  const ids = idsOf(client, query, after === null)
  const before = ids.size
  for (const { id } of nodes) ids.add(id)
  const { hasNextPage, endCursor } = pageInfo
  if (!hasNextPage) return null
  if (endCursor === null || ids.size === before)
    throw new UpstreamFailure(`pages of ${name} that do not end`, { isAnswer: true })
  return endCursor
}
