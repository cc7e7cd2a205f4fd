import { recordTag } from '#domain/tags.ts'
import { tooLongTexts } from '#domain/text-lengths.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Curation } from './curate.ts'
import {
  evidenceItemColumns,
  evidenceItemFieldsById,
  evidenceViolations,
  linkEvidenceItem,
  missingFromEvidence,
} from './evidence-item-fields.ts'
import type { EvidenceItemFields } from './evidence-item-fields.ts'
import { recordActivity } from './record-activity.ts'
import { Refusal, refuseFor } from './refusal.ts'
import { subscribe } from './subscribing.ts'
import { refuseInvalid } from './validity.ts'

/**
 * Submits an evidence item; whoever submits it is subscribed to it (curation rules, section 2).
 * @throws Refusal when it names what does not exist, repeats an evidence item or breaks a rule of validity
 */
export async function submitEvidence(
  curation: Curation,
  { fields, comment }: { fields: EvidenceItemFields; comment: string | null },
) {
  const { tx, now } = curation
  refuseFor('NOT_FOUND', await missingFromEvidence(tx, fields))
  const twin = await identicalEvidence(tx, fields)
  if (twin !== null)
    throw new Refusal(
      'CONFLICT',
      `An identical evidence item already exists: ${recordTag('EVIDENCE_ITEM', twin)}`,
    )
  refuseInvalid([
    ...tooLongTexts({ description: fields.description }),
    ...(await evidenceViolations(tx, [fields])).flat(),
  ])
  const { id } = await tx
    .insertInto('evidence_items')
    .values({
      ...evidenceItemColumns(fields),
      status: 'SUBMITTED',
      origin: 'LOCAL',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await linkEvidenceItem(tx, id, fields)
  const subject = { entityType: 'EVIDENCE_ITEM', id } as const
  await recordActivity(curation, {
    kind: 'SUBMIT_EVIDENCE_ITEM',
    subject,
    verb: 'submitted evidence item',
    note: comment,
    events: [{ action: 'SUBMITTED', subject }],
  })
  await subscribe(curation, subject)
  return { evidenceItemId: id }
}

const sameIds = (some: readonly number[], others: readonly number[]) => some.join() === others.join()

/**
 * The submitted or accepted evidence item that says the same, whatever its description; null when there is none.
 * Of several the first.
 */
export async function identicalEvidence(db: Reading, fields: EvidenceItemFields): Promise<number | null> {
  const { description: _, description_sort_key: __, ...columns } = evidenceItemColumns(fields)
  const rows = await db
    .selectFrom('evidence_items')
    .select('id')
    .where((is) =>
      is.and([
        ...Object.entries(columns).map(([column, value]) =>
          is(column as keyof typeof columns, value === null ? 'is' : '=', value),
        ),
        is('status', 'in', ['SUBMITTED', 'ACCEPTED']),
      ]),
    )
    .orderBy('id')
    .execute()
  if (rows.length === 0) return null
  const ids = rows.map(({ id }) => id)
  const candidates = await evidenceItemFieldsById(db, ids)
  const index = candidates.findIndex(
    (other) =>
      other !== null &&
      sameIds(other.therapyIds, fields.therapyIds) &&
      sameIds(other.phenotypeIds, fields.phenotypeIds),
  )
  return ids[index] ?? null
}
