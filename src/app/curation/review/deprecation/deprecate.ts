import { mutate } from '#app/apollo/mutate.ts'
import {
  DeprecateComplexMolecularProfileDocument,
  DeprecateFeatureDocument,
  DeprecateVariantDocument,
} from '#app/graphql/generated/deprecation.ts'
import type { FeatureDeprecationReason } from '#domain/vocabularies/features.ts'

/** A record that can be taken out of use. */
export type Deprecable = { entityType: 'FEATURE' | 'VARIANT' | 'MOLECULAR_PROFILE'; id: number }

/** Records that went out of use with it. */
export type Deprecated = { variants: number; profiles: number }

/** Why, as every kind of record takes it. */
export type DeprecationReason = FeatureDeprecationReason

type Done = { error: string | null; deprecated: Deprecated | null }

/** Takes a record out of use for good. */
export async function deprecate(
  { entityType, id }: Deprecable,
  decision: {
    reason: DeprecationReason
    comment: string
    /** The record that it is a duplicate of. */
    duplicateOfId: number | null
    organizationId: number | null
    /** The state that its reader saw. */
    decidedOn: string | null
  },
): Promise<Done> {
  const variables = { id, ...decision }
  switch (entityType) {
    case 'FEATURE': {
      const { data, error } = await mutate(DeprecateFeatureDocument, variables)
      const { newlyDeprecatedVariants, newlyDeprecatedMolecularProfiles } = data?.deprecateFeature ?? {}
      return doneWith(error, newlyDeprecatedVariants, newlyDeprecatedMolecularProfiles)
    }
    case 'VARIANT': {
      const { data, error } = await mutate(DeprecateVariantDocument, variables)
      return doneWith(error, [], data?.deprecateVariant?.newlyDeprecatedMolecularProfiles)
    }
    case 'MOLECULAR_PROFILE': {
      const { error } = await mutate(DeprecateComplexMolecularProfileDocument, variables)
      return doneWith(error, [], [])
    }
  }
}

const doneWith = (
  error: string | null,
  variants: readonly unknown[] | null | undefined,
  profiles: readonly unknown[] | null | undefined,
): Done => ({
  error,
  deprecated: error ? null : { variants: variants?.length ?? 0, profiles: profiles?.length ?? 0 },
})

/** `2 variants and 3 molecular profiles`; null when there is none. */
export function togetherWith({ variants, profiles }: Deprecated): string | null {
  const counted = [counts(variants, 'variant'), counts(profiles, 'molecular profile')].filter(Boolean)
  return counted.length > 0 ? counted.join(' and ') : null
}

const counts = (count: number, noun: string): string | null =>
  count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`
