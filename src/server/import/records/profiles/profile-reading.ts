import { parseDisplayName } from '#domain/profiles/profile-display-name.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { profileGroup, singleVariant } from '#domain/profiles/profile-expression.ts'
import type { Result } from '#domain/result.ts'
import { success } from '#domain/result.ts'
import type { VariantNames } from '../variants/variant-names.ts'

export type ReadProfile = {
  expression: ProfileExpression
  /** Display name of a variant that the release leaves out. */
  learned: { id: number; name: string } | null
}

/**
 * The logic of a profile from its display name. Where names have changed meanwhile so that they do not fit, a profile
 * of one variant and one with a single operator are still certain; any other is an error.
 */
export function readProfileName(
  displayName: string,
  variantIds: readonly number[],
  names: VariantNames,
): Result<ReadProfile> {
  const [first] = variantIds
  if (first !== undefined && variantIds.length === 1 && names.of(first) === displayName) {
    return success({ expression: singleVariant(first), learned: null })
  }
  const candidates = variantIds.map((id) => ({ id, name: names.of(id) }))
  const result = parseDisplayName(displayName, candidates)
  if (result.ok) return result
  const certain = certainExpression(displayName, variantIds)
  return certain ? success({ expression: certain, learned: null }) : result
}

function certainExpression(displayName: string, variantIds: readonly number[]): ProfileExpression | null {
  const [first, ...rest] = variantIds
  if (first === undefined) return null
  const words = new Set(displayName.match(/(?<=^| )(?:AND|OR|NOT|\(|\))(?= |$)/g) ?? [])
  if (rest.length === 0) return words.size === 0 ? singleVariant(first) : null
  const [operator] = words
  if (words.size !== 1 || (operator !== 'AND' && operator !== 'OR')) return null
  return profileGroup(operator, [singleVariant(first), ...rest.map((id) => singleVariant(id))])
}

/** The display names in a profile's name whose variants nobody lists, so that they can be looked up one by one. */
export function operandNames(displayName: string): string[] {
  return displayName
    .split(/(?:^| )(?:AND|OR|NOT|\(|\))(?= |$)/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
