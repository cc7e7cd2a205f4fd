import { exonCoordinateFields, variantCoordinateFields } from '#domain/records/fields/coordinates.ts'
import { fieldsOfKind } from '#domain/records/fields/fields-of-kind.ts'
import { documentName, entriesOf, isList } from '#domain/records/fields/record-field.ts'
import type { RecordField, RecordFields } from '#domain/records/fields/record-field.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import {
  connectedReferences,
  latestTime,
  ofType,
  reference,
  references,
  scalar,
  texts,
  time,
  trueOrUnknown,
  within,
} from './fields.ts'
import type { UpstreamField } from './fields.ts'

/** Fields of a document by their names. */
export type UpstreamFields = Readonly<Record<string, UpstreamField>>

const scalars = (...names: string[]): UpstreamFields =>
  Object.fromEntries(names.map((name) => [name, scalar(name)]))

/** The fields, each within what `place` makes of it. */
const placed = (fields: UpstreamFields, place: (field: UpstreamField) => UpstreamField): UpstreamFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, place(field)]))

const inFeature = (type: string, fields: UpstreamFields) =>
  placed(fields, (field) => within('featureInstance', ofType(type, field)))

const placeCells = Object.keys(variantCoordinateFields)
const exonCells = Object.keys(exonCoordinateFields)

/** Cells of coordinates: `coordinates.GENE_VARIANT_COORDINATE.start` and its like. */
const cells = (
  list: string,
  coordinateType: string,
  type: string,
  object: string,
  names: readonly string[],
): UpstreamFields =>
  Object.fromEntries(
    names.map((name) => [`${list}.${coordinateType}.${name}`, ofType(type, within(object, scalar(name)))]),
  )

const fusionSide = (side: 'FIVE' | 'THREE', camel: 'five' | 'three'): UpstreamFields => ({
  ...cells(
    'coordinates',
    `${side}_PRIME_FUSION_COORDINATE`,
    'FusionVariant',
    `${camel}PrimeCoordinates`,
    placeCells,
  ),
  ...cells(
    'exonCoordinates',
    `${side}_PRIME_START_EXON_COORDINATE`,
    'FusionVariant',
    `${camel}PrimeStartExonCoordinates`,
    exonCells,
  ),
  ...cells(
    'exonCoordinates',
    `${side}_PRIME_END_EXON_COORDINATE`,
    'FusionVariant',
    `${camel}PrimeEndExonCoordinates`,
    exonCells,
  ),
})

/**
 * What another Curia says of records beside their contents: whether a release or its own upstream no longer has them, or
 * names them without describing them, when they were reviewed last, and where they were created.
 */
const provenance = {
  ...scalars('withdrawn', 'stub', 'originId'),
  lastReviewedAt: time('lastReviewedAt'),
}

const documentNames = (fields: RecordFields, isNamed: (field: RecordField) => boolean): string[] =>
  entriesOf(fields)
    .filter(([, field]) => isNamed(field))
    .map(([key, field]) => documentName(key, field))

/** Fields that the public service does not have. */
export const curiaFields: ReadonlySet<string> = new Set([
  ...Object.keys(provenance),
  ...Object.values(fieldsOfKind).flatMap((fields) =>
    documentNames(fields, ({ extension }) => extension === true),
  ),
])

/** Fields without which no record of the kind can be written: all that none lacks, lists aside. */
const neededFields = (fields: RecordFields) =>
  documentNames(fields, (field) => field.empty === undefined && !isList(field))

const nameField = (kind: VersionedKind) => (kind === 'SOURCE' ? 'citation' : 'name')

function upstreamField(name: string, field: RecordField): UpstreamField {
  switch (field.sort) {
    case 'record':
      return reference(name, field.of, nameField(field.of))
    case 'records':
      return references(name, field.of, nameField(field.of))
    case 'term':
      return within(name, scalar(field.of.shows))
    case 'terms':
      return texts(name, field.of.shows)
    case 'time':
      return time(name)
    default:
      return scalar(name)
  }
}

/** The listed fields of a kind, as an upstream has them. */
const upstreamFields = (fields: RecordFields): UpstreamFields =>
  Object.fromEntries(
    entriesOf(fields).map(([key, field]) => {
      const name = documentName(key, field)
      return [name, upstreamField(name, field)]
    }),
  )

const inUse = { ...scalars('deprecated', 'deprecationReason'), ...provenance }

const sources = references('sources', 'SOURCE', 'citation')

/**
 * Fields of each kind of record, by their names in canonical documents. The names of molecular profiles follow from
 * their variants; only their order is the upstream's.
 */
export const recordFields: Readonly<Record<VersionedKind, UpstreamFields>> = {
  FEATURE: {
    ...scalars('featureType', 'name', 'fullName', 'description'),
    ...inUse,
    featureAliases: texts('featureAliases'),
    sources,
    ...inFeature('Gene', scalars('entrezId')),
    ...inFeature('Factor', scalars('ncitId')),
    ...inFeature('Fusion', {
      ...scalars('fivePrimePartnerStatus', 'threePrimePartnerStatus'),
      fivePrimeGene: reference('fivePrimeGene', 'FEATURE'),
      threePrimeGene: reference('threePrimeGene', 'FEATURE'),
      knownPartnerGenes: references('knownPartnerGenes', 'FEATURE'),
    }),
    ...inFeature('Region', { cytogeneticRegions: texts('cytogeneticRegions', 'name') }),
  },
  VARIANT: {
    ...scalars('name', 'singleVariantMolecularProfileId'),
    ...inUse,
    feature: reference('feature', 'FEATURE'),
    variantAliases: texts('variantAliases'),
    variantTypes: texts('variantTypes', 'name'),
    ...placed(
      {
        alleleRegistryId: scalar('alleleRegistryId'),
        hgvsDescriptions: texts('hgvsDescriptions'),
        clinvarIds: texts('clinvarIds'),
      },
      (field) => ofType('GeneVariant', field),
    ),
    ...cells('coordinates', 'GENE_VARIANT_COORDINATE', 'GeneVariant', 'coordinates', placeCells),
    ncitId: ofType('FactorVariant', scalar('ncitId')),
    viccCompliantName: ofType('FusionVariant', scalar('viccCompliantName')),
    ...fusionSide('FIVE', 'five'),
    ...fusionSide('THREE', 'three'),
    iscnName: ofType('RegionVariant', scalar('iscnName')),
  },
  MOLECULAR_PROFILE: {
    ...scalars('rawName', 'description'),
    displayName: scalar('name'),
    ...inUse,
    molecularProfileAliases: texts('molecularProfileAliases'),
    sources,
  },
  EVIDENCE_ITEM: { ...upstreamFields(fieldsOfKind.EVIDENCE_ITEM), ...provenance },
  ASSERTION: { ...upstreamFields(fieldsOfKind.ASSERTION), ...provenance },
  VARIANT_GROUP: {
    ...scalars('name', 'description'),
    ...provenance,
    variants: connectedReferences('variants(first: 300)', 'VARIANT'),
    sources,
  },
  SOURCE: {
    ...scalars('sourceType', 'citationId', 'citation', 'title', 'abstract', 'journal', 'fullJournalTitle'),
    ...scalars('authorString', 'publicationYear', 'publicationMonth', 'publicationDay', 'pmcId'),
    openAccess: trueOrUnknown('openAccess'),
    ...scalars('fullyCurated', 'deprecated', 'retracted', 'retractionNature'),
    ...scalars('retractionReasons', 'ascoAbstractId'),
    retractionDate: time('retractionDate'),
    clinicalTrials: texts('clinicalTrials', 'nctId'),
  },
  DISEASE: { ...scalars('name', 'doid', 'deprecated'), diseaseAliases: texts('diseaseAliases') },
  THERAPY: {
    ...scalars('name', 'ncitId', 'description', 'deprecated'),
    therapyAliases: texts('therapyAliases'),
  },
  PHENOTYPE: scalars('name', 'hpoId', 'description'),
}

const reviewed = (...events: string[]): UpstreamFields => ({
  lastReviewedAt: latestTime(...events, 'lastAcceptedRevisionEvent'),
})
const moderated = reviewed('submissionEvent', 'acceptanceEvent', 'rejectionEvent')

/** Fields of interfaces that lack the one of the same name: the time of the last review follows from events. */
export const fallbackFields: Readonly<Partial<Record<VersionedKind, UpstreamFields>>> = {
  FEATURE: reviewed('creationActivity', 'deprecationActivity'),
  VARIANT: reviewed('creationActivity', 'deprecationActivity'),
  MOLECULAR_PROFILE: reviewed(
    'variantCreationActivity',
    'complexMolecularProfileCreationActivity',
    'variantDeprecationActivity',
    'complexMolecularProfileDeprecationActivity',
  ),
  EVIDENCE_ITEM: moderated,
  ASSERTION: moderated,
  VARIANT_GROUP: reviewed(),
}

/** Fields without which a record of the kind cannot be written. */
export const essentialFields: Readonly<Record<VersionedKind, readonly string[]>> = {
  FEATURE: ['featureType', 'name', 'entrezId'],
  VARIANT: ['name', 'feature', 'singleVariantMolecularProfileId'],
  MOLECULAR_PROFILE: ['rawName'],
  EVIDENCE_ITEM: neededFields(fieldsOfKind.EVIDENCE_ITEM),
  ASSERTION: neededFields(fieldsOfKind.ASSERTION),
  VARIANT_GROUP: ['name'],
  SOURCE: ['sourceType', 'citationId'],
  DISEASE: ['name'],
  THERAPY: ['name'],
  PHENOTYPE: ['name'],
}
