import type {
  EvidenceDirection,
  EvidenceLevel,
  EvidenceSignificance,
  EvidenceType,
} from '#domain/vocabularies/evidence.ts'
import { evidenceLevelDescriptions } from '#domain/vocabularies/evidence.ts'
import type { Direction, MappableConcept } from './gks-types.ts'

/** Meaning of a significance for the subject, in the words of VA-Spec. */
export interface Predicate {
  predicate: string
  /** The direction is always neutral, or the contrary of the record's. */
  direction?: 'neutral' | 'turned'
  /** Name of the effect, where the predicate does not say it. */
  effect?: string
}

/** The proposition of a type of evidence, and the member that names the condition. */
export interface PropositionForm {
  type: string
  condition: 'conditionQualifier' | 'objectCondition' | 'objectTumorType' | null
  predicates: Readonly<Partial<Record<EvidenceSignificance, Predicate>>>
}

const isCausal: Predicate = { predicate: 'isCausalFor' }
const impacts = (effect: string): Predicate => ({ predicate: 'impactsFunctionOf', effect })

/** Propositions by type of evidence (gks.md, section 6); a significance without predicate is refused. */
export const PROPOSITIONS: Readonly<Record<EvidenceType, PropositionForm>> = {
  PREDICTIVE: {
    type: 'VariantTherapeuticResponseProposition',
    condition: 'conditionQualifier',
    predicates: {
      SENSITIVITYRESPONSE: { predicate: 'predictsSensitivityTo' },
      RESISTANCE: { predicate: 'predictsResistanceTo' },
    },
  },
  DIAGNOSTIC: {
    type: 'VariantDiagnosticProposition',
    condition: 'objectCondition',
    predicates: {
      POSITIVE: { predicate: 'isDiagnosticInclusionCriterionFor' },
      NEGATIVE: { predicate: 'isDiagnosticExclusionCriterionFor' },
    },
  },
  PROGNOSTIC: {
    type: 'VariantPrognosticProposition',
    condition: 'objectCondition',
    predicates: {
      BETTER_OUTCOME: { predicate: 'associatedWithBetterOutcomeFor' },
      POOR_OUTCOME: { predicate: 'associatedWithWorseOutcomeFor' },
    },
  },
  ONCOGENIC: {
    type: 'VariantOncogenicityProposition',
    condition: 'objectTumorType',
    predicates: { ONCOGENICITY: { predicate: 'isOncogenicFor' } },
  },
  PREDISPOSING: {
    type: 'VariantPathogenicityProposition',
    condition: 'objectCondition',
    predicates: {
      PREDISPOSITION: isCausal,
      PATHOGENIC: isCausal,
      LIKELY_PATHOGENIC: isCausal,
      UNCERTAIN_SIGNIFICANCE: { ...isCausal, direction: 'neutral' },
    },
  },
  FUNCTIONAL: {
    type: 'ExperimentalVariantFunctionalImpactProposition',
    condition: null,
    predicates: {
      GAIN_OF_FUNCTION: impacts('gain of function'),
      LOSS_OF_FUNCTION: impacts('loss of function'),
      NEOMORPHIC: impacts('neomorphic'),
      DOMINANT_NEGATIVE: impacts('dominant negative'),
      UNALTERED_FUNCTION: { predicate: 'impactsFunctionOf', direction: 'turned' },
    },
  },
}

const DIRECTIONS: Readonly<Record<EvidenceDirection, Direction>> = {
  SUPPORTS: 'supports',
  DOES_NOT_SUPPORT: 'disputes',
  NA: 'neutral',
}

const CONTRARY: Readonly<Record<Direction, Direction>> = {
  supports: 'disputes',
  disputes: 'supports',
  neutral: 'neutral',
}

/** Direction of a record: for the proposition, against it or neither. */
export function directionOf(direction: EvidenceDirection, predicate: Predicate): Direction {
  if (predicate.direction === 'neutral') return 'neutral'
  const own = DIRECTIONS[direction]
  return predicate.direction === 'turned' ? CONTRARY[own] : own
}

const LEVEL_SYSTEM = 'https://civic.readthedocs.io/en/latest/model/evidence/level.html'
const EVIDENCE_CODES = 'https://go.osu.edu/evidence-codes'

const EVIDENCE_CODE: Readonly<Record<EvidenceLevel, readonly [code: string, name: string]>> = {
  A: ['e000001', 'authoritative evidence'],
  B: ['e000005', 'clinical cohort evidence'],
  C: ['e000008', 'clinical case study evidence'],
  D: ['e000009', 'preclinical evidence'],
  E: ['e000010', 'inferential evidence'],
}

/** The level of evidence with the code that VICC gives it. */
export function strengthOf(level: EvidenceLevel): MappableConcept {
  const [code, name] = EVIDENCE_CODE[level]
  return {
    name: evidenceLevelDescriptions[level],
    primaryCoding: { system: LEVEL_SYSTEM, code: level },
    mappings: [{ coding: { name, system: EVIDENCE_CODES, code }, relation: 'exactMatch' }],
  }
}
