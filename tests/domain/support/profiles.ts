import * as fc from 'fast-check'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import type { ProfileStructure } from '#domain/profiles/profile-structure.ts'

type Shape = number | { operator: 'AND' | 'OR'; variants: boolean[]; nested: Shape[] }

const shapes = fc.letrec<{ shape: Shape; group: Shape }>((tie) => ({
  shape: fc.oneof({ depthSize: 'small', maxDepth: 3 }, fc.constant(1), tie('group')),
  group: fc.record({
    operator: fc.constantFrom('AND' as const, 'OR' as const),
    variants: fc.array(fc.boolean(), { maxLength: 3 }),
    nested: fc.array(tie('shape'), { maxLength: 3 }),
  }),
}))

/** Random structures that a client may send: every level has a component, every variant occurs once. */
export const structures: fc.Arbitrary<ProfileStructure> = fc
  .tuple(shapes.group, fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 90, maxLength: 90 }))
  .map(([shape, ids]) => structureOfShape(shape, [...ids]))

function structureOfShape(shape: Shape, ids: number[]): ProfileStructure {
  if (typeof shape === 'number') return { variantComponents: [{ variantId: ids.pop() ?? 1, not: false }] }
  const empty = shape.variants.length === 0 && shape.nested.length === 0
  return {
    booleanOperator: shape.operator,
    variantComponents: (empty ? [false] : shape.variants).map((not) => ({ variantId: ids.pop() ?? 1, not })),
    complexComponents: shape.nested.map((nested) => structureOfShape(nested, ids)),
  }
}

export function variantIdsOf(structure: ProfileStructure): number[] {
  return [
    ...(structure.variantComponents ?? []).map(({ variantId }) => variantId),
    ...(structure.complexComponents ?? []).flatMap(variantIdsOf),
  ]
}

/** Whether a sample with these variants has the composed profile, worked out from the structure itself. */
export function structureHolds(structure: ProfileStructure, present: ReadonlySet<number>): boolean {
  const members = [
    ...(structure.variantComponents ?? []).map(
      ({ variantId, not }) => present.has(variantId) !== Boolean(not),
    ),
    ...(structure.complexComponents ?? []).map((nested) => structureHolds(nested, present)),
  ]
  return structure.booleanOperator === 'OR' ? members.some(Boolean) : members.every(Boolean)
}

/** The same for an expression. */
export function expressionHolds(expression: ProfileExpression, present: ReadonlySet<number>): boolean {
  if (expression.kind === 'variant') return present.has(expression.variantId) !== expression.negated
  const members = [...expression.variants, ...expression.groups].map((member) =>
    expressionHolds(member, present),
  )
  return expression.operator === 'OR' ? members.some(Boolean) : members.every(Boolean)
}
