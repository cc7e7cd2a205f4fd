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
import { relation } from '../schema/relation.ts'
import { variantArgs } from './variant-arguments.ts'

VariantGroup.implement({
  description: 'A group of variants with a common property, of any features.',
  interfaces: [Commentable, EventSubject, Flaggable, WithRevisions],
  fields: (t) => ({
    ...provenanceFields(t, 'VARIANT_GROUP'),
    description: t.string({
      description: 'Description of the common property of the variants; may be empty.',
      resolve: (group) => group.description ?? '',
    }),
    members: t.field({
      type: [VariantInterface],
      description:
        'All variants of the group by name, including deprecated ones, as needed for a revision of the group. Curia extension.',
      resolve: ({ id }, _args, { load }) => load(variantGroupMembers, id),
    }),
    descriptionWithTags: writtenField(
      t,
      'Description, split into text and mentions; empty without a description.',
      (group) => group.description,
    ),
    sources: relation(t, [Source], 'Publications about the group.', { id: variantGroupSources }),
    variants: t.field({
      type: VariantInterfaceConnection,
      description: 'Variants, by name unless sorted otherwise; deprecated and withdrawn ones are excluded.',
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
