import type { BooleanOperator } from '#domain/vocabularies/features.ts'

/**
 * The logic of a molecular profile: one variant that is present or absent, or a group of variants and nested
 * groups under one operator. Build groups with {@link profileGroup}, which keeps the canonical shape.
 */
export type ProfileExpression = ProfileVariant | ProfileGroup

export type ProfileVariant = { kind: 'variant'; variantId: number; negated: boolean }

export type ProfileGroup = {
  kind: 'group'
  operator: BooleanOperator
  /** Ascending by variant id. */
  variants: ProfileVariant[]
  /** In the order in which the author put them; together with the variants at least two members. */
  groups: ProfileGroup[]
}

/** One word of an expression as it is written: a variant, an operator, NOT or a parenthesis. */
export type ProfileToken =
  | { kind: 'variant'; variantId: number }
  | { kind: 'text'; text: 'AND' | 'OR' | 'NOT' | '(' | ')' }

/** Text that a variant's words replace, e.g. `BRAF V600E` for 12. */
export type NameOfVariant = (variantId: number) => string

/** The expression of a profile of one variant. */
export function singleVariant(variantId: number, negated = false): ProfileVariant {
  return { kind: 'variant', variantId, negated }
}

/**
 * Joins members under one operator. Variants come first, ascending by id; a part that is a single variant counts
 * among them, and parts of an unwrapped group with the same operator move up, since the logic is the same.
 */
export function profileGroup(
  operator: BooleanOperator,
  members: [ProfileExpression, ...ProfileExpression[]],
): ProfileExpression {
  const variants: ProfileVariant[] = []
  const groups: ProfileGroup[] = []
  for (const member of members) {
    if (member.kind === 'variant') variants.push(member)
    else if (member.operator === operator && member.variants.length === 0) groups.push(...member.groups)
    else groups.push(member)
  }
  if (members.length === 1) return members[0]
  variants.sort((left, right) => left.variantId - right.variantId)
  return { kind: 'group', operator, variants, groups }
}

/** The opposite expression: NOT moves inward to the variants, and AND and OR change places. */
export function negateExpression(expression: ProfileExpression): ProfileExpression {
  if (expression.kind === 'variant') return { ...expression, negated: !expression.negated }
  return {
    kind: 'group',
    operator: expression.operator === 'AND' ? 'OR' : 'AND',
    variants: expression.variants.map((variant) => ({ ...variant, negated: !variant.negated })),
    groups: expression.groups.flatMap((group) => {
      const negated = negateExpression(group)
      return negated.kind === 'group' ? [negated] : []
    }),
  }
}

/**
 * The expression without parentheses that change nothing: `A AND (B AND C)` is `A AND B AND C`. New profiles are made so;
 * stored ones keep the form that they have.
 */
export function flattened(expression: ProfileExpression): ProfileExpression {
  if (expression.kind === 'variant') return expression
  const { operator } = expression
  const groups = expression.groups.map(flattened).filter((group) => group.kind === 'group')
  const same = groups.filter((group) => group.operator === operator)
  return {
    kind: 'group',
    operator,
    variants: [...expression.variants, ...same.flatMap(({ variants }) => variants)].sort(
      (left, right) => left.variantId - right.variantId,
    ),
    groups: groups.flatMap((group) => (group.operator === operator ? group.groups : [group])),
  }
}

/** All variants of an expression in the order in which its name writes them. */
export function variantsOf(expression: ProfileExpression): ProfileVariant[] {
  if (expression.kind === 'variant') return [expression]
  return [...expression.variants, ...expression.groups.flatMap(variantsOf)]
}

/** True for more than one variant. */
export function isMultiVariant(expression: ProfileExpression): boolean {
  return expression.kind === 'group'
}

/** True for more than one variant, or for a variant that must be absent. */
export function isComplex(expression: ProfileExpression): boolean {
  return expression.kind === 'group' || expression.negated
}

/**
 * The stored, canonical form: `#VID12 AND NOT #VID33`. Two expressions of one canonical shape have one raw name,
 * and reading a raw name gives its expression back.
 */
export function rawName(expression: ProfileExpression): string {
  return writeWith(expression, (variantId) => `#VID${variantId}`)
}

/** Display name: each variant by its feature's and its own name, `BRAF V600E AND NOT KRAS Mutation`. */
export function displayName(expression: ProfileExpression, nameOf: NameOfVariant): string {
  return writeWith(expression, nameOf)
}

function writeWith(expression: ProfileExpression, nameOf: NameOfVariant): string {
  return segments(expression)
    .map((token) => (token.kind === 'variant' ? nameOf(token.variantId) : token.text))
    .join(' ')
}

/** The name word by word, for `parsedName`: every variant, operator, NOT and parenthesis is one segment. */
export function segments(expression: ProfileExpression): ProfileToken[] {
  if (expression.kind === 'variant') {
    const variant = { kind: 'variant' as const, variantId: expression.variantId }
    return expression.negated ? [word('NOT'), variant] : [variant]
  }
  const { operator, variants, groups } = expression
  const nested = nestedSegments(operator, groups)
  const own = variants.map(segments)
  return joinWith(
    operator,
    nested.length > 0 && own.length > 0 ? [...own, enclosed(nested)] : [...own, nested],
  )
}

/**
 * Nested parts share one pair of parentheses and are joined by the outer operator, as the public service writes
 * them: `a AND ( b OR c AND d OR e )`. Where that would lose the logic (a part without own variants, or with the
 * outer operator), each part gets parentheses of its own.
 */
function nestedSegments(operator: BooleanOperator, groups: ProfileGroup[]): ProfileToken[] {
  const readable = groups.length === 1 || groups.every((group) => readsAsOneSide(group, operator))
  return joinWith(
    operator,
    groups.map((group) => (readable ? segments(group) : enclosed(segments(group)))),
  )
}

// Two or more members joined by the other operator cannot be mistaken for members of the outer level.
function readsAsOneSide(group: ProfileGroup, outer: BooleanOperator): boolean {
  return group.operator !== outer && group.variants.length > 0
}

function enclosed(inner: ProfileToken[]): ProfileToken[] {
  return [word('('), ...inner, word(')')]
}

function joinWith(operator: BooleanOperator, parts: ProfileToken[][]): ProfileToken[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [word(operator), ...part]))
}

function word(text: 'AND' | 'OR' | 'NOT' | '(' | ')'): ProfileToken {
  return { kind: 'text', text }
}
