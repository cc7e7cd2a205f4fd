import { fieldsOfKind } from '#domain/records/fields/fields-of-kind.ts'
import { documentName, editedEntries } from '#domain/records/fields/record-field.ts'
import type { RecordField, RecordFields } from '#domain/records/fields/record-field.ts'
import {
  clinvarIds,
  fusionCoordinates,
  geneCoordinates,
  ids,
  optional,
  optionalId,
  optionalTermId,
  required,
  requiredId,
  termIds,
  texts,
} from './input-fields.ts'
import type { InputField, InputValue, TermId } from './input-fields.ts'
import type { UpstreamDocument } from './upstream-document.ts'

/** Kind of record as the mutations of revisions tell them apart. */
export type RevisedType =
  | 'GENE'
  | 'FACTOR'
  | 'FUSION'
  | 'REGION'
  | 'GENE_VARIANT'
  | 'FACTOR_VARIANT'
  | 'FUSION_VARIANT'
  | 'REGION_VARIANT'
  | 'MOLECULAR_PROFILE'
  | 'EVIDENCE_ITEM'
  | 'ASSERTION'
  | 'VARIANT_GROUP'

/** A mutation that suggests changes of a record, given its whole new state. */
interface SuggestionInput {
  mutation: string
  fields: Readonly<Record<string, InputField>>
}

const described = { description: optional('description'), sourceIds: ids('sources') }
const feature = { ...described, aliases: texts('featureAliases') }
const variant = { aliases: texts('variantAliases'), variantTypeIds: termIds('variantTypes') }
const namedVariant = { ...variant, featureId: requiredId('feature'), name: required('name') }

/** Says a field in the inputs of submissions and of revisions. */
function inputField(key: string, field: RecordField): InputField {
  const name = documentName(key, field)
  const isOptional = field.empty === 'allowed'
  switch (field.sort) {
    case 'records':
      return ids(name)
    case 'terms':
      return termIds(name)
    case 'term':
      return optionalTermId(name)
    case 'record':
      return isOptional ? optionalId(name) : requiredId(name)
    default:
      return isOptional ? optional(name) : required(name)
  }
}

/** The fields of an input that the public service has. */
const inputFields = (fields: RecordFields): Readonly<Record<string, InputField>> =>
  Object.fromEntries(
    editedEntries(fields)
      .filter(([, { extension }]) => !extension)
      .map(([key, field]) => [key, inputField(key, field)]),
  )

/** The mutations of the published V2 interface, with the fields that their inputs demand. */
const suggestionInputs: Readonly<Record<RevisedType, SuggestionInput>> = {
  GENE: { mutation: 'suggestGeneRevision', fields: described },
  FACTOR: {
    mutation: 'suggestFactorRevision',
    fields: {
      ...feature,
      name: required('name'),
      fullName: optional('fullName'),
      ncitId: optional('ncitId'),
    },
  },
  FUSION: {
    mutation: 'suggestFusionRevision',
    fields: { ...feature, knownPartnerGeneIds: ids('knownPartnerGenes') },
  },
  REGION: { mutation: 'suggestRegionRevision', fields: feature },
  GENE_VARIANT: {
    mutation: 'suggestGeneVariantRevision',
    fields: {
      ...namedVariant,
      hgvsDescriptions: texts('hgvsDescriptions'),
      clinvarIds,
      coordinates: geneCoordinates,
    },
  },
  FACTOR_VARIANT: {
    mutation: 'suggestFactorVariantRevision',
    fields: { ...namedVariant, ncitId: optional('ncitId') },
  },
  FUSION_VARIANT: {
    mutation: 'suggestFusionVariantRevision',
    fields: { ...variant, coordinates: fusionCoordinates },
  },
  REGION_VARIANT: { mutation: 'suggestRegionVariantRevision', fields: variant },
  MOLECULAR_PROFILE: {
    mutation: 'suggestMolecularProfileRevision',
    fields: { ...described, aliases: texts('molecularProfileAliases') },
  },
  EVIDENCE_ITEM: { mutation: 'suggestEvidenceItemRevision', fields: inputFields(fieldsOfKind.EVIDENCE_ITEM) },
  ASSERTION: { mutation: 'suggestAssertionRevision', fields: inputFields(fieldsOfKind.ASSERTION) },
  VARIANT_GROUP: {
    mutation: 'suggestVariantGroupRevision',
    fields: { ...described, name: required('name'), variantIds: ids('variants') },
  },
}

/** Checks whether a revision of the type can suggest a field of a document. */
export const canSuggest = (type: RevisedType, field: string): boolean =>
  Object.values(suggestionInputs[type].fields).some(({ from }) => from.includes(field))

/** Fields of an input, and those of a document that it demands and that cannot be said. */
export interface FilledInput {
  fields: Record<string, InputValue>
  unsaid: string[]
}

/**
 * The fields of the input of a suggestion: the whole new state of a record.
 * @param document in ids of the upstream
 */
export function suggestedFields(type: RevisedType, document: UpstreamDocument, termId: TermId): FilledInput {
  const fields: Record<string, InputValue> = {}
  const unsaid: string[] = []
  for (const [name, { from, value }] of Object.entries(suggestionInputs[type].fields)) {
    const said = value(document, termId)
    if (said === undefined) unsaid.push(from[0] ?? name)
    else fields[name] = said
  }
  return { fields, unsaid }
}

/** The text of the mutation; its variable `$input` holds the id, the fields and the comment. */
export function suggestionText(type: RevisedType): string {
  const { mutation } = suggestionInputs[type]
  const input = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  return `mutation ($input: ${input}!) {
  ${mutation}(input: $input) {
    results { id fieldName newlyCreated revisionSetId }
  }
}`
}
