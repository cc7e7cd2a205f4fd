import type { Precision } from '#domain/matching/comparison/comparison.ts'
import type { DiseaseRelation } from '#domain/matching/comparison/disease-relation.ts'
import type { AssayKind } from '#domain/matching/sample/sample.ts'
import type { TherapyFinding } from '#domain/clinical/therapy-finding.ts'
import { lookupTable } from '#domain/lookup-table.ts'

export const PRECISION_WORDS: Record<Precision, string> = {
  ALLELE: 'Same allele',
  PROTEIN_CHANGE: 'Same protein change',
  CODON: 'Same codon',
  EXON_OR_REGION: 'Same exon or region',
  CLASS: 'Same class of alteration',
  NAMED: 'Same name',
}

/** Words for how the disease of a statement stands to the patient's; nothing where no disease was given. */
export const RELATION_WORDS: Record<DiseaseRelation, string> = {
  SAME: 'this disease',
  NARROWER: 'subtype of this disease',
  BROADER: 'broader disease',
  OTHER: 'another disease',
  UNKNOWN: 'relation unknown',
}

export const FINDING_WORDS: Record<TherapyFinding, string> = {
  RESPONSE: 'Sensitivity',
  RESISTANCE: 'Resistance or reduced sensitivity',
  NO_EFFECT: 'Sensitivity or resistance not supported',
  ADVERSE: 'Adverse response',
  OTHER: 'Other',
}

export const ASSAY_WORDS: Record<AssayKind, string> = {
  smallVariants: 'Small variants',
  copyNumber: 'Copy number',
  fusions: 'Fusions',
  expression: 'Expression',
}

export const BUILD_WORDS = { '': 'Not specified', GRCH37: 'GRCh37 (hg19)', GRCH38: 'GRCh38 (hg38)' } as const

export const ORIGIN_WORDS = { UNKNOWN: 'Not specified', SOMATIC: 'Somatic', GERMLINE: 'Germline' } as const

export const RESEARCH_USE =
  'For research use only. Not medical advice: a qualified professional must verify every statement against its source before acting on it.'

/** Formats of files, by the values of the service. */
export const FORMAT_WORDS: Readonly<Record<string, string>> = lookupTable({
  VCF: 'VCF',
  MAF: 'MAF',
  VARIANTS: 'Table of alterations',
  ANNOVAR: 'ANNOVAR',
  TSO500: 'CombinedVariantOutput (TSO 500)',
  FOUNDATION_ONE: 'FoundationOne XML',
  COPY_NUMBER_MATRIX: 'Copy number matrix',
  COPY_NUMBER: 'Copy number',
  FUSIONS: 'Fusions',
  STATES: 'Expression, methylation and factors',
  JSON: 'JSON',
  FHIR: 'FHIR',
  PHENOPACKET: 'Phenopacket',
  LINES: 'List of alterations',
})
