import type { VersionedKind } from '#domain/versions/record-document.ts'
import { lookupTable } from '#domain/lookup-table.ts'

/** Query for one record of a kind by id, whatever its status. */
export const recordQueries: Readonly<Record<VersionedKind, string>> = {
  FEATURE: 'feature',
  VARIANT: 'variant',
  MOLECULAR_PROFILE: 'molecularProfile',
  EVIDENCE_ITEM: 'evidenceItem',
  ASSERTION: 'assertion',
  VARIANT_GROUP: 'variantGroup',
  SOURCE: 'source',
  DISEASE: 'disease',
  THERAPY: 'therapy',
  PHENOTYPE: 'phenotype',
}

/** Query for pages of records. */
export interface ListQuery {
  kind: VersionedKind
  query: string
  /** Arguments beside those of the page. */
  arguments: string
}

const byId = 'sortBy: { column: ID, direction: ASC }'

const list = (kind: VersionedKind, query: string, args = ''): ListQuery => ({ kind, query, arguments: args })

/** Lists of all records in the order in which they refer to one another: what a record refers to comes before it. */
export const listQueries: readonly ListQuery[] = [
  list('DISEASE', 'diseases'),
  list('THERAPY', 'therapies'),
  list('PHENOTYPE', 'phenotypes'),
  list('SOURCE', 'sources'),
  list('FEATURE', 'genes'),
  list('FEATURE', 'factors'),
  list('FEATURE', 'fusions'),
  list('FEATURE', 'regions'),
  list('VARIANT', 'variants'),
  list('MOLECULAR_PROFILE', 'molecularProfiles'),
  list('VARIANT_GROUP', 'variantGroups'),
  list('EVIDENCE_ITEM', 'evidenceItems', `status: ALL, ${byId}`),
  list('ASSERTION', 'assertions', `status: ALL, ${byId}`),
]

/** Kinds in the order in which their records can be written. */
export const writingOrder: readonly VersionedKind[] = [...new Set(listQueries.map(({ kind }) => kind))]

/** Kinds of the subjects of activities and events, by the names of their types. */
export const subjectKinds: Readonly<Record<string, VersionedKind>> = lookupTable({
  Feature: 'FEATURE',
  Gene: 'FEATURE',
  Factor: 'FEATURE',
  Fusion: 'FEATURE',
  Region: 'FEATURE',
  Variant: 'VARIANT',
  GeneVariant: 'VARIANT',
  FactorVariant: 'VARIANT',
  FusionVariant: 'VARIANT',
  RegionVariant: 'VARIANT',
  MolecularProfile: 'MOLECULAR_PROFILE',
  EvidenceItem: 'EVIDENCE_ITEM',
  Assertion: 'ASSERTION',
  VariantGroup: 'VARIANT_GROUP',
  Source: 'SOURCE',
})
