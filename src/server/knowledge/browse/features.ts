import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import { featureInstanceTypes } from '#domain/vocabularies/features.ts'
import type { Reading } from '#server/storage/database.ts'
import { aliasesOf, firstAliasSortKey, hasAliasStarting } from '../records/aliases.ts'
import {
  assertionCounts,
  countOf,
  assertionCountSortKey,
  evidenceCounts,
} from '../summaries/evidence-counts.ts'
import { storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import { followsStatus } from '../records/clinical/evidence-held.ts'
import {
  evidenceDiseases,
  evidenceTherapies,
  firstTermSortKey,
  hasTermNamed,
} from '../records/clinical/evidence-terms.ts'
import { hasLiveVariant } from '../records/features.ts'
import { isVisible } from '../records/visibility.ts'
import { contains } from '../conditions.ts'
import { typed } from '../records/rows.ts'
import type { FeatureRecord } from '../records/records.ts'
import {
  profileCountsOfFeatures,
  profileCountSortKey,
  variantCounts,
  variantCountSortKey,
} from '../records/variants/variant-counts.ts'
import { browseQuery, byText, byTextIfAny, idFilters, names } from './browse-query.ts'
import { isNamedLike } from '../names/resolve-names.ts'

/** A feature with the statuses that its counts and lists follow. */
export type BrowseFeatureRow = FeatureRecord & { counted_status: EvidenceStatusFilter }

const ID = 'features.id'

/** Features with a live variant and what is known about them. */
export const browseFeatures = browseQuery({
  query: 'browseFeatures',
  description:
    'Features with variants, by id unless sorted otherwise; deprecated and withdrawn ones are excluded.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    db
      .selectFrom('features')
      .selectAll('features')
      .select([typed('features'), sql.lit(status).as('counted_status')])
      .where(isVisible('features'))
      .where(hasLiveVariant(ID)),
  hasStatus: (status) => followsStatus('features', ID, status),
  statusDescription:
    'Status of the evidence and assertions that count, NON_REJECTED by default; a single status keeps only features with any.',
  filters: {
    ids: idFilters(ID, 'feature', 'features').ids,
    featureName: {
      type: 'String',
      description: 'Only features whose name contains this, ignoring case, or that it names otherwise.',
      where: (name) => isNamedLike('features', name),
    },
    featureFullName: {
      type: 'String',
      description: 'Only features whose full name contains this, ignoring case.',
      where: (name) => contains('features.full_name_folded', name),
    },
    featureAlias: {
      type: 'String',
      description: 'Only features with an alias that begins with this, ignoring case.',
      where: (alias) => hasAliasStarting('feature', ID, alias),
    },
    featureType: {
      type: 'Choice',
      vocabulary: featureInstanceTypes,
      description: 'Only features of this kind.',
      where: (kind) => sql<SqlBool>`features.kind = ${kind}`,
    },
    diseaseName: {
      type: 'String',
      description: 'Only features with evidence on a disease whose name contains this, ignoring case.',
      where: (name, status) => hasTermNamed('diseases', 'features', ID, name, status),
    },
    therapyName: {
      type: 'String',
      description: 'Only features with evidence on a therapy whose name contains this, ignoring case.',
      where: (name, status) => hasTermNamed('therapies', 'features', ID, name, status),
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    name: { cell: ({ name }) => name, sort: ['featureName', byText('features.name_folded')] },
    full_name: {
      cell: ({ full_name }) => full_name,
      sort: ['featureFullName', byTextIfAny('features.full_name_folded')],
    },
    feature_type: { cell: ({ kind }) => featureInstanceTypes.label(kind) },
    aliases: {
      cell: async ({ id }, load) => names(await load(aliasesOf.feature, id)),
      sort: ['featureAlias', { aggregate: () => firstAliasSortKey('feature') }],
    },
    diseases: {
      cell: async ({ id, counted_status }, load) =>
        names(await load(evidenceDiseases.features[counted_status], id)),
      sort: ['diseaseName', { aggregate: (status) => firstTermSortKey('diseases', 'features', status) }],
    },
    therapies: {
      cell: async ({ id, counted_status }, load) =>
        names(await load(evidenceTherapies.features[counted_status], id)),
      sort: ['therapyName', { aggregate: (status) => firstTermSortKey('therapies', 'features', status) }],
    },
    variant_count: {
      field: 'variantCount',
      description: 'Number of variants, without deprecated and withdrawn ones.',
      cell: ({ id }, load) => load(variantCounts.features, id),
      sort: ['variantCount', { aggregate: () => variantCountSortKey('features') }],
    },
    evidence_item_count: {
      field: 'evidenceItemCount',
      description: 'Number of evidence items on molecular profiles with one of its variants.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceCounts.features, id), counted_status),
      sort: ['evidenceItemCount', { aggregate: (status) => storedCountSortKey('features', status) }],
    },
    assertion_count: {
      field: 'assertionCount',
      description: 'Number of assertions on molecular profiles with one of its variants.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(assertionCounts.features, id), counted_status),
      sort: ['assertionCount', { aggregate: (status) => assertionCountSortKey('features', status) }],
    },
    molecular_profile_count: {
      field: 'molecularProfileCount',
      description:
        'Number of molecular profiles with one of its variants, without deprecated and withdrawn ones.',
      cell: ({ id }, load) => load(profileCountsOfFeatures, id),
      sort: ['molecularProfileCount', { aggregate: () => profileCountSortKey }],
    },
    deprecated: { cell: ({ deprecated }) => deprecated },
    flagged: { cell: ({ flagged }) => flagged },
  },
})
