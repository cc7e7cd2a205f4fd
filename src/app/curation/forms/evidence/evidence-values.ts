import { evidenceTypeRules, validateEvidence } from '#domain/clinical/evidence-rules.ts'
import { tooLongTexts } from '#domain/text/text-lengths.ts'
import { violationIf } from '#domain/validity.ts'
import type { Violation } from '#domain/validity.ts'
import { evidenceItemFields } from '#domain/records/fields/evidence-item.ts'
import { evidenceTypes } from '#domain/vocabularies/evidence.ts'
import type { EvidenceItemFields } from '#app/graphql/generated/schema-types.ts'
import {
  applicableClinicalValues,
  clinicalFacts,
  clinicalPlaces,
  isBarred,
} from '../clinical/clinical-values.ts'
import type { ClinicalPlaces } from '../clinical/clinical-values.ts'
import { formInput, recordForm } from '../record-values.ts'
import type { FormValues } from '../record-values.ts'
import { beginningOf } from '../values.ts'

/** The form of an evidence item. */
const form = recordForm(evidenceItemFields, 'EvidenceItem', [
  'source',
  'molecularProfile',
  'variantOrigin',
  'evidenceType',
  'evidenceDirection',
  'significance',
  'disease',
  'therapies',
  'therapyInteractionType',
  'phenotypes',
  'evidenceLevel',
  'rating',
])

/** Statement of an evidence item, as far as it is filled in. */
export const EvidenceStatement = form.values
export type EvidenceStatement = FormValues<typeof evidenceItemFields>

/** Names under which the fields are recorded, in the order of the form. */
export const evidenceFields = form.fields

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
          barredSource: source?.barred ? { name: source.name, reason: source.barred } : null,
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
export const evidenceInput = (values: EvidenceStatement): EvidenceItemFields | null =>
  formInput(evidenceItemFields, values)

/** Title on the shelf of drafts. */
export function evidenceTitle(values: EvidenceStatement): string {
  const { evidenceType, molecularProfile, source } = values
  const type = evidenceType ? `${evidenceTypes.label(evidenceType)} evidence` : 'Evidence'
  const about = [molecularProfile?.name, source?.name].filter(Boolean)
  return [type, ...(about.length > 0 ? about : [beginningOf(values.description)])].filter(Boolean).join(' · ')
}
