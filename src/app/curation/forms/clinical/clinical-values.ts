import type { ClinicalFields, Requirement } from '#domain/validity.ts'
import type { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import type { FormValues } from '../record-values.ts'
import type { Reference } from '../references/reference.ts'
import { idsOf } from '../values.ts'

/** The values that forms of evidence items and of assertions share. */
export type ClinicalValues = Pick<
  FormValues<typeof evidenceItemFields>,
  'molecularProfile' | 'variantOrigin' | 'disease' | 'therapies' | 'therapyInteractionType' | 'phenotypes'
>

/** Which fields a form has a place for. */
export type ClinicalPlaces = { disease: boolean; therapies: boolean; therapyInteractionType: boolean }

/**
 * Checks whether a type has a place for a field; what a record of the type holds against the rules may stay
 * in it.
 */
export const hasPlace = (requirement: Requirement | undefined, isHeld: boolean): boolean =>
  isHeld || (requirement !== undefined && requirement !== 'NONE')

/**
 * Places that there are for the values.
 * @param record the record that is revised, as long as its type stays
 */
export function clinicalPlaces(
  rule: { disease: Requirement; therapies: Requirement } | null,
  values: ClinicalValues,
  record: ClinicalValues | null,
): ClinicalPlaces {
  const therapies = hasPlace(rule?.therapies, (record?.therapies.length ?? 0) > 0)
  const hasInteractionOfFewerThanTwo =
    record !== null && record.therapies.length < 2 && record.therapyInteractionType !== null
  return {
    disease: hasPlace(rule?.disease, Boolean(record?.disease)),
    therapies,
    therapyInteractionType: (therapies && values.therapies.length > 1) || hasInteractionOfFewerThanTwo,
  }
}

/** The values that count: what has no place is left out. */
export const applicableClinicalValues = <Values extends ClinicalValues>(
  values: Values,
  places: ClinicalPlaces,
): Values => ({
  ...values,
  disease: places.disease ? values.disease : null,
  therapies: places.therapies ? values.therapies : [],
  therapyInteractionType: places.therapyInteractionType ? values.therapyInteractionType : null,
})

/** The values as the rules ask for them. */
export const clinicalFacts = (values: ClinicalValues): ClinicalFields => ({
  variantOrigin: values.variantOrigin,
  diseaseId: values.disease?.id ?? null,
  therapyIds: idsOf(values.therapies),
  therapyInteractionType: values.therapyInteractionType,
  // Without a profile nothing can be said against its origin yet.
  profileIsMultiVariant: values.molecularProfile?.isMultiVariant ?? true,
  diseaseIsDeprecated: isBarred(values.disease),
  deprecatedTherapyIds: idsOf(values.therapies.filter(isBarred)),
})

export const isBarred = (reference: Reference | null): boolean => reference?.barred !== undefined
