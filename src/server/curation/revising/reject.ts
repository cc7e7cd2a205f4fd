import { rejectDenial } from '#domain/policies/revisions.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Curation } from '../curate.ts'
import { recordActivity } from '../record-activity.ts'
import { withCoi } from '../rights.ts'
import { oneRecord, pendingRevisions } from './pending.ts'
import type { NamedRevisions } from './pending.ts'
import { resolveRevisions } from './resolve.ts'

/**
 * Rejects pending revisions of one record, or withdraws own ones (curation rules, section 4).
 * @throws ClientError when there are none such, or when the caller may not
 */
export async function rejectRevisions(
  curation: Curation,
  { comment, ...named }: NamedRevisions & { comment: string },
) {
  const revisions = await pendingRevisions(curation, named, true)
  const record = await oneRecord(curation.find, revisions)
  const denial = rejectDenial(await withCoi(curation), revisions)
  if (denial) throw new ClientError('FORBIDDEN', denial)
  await resolveRevisions(curation, revisions, 'REJECTED')
  const origins = revisions.map(({ id }) => ({ entityType: 'REVISION', id }) as const)
  await recordActivity(curation, {
    kind: 'REJECT_REVISIONS',
    subject: record,
    note: comment,
    events: origins.map((origin) => ({ action: 'REVISION_REJECTED', subject: record, origin })),
    linked: origins,
  })
  return { revisionIds: revisions.map(({ id }) => id) }
}
