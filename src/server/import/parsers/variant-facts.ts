import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import {
  idList,
  optionalBoolean,
  optionalId,
  optionalName,
  optionalText,
  optionalTime,
  optionalValue,
  plainList,
  requiredId,
  requiredName,
  UnreadableRow,
} from '../cells/cell-values.ts'
import type { CanonicalNames } from '../cells/name-lists.ts'
import { splitNames } from '../cells/name-lists.ts'
import { withoutPoint } from '../cells/whole-numbers.ts'
import type { Row } from '../release/rows.ts'
import type { PlaceFacts } from './coordinate-facts.ts'
import { readFusionCoordinates, readGeneCoordinates } from './coordinate-facts.ts'

/** Name by which a row names a variant's feature; 2021's variants name it by symbol and Entrez id only. */
export type FeatureName = { id: number | null; name: string; entrezId: number | null }

export type VariantVocabulary = { variantTypes: CanonicalNames; variantGroups: CanonicalNames }

/**
 * Reads a row of VariantSummaries of any year.
 * @throws UnreadableRow
 */
export function readVariant(row: Row, vocabulary: VariantVocabulary) {
  const kind = optionalValue(row, 'feature_type', featureInstanceTypes) ?? 'GENE'
  const list = (column: string, read: () => string[]) => (row.has(column) ? read() : null)
  const places: PlaceFacts =
    kind === 'FUSION'
      ? readFusionCoordinates(row)
      : { coordinates: kind === 'GENE' ? readGeneCoordinates(row) : [], exons: [] }
  return {
    id: requiredId(row, 'variant_id'),
    kind,
    feature: readFeatureName(row),
    name: requiredName(row, 'variant'),
    aliases: list('variant_aliases', () => plainList(row, 'variant_aliases')),
    groups: list('variant_groups', () => splitNames(row.text('variant_groups'), vocabulary.variantGroups)),
    types: list('variant_types', () => splitNames(row.text('variant_types'), vocabulary.variantTypes)),
    hgvs: list('hgvs_descriptions', () => plainList(row, 'hgvs_descriptions')),
    // Markers such as NONE FOUND are entries like any other: they say that somebody looked.
    clinvar: list('clinvar_ids', () =>
      plainList(row, 'clinvar_ids').map((id) => withoutPoint(id.toUpperCase())),
    ),
    alleleRegistryId: optionalName(row, 'allele_registry_id'),
    ncitId: optionalName(row, 'ncit_id'),
    viccName: optionalName(row, 'vicc_compliant_name'),
    iscnName: optionalName(row, 'iscn_name'),
    ...places,
    singleProfileId: optionalId(row, 'single_variant_molecular_profile_id'),
    /** Of the older form: the text that later became the profile's description. */
    summary: optionalText(row, 'summary'),
    /** Of the older form: the assertions on the variant. */
    assertionIds: row.has('assertion_ids') ? idList(row, 'assertion_ids') : null,
    lastReview: optionalTime(row, 'last_review_date'),
    flagged: optionalBoolean(row, 'is_flagged'),
  }
}

/** Facts of a release about a variant. Null: it says nothing. */
export type VariantFacts = ReturnType<typeof readVariant>

function readFeatureName(row: Row): FeatureName {
  const name = optionalName(row, 'feature_name') ?? optionalName(row, 'gene')
  if (name === null) throw new UnreadableRow('neither gene nor feature_name is given')
  return {
    id: optionalId(row, 'feature_id') ?? optionalId(row, 'gene_id'),
    name,
    entrezId: optionalId(row, 'entrez_id'),
  }
}

/**
 * The variant that a row of the older evidence or assertion form names, with its coordinates where it gives them.
 * Null when the row names a molecular profile instead.
 * @throws UnreadableRow
 */
export function readNamedVariant(row: Row): VariantFacts | null {
  if (row.text('variant_id') === '' || row.text('molecular_profile_id') !== '') return null
  return {
    id: requiredId(row, 'variant_id'),
    kind: 'GENE',
    feature: readFeatureName(row),
    name: requiredName(row, 'variant'),
    aliases: null,
    groups: null,
    types: null,
    hgvs: null,
    clinvar: null,
    alleleRegistryId: null,
    ncitId: null,
    viccName: null,
    iscnName: null,
    coordinates: readGeneCoordinates(row),
    exons: [],
    singleProfileId: null,
    summary: optionalText(row, 'variant_summary'),
    assertionIds: null,
    lastReview: null,
    flagged: null,
  }
}
