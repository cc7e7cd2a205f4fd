import { useReducer, useState } from 'react'
import type { RowConnection } from './table-definition.ts'

type Pages<Row> = Pick<RowConnection<Row>, 'nodes' | 'pageInfo'>

/** The rows that were loaded after a first page, under the rows of that page. */
const pagesByFirst = new WeakMap<readonly unknown[], Pages<never>>()

/** Lists whose next page is on its way. */
const asking = new WeakSet<readonly unknown[]>()

/** Forgets what followed these rows, which are asked for anew. */
export function evictFurtherRows(firstRows: readonly unknown[]): void {
  pagesByFirst.delete(firstRows)
}

/** The rows of a list so far, and how the next are loaded. */
export type GrowingRows<Row> = {
  rows: readonly Row[] | null
  /** Loads the next; null when all are there, or when they failed. */
  more: (() => void) | null
  failure: unknown
  retry: () => void
}

/**
 * The first page of a list and those that follow it, one after the other. They are kept beside Apollo's cache, which
 * reads a list as a whole again with each page that is added: with thousands of rows that is felt while scrolling. The
 * rows are there again when the reader comes back, as long as the first page is the same.
 *
 * @param ask gives the page that follows a cursor
 */
export function useFurtherRows<Row>(
  first: RowConnection<Row> | null,
  ask: (after: string) => Promise<RowConnection<Row>>,
): GrowingRows<Row> {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const [failed, setFailed] = useState<{ list: readonly Row[]; error: unknown } | null>(null)
  if (!first) return { rows: null, more: null, failure: null, retry: () => undefined }

  const list = first.nodes
  // A map of lists of any kind: what is kept under a list holds rows as it does.
  const pages: Pages<Row> = pagesByFirst.get(list) ?? first
  const failure = failed?.list === list ? failed.error : null
  const cursor = pages.pageInfo.hasNextPage ? pages.pageInfo.endCursor : null

  const load = async (after: string) => {
    if (asking.has(list)) return
    asking.add(list)
    setFailed(null)
    try {
      const { nodes, pageInfo } = await ask(after)
      pagesByFirst.set(list, { nodes: [...pages.nodes, ...nodes] as never[], pageInfo })
      draw()
    } catch (error) {
      setFailed({ list, error })
    } finally {
      asking.delete(list)
    }
  }
  const more = cursor ? () => void load(cursor) : null
  return { rows: pages.nodes, more: failure ? null : more, failure, retry: more ?? (() => undefined) }
}
