import { evidenceTypeRules } from '#domain/clinical/evidence-rules.ts'
import {
  type AmpLevel,
  type AssertionDirection,
  type AssertionSignificance,
  type AssertionType,
  assertionDirections,
  assertionSignificances,
  assertionTypes,
} from '#domain/vocabularies/evidence.ts'
import {
  type ClinicalFields,
  type Requirement,
  type Violation,
  oneOf,
  requirement,
  validateClinicalFields,
  violationIf,
} from '#domain/validity.ts'

export type AssertionTypeRule = {
  significances: readonly AssertionSignificance[]
  directions: readonly AssertionDirection[]
  therapies: Requirement
  acmgCodes: Requirement
  clingenCodes: Requirement
  ampLevel: Requirement
  fdaRegulatoryApproval: Requirement
  evidenceItems: Requirement
}

/** Rules of what each type of assertion may say (curation rules, section 3). They bind writing only. */
export const assertionTypeRules: Readonly<Record<AssertionType, AssertionTypeRule>> = {
  PREDICTIVE: {
    significances: asEvidence('PREDICTIVE'),
    directions: ['SUPPORTS', 'DOES_NOT_SUPPORT'],
    therapies: 'REQUIRED',
    acmgCodes: 'NONE',
    clingenCodes: 'NONE',
    ampLevel: 'ALLOWED',
    fdaRegulatoryApproval: 'ALLOWED',
    evidenceItems: 'REQUIRED',
  },
  DIAGNOSTIC: {
    significances: asEvidence('DIAGNOSTIC'),
    directions: ['SUPPORTS', 'DOES_NOT_SUPPORT'],
    therapies: 'NONE',
    acmgCodes: 'NONE',
    clingenCodes: 'NONE',
    ampLevel: 'ALLOWED',
    fdaRegulatoryApproval: 'NONE',
    evidenceItems: 'REQUIRED',
  },
  PROGNOSTIC: {
    significances: asEvidence('PROGNOSTIC'),
    directions: ['SUPPORTS', 'DOES_NOT_SUPPORT'],
    therapies: 'NONE',
    acmgCodes: 'NONE',
    clingenCodes: 'NONE',
    ampLevel: 'ALLOWED',
    fdaRegulatoryApproval: 'NONE',
    evidenceItems: 'REQUIRED',
  },
  PREDISPOSING: {
    significances: ['PATHOGENIC', 'LIKELY_PATHOGENIC', 'BENIGN', 'LIKELY_BENIGN', 'UNCERTAIN_SIGNIFICANCE'],
    directions: ['SUPPORTS'],
    therapies: 'NONE',
    acmgCodes: 'ALLOWED',
    clingenCodes: 'NONE',
    ampLevel: 'NONE',
    fdaRegulatoryApproval: 'NONE',
    evidenceItems: 'REQUIRED',
  },
  ONCOGENIC: {
    significances: ['ONCOGENIC', 'LIKELY_ONCOGENIC', 'UNCERTAIN_SIGNIFICANCE', 'LIKELY_BENIGN', 'BENIGN'],
    directions: ['SUPPORTS'],
    therapies: 'NONE',
    acmgCodes: 'NONE',
    clingenCodes: 'ALLOWED',
    ampLevel: 'NONE',
    fdaRegulatoryApproval: 'NONE',
    evidenceItems: 'ALLOWED',
  },
}

function asEvidence(type: 'PREDICTIVE' | 'DIAGNOSTIC' | 'PROGNOSTIC'): AssertionSignificance[] {
  return evidenceTypeRules[type].significances.filter((significance) =>
    assertionSignificances.has(significance),
  )
}

export type AssertionFields = ClinicalFields & {
  assertionType: AssertionType
  significance: AssertionSignificance | null
  assertionDirection: AssertionDirection | null
  ampLevel: AmpLevel | null
  nccnGuidelineId: number | null
  nccnGuidelineVersion: string | null
  fdaCompanionTest: boolean | null
  fdaRegulatoryApproval: boolean | null
  evidenceItemIds: readonly number[]
  acmgCodeIds: readonly number[]
  clingenCodeIds: readonly number[]
}

/**
 * Every rule that an assertion breaks; empty for a valid one. That each linked evidence item is valid itself is
 * checked with {@link import('./evidence-rules.ts').validateEvidence} by the caller.
 */
export function validateAssertion(fields: AssertionFields): Violation[] {
  const rule = assertionTypeRules[fields.assertionType]
  const type = assertionTypes.label(fields.assertionType)
  const subject = `${type} assertion`
  const needs = (attribute: string, what: string, how: Requirement, isPresent: boolean) =>
    requirement(attribute, `${type} assertions`, what, how, isPresent)
  return [
    ...oneOf('significance', subject, assertionSignificances, rule.significances, fields.significance),
    ...oneOf('assertion_direction', subject, assertionDirections, rule.directions, fields.assertionDirection),
    ...validateClinicalFields(
      { one: subject, many: `${type} assertions` },
      { disease: 'REQUIRED', therapies: rule.therapies },
      fields,
    ),
    ...needs('acmg_code_ids', 'ACMG codes', rule.acmgCodes, fields.acmgCodeIds.length > 0),
    ...needs('clingen_code_ids', 'ClinGen codes', rule.clingenCodes, fields.clingenCodeIds.length > 0),
    ...needs('amp_level', 'an AMP/ASCO/CAP tier', rule.ampLevel, fields.ampLevel !== null),
    ...needs(
      'fda_regulatory_approval',
      'an FDA regulatory approval',
      rule.fdaRegulatoryApproval,
      fields.fdaRegulatoryApproval !== null,
    ),
    ...needs(
      'evidence_item_ids',
      'at least one evidence item',
      rule.evidenceItems,
      fields.evidenceItemIds.length > 0,
    ),
    ...nccnGuideline(fields),
  ]
}

function nccnGuideline({ nccnGuidelineId, nccnGuidelineVersion }: AssertionFields): Violation[] {
  const version = nccnGuidelineVersion?.trim() || null
  return [
    ...violationIf(
      nccnGuidelineId !== null && version === null,
      'nccn_guideline_version',
      'An NCCN guideline needs its version, e.g. 3.2018.',
    ),
    ...violationIf(
      nccnGuidelineId === null && version !== null,
      'nccn_guideline_id',
      `NCCN guideline version ${version} needs its guideline.`,
    ),
    ...violationIf(
      version !== null && !/^\d{1,2}\.\d{4}$/.test(version),
      'nccn_guideline_version',
      `NCCN guideline version ${version} must be one or two digits, a point and four digits, e.g. 3.2018.`,
    ),
  ]
}
