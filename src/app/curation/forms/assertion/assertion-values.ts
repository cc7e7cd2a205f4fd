import { assertionTypeRules, validateAssertion } from '#domain/clinical/assertion-rules.ts'
import { tooLongTexts } from '#domain/text/text-lengths.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import { assertionFields as kindFields } from '#domain/records/fields/assertion.ts'
import { assertionTypes } from '#domain/vocabularies/evidence.ts'
import type { AssertionFields } from '#app/graphql/generated/schema-types.ts'
import {
  applicableClinicalValues,
  clinicalFacts,
  clinicalPlaces,
  hasPlace,
} from '../clinical/clinical-values.ts'
import type { ClinicalPlaces } from '../clinical/clinical-values.ts'
import { formInput, recordForm } from '../record-values.ts'
import type { FormValues } from '../record-values.ts'
import { beginningOf, idsOf, isEmptyValue } from '../values.ts'

/** The form of an assertion. */
const form = recordForm(kindFields, 'Assertion', [
  'molecularProfile',
  'variantOrigin',
  'assertionType',
  'assertionDirection',
  'significance',
  'disease',
  'therapies',
  'therapyInteractionType',
  'phenotypes',
  'evidenceItems',
  'ampLevel',
  'acmgCodes',
  'clingenCodes',
  'nccnGuideline',
  'nccnGuidelineVersion',
  'fdaRegulatoryApproval',
  'fdaCompanionTest',
  'summary',
  'description',
])

/** Statement of an assertion, as far as it is filled in. */
export const AssertionStatement = form.values
export type AssertionStatement = FormValues<typeof kindFields>

/** Names under which the fields are recorded, in the order of the form. */
export const assertionFields = form.fields

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
export const assertionInput = (values: AssertionStatement): AssertionFields | null =>
  formInput(kindFields, values)

/** Title on the shelf of drafts. */
export function assertionTitle(values: AssertionStatement): string {
  const { assertionType, molecularProfile, disease } = values
  const type = assertionType ? `${assertionTypes.label(assertionType)} assertion` : 'Assertion'
  const about = [molecularProfile?.name, disease?.name].filter(Boolean)
  return [type, ...(about.length > 0 ? about : [beginningOf(values.summary)])].filter(Boolean).join(' · ')
}
