import { tooLongTexts } from '#domain/text/text-lengths.ts'
import { refreshEvidenceCounts } from '#server/knowledge/derived.ts'
import { throwIfAny } from '#server/errors/client-error.ts'
import {
  assertionColumns,
  assertionReviewTimes,
  assertionViolations,
  linkAssertion,
  missingFromAssertion,
} from './assertion-fields.ts'
import type { AssertionFields } from './assertion-fields.ts'
import type { Curation } from '../curate.ts'
import { recordActivity } from '../record-activity.ts'
import { subscribe } from '../discussion/subscribing.ts'
import { assertValid } from '../validity.ts'

/**
 * Submits an assertion; whoever submits it is subscribed to it (curation rules, section 2).
 * @throws ClientError when it names what does not exist, or when it or evidence it cites breaks a rule of validity
 */
export async function submitAssertion(
  curation: Curation,
  { fields, comment }: { fields: AssertionFields; comment: string | null },
) {
  const { tx, now } = curation
  throwIfAny('NOT_FOUND', await missingFromAssertion(tx, fields))
  const { summary, description, nccnGuidelineVersion } = fields
  assertValid([
    ...tooLongTexts({ summary, description, nccn_guideline_version: nccnGuidelineVersion }),
    ...(await assertionViolations(tx, fields)),
  ])
  const { id } = await tx
    .insertInto('assertions')
    .values({
      ...assertionColumns(fields),
      ...assertionReviewTimes(fields, null, now),
      status: 'SUBMITTED',
      origin: 'LOCAL',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await linkAssertion(tx, id, fields)
  await refreshEvidenceCounts(tx, [id])
  const subject = { entityType: 'ASSERTION', id } as const
  await recordActivity(curation, {
    kind: 'SUBMIT_ASSERTION',
    subject,
    note: comment,
    events: [{ action: 'ASSERTION_SUBMITTED', subject }],
  })
  await subscribe(curation, subject)
  return { assertionId: id }
}
