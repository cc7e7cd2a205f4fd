import { automationAccount } from '#server/accounts/automation-account.ts'
import { recordActivity } from '#server/curation/record-activity.ts'
import type { Curation } from '#server/curation/curate.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import { ClientError } from '#server/client-error.ts'
import type { Identifiers } from '#server/gks/identifiers.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import type { ClinvarResult } from './clinvar-summary.ts'

/** An approval with the accession that it has in ClinVar from now on. */
interface NewAccession {
  assertion: AssertionRecord
  approvalId: number
  accession: string
}

/** Outcome of recording the accessions of a summary. */
export interface RecordedAccessions {
  /** Approvals that have another accession now. */
  recorded: number
  /** Approvals that had their accession already. */
  unchanged: number
  /** Local keys of submissions that ClinVar has not taken. */
  without: string[]
}

/** The number in a local key, as in `curia.aid:1000001`; null in one that is no identifier. */
const numberIn = (localKey: string) => Number(/^[^:\s]+:(\d{1,9})$/.exec(localKey)?.[1] ?? Number.NaN)

/** @throws ClientError when it names no assertion of this service, or one that the organization has not approved */
async function approvalOf(tx: Writing, localKey: string, organization: OrganizationRecord, ids: Identifiers) {
  const id = numberIn(localKey)
  const [assertion] = Number.isNaN(id) ? [] : await recordById.assertions(tx, [id])
  if (!assertion || ids.id('aid', assertion) !== localKey)
    throw new ClientError(
      'NOT_FOUND',
      `“${localKey.slice(0, 60)}” is not an assertion of this knowledgebase: it must be an identifier such as ${ids.id('aid', { id: 9, origin: 'LOCAL' })}`,
    )
  const approval = await tx
    .selectFrom('approvals')
    .select(['id', 'clinvar_accession'])
    .where('assertion_id', '=', id)
    .where('organization_id', '=', organization.id)
    .executeTakeFirst()
  if (!approval)
    throw new ClientError('CONFLICT', `${organization.name} has not approved the assertion “${localKey}”`)
  return { assertion, approval }
}

const comment = (accession: string, { name }: OrganizationRecord) =>
  `ClinVar accession of the approval by ${name}: ${accession}`

/** A comment on each assertion, under one activity. */
async function recordComments(
  curation: Curation,
  accessions: readonly NewAccession[],
  organization: OrganizationRecord,
): Promise<void> {
  const { tx, user, now } = curation
  const events = []
  for (const { assertion, accession } of accessions) {
    const subject = { entityType: 'ASSERTION', id: assertion.id } as const
    const { id } = await tx
      .insertInto('comments')
      .values({
        subject_type: subject.entityType,
        subject_id: subject.id,
        title: null,
        body: comment(accession, organization),
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
  const [{ accession } = { accession: '' }] = accessions
  if (!first) return
  await recordActivity(curation, {
    kind: 'COMMENT',
    subject: first.subject,
    note: comment(accession, organization),
    events,
    linked: events.map(({ origin }) => origin),
    approvalIds: accessions.map(({ approvalId }) => approvalId),
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
  return { tx, user, authentication: 'key', organizationId: organization.id, now, find }
}

/**
 * Writes the accessions that ClinVar returned to the approvals of an organization: all of them in one transaction and as one
 * activity, or none. A summary that is read again changes nothing.
 * @param ids identifiers of this service, which the local keys are
 * @param userId who does it; null: the account of automatic changes
 * @throws ClientError for a local key that names no assertion here, or one that the organization has not approved
 */
export function recordAccessions(
  storage: Storage,
  results: readonly ClinvarResult[],
  {
    organization,
    ids,
    userId,
  }: { organization: OrganizationRecord; ids: Identifiers; userId: number | null },
): Promise<RecordedAccessions> {
  return storage.write(async (tx) => {
    const accessions: NewAccession[] = []
    let unchanged = 0
    const without: string[] = []
    for (const { localKey, accession } of results) {
      const { assertion, approval } = await approvalOf(tx, localKey, organization, ids)
      if (accession === null) without.push(localKey)
      else if (accession === approval.clinvar_accession) unchanged += 1
      else accessions.push({ assertion, approvalId: approval.id, accession })
    }
    if (accessions.length > 0) {
      const curation = await curationOf(tx, userId, organization)
      for (const { approvalId, accession } of accessions)
        await tx
          .updateTable('approvals')
          .set({ clinvar_accession: accession, updated_at: curation.now })
          .where('id', '=', approvalId)
          .execute()
      await recordComments(curation, accessions, organization)
    }
    return { recorded: accessions.length, unchanged, without }
  })
}
