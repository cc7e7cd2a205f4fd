import { atMost } from '#domain/text/text-lengths.ts'
import { checkedVariantGroup, submitVariantGroup } from '#server/curation/submission/variant-groups.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { curationMutation } from '../schema/mutation.ts'
import { VariantGroup } from '../schema/refs.ts'
import { relation } from '../schema/relation.ts'

curationMutation('submitVariantGroup', {
  description: 'Creates a variant group. Groups are published immediately, without review.',
  input: (t) => ({
    name: t.string({
      required: true,
      description: 'Name, of five characters or more; unique, ignoring case.',
    }),
    description: t.string({
      description: `Description of the common property of the variants, ten characters or more, ${atMost('description')}.`,
    }),
    variantIds: t.intList({ required: true, description: 'Ids of the variants.' }),
    sourceIds: t.intList({ required: true, description: 'Ids of publications about the group.' }),
  }),
  check: (input) => checkedVariantGroup(input),
  act: submitVariantGroup,
  payload: (t) => ({
    variantGroup: relation(t, VariantGroup, 'The new group.', { variantGroupId: recordById.variant_groups }),
  }),
})
