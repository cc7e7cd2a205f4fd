import { assertionEvidence } from '#server/knowledge/records/clinical/evidence.ts'
import { assertionAcmgCodes, assertionClingenCodes, codeById } from '#server/knowledge/records/codes.ts'
import type { AssertionRecord } from '#server/knowledge/records/records.ts'
import { AMP_SYSTEM, AMP_TIERS } from './amp-tiers.ts'
import type { AmpTier } from './amp-tiers.ts'
import { assertionApprovals } from './assertion-approvals.ts'
import { assertionClaim } from './assertion-claim.ts'
import { factsOf, proposition, significanceProposition } from './claim.ts'
import type { AssertionClaim, Claim } from './claim.ts'
import { predicateOf, reasonsAgainstAssertion } from './claim-rules.ts'
import { extensions, present } from './concepts.ts'
import { curationMethodOf } from './curation-method.ts'
import { evidenceStatement } from './evidence-statement.ts'
import type { GksContext } from './gks-context.ts'
import type { Direction, EvidenceLine, MappableConcept, NotExpressed, Statement } from './gks-types.ts'
import { GUIDELINES } from './guidelines.ts'
import type { Guideline } from './guidelines.ts'
import { directionOf } from './propositions.ts'
import { notAccepted } from './exclusion.ts'
import type { Exclusion, Written } from './exclusion.ts'

/** The members that depend on the kind of statement. */
type Verdict = Pick<
  Statement,
  'specifiedBy' | 'proposition' | 'direction' | 'strength' | 'classification' | 'hasEvidenceLines'
> & { notExpressed?: NotExpressed[] }

const coded = (system: string, code: string, name?: string): MappableConcept =>
  present({ name, primaryCoding: { system, code } })

/** Items of evidence that are written without giving way: some milliseconds. */
const ITEMS_AT_ONCE = 25

/** Accepted evidence of the assertion that has a form, and that whose values have none. */
async function evidenceOf(assertion: AssertionRecord, context: GksContext) {
  const cited = await context.load(assertionEvidence, assertion.id)
  const accepted = cited.filter(({ status }) => status === 'ACCEPTED')
  const written: Written<Statement>[] = []
  for (let from = 0; from < accepted.length; from += ITEMS_AT_ONCE) {
    await context.giveWay()
    const some = accepted.slice(from, from + ITEMS_AT_ONCE)
    written.push(...(await Promise.all(some.map((item) => evidenceStatement(item, context)))))
  }
  return {
    links: cited.map((item) => context.ids.link('eid', item)),
    items: written.flatMap((each) => ('object' in each ? [each.object] : [])),
    refused: written.flatMap((each) => ('exclusion' in each ? [each.exclusion] : [])),
  }
}

/** A line of evidence for each code of the guideline, and the codes that the guideline does not have. */
async function codeLines(
  assertion: AssertionRecord,
  guideline: Guideline,
  context: GksContext,
): Promise<Required<Pick<Verdict, 'hasEvidenceLines' | 'notExpressed'>>> {
  const codes =
    assertion.assertion_type === 'ONCOGENIC'
      ? await context.load(assertionClingenCodes, assertion.id)
      : await context.load(assertionAcmgCodes, assertion.id)
  const { system, method } = guideline
  const hasEvidenceLines: EvidenceLine[] = []
  const notExpressed: NotExpressed[] = []
  for (const { code } of codes.filter((each) => each.code !== 'N/A')) {
    const weight = guideline.weightOf(code)
    if (weight)
      hasEvidenceLines.push(
        present({
          type: 'EvidenceLine',
          specifiedBy: { type: 'Method', methodType: weight.methodType, reportedIn: method.reportedIn },
          directionOfEvidenceProvided: weight.direction,
          strengthOfEvidenceProvided: weight.strength && coded(system, weight.strength),
          scoreOfEvidenceProvided: weight.score,
          evidenceOutcome: coded(system, weight.outcome),
        }) as EvidenceLine,
      )
    else notExpressed.push({ part: code, reason: 'code' })
  }
  return { hasEvidenceLines, notExpressed }
}

/** The classification of a guideline. */
async function guidelineVerdict(
  assertion: AssertionRecord,
  claim: Claim,
  guideline: Guideline,
  context: GksContext,
): Promise<Verdict> {
  const classification = guideline.classifications[assertion.significance]
  if (!classification) throw new Error(`${guideline.system} has no class ${assertion.significance}`)
  const { system, method, predicate } = guideline
  const { code, strength, direction } = classification
  const said = await proposition(claim, predicate, context)
  // What the record disputes is not classified; that a variant is not benign does not make it oncogenic.
  if (assertion.assertion_direction === 'DOES_NOT_SUPPORT')
    return {
      specifiedBy: curationMethodOf(assertion, context),
      proposition: said,
      direction: direction === 'supports' ? 'disputes' : 'neutral',
      notExpressed: [{ part: 'classification', reason: 'classification-disputed' }],
    }
  return {
    specifiedBy: method,
    proposition: said,
    direction,
    classification: coded(system, code, code),
    ...(strength && { strength: coded(system, strength) }),
    ...(await codeLines(assertion, guideline, context)),
  }
}

/** The tier that a statement can say: none is disputed by its own record (gks.md, section 7). */
function tierOf({ amp_level, assertion_direction }: AssertionRecord): AmpTier | NotExpressed {
  const tier = amp_level && AMP_TIERS[amp_level]
  if (!tier) return { part: 'classification', reason: 'no-tier' }
  return tier.direction === 'supports' && assertion_direction === 'DOES_NOT_SUPPORT'
    ? { part: 'classification', reason: 'tier-disputed' }
    : tier
}

/** The clinical significance by tier, or the claim alone where there is no tier. */
async function significanceVerdict(
  assertion: AssertionRecord,
  claim: Claim,
  items: Statement[],
  context: GksContext,
): Promise<Verdict> {
  const predicate = predicateOf(claim.type, claim.significance)
  if (!predicate) throw new Error(`VA-Spec has no predicate for ${claim.significance}`)
  const direction: Direction = directionOf(assertion.assertion_direction, predicate)
  const specific = await proposition(claim, predicate.predicate, context)
  const tier = tierOf(assertion)
  const line = (level: string | null): EvidenceLine =>
    present({
      type: 'EvidenceLine',
      targetProposition: specific,
      hasEvidenceItems: items,
      directionOfEvidenceProvided: direction,
      ...(level && { strengthOfEvidenceProvided: coded(AMP_SYSTEM, level) }),
    })
  if ('part' in tier)
    return {
      specifiedBy: curationMethodOf(assertion, context),
      proposition: specific,
      direction,
      hasEvidenceLines: [line(null)],
      notExpressed: [tier],
    }
  return {
    specifiedBy: curationMethodOf(assertion, context),
    proposition: await significanceProposition(claim, context),
    direction: tier.direction,
    ...(tier.strength && { strength: coded(AMP_SYSTEM, tier.strength) }),
    classification: coded(AMP_SYSTEM, tier.code, tier.name),
    hasEvidenceLines: [line(tier.level)],
  }
}

const unexpressedItem = ({ id, reasons }: Exclusion): NotExpressed => ({
  part: id,
  reason: reasons.map(({ code }) => code).join(', '),
})

/** What only the full form says. */
async function more(
  assertion: AssertionRecord,
  isClassified: boolean,
  { load }: GksContext,
): Promise<Readonly<Record<string, unknown>>> {
  const guideline = assertion.nccn_guideline_id
  return {
    ampLevel: isClassified ? null : assertion.amp_level,
    summary: assertion.summary,
    nccnGuideline: guideline === null ? null : (await load(codeById.nccn_guidelines, guideline))?.name,
    nccnGuidelineVersion: assertion.nccn_guideline_version,
    fdaRegulatoryApproval: assertion.fda_regulatory_approval,
    fdaCompanionTest: assertion.fda_companion_test,
    flagged: assertion.flagged || null,
  }
}

/** An assertion as a statement of VA-Spec, or why it has none (gks.md, section 7). */
export async function assertionStatement(
  assertion: AssertionRecord,
  context: GksContext,
): Promise<Written<Statement>> {
  const { ids, detail } = context
  const id = ids.id('aid', assertion)
  const claim: AssertionClaim = await assertionClaim(assertion, context)
  const { links, items, refused } = await evidenceOf(assertion, context)
  const reasons = [...notAccepted(assertion.status), ...reasonsAgainstAssertion(factsOf(claim))]
  if (reasons.length > 0) return { exclusion: { id, reasons } }
  const guideline = GUIDELINES[assertion.assertion_type]
  const verdict = guideline
    ? await guidelineVerdict(assertion, claim, guideline, context)
    : await significanceVerdict(assertion, claim, items, context)
  const { notExpressed = [], specifiedBy, ...said } = verdict
  const { contributions, accession } = await assertionApprovals(assertion, context)
  const full = detail === 'full'
  const object = present({
    id,
    type: 'Statement',
    description: assertion.description,
    extensions: extensions({
      clinvarAccession: accession,
      ...(full && (await more(assertion, said.classification !== undefined, context))),
      ...(full && { notExpressed: [...notExpressed, ...refused.map(unexpressedItem)] }),
    }),
    specifiedBy,
    contributions,
    reportedIn: [ids.link('aid', assertion), ...links],
    ...said,
  }) as Statement
  return { object: present(object) }
}
