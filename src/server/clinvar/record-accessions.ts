import { automationAccount } from '#server/accounts/automation-account.ts'
import { recordActivity } from '#server/curation/record-activity.ts'
import type { Curation } from '#server/curation/curate.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import { noOutbox } from '#server/mail/outbox.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { accessionChanges } from './accession-changes.ts'
import type { AccessionChange, AccessionChanges, AccessionOptions } from './accession-changes.ts'
import type { ClinvarResult } from './clinvar-summary.ts'

/** Outcome of recording the accessions of a summary. */
export interface RecordedAccessions extends Omit<AccessionChanges, 'changes'> {
  /** Approvals that have another accession now. */
  recorded: number
}

const comment = (accession: string, { name }: OrganizationRecord) =>
  `ClinVar accession of the approval by ${name}: ${accession}`

/** A comment on each assertion, under one activity. */
async function recordComments(
  curation: Curation,
  changes: readonly AccessionChange[],
  organization: OrganizationRecord,
): Promise<void> {
  const { tx, user, now } = curation
  const events = []
  for (const { assertion, accession } of changes) {
    const subject = { entityType: 'ASSERTION', id: assertion.id } as const
    const { id } = await tx
      .insertInto('comments')
      .values({
        subject_type: subject.entityType,
        subject_id: subject.id,
        title: null,
        body: comment(accession.text, organization),
        user_id: user.id,
        organization_id: organization.id,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const origin = { entityType: 'COMMENT', id } as const
    events.push({ action: 'COMMENTED' as const, subject, origin })
  }
  const [first] = events
  const [change] = changes
  if (!first || !change) return
  await recordActivity(curation, {
    kind: 'COMMENT',
    subject: first.subject,
    note: comment(change.accession.text, organization),
    events,
    linked: events.map(({ origin }) => origin),
    approvalIds: changes.map(({ approvalId }) => approvalId),
  })
}

/** The action in whose name accessions are recorded: that of a person, or of the account of automatic changes. */
async function curationOf(
  tx: Writing,
  userId: number | null,
  organization: OrganizationRecord,
): Promise<Curation> {
  const now = new Date().toISOString()
  const find: Curation['find'] = async (batch, key) => {
    const [value] = await batch(tx, [key])
    // Batches give one value for each key.
    return value as Awaited<ReturnType<typeof batch>>[number]
  }
  const user = await find(userById, userId ?? (await automationAccount(tx, now)))
  if (!user) throw new Error('the account was not found')
  return { tx, user, authentication: 'key', outbox: noOutbox, organizationId: organization.id, now, find }
}

/**
 * Writes the accessions that ClinVar returned to the approvals of an organization: all of them in one transaction and as one
 * activity, or none. A summary that is read again changes nothing.
 * @param options.userId who does it; null: the account of automatic changes
 * @throws ClientError as `accessionChanges` does
 */
export function recordAccessions(
  storage: Storage,
  results: readonly ClinvarResult[],
  { userId, ...options }: AccessionOptions & { userId: number | null },
): Promise<RecordedAccessions> {
  const { organization } = options
  return storage.write(async (tx) => {
    const { changes, ...others } = await accessionChanges(tx, results, options)
    if (changes.length > 0) {
      const curation = await curationOf(tx, userId, organization)
      for (const { approvalId, accession } of changes)
        await tx
          .updateTable('approvals')
          .set({ clinvar_accession: accession.text, updated_at: curation.now })
          .where('id', '=', approvalId)
          .execute()
      await recordComments(curation, changes, organization)
    }
    return { recorded: changes.length, ...others }
  })
}
