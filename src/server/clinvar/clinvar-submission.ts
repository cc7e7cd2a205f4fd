import { approvalsByAssertion } from '#server/knowledge/activity/approvals.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import type { ApprovalRecord } from '#server/knowledge/records/terms.ts'
import { assertionClaim } from '#server/gks/assertion-claim.ts'
import type { AssertionClaim } from '#server/gks/claim.ts'
import { alleleOrigin, present } from '#server/gks/concepts.ts'
import { curationMethodOf } from '#server/gks/curation-method.ts'
import type { GksContext } from '#server/gks/gks-context.ts'
import { GUIDELINES } from '#server/gks/guidelines.ts'
import { categoricalVariant } from '#server/gks/molecular-profile.ts'
import { parseAccession } from './accession.ts'
import { citationsOf } from './clinvar-citations.ts'
import {
  classificationReasons,
  CLINVAR_SIGNIFICANCES,
  CLINVAR_TIERS,
  kindOf,
  stateReasons,
  subjectReasons,
  therapyReasons,
} from './clinvar-rules.ts'
import { validityReasons } from './clinvar-schema.ts'
import { COLLECTION_METHODS } from './clinvar-settings.ts'
import type { ClinvarSettings } from './clinvar-settings.ts'
import type {
  ClassificationDetails,
  ClinicalImpactSubmission,
  ClinvarCondition,
  ClinvarKind,
  ClinvarReason,
  ClinvarSubmission,
  OncogenicitySubmission,
} from './clinvar-types.ts'
import { describedVariant } from './clinvar-variant.ts'
import type { DescribedVariant } from './clinvar-variant.ts'

/** An assertion as ClinVar takes it, or why it is not submitted. */
export type Submitted =
  | { kind: 'clinicalImpact'; submission: ClinicalImpactSubmission }
  | { kind: 'oncogenicity'; submission: OncogenicitySubmission }
  | { kind: ClinvarKind | null; reasons: ClinvarReason[] }

/** An assertion with all that its submission is made of. */
interface Case {
  assertion: AssertionRecord
  approval: ApprovalRecord
  claim: AssertionClaim
  described: DescribedVariant
  condition: ClinvarCondition
}

/** The condition by its id in the table, else by its name, as long as it is a disease with a DOID. */
function conditionOf({ disease }: AssertionClaim, { conditions }: ClinvarSettings): ClinvarCondition | null {
  if (!disease?.doid) return null
  return conditions.get(disease.doid) ?? { name: disease.name }
}

/** The text for readers: the description, and what the schema has no member for. */
function commentOf(
  { description }: AssertionRecord,
  { type, therapies, interaction, phenotypes }: AssertionClaim,
) {
  const areSubstitutes = type === 'PREDICTIVE' && therapies.length > 1 && interaction === 'SUBSTITUTES'
  const names = phenotypes.map(({ name }) => name).join(', ')
  return [
    description ?? '',
    areSubstitutes ? 'NOTE: These therapies are in substitution.' : '',
    names === '' ? '' : `NOTE: Phenotypes: ${names}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** How the data were collected: as the method of the statement says, if ClinVar knows it. */
function collectionMethodOf(
  assertion: AssertionRecord,
  settings: ClinvarSettings,
  context: GksContext,
): string {
  const { methodType } = GUIDELINES[assertion.assertion_type]?.method ?? curationMethodOf(assertion, context)
  return COLLECTION_METHODS.find((method) => method === methodType) ?? settings.collectionMethod
}

async function baseOf(
  { assertion, approval, claim, described, condition }: Case,
  settings: ClinvarSettings,
  context: GksContext,
): Promise<ClinvarSubmission> {
  const { ids } = context
  const accession = parseAccession(approval.clinvar_accession ?? '')
  const { aliases } = await categoricalVariant(claim.profile, context)
  const variant = {
    ...described.variant,
    gene: claim.gene?.name ? [{ symbol: claim.gene.name }] : [],
    alternateDesignations: aliases,
  }
  return present({
    recordStatus: accession ? 'update' : 'novel',
    clinvarAccession: accession?.text,
    localID: ids.id('mpid', claim.profile),
    submittedAssembly: described.assembly,
    localKey: ids.id('aid', assertion),
    observedIn: [
      {
        affectedStatus: settings.affectedStatus,
        alleleOrigin: claim.origin ? (alleleOrigin(claim.origin).name ?? 'unknown') : 'unknown',
        collectionMethod: collectionMethodOf(assertion, settings, context),
      },
    ],
    conditionSet: { condition: [condition] },
    variantSet: { variant: [present(variant)] },
  })
}

async function detailsOf(
  { assertion, approval, claim }: Case,
  kind: ClinvarKind,
  context: GksContext,
): Promise<ClassificationDetails> {
  return present({
    comment: commentOf(assertion, claim),
    citation: await citationsOf(assertion, { hasSources: kind === 'clinicalImpact' }, context),
    dateLastEvaluated: approval.last_reviewed_at.slice(0, 10),
  })
}

/** Names of the therapies of predictive assertions, in order. */
function drugsOf({ type, therapies }: AssertionClaim): string {
  const names = therapies.map(({ name }) => name).sort()
  return type === 'PREDICTIVE' ? names.join(';') : ''
}

async function submissionOf(
  kind: ClinvarKind,
  about: Case,
  settings: ClinvarSettings,
  context: GksContext,
): Promise<Submitted> {
  const { assertion, claim } = about
  const base = await baseOf(about, settings, context)
  const details = await detailsOf(about, kind, context)
  const words = CLINVAR_SIGNIFICANCES[kind][assertion.significance] ?? ''
  if (kind === 'oncogenicity') {
    const oncogenicityClassification = { oncogenicityClassificationDescription: words, ...details }
    return { kind, submission: { ...base, oncogenicityClassification } }
  }
  const clinicalImpactClassification = present({
    clinicalImpactClassificationDescription:
      (assertion.amp_level && CLINVAR_TIERS[assertion.amp_level]) ?? '',
    assertionTypeForClinicalImpact: words,
    drugForTherapeuticAssertion: drugsOf(claim),
    ...details,
  })
  return { kind, submission: { ...base, clinicalImpactClassification } }
}

const GERMLINE: ClinvarReason = {
  code: 'germline',
  message: 'It is about predisposition, and germline classifications are not submitted',
}

/** An assertion as a submission of the organization in the settings, or all reasons why it is not submitted. */
export async function clinvarSubmission(
  assertion: AssertionRecord,
  settings: ClinvarSettings,
  context: GksContext,
): Promise<Submitted> {
  const approvals = await context.load(approvalsByAssertion, assertion.id)
  const approval = approvals.find(({ organization_id: id }) => id === settings.organization) ?? null
  const kind = kindOf(assertion)
  const claim = await assertionClaim(assertion, context)
  const description = await describedVariant(claim.profile, context)
  const described = typeof description === 'string' ? null : description
  const condition = conditionOf(claim, settings)
  const reasons = [
    ...stateReasons(assertion, approval),
    ...(kind ? classificationReasons(assertion, kind) : [GERMLINE]),
    ...subjectReasons(claim, {
      hasConditionId: condition !== null,
      missing: typeof description === 'string' ? description : null,
    }),
    ...therapyReasons(claim),
  ]
  if (reasons.length > 0 || !kind || !approval || !described || !condition) return { kind, reasons }
  const about = { assertion, approval, claim, described, condition }
  const submitted = await submissionOf(kind, about, settings, context)
  if ('reasons' in submitted) return submitted
  const invalid = validityReasons(submitted.submission)
  return invalid.length > 0 ? { kind, reasons: invalid } : submitted
}
