import {
  type EvidenceDirection,
  type EvidenceLevel,
  type EvidenceSignificance,
  type EvidenceType,
  evidenceDirections,
  evidenceLevels,
  evidenceSignificances,
  evidenceTypes,
} from '#domain/vocabularies/evidence.ts'
import {
  type ClinicalFields,
  type Requirement,
  type Violation,
  deprecatedProfile,
  oneOf,
  validateClinicalFields,
  violationIf,
} from '#domain/validity.ts'

export type EvidenceTypeRule = {
  significances: readonly EvidenceSignificance[]
  directions: readonly EvidenceDirection[]
  disease: Requirement
  therapies: Requirement
}

const eitherWay = ['SUPPORTS', 'DOES_NOT_SUPPORT'] as const

/**
 * Rules of what each type of evidence may say (curation rules, section 3). The rules bind writing only: imported
 * records keep older combinations.
 */
export const evidenceTypeRules: Readonly<Record<EvidenceType, EvidenceTypeRule>> = {
  PREDICTIVE: {
    significances: ['SENSITIVITYRESPONSE', 'RESISTANCE', 'ADVERSE_RESPONSE', 'REDUCED_SENSITIVITY', 'NA'],
    directions: eitherWay,
    disease: 'REQUIRED',
    therapies: 'REQUIRED',
  },
  DIAGNOSTIC: {
    significances: ['POSITIVE', 'NEGATIVE'],
    directions: eitherWay,
    disease: 'REQUIRED',
    therapies: 'NONE',
  },
  PROGNOSTIC: {
    significances: ['BETTER_OUTCOME', 'POOR_OUTCOME', 'NA'],
    directions: eitherWay,
    disease: 'REQUIRED',
    therapies: 'NONE',
  },
  PREDISPOSING: {
    significances: ['PREDISPOSITION', 'PROTECTIVENESS'],
    directions: eitherWay,
    disease: 'REQUIRED',
    therapies: 'NONE',
  },
  ONCOGENIC: {
    significances: ['ONCOGENICITY', 'PROTECTIVENESS'],
    directions: eitherWay,
    disease: 'REQUIRED',
    therapies: 'NONE',
  },
  FUNCTIONAL: {
    significances: [
      'GAIN_OF_FUNCTION',
      'LOSS_OF_FUNCTION',
      'UNALTERED_FUNCTION',
      'NEOMORPHIC',
      'DOMINANT_NEGATIVE',
      'UNKNOWN',
    ],
    directions: eitherWay,
    disease: 'NONE',
    therapies: 'NONE',
  },
}

export type EvidenceFields = ClinicalFields & {
  evidenceType: EvidenceType
  significance: EvidenceSignificance | null
  evidenceDirection: EvidenceDirection | null
  evidenceLevel: EvidenceLevel | null
  /** Whole stars, 1 to 5. */
  rating: number | null
  /** The evidence statement. */
  description: string | null
  profileIsDeprecated?: boolean
  /** The source, where nothing new may cite it. */
  barredSource?: BarredSource | null
}

/** A source that new evidence may not cite, as messages name it, and why. */
export interface BarredSource {
  name: string
  reason: 'deprecated' | 'retracted'
}

const barredSentence = ({ name, reason }: BarredSource) =>
  reason === 'retracted'
    ? `The source “${name}” was retracted: cite another.`
    : `The source “${name}” is deprecated: cite another.`

/** Every rule that an evidence item breaks; empty for a valid one. */
export function validateEvidence(fields: EvidenceFields): Violation[] {
  const rule = evidenceTypeRules[fields.evidenceType]
  const subject = `${evidenceTypes.label(fields.evidenceType)} evidence`
  const { rating } = fields
  return [
    ...oneOf('significance', subject, evidenceSignificances, rule.significances, fields.significance),
    ...oneOf('evidence_direction', subject, evidenceDirections, rule.directions, fields.evidenceDirection),
    ...oneOf('evidence_level', subject, evidenceLevels, evidenceLevels.values, fields.evidenceLevel),
    ...violationIf(
      rating === null || !Number.isInteger(rating) || rating < 1 || rating > 5,
      'rating',
      `${subject} needs a rating of 1, 2, 3, 4 or 5${rating === null ? '' : `, not ${rating}`}.`,
    ),
    ...violationIf(!fields.description?.trim(), 'description', `${subject} needs an evidence statement.`),
    ...validateClinicalFields({ one: subject, many: `${subject} items` }, rule, fields),
    ...deprecatedProfile(fields.profileIsDeprecated),
    ...(fields.barredSource
      ? [{ attribute: 'source_id', message: barredSentence(fields.barredSource) }]
      : []),
  ]
}
