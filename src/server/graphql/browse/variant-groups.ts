import { recordLink } from '#domain/records/links.ts'
import { browseVariantGroups } from '#server/knowledge/browse/variant-groups.ts'
import type { BrowseVariantGroupRow } from '#server/knowledge/browse/variant-groups.ts'
import { evidenceCounts } from '#server/knowledge/summaries/evidence-counts.ts'
import { memberNames } from '#server/knowledge/records/variants/group-members.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'
import { EvidenceCounts } from '../summaries/evidence-counts.ts'

const BrowseVariantGroup = builder.objectRef<BrowseVariantGroupRow>('BrowseVariantGroup').implement({
  description: 'A variant group as a row of a table; counts follow the requested evidence status.',
  fields: (t) => ({
    ...countFields(t, browseVariantGroups),
    id: t.exposeInt('id', { description: 'Id of the group.' }),
    name: t.exposeString('name', { description: 'Name of the group.' }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('VARIANT_GROUP', id),
    }),
    featureNames: t.stringList({
      description: 'Names of the features of its variants, each once, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(memberNames.features, id)).map((feature) => feature.name),
    }),
    variantNames: t.stringList({
      description:
        'Names of its variants, each once, in alphabetical order; without deprecated and withdrawn ones.',
      resolve: async ({ id }, _args, { load }) =>
        (await load(memberNames.variants, id)).map((variant) => variant.name),
    }),
    evidenceCounts: t.field({
      type: EvidenceCounts,
      description:
        'Number of evidence items on molecular profiles with one of its variants, by status, regardless of the requested status.',
      resolve: ({ id }, _args, { load }) => load(evidenceCounts.variant_groups, id),
    }),
  }),
})

browseField(browseVariantGroups, BrowseVariantGroup, 'VariantGroupsSort')
