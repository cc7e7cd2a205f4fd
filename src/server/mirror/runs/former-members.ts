import { isReference } from '#domain/mirror/upstream-document.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { keyText, readRecords } from '../reading/read-records.ts'
import type { ReadRecords, RecordKey, UpstreamReader } from '../reading/read-records.ts'
import { storedDocument } from '../writing/earlier-contents.ts'
import type { RecordMapping } from '../writing/local-ids.ts'

const membersOf = ({ variants }: UpstreamDocument): number[] =>
  Array.isArray(variants) ? variants.filter(isReference).map(({ id }) => id) : []

/**
 * Adds the variants that variant groups no longer list. Groups leave out deprecated variants, which stay members: whether
 * a variant is deprecated must be known before its group is merged.
 * @param mappingsOf gives what the upstream said of records last
 */
export async function withFormerMembers(
  reader: UpstreamReader,
  read: ReadRecords,
  mappingsOf: (keys: readonly RecordKey[]) => Promise<Map<string, RecordMapping>>,
): Promise<ReadRecords> {
  const groups = read.records.filter(({ kind }) => kind === 'VARIANT_GROUP')
  const mappings = await mappingsOf(groups)
  const seen = new Set([...read.records, ...read.unreadable].map(keyText))
  const former = groups.flatMap((group): RecordKey[] => {
    const last = mappings.get(keyText(group))?.document
    if (group.document === null || last == null) return []
    const listed = new Set(membersOf(group.document))
    return membersOf(storedDocument(last))
      .filter((id) => !listed.has(id))
      .map((id) => ({ kind: 'VARIANT', id }))
  })
  const more = await readRecords(
    reader,
    former.filter((key) => !seen.has(keyText(key))),
  )
  return {
    records: [...read.records, ...more.records],
    unreadable: [...read.unreadable, ...more.unreadable],
  }
}
