import { recordTables } from '#server/storage/tables/record-tables.ts'
import { resolveDenial, standingDenial } from '#domain/policies/flags.ts'
import { recordTag } from '#domain/records/tags.ts'
import { flaggableEntities } from '#domain/vocabularies/curation.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { requireReview } from '../moderation/approval-review.ts'
import type { Curation } from '../curate.ts'
import { recordActivity } from '../record-activity.ts'
import { withCoi } from '../rights.ts'
import { existingSubject } from '../subjects.ts'

type Flaggable = { entityType: FlaggableEntity; id: number }

/** A record is flagged as long as one of its flags is open. */
async function refreshFlagged({ tx }: Curation, { entityType, id }: Flaggable): Promise<void> {
  const open = await tx
    .selectFrom('flags')
    .select('id')
    .where('subject_type', '=', entityType)
    .where('subject_id', '=', id)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
  // Kysely cannot follow one of several tables; each of these has the two columns.
  await tx
    .updateTable(recordTables[entityType] as 'features')
    .set({ flagged: open !== undefined })
    .where('id', '=', id)
    .execute()
}

/**
 * Flags a record: something about it is wrong. Approvals that rest on it need review (curation rules, section 5).
 * @throws ClientError when there is no such record
 */
export async function flagEntity(
  curation: Curation,
  { subject, comment }: { subject: Flaggable; comment: string },
) {
  const { tx, user, organizationId, now } = curation
  await existingSubject(curation, subject, flaggableEntities)
  const { id: flagId } = await tx
    .insertInto('flags')
    .values({
      subject_type: subject.entityType,
      subject_id: subject.id,
      flagging_user_id: user.id,
      organization_id: organizationId,
      state: 'OPEN',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await refreshFlagged(curation, subject)
  const approvalIds = await requireReview(curation, subject)
  const flag = { entityType: 'FLAG', id: flagId } as const
  await recordActivity(curation, {
    kind: 'FLAG_ENTITY',
    subject,
    note: comment,
    events: [{ action: 'FLAGGED', subject, origin: flag }],
    linked: [flag],
    approvalIds,
  })
  return { flagId }
}

/**
 * Resolves a flag. Approvals do not come back by themselves (curation rules, section 5).
 * @throws ClientError when there is none, when it is resolved already, or when the caller may not
 */
export async function resolveFlag(curation: Curation, { id, comment }: { id: number; comment: string }) {
  const { tx, user, find, now } = curation
  const flag = await find(recordById.flags, id)
  if (!flag) throw new ClientError('NOT_FOUND', `Flag ${recordTag('FLAG', id)} doesn't exist`)
  const impossible = standingDenial(flag)
  if (impossible) throw new ClientError('CONFLICT', impossible)
  const denial = resolveDenial(await withCoi(curation), flag)
  if (denial) throw new ClientError('FORBIDDEN', denial)
  await tx
    .updateTable('flags')
    .set({ state: 'RESOLVED', resolving_user_id: user.id, resolved_at: now })
    .where('id', '=', id)
    .execute()
  // Flags are raised on these kinds only.
  const subject = { entityType: flag.subject_type as FlaggableEntity, id: flag.subject_id }
  await refreshFlagged(curation, subject)
  const origin = { entityType: 'FLAG', id } as const
  await recordActivity(curation, {
    kind: 'RESOLVE_FLAG',
    subject,
    note: comment,
    events: [{ action: 'FLAG_RESOLVED', subject, origin }],
    linked: [origin],
  })
  return { flagId: id }
}
