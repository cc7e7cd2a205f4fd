import { sameContent } from '#domain/mirror/upstream-document.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { parseOrigin } from '#server/knowledge/records/record-origins.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { UpstreamRecord } from '../reading/read-records.ts'
import type { Writing } from '#server/storage/database.ts'
import type { Mirroring } from './mirroring.ts'
import { inLocalIds } from './local-ids.ts'
import { recordsHere } from './plan-merge.ts'
import { mergedFields } from './resolve-record.ts'
import { retire } from './withdraw.ts'

/** Kinds that are rejected and withdrawn without anything that stands on them. */
type Retired = 'EVIDENCE_ITEM' | 'ASSERTION'

/** Whether people here have done something with a record. */
async function hasWorkHere(tx: Writing, kind: Retired, id: number): Promise<boolean> {
  for (const table of ['comments', 'flags', 'revisions', 'claims'] as const) {
    const work = await tx
      .selectFrom(table)
      .select('subject_id')
      .where('subject_type', '=', kind)
      .where('subject_id', '=', id)
      .executeTakeFirst()
    if (work) return true
  }
  if (kind === 'ASSERTION')
    return (
      (await tx.selectFrom('approvals').select('id').where('assertion_id', '=', id).executeTakeFirst()) !==
      undefined
    )
  const cited = await tx
    .selectFrom('assertion_evidence_items')
    .innerJoin('assertions', 'assertions.id', 'assertion_id')
    .select('assertion_id')
    .where('evidence_item_id', '=', id)
    .where('assertions.status', '<>', 'REJECTED')
    .executeTakeFirst()
  return cited !== undefined
}

/**
 * Takes a copy of one's own record out of use, which an earlier version made when the record came back from an upstream:
 * where what came back says what the own record says, and nobody here has done anything with the copy. The record of the
 * upstream is the own one from then on.
 * @param document what the upstream says
 * @param id the record here that its record was until now
 * @returns false where it is no copy, or stays
 */
export async function retireSurplusCopy(
  mirroring: Mirroring,
  { kind, id: upstreamRecordId, document }: UpstreamRecord & { document: UpstreamDocument },
  id: number,
): Promise<boolean> {
  const { tx, upstreamId, installation, ids, sweep } = mirroring
  const origin = parseOrigin(document['originId'])
  if (origin?.installation !== installation || origin.id === id) return false
  if (kind !== 'EVIDENCE_ITEM' && kind !== 'ASSERTION') return false
  const own = origin.id
  const here = await recordsHere(tx, upstreamId, kind, [own, id])
  const ours = here.documents.get(own)
  if (!ours || (here.marks.get(id)?.size ?? 0) > 0 || (await hasWorkHere(tx, kind, id))) return false
  const local = inLocalIds(document, ids).document
  const isSame = Object.entries(mergedFields(local)).every(([field, content]) =>
    sameContent(content ?? null, ours[field] ?? null),
  )
  if (!isSame) return false
  await retire(mirroring, { kind, id }, `A copy of ${recordTag(kind, own)}, which was created here.`)
  ids.set(kind, upstreamRecordId, own)
  await tx
    .updateTable('upstream_records')
    .set({ record_id: own, own: true, document: null, sweep })
    .where('upstream_id', '=', upstreamId)
    .where('record_type', '=', kind)
    .where('upstream_record_id', '=', upstreamRecordId)
    .execute()
  return true
}
