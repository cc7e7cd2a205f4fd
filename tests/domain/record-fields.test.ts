import { describe, expect, test } from 'vitest'
import { fieldOfDocument, fieldsOfKind, recordedField } from '#domain/records/fields/fields-of-kind.ts'
import {
  columnName,
  documentName,
  editedEntries,
  extensionsOf,
  isList,
  linkOf,
  localName,
} from '#domain/records/fields/record-field.ts'
import type { RecordFields } from '#domain/records/fields/record-field.ts'
import { recordedName } from '#domain/records/field-values.ts'
import { extensionCells } from '#server/export/extension-cells.ts'
import { readExtensions } from '#server/import/cells/extension-cells.ts'
import type { Row } from '#server/import/release/rows.ts'
import { vocabulary } from '#domain/vocabularies/vocabulary.ts'

/** Where each field is: key, name of revisions, column or table of links, name in documents, name of local changes. */
type Place = [key: string, recorded: string, place: string, shown: string, local: string]
const places: Readonly<Record<keyof typeof fieldsOfKind, Place[]>> = {
  EVIDENCE_ITEM: [
    ['description', 'description', 'description', 'description', 'description'],
    ['evidenceType', 'evidence_type', 'evidence_type', 'evidenceType', 'evidence_type'],
    ['rating', 'rating', 'evidence_rating', 'evidenceRating', 'evidence_rating'],
    ['variantHgvs', 'variant_hgvs', 'variant_hgvs', 'variantHgvs', 'variant_hgvs'],
    [
      'molecularProfileId',
      'molecular_profile_id',
      'molecular_profile_id',
      'molecularProfile',
      'molecular_profile_id',
    ],
    ['diseaseId', 'disease_id', 'disease_id', 'disease', 'disease_id'],
    ['sourceId', 'source_id', 'source_id', 'source', 'source_id'],
    ['therapyIds', 'therapy_ids', 'evidence_item_therapies', 'therapies', 'therapy_ids'],
    ['phenotypeIds', 'phenotype_ids', 'evidence_item_phenotypes', 'phenotypes', 'phenotype_ids'],
  ],
  ASSERTION: [
    ['summary', 'summary', 'summary', 'summary', 'summary'],
    ['ampLevel', 'amp_level', 'amp_level', 'ampLevel', 'amp_level'],
    ['nccnGuidelineId', 'nccn_guideline_id', 'nccn_guideline_id', 'nccnGuideline', 'nccn_guideline_id'],
    [
      'fdaRegulatoryApproval',
      'fda_regulatory_approval',
      'fda_regulatory_approval',
      'regulatoryApproval',
      'fda_regulatory_approval',
    ],
    [
      'regulatoryApprovalLastUpdated',
      'regulatory_approval_last_updated',
      'fda_regulatory_approval_updated_at',
      'regulatoryApprovalLastUpdated',
      'fda_regulatory_approval',
    ],
    ['acmgCodeIds', 'acmg_code_ids', 'assertion_acmg_codes', 'acmgCodes', 'acmg_code_ids'],
    ['clingenCodeIds', 'clingen_code_ids', 'assertion_clingen_codes', 'clingenCodes', 'clingen_code_ids'],
    [
      'evidenceItemIds',
      'evidence_item_ids',
      'assertion_evidence_items',
      'evidenceItems',
      'evidence_item_ids',
    ],
  ],
  FEATURE: [
    ['fullName', 'full_name', 'full_name', 'fullName', 'full_name'],
    ['sourceIds', 'source_ids', 'feature_sources', 'sources', 'source_ids'],
    [
      'featureAliasIds',
      'feature_alias_ids',
      'feature_feature_aliases',
      'featureAliases',
      'feature_alias_ids',
    ],
    [
      'knownPartnerGeneIds',
      'known_partner_gene_ids',
      'fusion_known_partner_genes',
      'knownPartnerGenes',
      'known_partner_gene_ids',
    ],
  ],
  VARIANT: [
    ['featureId', 'feature_id', 'feature_id', 'feature', 'feature_id'],
    ['variantTypeIds', 'variant_type_ids', 'variant_variant_types', 'variantTypes', 'variant_type_ids'],
    [
      'hgvsDescriptionIds',
      'hgvs_description_ids',
      'variant_hgvs_descriptions',
      'hgvsDescriptions',
      'hgvs_description_ids',
    ],
    ['clinvarEntryIds', 'clinvar_entry_ids', 'variant_clinvar_entries', 'clinvarIds', 'clinvar_entry_ids'],
  ],
  MOLECULAR_PROFILE: [
    ['description', 'description', 'description', 'description', 'description'],
    [
      'molecularProfileAliasIds',
      'molecular_profile_alias_ids',
      'molecular_profile_molecular_profile_aliases',
      'molecularProfileAliases',
      'molecular_profile_alias_ids',
    ],
  ],
  VARIANT_GROUP: [
    ['variantIds', 'variant_ids', 'variant_group_variants', 'variants', 'variant_ids'],
    ['sourceIds', 'source_ids', 'variant_group_sources', 'sources', 'source_ids'],
  ],
}

describe.each([
  'EVIDENCE_ITEM',
  'ASSERTION',
  'FEATURE',
  'VARIANT',
  'MOLECULAR_PROFILE',
  'VARIANT_GROUP',
] as const)('fields of %s', (kind) => {
  test.each(places[kind])(
    '%s is recorded as %s, stored in %s and shown as %s',
    (key, recorded, place, shown, local) => {
      const [, field] = fieldOfDocument(kind, shown) ?? []
      if (!field) throw new Error(`no field is shown as ${shown}`)
      expect(documentName(key, field)).toBe(shown)
      expect(recordedName(key)).toBe(recorded)
      expect(isList(field) ? linkOf(kind.toLowerCase(), key, field).table : columnName(key, field)).toBe(
        place,
      )
      expect(localName(key, field)).toBe(local)
      expect(recordedField(kind, recorded)).toEqual([key, field])
    },
  )

  test('are found by no other names', () => {
    expect(fieldOfDocument(kind, 'toString')).toBeNull()
    expect(recordedField(kind, 'constructor')).toBeNull()
    expect(fieldOfDocument('SOURCE', 'title')).toBeNull()
  })

  test('that people enter are not those that follow', () => {
    const keys = editedEntries(fieldsOfKind[kind]).map(([key]) => key)
    expect(keys).not.toContain('status')
    expect(keys).toContain(places[kind][0]?.[0])
  })
})

const sizes = vocabulary('Size', ['SMALL', 'VERY_LARGE'])

const fields = {
  size: { sort: 'word', words: sizes, empty: 'allowed', extension: true },
  patientCount: { sort: 'number', column: 'patients', empty: 'allowed', extension: true },
  isBlinded: { sort: 'truth', empty: 'allowed', extension: true },
  remark: { sort: 'text', empty: 'allowed', extension: true },
  significance: { sort: 'word', words: sizes },
} as const satisfies RecordFields

const rowOf = (cells: Record<string, string>): Row => ({
  line: 2,
  text: (column) => cells[column] ?? '',
  has: (column) => Object.hasOwn(cells, column),
})

describe('extensions', () => {
  const row = { size: 'VERY_LARGE', patients: 12, is_blinded: false, remark: ' a\tb ', significance: 'SMALL' }
  const cells = { size: 'Very Large', patient_count: '12', is_blinded: 'false', remark: 'a b' }

  test('have columns of their recorded names in files', () => {
    expect(extensionsOf(fields).map(({ name, column }) => [name, column])).toEqual([
      ['size', 'size'],
      ['patient_count', 'patients'],
      ['is_blinded', 'is_blinded'],
      ['remark', 'remark'],
    ])
  })

  test('are written and read back', () => {
    const written = Object.entries(extensionCells(fields)).map(([name, cell]) => [name, cell(row)])
    expect(Object.fromEntries(written)).toEqual(cells)
    expect(readExtensions(rowOf(cells), fields)).toEqual({
      extensions: { size: 'VERY_LARGE', patients: 12, is_blinded: false, remark: 'a b' },
    })
  })

  test('that are empty are written as nothing and read back as nothing', () => {
    const written = Object.entries(extensionCells(fields)).map(([name, cell]) => [name, cell({ size: null })])
    expect(Object.fromEntries(written)).toEqual({ size: '', patient_count: '', is_blinded: '', remark: '' })
    expect(readExtensions(rowOf(Object.fromEntries(written)), fields)).toEqual({
      extensions: { size: null, patients: null, is_blinded: null, remark: null },
    })
  })

  test('are not known from a file without their columns', () => {
    expect(readExtensions(rowOf({ significance: 'SMALL' }), fields)).toEqual({})
    expect(readExtensions(rowOf({ remark: 'x' }), fields)).toEqual({ extensions: { remark: 'x' } })
  })
})
