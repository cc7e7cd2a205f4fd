/** The fields of one annotation (an entry of CSQ) in order, as the header names them. */
export const annotationFields = [
  'Allele',
  'Consequence',
  'SYMBOL',
  'Entrez Gene ID',
  'Feature_type',
  'Feature',
  'HGVSc',
  'HGVSp',
  'CIViC Variant Name',
  'CIViC Variant ID',
  'CIViC Variant Aliases',
  'CIViC Variant URL',
  'CIViC Molecular Profile Name',
  'CIViC Molecular Profile ID',
  'CIViC Molecular Profile Aliases',
  'CIViC Molecular Profile URL',
  'CIViC HGVS',
  'Allele Registry ID',
  'ClinVar IDs',
  'CIViC Molecular Profile Score',
  'CIViC Entity Type',
  'CIViC Entity ID',
  'CIViC Entity URL',
  'CIViC Entity Source',
  'CIViC Entity Variant Origin',
  'CIViC Entity Status',
  'CIViC Entity Significance',
  'CIViC Entity Direction',
  'CIViC Entity Disease',
  'CIViC Entity Therapies',
  'CIViC Entity Therapy Interaction Type',
  'CIViC Evidence Phenotypes',
  'CIViC Evidence Level',
  'CIViC Evidence Rating',
  'CIViC Assertion ACMG Codes',
  'CIViC Assertion AMP Category',
  'CIViC Assertion ClinGen Codes',
  'CIViC Assertion NCCN Guideline',
  'CIViC Assertion Regulatory Approval',
  'CIViC Assertion FDA Companion Test',
] as const

export type AnnotationField = (typeof annotationFields)[number]
export type AnnotationCells = Partial<Record<AnnotationField, string>>

/** An entry of CSQ; its values are written for INFO already. */
export function annotationText(cells: AnnotationCells): string {
  return annotationFields.map((field) => cells[field] ?? '').join('|')
}
