import { searchFeatures, searchVariantsOf } from './feature-searches.ts'
import type { ProfilePart } from './profile-parts.ts'

/** The feature and variant that are called exactly what was typed in a line; null where there is none, or none yet. */
export async function referencesOfTyped({
  feature: featureName,
  variant: variantName,
}: NonNullable<ProfilePart['typed']>): Promise<Pick<ProfilePart, 'feature' | 'variant'> | null> {
  const feature = calledSo(await searchFeatures(featureName), featureName)
  if (!feature) return null
  const variants = variantName ? await searchVariantsOf(feature.id)(variantName) : []
  return { feature, variant: calledSo(variants, variantName) }
}

function calledSo<Reference extends { name: string }>(
  found: readonly { reference: Reference }[],
  name: string,
): Reference | null {
  const sought = name.toLowerCase()
  return found.find(({ reference }) => reference.name.toLowerCase() === sought)?.reference ?? null
}
