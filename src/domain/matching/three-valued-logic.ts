import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'

/** Truth values of Kleene's strong three-valued logic. */
export const truthValues = ['TRUE', 'FALSE', 'UNKNOWN'] as const
export type TruthValue = (typeof truthValues)[number]

const opposites = { TRUE: 'FALSE', FALSE: 'TRUE', UNKNOWN: 'UNKNOWN' } as const

/** NOT: what is unknown stays unknown. */
export const not = (value: TruthValue): TruthValue => opposites[value]

/** AND: false as soon as one is false, true when all are; of none it is true. */
export function allOf(values: readonly TruthValue[]): TruthValue {
  if (values.includes('FALSE')) return 'FALSE'
  return values.includes('UNKNOWN') ? 'UNKNOWN' : 'TRUE'
}

/** OR: true as soon as one is true, false when all are; of none it is false. */
export function anyOf(values: readonly TruthValue[]): TruthValue {
  if (values.includes('TRUE')) return 'TRUE'
  return values.includes('UNKNOWN') ? 'UNKNOWN' : 'FALSE'
}

/** The truth of a molecular profile, given that of each of its variants. */
export function profileTruth(
  expression: ProfileExpression,
  truthOf: (variantId: number) => TruthValue,
): TruthValue {
  if (expression.kind === 'variant') {
    const value = truthOf(expression.variantId)
    return expression.negated ? not(value) : value
  }
  const members = [...expression.variants, ...expression.groups].map((member) =>
    profileTruth(member, truthOf),
  )
  return expression.operator === 'AND' ? allOf(members) : anyOf(members)
}
