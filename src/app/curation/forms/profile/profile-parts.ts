import { z } from 'zod'
import type { ProfileStructure } from '#domain/profile-structure.ts'
import { booleanOperators } from '#domain/vocabularies/features.ts'
import type { BooleanOperator } from '#domain/vocabularies/features.ts'
import { newDraftId } from '../drafts/draft-store.ts'
import { Reference } from '../references/reference.ts'

/** A line of the builder: a variant of a feature, present or absent. */
const ProfilePart = z.object({
  key: z.string(),
  feature: Reference.nullable(),
  variant: Reference.nullable(),
  not: z.boolean(),
})
export type ProfilePart = z.infer<typeof ProfilePart>

/** What the builder composes a profile of. */
export const ProfileComposition = z.object({
  parts: z.array(ProfilePart).nonempty(),
  operator: z.enum(booleanOperators.values),
})
export type ProfileComposition = z.infer<typeof ProfileComposition>

/** A line that names at most a feature. */
export const newPart = (feature: Reference | null): ProfilePart => ({
  key: newDraftId(),
  feature,
  variant: null,
  not: false,
})

/** What the parts compose; null while one of them has no variant. */
export function structureOfParts(
  parts: readonly ProfilePart[],
  booleanOperator: BooleanOperator,
): ProfileStructure | null {
  const variantComponents: { variantId: number; not: boolean }[] = []
  for (const { variant, not } of parts) {
    if (!variant) return null
    variantComponents.push({ variantId: variant.id, not })
  }
  return parts.length > 1 ? { booleanOperator, variantComponents } : { variantComponents }
}
