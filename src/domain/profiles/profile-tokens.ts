import { type Result, failure, success } from '#domain/result.ts'
import {
  type ProfileExpression,
  type ProfileToken,
  negateExpression,
  profileGroup,
  singleVariant,
  variantsOf,
} from '#domain/profiles/profile-expression.ts'
import type { BooleanOperator } from '#domain/vocabularies/features.ts'

/** Components may nest this deep; real profiles need one or two levels. */
export const deepestNesting = 20

// One level of components takes at most two pairs of parentheses.
const deepestParentheses = 2 * deepestNesting

type Operand = { negated: boolean; content: number | Level }
type Level = { operands: Operand[]; operators: BooleanOperator[] }

/**
 * Gives the logic of a written expression. A level may mix AND and OR only where the public service would write
 * it so: `a AND ( b OR c AND d OR e )` joins the parts `b OR c` and `d OR e` by the outer AND. Any other mixture
 * has no single meaning and is an error, as is a variant that occurs twice.
 */
export function readTokens(tokens: readonly ProfileToken[]): Result<ProfileExpression> {
  const level = readLevels(tokens)
  if (!level.ok) return level
  const expression = expressionOf(level.value, null)
  if (!expression.ok) return expression
  const ids = variantsOf(expression.value).map(({ variantId }) => variantId)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  if (repeated !== undefined) {
    return failure(
      'REPEATED_VARIANT',
      `Variant ${repeated} occurs more than once; a profile names each variant once.`,
    )
  }
  return expression
}

function readLevels(tokens: readonly ProfileToken[]): Result<Level> {
  const open: { level: Level; negated: boolean }[] = []
  let level: Level = { operands: [], operators: [] }
  let negated = false
  let wantsOperand = true

  for (const token of tokens) {
    const text = token.kind === 'variant' ? 'a variant' : token.text
    const startsOperand = token.kind === 'variant' || token.text === 'NOT' || token.text === '('
    if (startsOperand !== wantsOperand) {
      const expected = wantsOperand
        ? 'a variant, NOT or an opening parenthesis'
        : 'AND, OR or a closing parenthesis'
      return failure('UNEXPECTED_WORD', `Expected ${expected}, but found ${text}.`)
    }
    if (token.kind === 'variant') {
      level.operands.push({ negated, content: token.variantId })
      negated = false
      wantsOperand = false
    } else if (token.text === 'NOT') {
      negated = !negated
    } else if (token.text === '(') {
      if (open.length === deepestParentheses) {
        return failure('TOO_DEEP', `Parentheses may nest at most ${deepestParentheses} deep.`)
      }
      open.push({ level, negated })
      level = { operands: [], operators: [] }
      negated = false
    } else if (token.text === ')') {
      const outer = open.pop()
      if (!outer) return failure('UNBALANCED_PARENTHESES', 'A closing parenthesis has no opening one.')
      outer.level.operands.push({ negated: outer.negated, content: level })
      level = outer.level
    } else {
      level.operators.push(token.text)
      wantsOperand = true
    }
  }
  if (wantsOperand) return failure('UNEXPECTED_END', 'The expression ends where a variant is expected.')
  if (open.length > 0) return failure('UNBALANCED_PARENTHESES', 'An opening parenthesis is never closed.')
  return success(level)
}

function expressionOf(level: Level, outer: BooleanOperator | null): Result<ProfileExpression> {
  const members: ProfileExpression[] = []
  for (const [index, operand] of level.operands.entries()) {
    // A parenthesis stands under the operator beside it.
    const beside = level.operators[index - 1] ?? level.operators[index] ?? outer
    const member =
      typeof operand.content === 'number'
        ? success(singleVariant(operand.content))
        : expressionOf(operand.content, beside)
    if (!member.ok) return member
    members.push(operand.negated ? negateExpression(member.value) : member.value)
  }
  return combine(members, level.operators, outer)
}

function combine(
  members: ProfileExpression[],
  operators: BooleanOperator[],
  outer: BooleanOperator | null,
): Result<ProfileExpression> {
  const [first, ...rest] = members
  if (!first) return failure('UNEXPECTED_END', 'A pair of parentheses is empty.')
  const [operator] = operators
  if (!operator) return success(first)
  if (operators.every((other) => other === operator)) return success(profileGroup(operator, [first, ...rest]))

  const split = joiningOperator(operators) ?? outer
  if (!split) {
    return failure(
      'AMBIGUOUS_OPERATORS',
      'AND and OR are mixed without parentheses, so the expression is ambiguous.',
    )
  }
  const parts = sidesOf(members, operators, split).map((side) =>
    combine(
      side,
      side.slice(1).map(() => opposite(split)),
      null,
    ),
  )
  const values: ProfileExpression[] = []
  for (const part of parts) {
    if (!part.ok) return part
    values.push(part.value)
  }
  const [head, ...tail] = values
  return head
    ? success(profileGroup(split, [head, ...tail]))
    : failure('UNEXPECTED_END', 'The expression is empty.')
}

/** The operator between whole parts of two or more members each; at most one of the two can be it. */
function joiningOperator(operators: BooleanOperator[]): BooleanOperator | null {
  for (const split of ['AND', 'OR'] as const) {
    const touches = operators.some((each, index) => each === split && operators[index + 1] === split)
    if (!touches && operators[0] !== split && operators.at(-1) !== split) return split
  }
  return null
}

function sidesOf(members: ProfileExpression[], operators: BooleanOperator[], split: BooleanOperator) {
  const sides: ProfileExpression[][] = [[]]
  for (const [index, member] of members.entries()) {
    if (index > 0 && operators[index - 1] === split) sides.push([])
    sides.at(-1)?.push(member)
  }
  return sides
}

function opposite(operator: BooleanOperator): BooleanOperator {
  return operator === 'AND' ? 'OR' : 'AND'
}
