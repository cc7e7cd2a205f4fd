import { groupLifecycle } from './people.ts'
import { constant, flag, integer, list, named, nullable, object, text, timestamp } from './shape.ts'
import { source } from './terms.ts'
import { variant, variantMembers } from './variants.ts'

const members = (variants: typeof variant) => ({
  id: integer,
  name: text,
  description: nullable(text),
  variants: list(variants),
  type: constant('variant_group'),
  flagged: flag,
  updated_at: nullable(timestamp),
})

export const variantGroup = named(
  'VariantGroup',
  'Variant group with its variants.',
  object(members(variant)),
)

const memberVariant = named(
  'VariantGroupMember',
  'Variant with its variant groups.',
  object({ ...variantMembers, variant_groups: list(variantGroup) }),
)

export const variantGroupDetail = named(
  'VariantGroupDetail',
  'Variant group with its sources and its history.',
  object({
    ...members(variant),
    variants: list(memberVariant),
    lifecycle_actions: groupLifecycle,
    sources: list(source),
  }),
)
