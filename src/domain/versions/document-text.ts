import { revisedValueText } from '#domain/records/revised-values.ts'
import type { DocumentReference, DocumentRow, DocumentValue } from './record-document.ts'

/** Names that are no plain words. */
const labels: Readonly<Record<string, string>> = {
  entrezId: 'Entrez ID',
  ncitId: 'NCIt ID',
  doid: 'DOID',
  hpoId: 'HPO ID',
  pmcId: 'PMC ID',
  citationId: 'Citation ID',
  alleleRegistryId: 'ClinGen Allele Registry ID',
  clinvarIds: 'ClinVar IDs',
  uniprotIds: 'UniProt IDs',
  hgvsDescriptions: 'HGVS Descriptions',
  variantHgvs: 'HGVS Description',
  iscnName: 'ISCN Name',
  viccCompliantName: 'VICC Name',
  ampLevel: 'AMP/ASCO/CAP Category',
  acmgCodes: 'ACMG Codes',
  clingenCodes: 'ClinGen Codes',
  nccnGuideline: 'NCCN Guideline',
  nccnGuidelineVersion: 'NCCN Guideline Version',
  fdaCompanionTest: 'FDA Companion Test',
  fdaCompanionTestLastUpdated: 'FDA Companion Test Last Updated',
}

/** The name of a document's field as people read it. */
export function documentFieldLabel(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1')
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

const isReference = (value: DocumentReference | DocumentRow): value is DocumentReference => 'kind' in value

/** A value of a document as people read it; empty text for an empty field. */
export function documentValueText(field: string, value: DocumentValue | null): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((entry) => documentValueText(field, entry)).join('\n')
  if (typeof value !== 'object')
    return (
      revisedValueText(
        field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ) ?? ''
    )
  if (isReference(value)) return value.name
  return Object.entries(value)
    .map(([name, cell]) => `${documentFieldLabel(name)}: ${documentValueText(name, cell)}`)
    .join(', ')
}
