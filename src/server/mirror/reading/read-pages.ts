import { z } from 'zod'
import { UpstreamFailure } from '../client/upstream-client.ts'
import type { ListQuery } from '../interface/queries.ts'
import { nextPage } from './page-ends.ts'
import { readRecords } from './read-records.ts'
import type { ReadRecords, UpstreamReader } from './read-records.ts'

/** Records of one page. */
export const PAGE = 100
/** Attempts at a page that may be read by ids instead. */
const ATTEMPTS = 3

/** A page of a list: its records, and where the next page begins; null: it is the last. */
export interface RecordPage extends ReadRecords {
  next: string | null
}

const pageShape = z.object({
  page: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(z.looseObject({ id: z.int().positive() })),
  }),
})

type Page = z.infer<typeof pageShape>['page']

async function readNodes(
  { client, schema, budget }: UpstreamReader,
  list: ListQuery,
  content: 'fields' | 'ids',
  after: string | null,
): Promise<Page> {
  const attempts = content === 'fields' ? ATTEMPTS : undefined
  const variables = { first: PAGE, after }
  const data = await client.query(schema.pageQuery(list, content), variables, budget, attempts)
  const { success, data: answer } = pageShape.safeParse(data)
  if (!success) throw new UpstreamFailure(`a page of ${list.query} that cannot be read`, { isAnswer: true })
  return answer.page
}

/**
 * Reads a page of a list. If it fails with all fields, its ids are read, and the records by id.
 * @param after where the page begins; null: at the beginning
 * @throws UpstreamFailure when the upstream does not respond, or its pages do not end
 */
export async function readPage(
  reader: UpstreamReader,
  list: ListQuery,
  after: string | null,
): Promise<RecordPage> {
  const { kind } = list
  const nextOf = (page: Page) => nextPage(reader, { query: list.query, name: list.query }, after, page)
  let page: Page
  try {
    page = await readNodes(reader, list, 'fields', after)
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    const { nodes, pageInfo } = await readNodes(reader, list, 'ids', after)
    const read = await readRecords(
      reader,
      nodes.map(({ id }) => ({ kind, id })),
    )
    return { ...read, next: nextOf({ nodes, pageInfo }) }
  }
  const records = page.nodes.map((node) => ({
    kind,
    id: node.id,
    document: reader.schema.documentOf(kind, node),
  }))
  return { records, unreadable: [], next: nextOf(page) }
}
