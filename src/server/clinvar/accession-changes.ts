import { recordById } from '#server/knowledge/records/records.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import type { OrganizationRecord } from '#server/knowledge/records/terms.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Identifiers } from '#server/gks/identifiers.ts'
import type { Reading } from '#server/storage/database.ts'
import { parseAccession } from './accession.ts'
import type { Accession } from './accession.ts'
import type { ClinvarResult } from './clinvar-summary.ts'

/** An approval with the accession that it is given. */
export interface AccessionChange {
  assertion: AssertionRecord
  approvalId: number
  accession: Accession
}

/** Changes that a summary makes to the approvals of an organization, and results that change none. */
export interface AccessionChanges {
  changes: AccessionChange[]
  /** Approvals that have their accession already, in this or a later version. */
  unchanged: number
  /** Local keys of submissions that ClinVar has not taken. */
  without: string[]
}

/** The organization whose approvals are meant, and rules for them. */
export interface AccessionOptions {
  organization: OrganizationRecord
  /** Identifiers of this service, which the local keys are. */
  ids: Identifiers
  /** Whether an accession may take the place of one with another number. */
  canReplace: boolean
}

/** The number in a local key, as in `curia.aid:1000001`; NaN in one that is no identifier. */
const numberIn = (localKey: string) => Number(/^[^:\s]+:(\d{1,9})$/.exec(localKey)?.[1] ?? Number.NaN)

/** @throws ClientError when it names no assertion of this service, or one that the organization has not approved */
async function approvalOf(db: Reading, localKey: string, { organization, ids }: AccessionOptions) {
  const id = numberIn(localKey)
  const [assertion] = Number.isNaN(id) ? [] : await recordById.assertions(db, [id])
  if (!assertion || ids.id('aid', assertion) !== localKey)
    throw new ClientError(
      'NOT_FOUND',
      `“${localKey.slice(0, 60)}” is not an assertion of this knowledgebase: it must be an identifier such as ${ids.id('aid', { id: 9, origin: 'LOCAL' })}`,
    )
  const approval = await db
    .selectFrom('approvals')
    .select(['id', 'clinvar_accession'])
    .where('assertion_id', '=', id)
    .where('organization_id', '=', organization.id)
    .executeTakeFirst()
  if (!approval)
    throw new ClientError('CONFLICT', `${organization.name} has not approved the assertion “${localKey}”`)
  return { assertion, approvalId: approval.id, former: parseAccession(approval.clinvar_accession ?? '') }
}

/** @throws ClientError when an approval other than those of the changes has one of their accessions */
async function assertFree(
  db: Reading,
  changes: readonly AccessionChange[],
  { ids }: AccessionOptions,
): Promise<void> {
  if (changes.length === 0) return
  const changed = new Set(changes.map(({ approvalId }) => approvalId))
  const byNumber = new Map(changes.map((change) => [change.accession.number, change]))
  const rows = await db
    .selectFrom('approvals as approval')
    .innerJoin('organizations as organization', 'organization.id', 'approval.organization_id')
    .innerJoin('assertions as assertion', 'assertion.id', 'approval.assertion_id')
    .select(['approval.id as approval_id', 'approval.clinvar_accession', 'organization.name'])
    .select(['assertion.id', 'assertion.origin'])
    .where('approval.clinvar_accession', 'is not', null)
    .execute()
  for (const holder of rows) {
    const change = byNumber.get(parseAccession(holder.clinvar_accession ?? '')?.number ?? '')
    if (!change || changed.has(holder.approval_id)) continue
    throw new ClientError(
      'CONFLICT',
      `“${change.accession.text}” cannot be the accession of ${ids.id('aid', change.assertion)}: the approval of ${ids.id('aid', holder)} by ${holder.name} has it, and each approval must have its own`,
    )
  }
}

/**
 * The accessions that a summary gives to approvals of an organization. A lower version of the accession that an approval has
 * changes nothing.
 * @param results each local key and each accession once
 * @throws ClientError for a local key that names no assertion here, or one that the organization has not approved; for an
 * approval that has an accession with another number, unless it may be replaced; for an accession that another approval has
 */
export async function accessionChanges(
  db: Reading,
  results: readonly ClinvarResult[],
  options: AccessionOptions,
): Promise<AccessionChanges> {
  const changes: AccessionChange[] = []
  let unchanged = 0
  const without: string[] = []
  for (const { localKey, accession } of results) {
    const { assertion, approvalId, former } = await approvalOf(db, localKey, options)
    const isSame = former?.number === accession?.number
    if (accession === null) without.push(localKey)
    else if (former && isSame && accession.version <= former.version) unchanged += 1
    else if (!former || isSame || options.canReplace) changes.push({ assertion, approvalId, accession })
    else
      throw new ClientError(
        'CONFLICT',
        `“${localKey}” has the accession ${former.text}, not ${accession.text}: it must be ${former.number}, or --replace must be given`,
      )
  }
  await assertFree(db, changes, options)
  return { changes, unchanged, without }
}
