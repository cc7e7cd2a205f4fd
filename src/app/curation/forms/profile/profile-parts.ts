import { z } from 'zod'
import { negateExpression, profileGroup, singleVariant } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { booleanOperators, featureInstanceTypes } from '#domain/vocabularies/features.ts'
import type { BooleanOperator } from '#domain/vocabularies/features.ts'
import { newDraftId } from '../drafts/draft-store.ts'
import { Reference } from '../references/reference.ts'

/** A feature, with its kind where that is known already. */
export const FeatureReference = Reference.extend({
  featureType: z.enum(featureInstanceTypes.values).optional(),
})
export type FeatureReference = z.infer<typeof FeatureReference>

/** A line of the builder: a variant of a feature, present or absent. */
const ProfilePart = z.object({
  kind: z.literal('variant'),
  key: z.string(),
  feature: FeatureReference.nullable(),
  variant: Reference.nullable(),
  not: z.boolean(),
  /** What was typed for feature and variant before the builder was opened. */
  typed: z.object({ feature: z.string(), variant: z.string() }).optional(),
})
export type ProfilePart = z.infer<typeof ProfilePart>

/** Lines and further groups of which all or any must hold; with `not` the opposite must. */
export type PartGroup = {
  kind: 'group'
  key: string
  operator: BooleanOperator
  not: boolean
  members: readonly PartMember[]
}

export type PartMember = ProfilePart | PartGroup

/** Reads what was being composed from a draft. */
export const PartGroup: z.ZodType<PartGroup> = z.object({
  kind: z.literal('group'),
  key: z.string(),
  operator: z.enum(booleanOperators.values),
  not: z.boolean(),
  members: z.array(z.lazy(() => z.union([ProfilePart, PartGroup]))).nonempty(),
})

export const newPart = (feature: FeatureReference | null = null): ProfilePart => ({
  kind: 'variant',
  key: newDraftId(),
  feature,
  variant: null,
  not: false,
})

export const newGroup = (operator: BooleanOperator, members: readonly PartMember[]): PartGroup => ({
  kind: 'group',
  key: newDraftId(),
  operator,
  not: false,
  members,
})

/** A group for inside of another: under the other operator, as under the same one it would say nothing new. */
export const groupWithin = ({ operator }: PartGroup): PartGroup =>
  newGroup(operator === 'AND' ? 'OR' : 'AND', [newPart(), newPart()])

/** The group with one of its members, however deep, replaced; taken out when there is none to replace it. */
export function withMember(
  group: PartGroup,
  key: string,
  replace: (member: PartMember) => PartMember | null,
): PartGroup {
  return {
    ...group,
    members: group.members.flatMap((member) => {
      const next = member.key === key ? replace(member) : member
      if (!next) return []
      return next.kind === 'group' && member.key !== key ? [withMember(next, key, replace)] : [next]
    }),
  }
}

/** The names of the fields of a line. That of the variant is another one for each feature, as what is typed in it is. */
export const fieldsOf = ({ key, feature }: ProfilePart) => ({
  feature: `feature-${key}`,
  variant: `variant-${key}-${feature?.id ?? 'of-none'}`,
})

/** All lines in the order in which they stand, with the numbers that they go by: `2`, or `3.1` in group 3. */
export function linesOf(group: PartGroup, within = ''): { place: string; part: ProfilePart }[] {
  return group.members.flatMap((member, index) => {
    const place = `${within}${index + 1}`
    return member.kind === 'group' ? linesOf(member, `${place}.`) : [{ place, part: member }]
  })
}

/**
 * Expression as composed; null while a line has no variant. A group under the same operator as the one around it, as
 * NOT can make it, joins it: the logic is the same, and so is the profile.
 */
export function expressionOfParts(member: PartMember): ProfileExpression | null {
  if (member.kind === 'variant') return member.variant && singleVariant(member.variant.id, member.not)
  const members: ProfileExpression[] = []
  for (const each of member.members) {
    const expression = expressionOfParts(each)
    if (!expression) return null
    if (expression.kind === 'group' && expression.operator === member.operator)
      members.push(...expression.variants, ...expression.groups)
    else members.push(expression)
  }
  const [first, ...rest] = members
  if (!first) return null
  const all = profileGroup(member.operator, [first, ...rest])
  return member.not ? negateExpression(all) : all
}
