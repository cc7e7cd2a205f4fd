import type { Adjacency, Allele, SequenceLocation } from './vrs/vrs-types.ts'

/** A code of a term in a system, such as an ontology (GKS-Core 1.1). */
export interface Coding {
  id?: string
  extensions?: Extension[]
  name?: string
  system: string
  code: string
}

/** A code that means the same, or nearly. */
export interface ConceptMapping {
  coding: Coding
  relation: 'exactMatch' | 'closeMatch' | 'relatedMatch'
}

/** A member that the model does not have. */
export interface Extension {
  name: string
  value: unknown
}

/** A gene, disease, phenotype, therapy, strength or classification. */
export interface MappableConcept {
  id?: string
  extensions?: Extension[]
  conceptType?: string
  name?: string
  primaryCoding?: Coding
  mappings?: ConceptMapping[]
}

export interface ConditionSet {
  conditions: (MappableConcept | ConditionSet)[]
  membershipOperator: 'AND' | 'OR'
}

export interface TherapyGroup {
  therapies: MappableConcept[]
  membershipOperator: 'AND' | 'OR'
}

/** A publication or a guideline. */
export interface Document {
  id?: string
  extensions?: Extension[]
  type: 'Document'
  name?: string
  aliases?: string[]
  title?: string
  urls?: string[]
  doi?: string
  pmid?: string
}

export interface Method {
  id?: string
  type: 'Method'
  name: string
  methodType: string
  reportedIn: Document
}

/** A condition that every variant of a category meets (Cat-VRS 1.1). */
export type Constraint =
  | { type: 'DefiningAlleleConstraint'; allele: Allele; relations: MappableConcept[] }
  | {
      type: 'DefiningLocationConstraint'
      location: SequenceLocation
      relations: MappableConcept[]
      matchCharacteristic: MappableConcept
    }
  | { type: 'CopyChangeConstraint'; copyChange: CopyChange }
  | { type: 'FeatureContextConstraint'; featureContext: MappableConcept }
  | { type: 'FunctionConstraint'; functionConsequence: MappableConcept }

/** A change of the number of copies, as far as a record says it. */
export type CopyChange = 'complete genomic loss' | 'loss' | 'gain' | 'low-level gain'

/** A part of a record that its object does not have, and why. */
export interface NotExpressed {
  part: string
  reason: string
}

/** A molecular profile (Cat-VRS 1.1). */
export interface CategoricalVariant {
  id: string
  type: 'CategoricalVariant'
  name: string
  description?: string
  aliases?: string[]
  extensions?: Extension[]
  members?: (Allele | Adjacency)[]
  constraints?: Constraint[]
  mappings?: ConceptMapping[]
}

/** The claim that a statement supports or disputes (VA-Spec 1.1). */
export interface Proposition {
  type: string
  subjectVariant: CategoricalVariant
  geneContextQualifier?: MappableConcept
  alleleOriginQualifier?: MappableConcept
  predicate: string
  objectTherapeutic?: MappableConcept | TherapyGroup
  conditionQualifier?: MappableConcept | ConditionSet
  objectCondition?: MappableConcept | ConditionSet
  objectTumorType?: MappableConcept | ConditionSet
  objectSequenceFeature?: MappableConcept
}

export type Direction = 'supports' | 'disputes' | 'neutral'

/** A proposition that is said to be true or false. */
export interface Statement {
  id: string
  type: 'Statement'
  description?: string
  extensions?: Extension[]
  specifiedBy: Method
  reportedIn: (Document | string)[]
  proposition: Proposition
  direction: Direction
  strength?: MappableConcept
  classification?: MappableConcept
  contributions?: Contribution[]
  hasEvidenceLines?: EvidenceLine[]
}

/** Who reviewed a statement last, and when. */
export interface Contribution {
  type: 'Contribution'
  contributor: { id: string; type: 'Agent'; name: string; description?: string; extensions?: Extension[] }
  activityType: string
  /** Such as `2024-06-30`. */
  date: string
}

/** Evidence for or against a proposition, weighed. */
export interface EvidenceLine {
  type: 'EvidenceLine'
  specifiedBy?: Pick<Method, 'type' | 'methodType' | 'reportedIn'>
  targetProposition?: Proposition
  hasEvidenceItems?: Statement[]
  directionOfEvidenceProvided: Direction
  strengthOfEvidenceProvided?: MappableConcept
  scoreOfEvidenceProvided?: number
  evidenceOutcome?: MappableConcept
}
