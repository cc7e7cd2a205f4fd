import { recordById } from '#server/knowledge/records/records.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import { gksContext } from '#server/gks/gks-context.ts'
import type { GksContext, GksOptions } from '#server/gks/gks-context.ts'
import { partsOf } from '#server/text/parts-of.ts'
import type { Reading } from '#server/storage/database.ts'
import { defaultClinvarSettings } from './clinvar-settings.ts'
import type { ClinvarSettings } from './clinvar-settings.ts'
import { clinvarSubmission } from './clinvar-submission.ts'
import type { ClinvarReason } from './clinvar-types.ts'

/** An approved assertion, and whether it can be submitted to ClinVar. */
export interface ReadyAssertion {
  id: number
  molecularProfile: string
  disease: string | null
  /** Day of the approval, as 2026-07-20. */
  approved: string
  clinvarAccession: string | null
  /** Reasons why it cannot be submitted; empty for one that is ready. */
  reasons: ClinvarReason[]
}

/** Assertions of an organization, some at a time. */
export interface ReadinessPage {
  assertions: ReadyAssertion[]
  /** Id after which the next ones follow; null: these are the last. */
  next: number | null
}

/** Assertions of a page. */
const PAGE = 100
/** Assertions that are looked at without giving way: some milliseconds. */
const CHUNK = 5

/** Approvals of the organization that were not revoked, by assertion. */
const approvalsAfter = (db: Reading, organization: number, after: number) =>
  db
    .selectFrom('approvals')
    .select(['assertion_id', 'last_reviewed_at', 'clinvar_accession'])
    .where('organization_id', '=', organization)
    .where('status', '<>', 'REVOKED')
    .where('assertion_id', '>', after)
    .orderBy('assertion_id')
    .limit(PAGE + 1)
    .execute()

type Approval = Awaited<ReturnType<typeof approvalsAfter>>[number]

async function readyAssertion(
  assertion: AssertionRecord,
  { last_reviewed_at, clinvar_accession }: Approval,
  settings: ClinvarSettings,
  context: GksContext,
): Promise<ReadyAssertion> {
  const { load } = context
  const [submitted, profile, disease] = await Promise.all([
    clinvarSubmission(assertion, settings, context),
    load(recordById.molecular_profiles, assertion.molecular_profile_id),
    assertion.disease_id === null ? null : load(diseaseById, assertion.disease_id),
  ])
  return {
    id: assertion.id,
    molecularProfile: profile?.name ?? '',
    disease: disease?.name ?? null,
    approved: last_reviewed_at.slice(0, 10),
    clinvarAccession: clinvar_accession,
    reasons: 'reasons' in submitted ? submitted.reasons : [],
  }
}

/**
 * The assertions that an organization has approved, by id, each with the reasons why it cannot be submitted to ClinVar. What
 * only a table of conditions could tell counts as missing.
 * @param after id of the last assertion of the page before; 0 for the first page
 */
export async function clinvarReadiness(
  db: Reading,
  organization: number,
  after: number,
  options: GksOptions,
): Promise<ReadinessPage> {
  const approvals = await approvalsAfter(db, organization, after)
  const page = approvals.slice(0, PAGE)
  const settings = defaultClinvarSettings(organization)
  const assertions: ReadyAssertion[] = []
  for (const some of partsOf(page, CHUNK)) {
    await options.giveWay()
    const context = gksContext(options, db)
    for (const approval of some) {
      const assertion = await context.load(recordById.assertions, approval.assertion_id)
      if (assertion) assertions.push(await readyAssertion(assertion, approval, settings, context))
    }
  }
  return { assertions, next: approvals.length > PAGE ? (page.at(-1)?.assertion_id ?? null) : null }
}
