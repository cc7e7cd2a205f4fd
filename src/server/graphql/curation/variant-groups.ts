import { atMost } from '#domain/text/text-lengths.ts'
import { checkedVariantGroup, submitVariantGroup } from '#server/curation/submission/variant-groups.ts'
import { existing, recordById } from '#server/knowledge/records/records.ts'
import { curationMutation } from '../schema/mutation.ts'
import { VariantGroup } from '../schema/refs.ts'

curationMutation('submitVariantGroup', {
  description: 'Makes a group of variants. It is there at once: groups are not reviewed.',
  input: (t) => ({
    name: t.string({
      required: true,
      description: 'Five characters or more, and no other group has it, whatever the case.',
    }),
    description: t.string({
      description: `Common property of the variants; ten characters or more, ${atMost('description')}.`,
    }),
    variantIds: t.intList({ required: true, description: 'The variants.' }),
    sourceIds: t.intList({ required: true, description: 'Publications about the group.' }),
  }),
  check: (input) => checkedVariantGroup(input),
  act: submitVariantGroup,
  payload: (t) => ({
    variantGroup: t.field({
      type: VariantGroup,
      description: 'The new group.',
      resolve: ({ variantGroupId }, _args, { load }) =>
        existing(load(recordById.variant_groups, variantGroupId)),
    }),
  }),
})
