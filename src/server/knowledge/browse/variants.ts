import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { referenceBuilds } from '#domain/vocabularies/coordinates.ts'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { variantCategories } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { aliasesOf, hasAliasContaining } from '../records/aliases.ts'
import { countOf, evidenceCounts } from '../summaries/evidence-counts.ts'
import { storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import { followsStatus } from '../records/clinical/evidence-held.ts'
import {
  evidenceDiseases,
  evidenceTherapies,
  firstTermSortKey,
  hasTermNamed,
} from '../records/clinical/evidence-terms.ts'
import { isVisible } from '../records/visibility.ts'
import { recordById } from '../records/records.ts'
import { typed } from '../records/rows.ts'
import type { VariantCoordinateRecord, VariantRecord } from '../records/records.ts'
import { isTypeNamed, variantTypesOfVariant } from '../records/variants/variant-types.ts'
import { hasNoType, isInGroup } from '../records/variants/variants.ts'
import { browseQuery, byText, idFilters, names } from './browse-query.ts'
import { variantCoordinates } from '../records/variants/coordinates.ts'
import type { AggregateSortKey } from './aggregate-sort-key.ts'
import { isNamedLike } from '../names/resolve-names.ts'

/** A variant with the statuses that its counts and lists follow. */
export type BrowseVariantRow = VariantRecord & { counted_status: EvidenceStatusFilter }

const ID = 'variants.id'

const featureNameSortKey: AggregateSortKey = {
  kind: 'name',
  of: (ids) => sql`
    select owned.id as owner_id, feature.name_folded as value
    from variants as owned join features as feature on feature.id = owned.feature_id
    where owned.id in ${ids}`,
}

/** `7:140453136-140453136 A>T GRCh37`: 1-based, both ends inclusive; what is not known is left out. */
function placeText(place: VariantCoordinateRecord): string {
  const { chromosome, start, stop, reference_bases: reference, variant_bases: variant } = place
  const parts = [
    chromosome && start ? `${chromosome}:${start}-${stop ?? start}` : '',
    reference || variant ? `${reference || '-'}>${variant || '-'}` : '',
    place.reference_build ? referenceBuilds.label(place.reference_build) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

/** Live variants and what is known about them. */
export const browseVariants = browseQuery({
  query: 'browseVariants',
  description: 'Variants, by id unless sorted otherwise; deprecated and withdrawn ones are excluded.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    db
      .selectFrom('variants')
      .selectAll('variants')
      .select([typed('variants'), sql.lit(status).as('counted_status')])
      .where(isVisible('variants')),
  hasStatus: (status) => followsStatus('variants', ID, status),
  statusDescription:
    'Status of the evidence that counts, NON_REJECTED by default; a single status keeps only variants with any evidence or assertions.',
  filters: {
    ids: idFilters(ID, 'variant', 'variants').ids,
    featureId: {
      type: 'Int',
      description: 'Only variants of this feature.',
      where: (id) => sql<SqlBool>`variants.feature_id = ${id}`,
    },
    featureName: {
      type: 'String',
      description:
        'Only variants of features whose name contains this, ignoring case, or that it names otherwise.',
      where: (name) => sql<SqlBool>`variants.feature_id in (
        select owner.id from features as owner where ${isNamedLike('features', name, 'owner')})`,
    },
    variantName: {
      type: 'String',
      description:
        'Only variants whose name contains this, ignoring case, or that it names in another notation or by their feature.',
      where: (name) => isNamedLike('variants', name),
    },
    variantAlias: {
      type: 'String',
      description: 'Only variants with an alias that contains this, ignoring case.',
      where: (alias) => hasAliasContaining('variant', ID, alias),
    },
    variantTypeName: {
      type: 'String',
      description: 'Only variants of a type whose name contains this, ignoring case.',
      where: (name) => sql<SqlBool>`variants.id in (
        select link.variant_id from variant_variant_types as link
        join variant_types as type on type.id = link.variant_type_id where ${isTypeNamed('type', name)})`,
    },
    variantTypeId: {
      type: 'Int',
      description: 'Only variants of this variant type.',
      where: (id) => sql<SqlBool>`variants.id in (
        select variant_id from variant_variant_types where variant_type_id = ${id})`,
    },
    variantGroupId: {
      type: 'Int',
      description: 'Only variants of this variant group.',
      where: (id) => isInGroup(ID, id),
    },
    category: {
      type: 'Choice',
      vocabulary: variantCategories,
      description: 'Only variants of this kind.',
      where: (kind) => sql<SqlBool>`variants.kind = ${kind}`,
    },
    hasNoVariantType: {
      type: 'Boolean',
      description: 'True for variants without a variant type only.',
      where: (untyped) => (untyped ? hasNoType(ID) : null),
    },
    diseaseName: {
      type: 'String',
      description: 'Only variants with evidence on a disease whose name contains this, ignoring case.',
      where: (name, status) => hasTermNamed('diseases', 'variants', ID, name, status),
    },
    therapyName: {
      type: 'String',
      description: 'Only variants with evidence on a therapy whose name contains this, ignoring case.',
      where: (name, status) => hasTermNamed('therapies', 'variants', ID, name, status),
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    name: { cell: ({ name }) => name, sort: ['variantName', byText('variants.name_folded')] },
    feature_id: { cell: ({ feature_id }) => feature_id },
    feature_name: {
      cell: async ({ feature_id }, load) => (await load(recordById.features, feature_id))?.name,
      sort: ['featureName', { aggregate: () => featureNameSortKey }],
    },
    category: { cell: ({ kind }) => variantCategories.label(kind) },
    aliases: { cell: async ({ id }, load) => names(await load(aliasesOf.variant, id)) },
    variant_types: {
      cell: async ({ id }, load) =>
        (await load(variantTypesOfVariant, id)).map(({ name, display_name }) => display_name || name),
    },
    diseases: {
      cell: async ({ id, counted_status }, load) =>
        names(await load(evidenceDiseases.variants[counted_status], id)),
      sort: ['diseaseName', { aggregate: (status) => firstTermSortKey('diseases', 'variants', status) }],
    },
    therapies: {
      cell: async ({ id, counted_status }, load) =>
        names(await load(evidenceTherapies.variants[counted_status], id)),
      sort: ['therapyName', { aggregate: (status) => firstTermSortKey('therapies', 'variants', status) }],
    },
    evidence_item_count: {
      field: 'evidenceItemCount',
      description: 'Number of evidence items on molecular profiles with it.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceCounts.variants, id), counted_status),
      sort: ['evidenceItemCount', { aggregate: (status) => storedCountSortKey('variants', status) }],
    },
    deprecated: { cell: ({ deprecated }) => deprecated },
    flagged: { cell: ({ flagged }) => flagged },
    coordinates: {
      further: true,
      cell: async ({ id }, load) => (await load(variantCoordinates, id)).map(placeText),
    },
  },
})
