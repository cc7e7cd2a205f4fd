import { z } from 'zod'
import { evidenceTypeRules, validateEvidence } from '#domain/evidence-rules.ts'
import {
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import {
  beginningOf,
  chosenFrom,
  chosenNumber,
  chosenProfile,
  chosenReference,
  chosenReferences,
  idsOf,
  sending,
  typedText,
  valueOrUnset,
} from '#app/curation/forms/values.ts'
import { atFields } from '#app/curation/forms/submission/broken-rules.ts'
import type { BrokenRule } from '#app/curation/forms/submission/broken-rules.ts'
import type { EvidenceItemFields } from '#app/graphql/generated/submit-evidence.ts'

/** What a curator has filled in so far. */
export const EvidenceValues = z.object({
  source: chosenReference,
  /** What the profile is about, when a link said so; the profile itself is sent. */
  feature: chosenReference,
  molecularProfile: chosenProfile,
  evidenceType: chosenFrom(evidenceTypes),
  evidenceDirection: chosenFrom(evidenceDirections),
  significance: chosenFrom(evidenceSignificances),
  variantOrigin: chosenFrom(variantOrigins),
  disease: chosenReference,
  therapies: chosenReferences,
  therapyInteractionType: chosenFrom(therapyInteractions),
  phenotypes: chosenReferences,
  evidenceLevel: chosenFrom(evidenceLevels),
  rating: chosenNumber,
  description: typedText,
  ...sending,
})
export type EvidenceValues = z.infer<typeof EvidenceValues>
export type EvidenceField = keyof EvidenceValues

export const blankEvidence: EvidenceValues = EvidenceValues.parse({})

/** The field of the form that each attribute of a violation is about. */
export const evidenceFieldOf: Readonly<Record<string, EvidenceField>> = {
  significance: 'significance',
  evidence_direction: 'evidenceDirection',
  evidence_level: 'evidenceLevel',
  evidence_type: 'evidenceType',
  rating: 'rating',
  disease_id: 'disease',
  therapy_ids: 'therapies',
  therapy_interaction_type: 'therapyInteractionType',
  variant_origin: 'variantOrigin',
  molecular_profile_id: 'molecularProfile',
  source_id: 'source',
}

/**
 * The values as they count: what the type has no place for is left out, but stays in the form for when the type changes
 * back.
 */
export function countedValues(values: EvidenceValues): EvidenceValues {
  const rule = values.evidenceType && evidenceTypeRules[values.evidenceType]
  const disease = rule?.disease === 'NONE' ? null : values.disease
  const therapies = rule?.therapies === 'REQUIRED' ? values.therapies : []
  const therapyInteractionType = therapies.length > 1 ? values.therapyInteractionType : null
  return { ...values, disease, therapies, therapyInteractionType }
}

/** Every rule that the values break as they are, missing fields too. */
export function brokenEvidenceRules(
  filled: EvidenceValues,
  sourceIsDeprecated: boolean,
): BrokenRule<EvidenceField>[] {
  const values = countedValues(filled)
  const missing: BrokenRule<EvidenceField>[] = []
  if (!values.source)
    missing.push({ field: 'source', message: 'Evidence needs the source where it was read.' })
  if (!values.molecularProfile)
    missing.push({
      field: 'molecularProfile',
      message: 'Evidence needs the molecular profile that it is about.',
    })
  const { evidenceType } = values
  if (!evidenceType)
    return [
      ...missing,
      {
        field: 'evidenceType',
        message: 'Choose what the evidence speaks about; the other fields follow from it.',
      },
    ]
  const violations = validateEvidence({
    ...values,
    evidenceType,
    diseaseId: values.disease?.id ?? null,
    therapyIds: idsOf(values.therapies),
    // Without a profile nothing can be said against its origin yet.
    profileIsMultiVariant: values.molecularProfile?.isMultiVariant ?? true,
    sourceIsDeprecated,
  })
  return [...missing, ...atFields(violations, evidenceFieldOf)]
}

/** The fields as the interface takes them; null while something needed is missing. */
export function evidenceInput(filled: EvidenceValues): EvidenceItemFields | null {
  const values = countedValues(filled)
  const { source, molecularProfile, evidenceType, evidenceDirection, significance } = values
  const { variantOrigin, evidenceLevel, rating } = values
  if (!source || !molecularProfile || !evidenceType || !evidenceDirection || !significance) return null
  if (!variantOrigin || !evidenceLevel || rating === null) return null
  return {
    sourceId: source.id,
    molecularProfileId: molecularProfile.id,
    evidenceType,
    evidenceDirection,
    significance,
    variantOrigin,
    evidenceLevel,
    rating,
    description: valueOrUnset(values.description.trim()),
    diseaseId: valueOrUnset(values.disease?.id ?? null),
    therapyIds: idsOf(values.therapies),
    therapyInteractionType: valueOrUnset(values.therapyInteractionType),
    phenotypeIds: idsOf(values.phenotypes),
  }
}

/** What the shelf of drafts calls it. */
export function evidenceTitle(values: EvidenceValues): string {
  const { evidenceType, molecularProfile, source } = values
  const type = evidenceType ? `${evidenceTypes.label(evidenceType)} evidence` : 'Evidence'
  const about = [molecularProfile?.name, source?.name].filter(Boolean)
  return [type, ...(about.length > 0 ? about : [beginningOf(values.description)])].filter(Boolean).join(' · ')
}
