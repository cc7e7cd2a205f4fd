import { z } from 'zod'
import { UpstreamFailure } from '../client/upstream-client.ts'
import { nextPage } from './page-ends.ts'
import type { RecordKey, UpstreamReader } from './read-records.ts'

const FEATURES = `query ($after: String) {
  changes(recordType: FEATURE, first: 300, after: $after) {
    pageInfo { hasNextPage endCursor } nodes { version { recordId } } } }`

const changesShape = z.object({
  changes: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    nodes: z.array(z.object({ version: z.object({ recordId: z.int().positive() }) })),
  }),
})

/** A page of the features of another Curia, those among them that are in no list as they have no variants. */
export async function readFeatureKeys(
  reader: UpstreamReader,
  after: string | null,
): Promise<{ keys: RecordKey[]; next: string | null }> {
  const { client, budget } = reader
  const { success, data } = changesShape.safeParse(await client.query(FEATURES, { after }, budget))
  if (!success) throw new UpstreamFailure('changes that cannot be read', { isAnswer: true })
  const { nodes, pageInfo } = data.changes
  const keys = nodes.map(({ version }): RecordKey => ({ kind: 'FEATURE', id: version.recordId }))
  return {
    keys,
    next: nextPage(reader, { query: FEATURES, name: 'changes' }, after, { pageInfo, nodes: keys }),
  }
}
