import { recordLink, variantTypeUrl } from '#domain/records/links.ts'
import {
  browseVariantTypes,
  variantsOfType,
  variantTypeById,
} from '#server/knowledge/records/variants/variant-types.ts'
import type { VariantTypeRecord } from '#server/knowledge/records/terms.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectTable, pageArgs } from '../schema/connection.ts'
import { VariantType } from '../schema/refs.ts'
import { recordQuery } from '../schema/relation.ts'
import { sortInput } from '../schema/sorting.ts'

VariantType.implement({
  description: 'A variant type: a term of the Sequence Ontology.',
})

const BrowseVariantType = builder.objectRef<VariantTypeRecord>('BrowseVariantType')
BrowseVariantType.implement({ description: 'A variant type, with the number of its variants.' })
const VariantTypePopover = builder.objectRef<VariantTypeRecord>('VariantTypePopover')
VariantTypePopover.implement({ description: 'A variant type in brief, with the number of its variants.' })

for (const ref of [VariantType, BrowseVariantType, VariantTypePopover]) {
  builder.objectFields(ref, (t) => ({
    id: t.exposeInt('id', { description: 'Id of the variant type.' }),
    name: t.string({
      description: 'Display name, such as Missense Variant.',
      resolve: ({ name, display_name }) => display_name || name,
    }),
    soid: t.string({
      description: 'Sequence Ontology id with its prefix, such as SO:0001583; empty if unknown.',
      resolve: ({ soid }) => soid ?? '',
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('VARIANT_TYPE', id),
    }),
    url: t.string({
      nullable: true,
      description: 'URL of the term at the Sequence Ontology.',
      resolve: ({ soid }) => variantTypeUrl(soid),
    }),
  }))
}
for (const ref of [VariantType, VariantTypePopover]) {
  builder.objectField(ref, 'description', (t) =>
    t.exposeString('description', { description: 'Definition of the term.' }),
  )
}
for (const ref of [BrowseVariantType, VariantTypePopover]) {
  builder.objectField(ref, 'variantCount', (t) =>
    t.int({
      description: 'Number of variants of this type, without deprecated and withdrawn ones.',
      resolve: async ({ id }, _args, { load }) => (await load(variantsOfType, id))?.value ?? 0,
    }),
  )
}

const BrowseVariantTypeConnection = browseConnectionOf('BrowseVariantType', BrowseVariantType)
const VariantTypeSort = sortInput('VariantTypeSort', ['NAME', 'SOID', 'VARIANT_COUNT'])

builder.queryFields((t) => ({
  variantType: recordQuery(t, VariantType, variantTypeById, 'variant type', 'One variant type.'),
  variantTypePopover: t.field({
    type: VariantTypePopover,
    nullable: true,
    description: 'One variant type in brief.',
    args: { id: t.arg.int({ required: true, description: 'Id of the variant type.' }) },
    resolve: (_root, { id }, { load }) => load(variantTypeById, id),
  }),
  variantTypes: t.field({
    type: BrowseVariantTypeConnection,
    description:
      'Variant types with variants, most frequent first unless sorted otherwise; deprecated and withdrawn variants do not count.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only the type with this id.' }),
      ids: t.arg.intList({ description: 'Only types with one of these ids.' }),
      soid: t.arg.string({
        description: 'Only the type with this Sequence Ontology id, with or without `SO:`.',
      }),
      name: t.arg.string({ description: 'Only types whose name contains this, ignoring case.' }),
      featureId: t.arg.int({ description: 'Only types of variants of this feature.' }),
      geneId: t.arg.int({ description: 'Only types of variants of the gene with this feature id.' }),
      sortBy: t.arg({ type: VariantTypeSort, description: 'Sort order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectTable(db, browseVariantTypes(scan, args, args.sortBy), args),
  }),
}))
