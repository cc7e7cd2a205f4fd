import {
  type TherapyInteraction,
  type VariantOrigin,
  therapyInteractions,
} from '#domain/vocabularies/evidence.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'

/** One broken rule of curation: the attribute it is about (snake case, as revisions name fields) and a sentence. */
export type Violation = { attribute: string; message: string }

/** Requirement on a field: it must be filled, may be, or must stay empty. */
export type Requirement = 'REQUIRED' | 'ALLOWED' | 'NONE'

/**
 * Fields that evidence items and assertions have in common, and what the rules must know about the records
 * they name.
 */
export type ClinicalFields = {
  variantOrigin: VariantOrigin | null
  diseaseId: number | null
  therapyIds: readonly number[]
  therapyInteractionType: TherapyInteraction | null
  /** True for a molecular profile of several variants. */
  profileIsMultiVariant: boolean
  diseaseIsDeprecated?: boolean
  /** Those of the therapies that are deprecated. */
  deprecatedTherapyIds?: readonly number[]
}

/**
 * The rules shared by evidence items and assertions. Sentences begin with what they are about, as one and as many:
 * `Predictive evidence`, `Predictive evidence items`.
 */
export function validateClinicalFields(
  { one, many }: { one: string; many: string },
  rules: { disease: Requirement; therapies: Requirement },
  fields: ClinicalFields,
): Violation[] {
  return [
    ...requirement('disease_id', many, 'a disease', rules.disease, fields.diseaseId !== null),
    ...requirement('therapy_ids', many, 'therapies', rules.therapies, fields.therapyIds.length > 0),
    ...therapyInteraction(one, fields),
    ...violationIf(fields.diseaseIsDeprecated, 'disease_id', `Disease ${fields.diseaseId} is deprecated.`),
    ...violationIf(
      fields.deprecatedTherapyIds?.length,
      'therapy_ids',
      `Deprecated therapies cannot be used: ${fields.deprecatedTherapyIds?.join(', ')}.`,
    ),
    ...violationIf(!fields.variantOrigin, 'variant_origin', `${one} needs a variant origin.`),
    ...violationIf(
      fields.variantOrigin === 'COMBINED' && !fields.profileIsMultiVariant,
      'variant_origin',
      'Variant origin Combined is only for molecular profiles of several variants.',
    ),
  ]
}

function therapyInteraction(
  subject: string,
  { therapyIds, therapyInteractionType }: ClinicalFields,
): Violation[] {
  const attribute = 'therapy_interaction_type'
  if (therapyIds.length > 1 && !therapyInteractionType) {
    const allowed = therapyInteractions.labels().join(', ')
    return [
      {
        attribute,
        message: `${subject} with several therapies needs a therapy interaction type: ${allowed}.`,
      },
    ]
  }
  if (therapyIds.length < 2 && therapyInteractionType) {
    const label = therapyInteractions.label(therapyInteractionType)
    return [
      {
        attribute,
        message: `Therapy interaction type ${label} is only for several therapies; ${subject} has ${therapyIds.length}.`,
      },
    ]
  }
  return []
}

/** A violation when a required field is empty or a forbidden one is filled. */
export function requirement(
  attribute: string,
  subject: string,
  what: string,
  rule: Requirement,
  isPresent: boolean,
): Violation[] {
  if (rule === 'REQUIRED' && !isPresent) return [{ attribute, message: `${subject} need ${what}.` }]
  if (rule === 'NONE' && isPresent) return [{ attribute, message: `${subject} cannot have ${what}.` }]
  return []
}

/** A violation when a value is missing or is not among the allowed ones, which the message lists. */
export function oneOf<Value extends string>(
  attribute: string,
  subject: string,
  words: Vocabulary<Value>,
  allowed: readonly Value[],
  value: Value | null,
): Violation[] {
  if (value !== null && allowed.includes(value)) return []
  const list = words.labels(allowed).join(', ')
  const name = attribute.replaceAll('_', ' ')
  const message =
    value === null
      ? `${subject} needs ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}; allowed are ${list}.`
      : `${subject} cannot have ${name} ${words.label(value)}; allowed are ${list}.`
  return [{ attribute, message }]
}

/** The violation of naming a deprecated molecular profile. */
export const deprecatedProfile = (isDeprecated: boolean | undefined): Violation[] =>
  violationIf(isDeprecated, 'molecular_profile_id', 'The molecular profile is deprecated.')

export function violationIf(isBroken: unknown, attribute: string, message: string): Violation[] {
  return isBroken ? [{ attribute, message }] : []
}

/**
 * The broken rules that stand against a change. A record that breaks rules already, as imported ones may, can stay so
 * in what the change leaves alone; what it changes must be valid (curation rules, section 3).
 * @param nameOf what a rule is about, as `changed` names it
 */
export function standingAgainst<Rule extends { message: string }>(
  violations: { before: readonly Rule[]; after: readonly Rule[] },
  changed: ReadonlySet<string>,
  nameOf: (rule: Rule) => string,
): Rule[] {
  const keyOf = (rule: Rule) => `${nameOf(rule)} ${rule.message}`
  const old = new Set(violations.before.map(keyOf))
  return violations.after.filter((rule) => changed.has(nameOf(rule)) || !old.has(keyOf(rule)))
}
