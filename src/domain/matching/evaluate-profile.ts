import type { ProfileExpression, ProfileVariant } from '#domain/profiles/profile-expression.ts'
import { variantsOf } from '#domain/profiles/profile-expression.ts'
import { precisions } from './comparison/comparison.ts'
import type { Precision } from './comparison/comparison.ts'
import type { VariantState } from './evaluate-variant.ts'
import { profileTruth } from './three-valued-logic.ts'

/**
 * Result of a molecular profile in a sample: it holds; it cannot be told; or a part of it fails that would have to
 * hold beside others that do.
 */
export const profileResults = ['MATCHED', 'UNDECIDED', 'NEARLY'] as const
export type ProfileResult = (typeof profileResults)[number]

/** A variant of a profile with its state in the sample. */
export interface ProfilePart extends VariantState {
  variantId: number
  negated: boolean
}

export interface ProfileMatch {
  result: ProfileResult
  /** The least precise rule among the parts that make it hold; null where nothing found does. */
  precision: Precision | null
  parts: ProfilePart[]
}

/** Whether the part speaks for the profile: what must be there is, or what must not be is not. */
const isMet = ({ truth, negated }: ProfilePart) => truth === (negated ? 'FALSE' : 'TRUE')

/** Whether something found in the sample has to do with the part. */
const isTouched = ({ alterations }: ProfilePart) => alterations.length > 0

/**
 * Evaluates a molecular profile over a sample; null when it has nothing to say: it fails, or nothing that was found
 * has to do with a variant that it asks for.
 */
export function evaluateProfile(
  expression: ProfileExpression,
  stateOf: (variantId: number) => VariantState,
): ProfileMatch | null {
  const parts = variantsOf(expression).map(({ variantId, negated }: ProfileVariant) => ({
    ...stateOf(variantId),
    variantId,
    negated,
  }))
  const truth = profileTruth(expression, (variantId) => stateOf(variantId).truth)
  const required = parts.filter(({ negated }) => !negated)
  if (truth === 'TRUE') return { result: 'MATCHED', precision: precisionOf(parts), parts }
  if (!required.some(isTouched)) return null
  if (truth === 'UNKNOWN') return { result: 'UNDECIDED', precision: precisionOf(parts), parts }
  const isConjunction = expression.kind === 'group' && expression.operator === 'AND'
  const isNear = isConjunction && required.some((part) => isMet(part) && isTouched(part))
  return isNear ? { result: 'NEARLY', precision: precisionOf(parts), parts } : null
}

function precisionOf(parts: readonly ProfilePart[]): Precision | null {
  const rules = parts.flatMap((part) =>
    isMet(part) && !part.negated && part.precision ? [precisions.indexOf(part.precision)] : [],
  )
  return precisions[Math.max(...rules, -1)] ?? null
}
