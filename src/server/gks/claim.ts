import type {
  AssertionSignificance,
  AssertionType,
  EvidenceSignificance,
  EvidenceType,
  TherapyInteraction,
  VariantOrigin,
} from '#domain/vocabularies/evidence.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { MolecularProfileRecord } from '#server/knowledge/records/records.ts'
import type { DiseaseRecord, PhenotypeRecord, TherapyRecord } from '#server/knowledge/records/terms.ts'
import { alleleOrigin, condition, present, therapyConcept } from './concepts.ts'
import type { GksContext } from './gks-context.ts'
import type { CategoricalVariant, MappableConcept, Proposition, TherapyGroup } from './gks-types.ts'
import { categoricalVariant, geneContext } from './molecular-profile.ts'
import { PROPOSITIONS } from './propositions.ts'
import type { PropositionForm } from './propositions.ts'
import type { ClaimFacts } from './claim-rules.ts'

/** The claim of an evidence item or an assertion. */
export interface Claim {
  type: EvidenceType
  significance: EvidenceSignificance | AssertionSignificance
  origin: VariantOrigin | null
  interaction: TherapyInteraction | null
  profile: MolecularProfileRecord
  gene: MappableConcept | null
  disease: DiseaseRecord | null
  phenotypes: readonly PhenotypeRecord[]
  therapies: readonly TherapyRecord[]
}

/** The claim of an assertion. */
export type AssertionClaim = Claim & { type: AssertionType }

/** The parts of a claim that are other records. */
export async function claimedRecords(
  { molecular_profile_id, disease_id }: { molecular_profile_id: number; disease_id: number | null },
  context: GksContext,
): Promise<Pick<Claim, 'profile' | 'gene' | 'disease'>> {
  const [profile, disease] = await Promise.all([
    context.load(recordById.molecular_profiles, molecular_profile_id),
    disease_id === null ? null : context.load(diseaseById, disease_id),
  ])
  if (!profile) throw new Error(`molecular profile ${molecular_profile_id} is missing`)
  return { profile, gene: await geneContext(profile, context), disease }
}

/** Facts of the claim that decide whether it has a form. */
export const factsOf = <Type extends Claim['type']>({
  type,
  significance,
  interaction,
  therapies,
  disease,
  gene,
}: Claim & { type: Type }): ClaimFacts & { type: Type } => ({
  type,
  significance,
  interaction,
  therapies: therapies.length,
  hasDisease: disease !== null,
  hasGene: gene !== null,
})

async function therapeutic(
  { therapies, interaction }: Claim,
  context: GksContext,
): Promise<MappableConcept | TherapyGroup | null> {
  const [first, ...others] = await Promise.all(therapies.map((therapy) => therapyConcept(therapy, context)))
  if (!first || others.length === 0) return first ?? null
  return { therapies: [first, ...others], membershipOperator: interaction === 'SUBSTITUTES' ? 'OR' : 'AND' }
}

/** The members of all propositions about a variant. */
async function subject(claim: Claim, context: GksContext) {
  const subjectVariant: CategoricalVariant = await categoricalVariant(claim.profile, context)
  return {
    subjectVariant,
    geneContextQualifier: claim.gene,
    alleleOriginQualifier: claim.origin && alleleOrigin(claim.origin),
  }
}

const conditionOf = ({ disease, phenotypes }: Claim, context: GksContext) =>
  disease && condition(disease, phenotypes, context)

/** The proposition of a claim, with the predicate. */
export async function proposition(
  claim: Claim,
  predicate: string,
  context: GksContext,
): Promise<Proposition> {
  const form: PropositionForm = PROPOSITIONS[claim.type]
  const { type, condition: member } = form
  const about = await subject(claim, context)
  if (member === null)
    return present({
      type,
      subjectVariant: about.subjectVariant,
      predicate,
      objectSequenceFeature: claim.gene,
    }) as Proposition
  return present({
    type,
    ...about,
    predicate,
    objectTherapeutic: claim.type === 'PREDICTIVE' ? await therapeutic(claim, context) : null,
    [member]: conditionOf(claim, context),
  }) as Proposition
}

/** That a variant is of clinical significance for a condition (AMP/ASCO/CAP 2017). */
export const significanceProposition = async (claim: Claim, context: GksContext): Promise<Proposition> =>
  present({
    type: 'VariantClinicalSignificanceProposition',
    ...(await subject(claim, context)),
    predicate: 'hasClinicalSignificanceFor',
    objectCondition: conditionOf(claim, context),
  }) as Proposition
