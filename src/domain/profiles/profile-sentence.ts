import type { NameOfVariant, ProfileExpression, ProfileVariant } from '#domain/profiles/profile-expression.ts'
import type { BooleanOperator } from '#domain/vocabularies/features.ts'

/** A drawing of an expression: leaves are variants, knots say whether all or any of their branches must hold. */
export type ProfileTree =
  | { kind: 'variant'; variantId: number; name: string; present: boolean }
  | { kind: 'all' | 'any'; branches: ProfileTree[] }

export function profileTree(expression: ProfileExpression, nameOf: NameOfVariant): ProfileTree {
  if (expression.kind === 'variant') {
    const { variantId, negated } = expression
    return { kind: 'variant', variantId, name: nameOf(variantId), present: !negated }
  }
  return {
    kind: expression.operator === 'AND' ? 'all' : 'any',
    branches: [...expression.variants, ...expression.groups].map((member) => profileTree(member, nameOf)),
  }
}

/**
 * Says in plain English when a profile applies: `Applies when EGFR L858R is present and EGFR T790M is absent.`
 * Nested parts of several clauses stand in parentheses.
 */
export function sentence(expression: ProfileExpression, nameOf: NameOfVariant): string {
  return `Applies when ${clause(expression, nameOf, true)}.`
}

function clause(expression: ProfileExpression, nameOf: NameOfVariant, outermost = false): string {
  if (expression.kind === 'variant') return variantsClause([expression], 'AND', nameOf)
  const { operator, variants, groups } = expression
  const clauses = [
    ...[false, true].map((negated) =>
      variantsClause(
        variants.filter((variant) => variant.negated === negated),
        operator,
        nameOf,
      ),
    ),
    ...groups.map((group) => clause(group, nameOf)),
  ].filter((each) => each !== '')
  const text = clauses.join(operator === 'AND' ? ' and ' : ' or ')
  return outermost || clauses.length === 1 ? text : `(${text})`
}

/** `X is present`, `both X and Y are present`, `at least one of X, Y and Z is absent`; empty without variants. */
function variantsClause(
  variants: ProfileVariant[],
  operator: BooleanOperator,
  nameOf: NameOfVariant,
): string {
  const [first, second, ...more] = variants.map(({ variantId }) => nameOf(variantId))
  const state = variants[0]?.negated ? 'absent' : 'present'
  if (first === undefined) return ''
  if (second === undefined) return `${first} is ${state}`
  if (operator === 'OR') return `at least one of ${listed([first, second, ...more])} is ${state}`
  return more.length === 0
    ? `both ${first} and ${second} are ${state}`
    : `all of ${listed([first, second, ...more])} are ${state}`
}

function listed(names: string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
