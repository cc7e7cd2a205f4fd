import { z } from 'zod'
import { assertionTypeRules, validateAssertion } from '#domain/clinical/assertion-rules.ts'
import { tooLongTexts } from '#domain/text/text-lengths.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import {
  ampLevels,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
} from '#domain/vocabularies/evidence.ts'
import type { AssertionFields } from '#app/graphql/generated/schema-types.ts'
import { aboutFields, clinicalFields } from '../clinical/clinical-fields.ts'
import {
  aboutValues,
  clinicalFacts,
  clinicalInput,
  clinicalPlaces,
  clinicalValues,
  applicableClinicalValues,
  hasPlace,
} from '../clinical/clinical-values.ts'
import type { ClinicalPlaces } from '../clinical/clinical-values.ts'
import type { RevisedFields } from '../revision/revised-fields.ts'
import {
  beginningOf,
  chosenFrom,
  chosenReference,
  chosenReferences,
  idsOf,
  isEmptyValue,
  typedText,
  valueOrUnset,
  yesNoOrUnknown,
} from '../values.ts'

/** Statement of an assertion, as far as it is filled in: its nineteen fields. */
export const AssertionStatement = z.object({
  ...aboutValues,
  assertionType: chosenFrom(assertionTypes),
  assertionDirection: chosenFrom(assertionDirections),
  significance: chosenFrom(assertionSignificances),
  ...clinicalValues,
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
})
export type AssertionStatement = z.infer<typeof AssertionStatement>

/** Under which name each field is recorded, in the order of the form. */
export const assertionFields: RevisedFields<AssertionStatement> = {
  ...aboutFields,
  assertionType: { name: 'assertion_type' },
  assertionDirection: { name: 'assertion_direction' },
  significance: { name: 'significance' },
  ...clinicalFields,
  evidenceItems: { name: 'evidence_item_ids' },
  ampLevel: { name: 'amp_level', label: 'AMP/ASCO/CAP tier' },
  acmgCodes: { name: 'acmg_code_ids', label: 'ACMG codes' },
  clingenCodes: { name: 'clingen_code_ids', label: 'ClinGen codes' },
  nccnGuideline: { name: 'nccn_guideline_id', label: 'NCCN guideline' },
  nccnGuidelineVersion: { name: 'nccn_guideline_version', label: 'NCCN guideline version' },
  fdaRegulatoryApproval: { name: 'fda_regulatory_approval', label: 'FDA regulatory approval' },
  fdaCompanionTest: { name: 'fda_companion_test', label: 'FDA-approved companion diagnostic' },
  summary: { name: 'summary' },
  description: { name: 'description' },
}

type Placed = 'ampLevel' | 'acmgCodes' | 'clingenCodes' | 'fdaRegulatoryApproval' | 'fdaCompanionTest'
export type AssertionPlaces = ClinicalPlaces & Record<Placed, boolean>

/**
 * Which fields there is a place for.
 * @param record what is revised: what it holds against the rules of its type may stay
 */
export function assertionPlaces(
  values: AssertionStatement,
  record: AssertionStatement | null = null,
): AssertionPlaces {
  const { assertionType } = values
  const rule = assertionType && assertionTypeRules[assertionType]
  const sameType = record?.assertionType === assertionType ? record : null
  const isHeld = (field: Placed) => sameType !== null && !isEmptyValue(sameType[field])
  return {
    ...clinicalPlaces(rule && { disease: 'REQUIRED', therapies: rule.therapies }, values, sameType),
    ampLevel: hasPlace(rule?.ampLevel, isHeld('ampLevel')),
    acmgCodes: hasPlace(rule?.acmgCodes, isHeld('acmgCodes')),
    clingenCodes: hasPlace(rule?.clingenCodes, isHeld('clingenCodes')),
    fdaRegulatoryApproval: hasPlace(rule?.fdaRegulatoryApproval, isHeld('fdaRegulatoryApproval')),
    fdaCompanionTest: hasPlace(rule ? 'ALLOWED' : undefined, isHeld('fdaCompanionTest')),
  }
}

/** The values as they count: what there is no place for is left out, but stays in the form. */
export function applicableAssertion<Values extends AssertionStatement>(
  values: Values,
  record: AssertionStatement | null = null,
): Values {
  const places = assertionPlaces(values, record)
  return {
    ...applicableClinicalValues(values, places),
    ampLevel: places.ampLevel ? values.ampLevel : null,
    acmgCodes: places.acmgCodes ? values.acmgCodes : [],
    clingenCodes: places.clingenCodes ? values.clingenCodes : [],
    fdaRegulatoryApproval: places.fdaRegulatoryApproval ? values.fdaRegulatoryApproval : null,
    fdaCompanionTest: places.fdaCompanionTest ? values.fdaCompanionTest : null,
  }
}

/** Every rule that counted values break, missing fields too, by the names of revised fields. */
export function assertionViolations(values: AssertionStatement): Violation[] {
  const { assertionType, molecularProfile } = values
  return [
    ...violationIf(!molecularProfile, 'molecular_profile_id', 'Select a molecular profile.'),
    ...tooLongTexts({
      summary: values.summary.trim(),
      description: values.description.trim(),
      nccn_guideline_version: values.nccnGuidelineVersion.trim(),
    }),
    ...(assertionType
      ? validateAssertion({
          ...values,
          ...clinicalFacts(values),
          assertionType,
          nccnGuidelineId: values.nccnGuideline?.id ?? null,
          evidenceItemIds: idsOf(values.evidenceItems),
          acmgCodeIds: idsOf(values.acmgCodes),
          clingenCodeIds: idsOf(values.clingenCodes),
        })
      : violationIf(true, 'assertion_type', 'Select an assertion type.')),
  ]
}

/** Counted values as the interface takes them; null while something needed is missing. */
export function assertionInput(values: AssertionStatement): AssertionFields | null {
  const { molecularProfile, variantOrigin, assertionType, assertionDirection, significance } = values
  if (!molecularProfile || !variantOrigin || !assertionType || !assertionDirection || !significance)
    return null
  return {
    ...clinicalInput(values),
    molecularProfileId: molecularProfile.id,
    variantOrigin,
    assertionType,
    assertionDirection,
    significance,
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

/** Title on the shelf of drafts. */
export function assertionTitle(values: AssertionStatement): string {
  const { assertionType, molecularProfile, disease } = values
  const type = assertionType ? `${assertionTypes.label(assertionType)} assertion` : 'Assertion'
  const about = [molecularProfile?.name, disease?.name].filter(Boolean)
  return [type, ...(about.length > 0 ? about : [beginningOf(values.summary)])].filter(Boolean).join(' · ')
}
