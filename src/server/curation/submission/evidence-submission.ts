import { tooLongTexts } from '#domain/text/text-lengths.ts'
import { throwIfAny } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import {
  evidenceItemColumns,
  evidenceViolations,
  linkEvidenceItem,
  missingFromEvidence,
} from './evidence-item-fields.ts'
import type { EvidenceItemFields } from './evidence-item-fields.ts'
import { identicalEvidenceError } from './identical-evidence.ts'
import { recordActivity } from '../record-activity.ts'
import { subscribe } from '../discussion/subscribing.ts'
import { assertValid } from '../validity.ts'

/**
 * Submits an evidence item; whoever submits it is subscribed to it (curation rules, section 2).
 * @throws ClientError when it names what does not exist, breaks a rule of validity or repeats an evidence item
 */
export async function submitEvidence(
  curation: Curation,
  { fields, comment }: { fields: EvidenceItemFields; comment: string | null },
) {
  const { tx, now } = curation
  throwIfAny('NOT_FOUND', await missingFromEvidence(tx, fields))
  assertValid([
    ...tooLongTexts({ description: fields.description }),
    ...(await evidenceViolations(tx, [fields])).flat(),
  ])
  throwIfAny('CONFLICT', [await identicalEvidenceError(tx, fields)])
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
    note: comment,
    events: [{ action: 'SUBMITTED', subject }],
  })
  await subscribe(curation, subject)
  return { evidenceItemId: id }
}
