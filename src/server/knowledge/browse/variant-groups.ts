import { sql } from 'kysely'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { Reading } from '#server/storage/database.ts'
import { countOf, evidenceCounts } from '../summaries/evidence-counts.ts'
import { storedCountSortKey } from '../summaries/stored-evidence-counts.ts'
import { hasEvidence } from '../records/clinical/evidence-held.ts'
import { firstMemberSortKey, hasMemberNamed, memberNames } from '../records/variants/group-members.ts'
import { contains } from '../conditions.ts'
import { typed } from '../records/rows.ts'
import type { VariantGroupRecord } from '../records/records.ts'
import { variantCounts, variantCountSortKey } from '../records/variants/variant-counts.ts'
import { browseQuery, byText, idFilters, names } from './browse-query.ts'

/** A variant group with the statuses that its counts follow. */
export type BrowseVariantGroupRow = VariantGroupRecord & { counted_status: EvidenceStatusFilter }

const ID = 'variant_groups.id'

/** Groups with evidence that the status filter lets through. */
export const browseVariantGroups = browseQuery({
  query: 'browseVariantGroups',
  description: 'Variant groups with evidence, by id unless sorted otherwise.',
  id: ID,
  rows: (db: Reading, status: EvidenceStatusFilter) =>
    db
      .selectFrom('variant_groups')
      .selectAll('variant_groups')
      .select([typed('variant_groups'), sql.lit(status).as('counted_status')])
      .where('variant_groups.withdrawn', '=', false),
  hasStatus: (status) => hasEvidence('variant_groups', ID, status),
  statusDescription:
    'Status of the evidence that counts, NON_REJECTED by default; groups without any are excluded.',
  filters: {
    ids: idFilters(ID, 'group', 'groups').ids,
    name: {
      type: 'String',
      description: 'Only groups whose name contains this, ignoring case.',
      where: (name) => contains('variant_groups.name_folded', name),
    },
    featureNames: {
      type: 'String',
      description: 'Only groups with a variant of a feature whose name contains this, ignoring case.',
      where: (name) => hasMemberNamed('features', ID, name),
    },
    variantNames: {
      type: 'String',
      description: 'Only groups with a variant whose name contains this, ignoring case.',
      where: (name) => hasMemberNamed('variants', ID, name),
    },
  },
  columns: {
    id: { cell: ({ id }) => id },
    name: { cell: ({ name }) => name, sort: ['NAME', byText('variant_groups.name_folded')] },
    features: {
      cell: async ({ id }, load) => names(await load(memberNames.features, id)),
      sort: ['GENE_NAMES', { aggregate: () => firstMemberSortKey('features') }],
    },
    variants: {
      cell: async ({ id }, load) => names(await load(memberNames.variants, id)),
      sort: ['VARIANT_NAMES', { aggregate: () => firstMemberSortKey('variants') }],
    },
    variant_count: {
      field: 'variantCount',
      description: 'Number of variants, without deprecated and withdrawn ones.',
      cell: ({ id }, load) => load(variantCounts.variant_groups, id),
      sort: ['VARIANT_COUNT', { aggregate: () => variantCountSortKey('variant_groups') }],
    },
    evidence_item_count: {
      field: 'evidenceItemCount',
      description: 'Number of evidence items on molecular profiles with one of its variants.',
      cell: async ({ id, counted_status }, load) =>
        countOf(await load(evidenceCounts.variant_groups, id), counted_status),
      sort: ['EVIDENCE_ITEM_COUNT', { aggregate: (status) => storedCountSortKey('variant_groups', status) }],
    },
  },
})
