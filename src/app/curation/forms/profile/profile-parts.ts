import type { ProfileStructure } from '#domain/profile-structure.ts'
import type { BooleanOperator } from '#domain/vocabularies/features.ts'
import type { Reference } from '../references/reference.ts'

/** A line of the builder: a variant of a feature, present or absent. */
export type ProfilePart = {
  key: string
  feature: Reference | null
  variant: Reference | null
  not: boolean
}

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
