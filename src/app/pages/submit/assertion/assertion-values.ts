import { z } from 'zod'
import { assertionTypeRules, validateAssertion } from '#domain/assertion-rules.ts'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
  therapyInteractions,
  variantOrigins,
} from '#domain/vocabularies/evidence.ts'
import { atFields } from '#app/curation/forms/submission/broken-rules.ts'
import type { BrokenRule } from '#app/curation/forms/submission/broken-rules.ts'
import {
  beginningOf,
  chosenFrom,
  chosenProfile,
  chosenReference,
  chosenReferences,
  idsOf,
  sending,
  typedText,
  valueOrUnset,
  yesNoOrUnknown,
} from '#app/curation/forms/values.ts'
import type { AssertionFields } from '#app/graphql/generated/submit-assertion.ts'

/** What a curator has filled in so far. */
export const AssertionValues = z.object({
  molecularProfile: chosenProfile,
  variantOrigin: chosenFrom(variantOrigins),
  assertionType: chosenFrom(assertionTypes),
  assertionDirection: chosenFrom(assertionDirections),
  significance: chosenFrom(assertionSignificances),
  disease: chosenReference,
  therapies: chosenReferences,
  therapyInteractionType: chosenFrom(therapyInteractions),
  phenotypes: chosenReferences,
  evidenceItems: chosenReferences,
  ampLevel: chosenFrom(ampLevels),
  acmgCodes: chosenReferences,
  clingenCodes: chosenReferences,
  nccnGuideline: chosenReference,
  nccnGuidelineVersion: typedText,
  fdaRegulatoryApproval: yesNoOrUnknown,
  fdaCompanionTest: yesNoOrUnknown,
  summary: typedText,
  description: typedText,
  ...sending,
})
export type AssertionValues = z.infer<typeof AssertionValues>
export type AssertionField = keyof AssertionValues

export const blankAssertion: AssertionValues = AssertionValues.parse({})

/** The field of the form that each attribute of a violation is about. */
export const assertionFieldOf: Readonly<Record<string, AssertionField>> = {
  significance: 'significance',
  assertion_direction: 'assertionDirection',
  assertion_type: 'assertionType',
  disease_id: 'disease',
  therapy_ids: 'therapies',
  therapy_interaction_type: 'therapyInteractionType',
  phenotype_ids: 'phenotypes',
  variant_origin: 'variantOrigin',
  molecular_profile_id: 'molecularProfile',
  evidence_item_ids: 'evidenceItems',
  amp_level: 'ampLevel',
  acmg_code_ids: 'acmgCodes',
  clingen_code_ids: 'clingenCodes',
  nccn_guideline_id: 'nccnGuideline',
  nccn_guideline_version: 'nccnGuidelineVersion',
  fda_regulatory_approval: 'fdaRegulatoryApproval',
  fda_companion_test: 'fdaCompanionTest',
}

/** The values as they count: what the type has no place for is left out, but stays in the form. */
export function countedAssertion(values: AssertionValues): AssertionValues {
  const rule = values.assertionType && assertionTypeRules[values.assertionType]
  const therapies = rule?.therapies === 'REQUIRED' ? values.therapies : []
  const takesFda = rule?.fda !== 'NONE'
  return {
    ...values,
    therapies,
    therapyInteractionType: therapies.length > 1 ? values.therapyInteractionType : null,
    ampLevel: rule?.ampLevel === 'NONE' ? null : values.ampLevel,
    acmgCodes: rule?.acmgCodes === 'NONE' ? [] : values.acmgCodes,
    clingenCodes: rule?.clingenCodes === 'NONE' ? [] : values.clingenCodes,
    fdaRegulatoryApproval: takesFda ? values.fdaRegulatoryApproval : null,
    fdaCompanionTest: takesFda ? values.fdaCompanionTest : null,
  }
}

/** Every rule that the values break as they are, missing fields too. */
export function brokenAssertionRules(filled: AssertionValues): BrokenRule<AssertionField>[] {
  const values = countedAssertion(filled)
  const missing: BrokenRule<AssertionField>[] = []
  if (!values.molecularProfile)
    missing.push({
      field: 'molecularProfile',
      message: 'An assertion needs the molecular profile that it is about.',
    })
  const { assertionType } = values
  if (!assertionType)
    return [
      ...missing,
      {
        field: 'assertionType',
        message: 'Choose what the assertion speaks about; the other fields follow from it.',
      },
    ]
  const violations = validateAssertion({
    ...values,
    assertionType,
    diseaseId: values.disease?.id ?? null,
    therapyIds: idsOf(values.therapies),
    profileIsMultiVariant: values.molecularProfile?.isMultiVariant ?? true,
    nccnGuidelineId: values.nccnGuideline?.id ?? null,
    evidenceItemIds: idsOf(values.evidenceItems),
    acmgCodeIds: idsOf(values.acmgCodes),
    clingenCodeIds: idsOf(values.clingenCodes),
  })
  return [...missing, ...atFields(violations, assertionFieldOf)]
}

/** The fields as the interface takes them; null while something needed is missing. */
export function assertionInput(filled: AssertionValues): AssertionFields | null {
  const values = countedAssertion(filled)
  const { molecularProfile, variantOrigin, assertionType, assertionDirection, significance } = values
  if (!molecularProfile || !variantOrigin || !assertionType || !assertionDirection || !significance)
    return null
  return {
    molecularProfileId: molecularProfile.id,
    variantOrigin,
    assertionType,
    assertionDirection,
    significance,
    diseaseId: valueOrUnset(values.disease?.id ?? null),
    therapyIds: idsOf(values.therapies),
    therapyInteractionType: valueOrUnset(values.therapyInteractionType),
    phenotypeIds: idsOf(values.phenotypes),
    evidenceItemIds: idsOf(values.evidenceItems),
    ampLevel: valueOrUnset(values.ampLevel),
    acmgCodeIds: idsOf(values.acmgCodes),
    clingenCodeIds: idsOf(values.clingenCodes),
    nccnGuidelineId: valueOrUnset(values.nccnGuideline?.id ?? null),
    nccnGuidelineVersion: valueOrUnset(values.nccnGuidelineVersion.trim()),
    fdaRegulatoryApproval: valueOrUnset(values.fdaRegulatoryApproval),
    fdaCompanionTest: valueOrUnset(values.fdaCompanionTest),
    summary: valueOrUnset(values.summary.trim()),
    description: valueOrUnset(values.description.trim()),
  }
}

/** What the shelf of drafts calls it. */
export function assertionTitle(values: AssertionValues): string {
  const { assertionType, molecularProfile, disease } = values
  const type = assertionType ? `${assertionTypes.label(assertionType)} assertion` : 'Assertion'
  const about = [molecularProfile?.name, disease?.name].filter(Boolean)
  return [type, ...(about.length > 0 ? about : [beginningOf(values.summary)])].filter(Boolean).join(' · ')
}
