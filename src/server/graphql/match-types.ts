import { precisions } from '#domain/matching/comparison/comparison.ts'
import { diseaseRelations } from '#domain/matching/comparison/disease-relation.ts'
import { originAgreements, sampleOrigins } from '#domain/matching/comparison/origin-agreement.ts'
import type { OriginAgreement, SampleOrigin } from '#domain/matching/comparison/origin-agreement.ts'
import type { Precision } from '#domain/matching/comparison/comparison.ts'
import type { DiseaseRelation } from '#domain/matching/comparison/disease-relation.ts'
import { profileResults } from '#domain/matching/evaluate-profile.ts'
import type { ProfileResult } from '#domain/matching/evaluate-profile.ts'
import { truthValues } from '#domain/matching/three-valued-logic.ts'
import type { TruthValue } from '#domain/matching/three-valued-logic.ts'
import { builder } from './schema/builder.ts'

/** An enum whose values are described one by one. */
function described<Value extends string>(
  name: string,
  description: string,
  values: readonly Value[],
  meanings: Record<Value, string>,
) {
  const entries = values.map((value) => [value, { value, description: meanings[value] }] as const)
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(entries) as Record<Value, { value: Value; description: string }>,
  })
}

export const MatchResult = described<ProfileResult>(
  'MatchResult',
  'Result of matching a sample with a molecular profile.',
  profileResults,
  {
    MATCHED: 'The molecular profile matches the sample.',
    UNDECIDED: 'Match that cannot be decided from the sample.',
    NEARLY: 'Near match: one part of an AND fails, another matches.',
  },
)

export const MatchState = described<TruthValue>(
  'MatchState',
  'Presence of a variant in a sample, by Kleene’s three-valued logic.',
  truthValues,
  {
    TRUE: 'Present in the sample.',
    FALSE: 'Assayed and not found, or reported as absent.',
    UNKNOWN: 'Unknown: neither present nor known to be absent.',
  },
)

export const MatchPrecision = described<Precision>(
  'MatchPrecision',
  'The most precise rule by which an alteration matches a variant.',
  precisions,
  {
    ALLELE: 'Same bases at the same position, or the same identifier.',
    PROTEIN_CHANGE: 'Same protein change.',
    CODON: 'Same codon.',
    EXON_OR_REGION: 'Matching change within the exon or region.',
    CLASS: 'Matching class of alteration.',
    NAMED: 'Same name.',
  },
)

export const MatchDiseaseRelation = described<DiseaseRelation>(
  'MatchDiseaseRelation',
  'Relation of the disease of evidence or an assertion to that of the sample or of the assertion that it is compared with, by the Disease Ontology.',
  diseaseRelations,
  {
    SAME: 'The same disease.',
    NARROWER: 'A subtype of the other disease.',
    BROADER: 'A broader disease, of which the other is a subtype.',
    OTHER: 'Another disease.',
    UNKNOWN: 'No disease is given, or the ontology does not relate them.',
  },
)

export const MatchOriginAgreement = described<OriginAgreement>(
  'MatchOriginAgreement',
  'Agreement of the variant origin of a statement with that of the sample.',
  originAgreements,
  {
    AGREES: 'Evidence for variants of this origin.',
    DIFFERS: 'Evidence for variants of another origin.',
    UNKNOWN: 'Not specified for the evidence or the sample.',
  },
)

export const SampleOriginType = described<SampleOrigin>(
  'SampleOrigin',
  'Origin of the alterations of a sample.',
  sampleOrigins,
  { SOMATIC: 'Acquired by the tumour.', GERMLINE: 'Inherited.', UNKNOWN: 'Not specified.' },
)
