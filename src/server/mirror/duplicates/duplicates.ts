import { duplicateKinds } from '#domain/mirror/duplicate-kinds.ts'
import { flatDocument, sameContent } from '#domain/mirror/upstream-document.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { documentFieldLabel, documentValueText } from '#domain/versions/document-text.ts'
import { giveWay } from '#server/concurrency/scheduler.ts'
import type { Reading } from '#server/storage/database.ts'
import { documentsOf } from '#server/storage/versions/documents.ts'
import { storedDocument } from '../writing/earlier-contents.ts'
import { duplicatePairs } from './duplicate-pairs.ts'
import type { DuplicatePair } from './duplicate-pairs.ts'

/** A field of which a record made here and one of an upstream say something. */
export interface ComparedField {
  label: string
  /** As people read it; empty: nothing. */
  local: string
  upstream: string
  isSame: boolean
}

/** A record that was made here, and a record of an upstream that may be the same. */
export interface PossibleDuplicate extends DuplicatePair {
  /** Name of the upstream. */
  upstream: string
  fields: ComparedField[]
}

/** Duplicates of one list. */
const MOST_LISTED = 100

/** Fields that say nothing of what a record is about. */
const unlike: ReadonlySet<string> = new Set(['status', 'withdrawn', 'deprecated', 'deprecationReason'])

const isPlain = (field: string) =>
  !unlike.has(field) && !/^(singleVariant|exonCoordinates\.|coordinates\.)/.test(field)

/** What two documents say, field by field. */
function comparedFields(
  { kind }: DuplicatePair,
  local: UpstreamDocument,
  upstream: UpstreamDocument,
): ComparedField[] {
  const fields = [...new Set([...Object.keys(local), ...Object.keys(upstream)])].filter(isPlain)
  return fields.flatMap((field) => {
    const [ours = null, theirs = null] = [local[field], upstream[field]]
    const texts = { local: documentValueText(field, ours), upstream: documentValueText(field, theirs) }
    if (texts.local === '' && texts.upstream === '') return []
    return { label: documentFieldLabel(field, kind), ...texts, isSame: sameContent(ours, theirs) }
  })
}

/** Name of the upstream that a record comes from. */
export async function upstreamOf(
  db: Reading,
  { kind, recordId }: Pick<DuplicatePair, 'kind' | 'recordId'>,
): Promise<string> {
  const { name } = await db
    .selectFrom('upstream_records')
    .innerJoin('upstreams', 'upstreams.id', 'upstream_records.upstream_id')
    .select('upstreams.name')
    .where('record_type', '=', kind)
    .where('record_id', '=', recordId)
    .where('gone', '=', false)
    .orderBy('upstreams.id')
    .executeTakeFirstOrThrow()
  return name
}

/** Records made here that an upstream may have, too, and about which nobody has decided; at most a hundred. */
export async function possibleDuplicates(db: Reading): Promise<PossibleDuplicate[]> {
  const pairs: DuplicatePair[] = []
  for (const kind of duplicateKinds.values) {
    if (pairs.length < MOST_LISTED)
      pairs.push(...(await duplicatePairs(db, kind, { localId: null, most: MOST_LISTED - pairs.length })))
    await giveWay()
  }
  const duplicates: PossibleDuplicate[] = []
  for (const pair of pairs) {
    const texts = await documentsOf(db, pair.kind, [pair.localId, pair.recordId])
    const documentOf = (id: number) => {
      const text = texts.get(id)
      return text === undefined ? flatDocument({}) : storedDocument(text)
    }
    const fields = comparedFields(pair, documentOf(pair.localId), documentOf(pair.recordId))
    duplicates.push({ ...pair, upstream: await upstreamOf(db, pair), fields })
  }
  return duplicates
}
