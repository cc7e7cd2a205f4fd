/** A submission to ClinVar as its schema has it (submission_schema.json), as far as it is written. */
export interface ClinvarSubmission {
  recordStatus: 'novel' | 'update'
  clinvarAccession?: string
  /** Identifier of the molecular profile. */
  localID: string
  /** Such as `GRCh37`. ClinVar requires it with an HGVS expression. */
  submittedAssembly: string
  /** Identifier of the assertion. */
  localKey: string
  observedIn: { affectedStatus: string; alleleOrigin: string; collectionMethod: string }[]
  conditionSet: { condition: ClinvarCondition[] }
  variantSet: { variant: ClinvarVariant[] }
}

export interface ClinicalImpactSubmission extends ClinvarSubmission {
  clinicalImpactClassification: {
    clinicalImpactClassificationDescription: string
    assertionTypeForClinicalImpact: string
    drugForTherapeuticAssertion?: string
  } & ClassificationDetails
}

export interface OncogenicitySubmission extends ClinvarSubmission {
  oncogenicityClassification: { oncogenicityClassificationDescription: string } & ClassificationDetails
}

/** A condition by its id in a database, or by its name. */
export type ClinvarCondition = { db: string; id: string } | { name: string }

/** A publication by its id in a database, or a page. */
export type ClinvarCitation = { db: 'PubMed' | 'DOI'; id: string } | { url: string }

export interface ClassificationDetails {
  comment?: string
  citation: ClinvarCitation[]
  /** Day of the approval, as 2026-07-20. */
  dateLastEvaluated: string
}

/** A variant by HGVS expression or coordinates (1-based, inclusive). */
export interface ClinvarVariant {
  hgvs?: string
  chromosomeCoordinates?: {
    assembly: string
    chromosome: string
    start: number
    stop: number
    referenceAllele: string
    alternateAllele: string
  }
  gene?: { symbol: string }[]
  alternateDesignations?: string[]
}

/** Kinds of submission, which never share a file. */
export type ClinvarKind = 'clinicalImpact' | 'oncogenicity'

/** Reason for which an assertion is not submitted. */
export type ClinvarReasonCode =
  | 'not-accepted'
  | 'flagged'
  | 'no-approval'
  | 'approval-requires-review'
  | 'approval-revoked'
  | 'disease-missing'
  | 'disease-without-id'
  | 'no-allele'
  | 'does-not-support'
  | 'no-tier'
  | 'significance'
  | 'therapy-missing'
  | 'therapy-sequential'
  | 'therapy-interaction'
  | 'origin-missing'
  | 'germline'
  | 'not-valid'

/** A reason in words for people. */
export interface ClinvarReason {
  code: ClinvarReasonCode
  message: string
}
