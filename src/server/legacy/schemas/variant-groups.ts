import { z } from 'zod'
import { groupLifecycle } from './people.ts'
import { timestamp, named } from './json-schema.ts'
import { source } from './terms.ts'
import { variant, variantMembers } from './variants.ts'

const members = (variants: typeof variant) => ({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  variants: z.array(variants),
  type: z.literal('variant_group'),
  flagged: z.boolean(),
  updated_at: z.nullable(timestamp),
})

export const variantGroup = named(
  'VariantGroup',
  'Variant group with its variants.',
  z.strictObject(members(variant)),
)

const memberVariant = named(
  'VariantGroupMember',
  'Variant with its variant groups.',
  z.strictObject({ ...variantMembers, variant_groups: z.array(variantGroup) }),
)

export const variantGroupDetail = named(
  'VariantGroupDetail',
  'Variant group with its sources and its history.',
  z.strictObject({
    ...members(variant),
    variants: z.array(memberVariant),
    lifecycle_actions: groupLifecycle,
    sources: z.array(source),
  }),
)
