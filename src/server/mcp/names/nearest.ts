import type { RecordSearchKind } from '#domain/vocabularies/search.ts'
import { searchRecords } from '#server/knowledge/search/fuzzy/record-search.ts'
import { refOf, referredKinds } from '../reading/refs.ts'
import type { McpReading } from '../reading/knowledge.ts'
import type { Candidate } from './named-record.ts'

const MOST = 5

/** Records with a name near the text, to be offered: one of them is never taken for it. */
export async function nearestNames(
  { scan }: McpReading,
  text: string,
  kinds: readonly RecordSearchKind[],
): Promise<Candidate[]> {
  const { records } = await searchRecords(scan, text)
  return records
    .flatMap(({ kind, id, name }) => {
      const referred = referredKinds.find((each) => each === kind)
      return referred && kinds.includes(kind) ? [{ ref: refOf(referred, id), name, gene: null }] : []
    })
    .slice(0, MOST)
}
