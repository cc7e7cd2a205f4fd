import { installationId, parseOrigin } from '#server/knowledge/records/record-origins.ts'
import { recordTag } from '#domain/records/tags.ts'
import { finding } from './finding.ts'
import type { Check } from './finding.ts'

/** Copies of one's own evidence items and assertions, which mirrors of earlier versions made when these came back. */
export const surplusCopies: Check = async (db) => {
  const own = await installationId(db)
  const rows = await db
    .selectFrom('upstream_records')
    .leftJoin('evidence_items', (join) =>
      join.onRef('evidence_items.id', '=', 'record_id').on('record_type', '=', 'EVIDENCE_ITEM'),
    )
    .leftJoin('assertions', (join) =>
      join.onRef('assertions.id', '=', 'record_id').on('record_type', '=', 'ASSERTION'),
    )
    .select([
      'record_type',
      'record_id',
      'document',
      'evidence_items.status as ofEvidence',
      'assertions.status as ofAssertion',
    ])
    .where('record_type', 'in', ['EVIDENCE_ITEM', 'ASSERTION'])
    .where('own', '=', false)
    .where('gone', '=', false)
    .where('document', 'like', `%"originId":"${own}:%`)
    .execute()
  const copies = rows.filter(({ record_id, document, ofEvidence, ofAssertion }) => {
    const { originId } = JSON.parse(document ?? '{}') as { originId?: unknown }
    const origin = parseOrigin(originId)
    return (
      origin?.installation === own && origin.id !== record_id && (ofEvidence ?? ofAssertion) !== 'REJECTED'
    )
  })
  return [
    finding(
      'no record of an upstream is a copy of one that was created here (reject the copy)',
      copies.map(({ record_type, record_id }) =>
        recordTag(record_type === 'ASSERTION' ? 'ASSERTION' : 'EVIDENCE_ITEM', record_id),
      ),
    ),
  ]
}
