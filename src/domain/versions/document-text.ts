import { fieldLabel } from '#domain/records/field-labels.ts'
import { recordKinds } from '#domain/records/record-kinds.ts'
import { revisedValueText } from '#domain/records/revised-values.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { FieldChange } from './document-changes.ts'
import type {
  DocumentReference,
  DocumentRow,
  DocumentValue,
  RecordDocument,
  VersionedKind,
} from './record-document.ts'

/** Labels of fields that forms do not have, or have by another name, and that are no plain words. */
const labels: Readonly<Record<string, string>> = lookupTable({
  entrezId: 'Entrez ID',
  doid: 'DOID',
  hpoId: 'HPO ID',
  pmcId: 'PMC ID',
  citationId: 'Citation ID',
  alleleRegistryId: 'ClinGen Allele Registry ID',
  clinvarIds: 'ClinVar IDs',
  uniprotIds: 'UniProt IDs',
  hgvsDescriptions: 'HGVS descriptions',
  variantHgvs: 'HGVS description',
  iscnName: 'ISCN name',
  viccCompliantName: 'VICC name',
  acmgCodes: 'ACMG codes',
  clingenCodes: 'ClinGen codes',
  nccnGuideline: 'NCCN guideline',
  regulatoryApproval: 'FDA regulatory approval',
  regulatoryApprovalLastUpdated: 'FDA regulatory approval, last updated',
  variantAliases: 'Aliases',
  featureAliases: 'Aliases',
  molecularProfileAliases: 'Aliases',
  fdaCompanionTestLastUpdated: 'FDA-approved companion diagnostic, last updated',
})

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Label of a document's field, as forms and pages of records have it.
 * @param kind of the record, where the label depends on it
 */
export const documentFieldLabel = (field: string, kind?: VersionedKind): string =>
  labels[field] ?? fieldLabel(snakeCase(field), kind === 'EVIDENCE_ITEM' ? 'EvidenceItem' : undefined)

const isReference = (value: DocumentReference | DocumentRow): value is DocumentReference => 'kind' in value

const nameOf = ({ name }: DocumentReference) => name

function nameAndId({ kind, id, name }: DocumentReference): string {
  const names = recordKinds[kind]
  return `${name} (${'tag' in names ? names.tag : 'ID '}${id})`
}

/** A value of a document as people read it; empty text for an empty field. */
export function documentValueText(
  field: string,
  value: DocumentValue | null,
  referenceText: (reference: DocumentReference) => string = nameOf,
): string {
  if (value === null) return ''
  if (Array.isArray(value))
    return value.map((entry) => documentValueText(field, entry, referenceText)).join('\n')
  if (field === 'status' && evidenceStatuses.has(value)) return capitalized(evidenceStatuses.label(value))
  if (typeof value !== 'object') return revisedValueText(snakeCase(field), value) ?? ''
  if (isReference(value)) return referenceText(value)
  return Object.entries(value)
    .map(([name, cell]) => `${documentFieldLabel(name)}: ${documentValueText(name, cell)}`)
    .join(', ')
}

/** Both values of a change as people read them; records of the same name are told apart by their ids. */
export function changeTexts({ field, before, after }: FieldChange): { before: string; after: string } {
  const texts = { before: documentValueText(field, before), after: documentValueText(field, after) }
  if (texts.before !== texts.after) return texts
  return {
    before: documentValueText(field, before, nameAndId),
    after: documentValueText(field, after, nameAndId),
  }
}

/** The fields of a document of a record with their names and values as people read them. */
export function documentTexts(
  document: RecordDocument,
  kind: VersionedKind,
): { field: string; label: string; text: string }[] {
  return Object.entries(document).map(([field, value]) => ({
    field,
    label: documentFieldLabel(field, kind),
    text: documentValueText(field, value),
  }))
}

/** The name of a record in a version of it: its own, or that of the profile that evidence and assertions are about. */
export function documentName(document: { readonly [field: string]: DocumentValue | null }): string {
  const named = document['name'] ?? document['citation'] ?? document['molecularProfile'] ?? null
  return documentValueText('name', named)
}
