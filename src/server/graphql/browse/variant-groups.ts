import { recordLink } from '#domain/records/links.ts'
import { browseVariantGroups } from '#server/knowledge/browse/variant-groups.ts'
import type { BrowseVariantGroupRow } from '#server/knowledge/browse/variant-groups.ts'
import { countOf, evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { memberNames } from '#server/knowledge/records/variants/group-members.ts'
import { variantCounts } from '#server/knowledge/records/variants/variant-counts.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter } from '../schema/enums.ts'
import { EvidenceCounts } from '../summaries/evidence-counts.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowseVariantGroup = builder.objectRef<BrowseVariantGroupRow>('BrowseVariantGroup').implement({
  description: 'A variant group as a row of a table; counts follow the status asked for.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the group.' }),
    name: t.exposeString('name', { description: 'Name of the group.' }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('VARIANT_GROUP', id),
    }),
    featureNames: t.stringList({
      description: 'Names of the features of its live variants, each once, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(memberNames.features, id)).map((feature) => feature.name),
    }),
    variantNames: t.stringList({
      description: 'Names of its live variants, each once, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(memberNames.variants, id)).map((variant) => variant.name),
    }),
    variantCount: t.int({
      description: 'Live variants.',
      resolve: ({ id }, _args, { load }) => load(variantCounts.variant_groups, id),
    }),
    evidenceItemCount: t.int({
      description: 'Evidence items of profiles that speak of one of its variants.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(evidenceCounts.variant_groups, id), counted_status),
    }),
    evidenceCounts: t.field({
      type: EvidenceCounts,
      description: 'The same by status, whatever status is asked for.',
      resolve: ({ id }, _args, { load }) => load(evidenceCounts.variant_groups, id),
    }),
  }),
})

const BrowseVariantGroupConnection = browseConnectionOf('BrowseVariantGroup', BrowseVariantGroup)

const VariantGroupsSort = sortInput('VariantGroupsSort', [
  'NAME',
  'GENE_NAMES',
  'VARIANT_NAMES',
  'VARIANT_COUNT',
  'EVIDENCE_ITEM_COUNT',
])

builder.queryField('browseVariantGroups', (t) =>
  t.field({
    type: BrowseVariantGroupConnection,
    description: 'Variant groups with evidence, by id unless asked otherwise.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only groups with one of these ids.' }),
      name: t.arg.string({ description: 'Only groups whose name contains this, case aside.' }),
      featureNames: t.arg.string({
        description: 'Only groups with a variant of a feature whose name contains this, case aside.',
      }),
      variantNames: t.arg.string({
        description: 'Only groups with a variant whose name contains this, case aside.',
      }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the evidence that counts, NON_REJECTED by default; groups without any are excluded.',
      }),
      sortBy: t.arg({ type: VariantGroupsSort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browseVariantGroups(scan, args, args.sortBy), args),
  }),
)
