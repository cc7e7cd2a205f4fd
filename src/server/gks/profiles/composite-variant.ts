import { displayName } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression, ProfileGroup, ProfileVariant } from '#domain/profiles/profile-expression.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import type { BooleanOperator } from '#domain/vocabularies/features.ts'
import type { MolecularProfileRecord } from '#server/knowledge/records/records.ts'
import type { DraftCategoricalVariant } from './draft-form.ts'

/** A variant that must be present, or must not (drafts of Cat-VRS). */
interface CategoricalVariantCriterion {
  type: 'CategoricalVariantCriterion'
  subject: DraftCategoricalVariant
  presence: 'present' | 'absent'
}

/** Criteria under one operator (drafts of Cat-VRS). */
export interface CompositeCategoricalVariant {
  id?: string
  type: 'CompositeCategoricalVariant'
  name: string
  elements: (CategoricalVariantCriterion | CompositeCategoricalVariant)[]
  operator: BooleanOperator
}

/** A variant of a complex profile, as its criterion has it. */
export interface CompositePart {
  variantId: number
  /** Name in profiles: `BRAF V600E`. */
  name: string
  subject: DraftCategoricalVariant
}

/**
 * The logic of a complex profile, level by level.
 * @param id identifier of the profile
 * @returns null where the stored expression cannot be read, or names a variant that is not among the parts
 */
export function compositeCategoricalVariant(
  { raw_name, name }: Pick<MolecularProfileRecord, 'raw_name' | 'name'>,
  id: string,
  parts: readonly CompositePart[],
): CompositeCategoricalVariant | null {
  const expression = parseRawName(raw_name)
  if (!expression.ok) return null
  const byId = new Map(parts.map((part) => [part.variantId, part]))

  function criterion({ variantId, negated }: ProfileVariant): CategoricalVariantCriterion | null {
    const part = byId.get(variantId)
    if (!part) return null
    const presence = negated ? 'absent' : 'present'
    return { type: 'CategoricalVariantCriterion', subject: part.subject, presence }
  }

  const nameOf = (group: ProfileGroup) =>
    displayName(group, (variantId) => byId.get(variantId)?.name ?? `Variant ${variantId}`)

  function composite(level: ProfileExpression, levelName: string): CompositeCategoricalVariant | null {
    const { operator, variants, groups } =
      level.kind === 'group' ? level : ({ operator: 'AND', variants: [level], groups: [] } as const)
    const elements = [...variants.map(criterion), ...groups.map((group) => composite(group, nameOf(group)))]
    const present = elements.filter((element) => element !== null)
    if (present.length < elements.length) return null
    return { type: 'CompositeCategoricalVariant', name: levelName, elements: present, operator }
  }

  const whole = composite(expression.value, name)
  return whole && { id, ...whole }
}
