import { type Result, failure, success } from '#domain/result.ts'
import {
  type ProfileExpression,
  profileGroup,
  singleVariant,
  variantsOf,
} from '#domain/profiles/profile-expression.ts'
import { deepestNesting } from '#domain/profiles/profile-tokens.ts'
import type { BooleanOperator } from '#domain/vocabularies/features.ts'

/** The nested form in which clients compose a profile: GraphQL's MolecularProfileComponentInput. */
export type ProfileStructure = {
  booleanOperator?: BooleanOperator | null
  variantComponents?: readonly { variantId: number; not?: boolean | null }[] | null
  complexComponents?: readonly ProfileStructure[] | null
}

/**
 * Gives the expression that a client composed. Every level needs a component, more than one component needs an
 * operator, and a variant occurs once in the whole expression. Whether the variants exist is the caller's to check.
 */
export function expressionFromStructure(structure: ProfileStructure): Result<ProfileExpression> {
  const built = build(structure, 0)
  if (!built.ok) return built
  const ids = variantsOf(built.value).map(({ variantId }) => variantId)
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  if (repeated.length > 0) {
    return failure(
      'REPEATED_VARIANT',
      `Each variant may occur once in a molecular profile; more than once: ${repeated.join(', ')}.`,
    )
  }
  return built
}

function build(structure: ProfileStructure, depth: number): Result<ProfileExpression> {
  if (depth > deepestNesting)
    return failure('TOO_DEEP', `Components may nest at most ${deepestNesting} deep.`)
  const members: ProfileExpression[] = []
  for (const { variantId, not } of structure.variantComponents ?? []) {
    if (!Number.isSafeInteger(variantId) || variantId < 1) {
      return failure('INVALID_VARIANT', `${variantId} is not a variant id; ids are positive whole numbers.`)
    }
    members.push(singleVariant(variantId, not ?? false))
  }
  for (const component of structure.complexComponents ?? []) {
    const nested = build(component, depth + 1)
    if (!nested.ok) return nested
    members.push(nested.value)
  }
  const [first, ...rest] = members
  if (!first) return failure('EMPTY_PROFILE', 'A molecular profile must have at least one component.')
  if (rest.length === 0) return success(first)
  if (!structure.booleanOperator) {
    return failure(
      'OPERATOR_REQUIRED',
      'Combining more than one component requires a boolean operator: AND or OR.',
    )
  }
  return success(profileGroup(structure.booleanOperator, [first, ...rest]))
}

/** The structure that composes an expression, for forms that start from an existing profile. */
export function structureOf(expression: ProfileExpression): ProfileStructure {
  if (expression.kind === 'variant') {
    return { variantComponents: [{ variantId: expression.variantId, not: expression.negated }] }
  }
  return {
    booleanOperator: expression.operator,
    variantComponents: expression.variants.map(({ variantId, negated }) => ({ variantId, not: negated })),
    complexComponents: expression.groups.map(structureOf),
  }
}
