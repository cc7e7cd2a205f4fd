import { userDisplayName } from '#domain/text/names.ts'
import { flaggableEntities } from '#domain/vocabularies/curation.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { claimOf, isStanding } from '#server/knowledge/activity/claims.ts'
import type { ClaimRecord } from '#server/knowledge/activity/claims.ts'
import { existing } from '#server/knowledge/records/records.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { requireEditor } from '../rights.ts'
import { existingSubject } from '../subjects.ts'

/** How long a claim stands unless it is renewed. */
const CLAIM_MS = 3_600_000

type Claimed = { entityType: FlaggableEntity; id: number }

/** Somebody else's claim that stands, or null. */
async function claimOfAnother(
  { find, user, now }: Curation,
  { entityType, id }: Claimed,
): Promise<ClaimRecord | null> {
  const claim = await find(claimOf(entityType), id)
  return claim && claim.user_id !== user.id && isStanding(claim, now) ? claim : null
}

/**
 * Says that the caller is reviewing a record, for an hour from now; again renews it. It is advice to other editors
 * and stops nobody.
 * @throws ClientError for a record that does not exist, for anyone but editors, and while another editor's claim stands
 */
export async function claimRecord(curation: Curation, subject: Claimed) {
  const { tx, user, now } = curation
  await existingSubject(curation, subject, flaggableEntities)
  requireEditor(curation, 'claim records')
  const times = { claimed_at: now, expires_at: new Date(Date.parse(now) + CLAIM_MS).toISOString() }
  // Of two who claim it at once, the second sees what the first has written.
  const claimed = await tx
    .insertInto('claims')
    .values({ subject_type: subject.entityType, subject_id: subject.id, user_id: user.id, ...times })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_type', 'subject_id'])
        .doUpdateSet({ user_id: user.id, ...times })
        .where(({ or, eb }) => or([eb('claims.user_id', '=', user.id), eb('claims.expires_at', '<=', now)])),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (claimed) return { subject }
  const other = await existing(claimOfAnother(curation, subject))
  const holder = await existing(curation.find(userById, other.user_id))
  throw new ClientError(
    'CONFLICT',
    `${userDisplayName({ ...holder, email: null })} is reviewing it until ${other.expires_at}`,
  )
}

/**
 * Ends a claim of the caller's; without one nothing happens.
 * @throws ClientError for a record that does not exist, and for somebody else's claim
 */
export async function releaseClaim(curation: Curation, subject: Claimed) {
  const { tx, user } = curation
  await existingSubject(curation, subject, flaggableEntities)
  if (await claimOfAnother(curation, subject))
    throw new ClientError(
      'FORBIDDEN',
      'Another user is reviewing it; only they can stop before the time is up',
    )
  await tx
    .deleteFrom('claims')
    .where('subject_type', '=', subject.entityType)
    .where('subject_id', '=', subject.id)
    .where('user_id', '=', user.id)
    .execute()
  return { subject }
}
