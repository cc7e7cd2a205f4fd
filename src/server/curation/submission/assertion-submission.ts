import type { AssertionFields } from '#domain/records/fields/assertion.ts'
import { tooLongTexts } from '#domain/text/text-lengths.ts'
import { refreshEvidenceCounts } from '#server/knowledge/derived.ts'
import { throwIfAny } from '#server/errors/client-error.ts'
import { assertionReviewTimes, assertionViolations, storedAssertions } from './assertion-fields.ts'
import type { Curation } from '../curate.ts'
import { valuesOf } from '../revising/revisable.ts'
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
  throwIfAny('NOT_FOUND', await storedAssertions.missing(tx, fields))
  assertValid([...tooLongTexts(valuesOf(fields)), ...(await assertionViolations(tx, fields))])
  const { id } = await tx
    .insertInto('assertions')
    .values({
      ...storedAssertions.columns(fields),
      ...assertionReviewTimes(fields, null, now),
      status: 'SUBMITTED',
      origin: 'LOCAL',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storedAssertions.setLists(tx, id, fields)
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
