import { z } from 'zod'
import { evidenceTypeRules, validateEvidence } from '#domain/clinical/evidence-rules.ts'
import { tooLongTexts } from '#domain/text/text-lengths.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
} from '#domain/vocabularies/evidence.ts'
import type { EvidenceItemFields } from '#app/graphql/generated/schema-types.ts'
import { aboutFields, clinicalFields } from '../clinical/clinical-fields.ts'
import {
  aboutValues,
  clinicalFacts,
  clinicalInput,
  clinicalPlaces,
  clinicalValues,
  applicableClinicalValues,
  isBarred,
} from '../clinical/clinical-values.ts'
import type { ClinicalPlaces } from '../clinical/clinical-values.ts'
import type { RevisedFields } from '../revision/revised-fields.ts'
import { beginningOf, chosenFrom, chosenNumber, chosenReference, typedText, valueOrUnset } from '../values.ts'

/** Statement of an evidence item, as far as it is filled in: its thirteen fields. */
export const EvidenceStatement = z.object({
  source: chosenReference,
  ...aboutValues,
  evidenceType: chosenFrom(evidenceTypes),
  evidenceDirection: chosenFrom(evidenceDirections),
  significance: chosenFrom(evidenceSignificances),
  ...clinicalValues,
  evidenceLevel: chosenFrom(evidenceLevels),
  rating: chosenNumber,
  description: typedText,
})
export type EvidenceStatement = z.infer<typeof EvidenceStatement>

/** Under which name each field is recorded, in the order of the form. */
export const evidenceFields: RevisedFields<EvidenceStatement> = {
  source: { name: 'source_id' },
  ...aboutFields,
  evidenceType: { name: 'evidence_type' },
  evidenceDirection: { name: 'evidence_direction' },
  significance: { name: 'significance' },
  ...clinicalFields,
  evidenceLevel: { name: 'evidence_level' },
  rating: { name: 'rating' },
  description: { name: 'description', label: 'Evidence statement' },
}

/**
 * Which fields there is a place for.
 * @param record what is revised: what it holds against the rules of its type may stay
 */
export function evidencePlaces(
  values: EvidenceStatement,
  record: EvidenceStatement | null = null,
): ClinicalPlaces {
  const { evidenceType } = values
  const sameType = record?.evidenceType === evidenceType ? record : null
  return clinicalPlaces(evidenceType && evidenceTypeRules[evidenceType], values, sameType)
}

/**
 * The values as they count: what there is no place for is left out, but stays in the form for when the type changes
 * back.
 */
export const applicableEvidence = <Values extends EvidenceStatement>(
  values: Values,
  record: EvidenceStatement | null = null,
): Values => applicableClinicalValues(values, evidencePlaces(values, record))

/** Every rule that counted values break, missing fields too, by the names of revised fields. */
export function evidenceViolations(values: EvidenceStatement): Violation[] {
  const { evidenceType, source, molecularProfile } = values
  return [
    ...violationIf(!source, 'source_id', 'Select a source.'),
    ...violationIf(!molecularProfile, 'molecular_profile_id', 'Select a molecular profile.'),
    ...tooLongTexts({ description: values.description.trim() }).map(({ attribute, message }) => ({
      attribute,
      message: message.replace('Description', 'The evidence statement'),
    })),
    ...(evidenceType
      ? validateEvidence({
          ...values,
          ...clinicalFacts(values),
          evidenceType,
          profileIsDeprecated: isBarred(molecularProfile),
          sourceIsDeprecated: isBarred(source),
        })
      : untypedViolations(values)),
  ]
}

/** What is missing whatever the type will be. */
const untypedViolations = (values: EvidenceStatement): Violation[] => [
  ...violationIf(true, 'evidence_type', 'Select an evidence type.'),
  ...violationIf(!values.variantOrigin, 'variant_origin', 'Select a variant origin.'),
  ...violationIf(!values.evidenceLevel, 'evidence_level', 'Select an evidence level.'),
  ...violationIf(values.rating === null, 'rating', 'Select a rating.'),
  ...violationIf(!values.description.trim(), 'description', 'Write an evidence statement.'),
]

/** Counted values as the interface takes them; null while something needed is missing. */
export function evidenceInput(values: EvidenceStatement): EvidenceItemFields | null {
  const { source, molecularProfile, evidenceType, evidenceDirection, significance } = values
  const { variantOrigin, evidenceLevel, rating } = values
  if (!source || !molecularProfile || !evidenceType || !evidenceDirection || !significance) return null
  if (!variantOrigin || !evidenceLevel || rating === null) return null
  return {
    ...clinicalInput(values),
    sourceId: source.id,
    molecularProfileId: molecularProfile.id,
    evidenceType,
    evidenceDirection,
    significance,
    variantOrigin,
    evidenceLevel,
    rating,
    description: valueOrUnset(values.description.trim()),
  }
}

/** Title on the shelf of drafts. */
export function evidenceTitle(values: EvidenceStatement): string {
  const { evidenceType, molecularProfile, source } = values
  const type = evidenceType ? `${evidenceTypes.label(evidenceType)} evidence` : 'Evidence'
  const about = [molecularProfile?.name, source?.name].filter(Boolean)
  return [type, ...(about.length > 0 ? about : [beginningOf(values.description)])].filter(Boolean).join(' · ')
}
