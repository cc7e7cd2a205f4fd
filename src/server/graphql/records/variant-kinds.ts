import { exonCoordinates, variantCoordinates } from '#server/knowledge/records/variants/coordinates.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import type { VariantRecord } from '#server/knowledge/records/records.ts'
import { clinvarIds, hgvsDescriptions } from '#server/knowledge/records/variants/variants.ts'
import type { ExonCoordinateType, VariantCoordinateType } from '#domain/vocabularies/coordinates.ts'
import type { GraphQLContext } from '../context.ts'
import {
  Commentable,
  EventOriginObject,
  EventSubject,
  ExonCoordinate,
  FactorVariant,
  Flaggable,
  Fusion,
  FusionVariant,
  GeneVariant,
  MolecularProfileComponent,
  RegionVariant,
  VariantCoordinate,
  VariantInterface,
  WithRevisions,
} from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'

/** Interfaces of every kind of variant. */
export const variantInterfaces = [
  Commentable,
  EventOriginObject,
  EventSubject,
  Flaggable,
  MolecularProfileComponent,
  VariantInterface,
  WithRevisions,
]

const firstCoordinates = async ({ id }: VariantRecord, _args: object, { load }: GraphQLContext) =>
  (await load(variantCoordinates, id)).at(0)

const coordinatesOfSide =
  (type: VariantCoordinateType) =>
  async ({ id }: VariantRecord, _args: object, { load }: GraphQLContext) =>
    (await load(variantCoordinates, id)).find((place) => place.coordinate_type === type)

GeneVariant.implement({
  description: 'A variant of a gene.',
  interfaces: variantInterfaces,
  fields: (t) => ({
    alleleRegistryId: t.exposeString('allele_registry_id', {
      nullable: true,
      description: 'ClinGen Allele Registry id.',
    }),
    clinvarIds: t.stringList({
      description: 'ClinVar ids; `NONE FOUND` if ClinVar was checked and has none, or `N/A`.',
      resolve: async ({ id }, _args, { load }) => (await load(clinvarIds, id)).map((row) => row.clinvar_id),
    }),
    hgvsDescriptions: t.stringList({
      description: 'HGVS descriptions, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) => (await load(hgvsDescriptions, id)).map((row) => row.name),
    }),
    coordinates: t.field({
      type: VariantCoordinate,
      nullable: true,
      description: 'Coordinates of the variant.',
      resolve: firstCoordinates,
    }),
    primaryCoordinates: t.field({
      type: VariantCoordinate,
      nullable: true,
      description: 'Coordinates; the same as `coordinates`.',
      resolve: firstCoordinates,
    }),
    threePrimeCoordinates: t.field({
      type: VariantCoordinate,
      nullable: true,
      description:
        "Coordinates of the 3' partner, for a fusion recorded as a variant of a gene, whose `coordinates` are those of the 5' partner; otherwise null. Curia extension.",
      resolve: coordinatesOfSide('THREE_PRIME_FUSION_COORDINATE'),
    }),
  }),
})

FactorVariant.implement({
  description: 'A variant of a factor: a state of it.',
  interfaces: variantInterfaces,
  fields: (t) => ({
    ncitId: t.exposeString('ncit_id', {
      nullable: true,
      description: 'NCI Thesaurus id of the variant.',
    }),
  }),
})

const exonAt =
  (type: ExonCoordinateType) =>
  async ({ id }: VariantRecord, _args: object, { load }: GraphQLContext) =>
    (await load(exonCoordinates, id)).find((exon) => exon.coordinate_type === type)

FusionVariant.implement({
  description: 'A variant of a fusion, with specific or unspecified breakpoints.',
  interfaces: variantInterfaces,
  fields: (t) => ({
    fusion: relation(t, Fusion, 'The fusion.', { feature_id: recordById.features }),
    viccCompliantName: t.string({
      description: 'Name by the VICC gene fusion nomenclature.',
      resolve: (variant) => variant.vicc_name ?? '',
    }),
    fivePrimeCoordinates: t.field({
      type: VariantCoordinate,
      nullable: true,
      description: "Coordinates of the 5' side.",
      resolve: coordinatesOfSide('FIVE_PRIME_FUSION_COORDINATE'),
    }),
    threePrimeCoordinates: t.field({
      type: VariantCoordinate,
      nullable: true,
      description: "Coordinates of the 3' side.",
      resolve: coordinatesOfSide('THREE_PRIME_FUSION_COORDINATE'),
    }),
    fivePrimeStartExonCoordinates: t.field({
      type: ExonCoordinate,
      nullable: true,
      description: "First exon of the 5' side.",
      resolve: exonAt('FIVE_PRIME_START_EXON_COORDINATE'),
    }),
    fivePrimeEndExonCoordinates: t.field({
      type: ExonCoordinate,
      nullable: true,
      description: "Last exon of the 5' side, at the breakpoint.",
      resolve: exonAt('FIVE_PRIME_END_EXON_COORDINATE'),
    }),
    threePrimeStartExonCoordinates: t.field({
      type: ExonCoordinate,
      nullable: true,
      description: "First exon of the 3' side, at the breakpoint.",
      resolve: exonAt('THREE_PRIME_START_EXON_COORDINATE'),
    }),
    threePrimeEndExonCoordinates: t.field({
      type: ExonCoordinate,
      nullable: true,
      description: "Last exon of the 3' side.",
      resolve: exonAt('THREE_PRIME_END_EXON_COORDINATE'),
    }),
  }),
})

RegionVariant.implement({
  description: 'A variant of a region: an alteration such as a deletion.',
  interfaces: variantInterfaces,
  fields: (t) => ({
    iscnName: t.exposeString('iscn_name', { nullable: true, description: 'Name in ISCN notation.' }),
  }),
})
