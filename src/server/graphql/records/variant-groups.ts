import { currentRecord } from '#server/knowledge/records/current-records.ts'
import {
  listVariantGroups,
  variantGroupMembers,
  variantGroupSources,
} from '#server/knowledge/records/variants/variant-groups.ts'
import { variantsOfGroup } from '#server/knowledge/records/variants/variants.ts'
import { builder } from '../schema/builder.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { writtenField } from '../text/markup.ts'
import { provenanceFields } from './provenance.ts'
import {
  Commentable,
  EventSubject,
  Flaggable,
  Source,
  VariantGroup,
  VariantGroupConnection,
  VariantInterface,
  VariantInterfaceConnection,
  WithRevisions,
} from '../schema/refs.ts'
import { variantArgs } from './variant-arguments.ts'

VariantGroup.implement({
  description: 'Variants that have something in common, whatever their features.',
  interfaces: [Commentable, EventSubject, Flaggable, WithRevisions],
  fields: (t) => ({
    ...provenanceFields(t),
    description: t.string({
      description: 'Common property of the variants; may be empty.',
      resolve: (group) => group.description ?? '',
    }),
    members: t.field({
      type: [VariantInterface],
      description:
        'All its variants by name, those out of use among them: what a revision of the group starts from. Of this service, not of the contract.',
      resolve: ({ id }, _args, { load }) => load(variantGroupMembers, id),
    }),
    descriptionWithTags: writtenField(
      t,
      'The description cut at what it mentions; empty without one.',
      (group) => group.description,
    ),
    sources: t.field({
      type: [Source],
      description: 'Publications about the group.',
      resolve: ({ id }, _args, { load }) => load(variantGroupSources, id),
    }),
    variants: t.field({
      type: VariantInterfaceConnection,
      description: 'Live variants, by name unless asked otherwise.',
      args: variantArgs,
      resolve: ({ id }, args, context) => variantsOfGroup(context, id, args),
    }),
  }),
})

builder.queryFields((t) => ({
  variantGroup: t.field({
    type: VariantGroup,
    nullable: true,
    description: 'One variant group.',
    args: { id: t.arg.int({ required: true, description: 'Id of the group.' }) },
    resolve: (_root, { id }, { load }) => currentRecord(load, 'variant_groups', id),
  }),
  variantGroups: t.field({
    type: VariantGroupConnection,
    description: 'Variant groups by name.',
    args: { ...pageArgs, ids: t.arg.intList({ description: 'Only groups with one of these ids.' }) },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listVariantGroups(readerFor(context, args), args), args),
  }),
}))
