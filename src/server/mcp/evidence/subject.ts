import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import { browseEvidence } from '#server/knowledge/browse/evidence.ts'
import { profileWithFeature } from '#server/knowledge/browse/clinical-filters.ts'
import { oneOf } from '#server/knowledge/conditions.ts'

/** Subject of evidence: these variants, or variants of these features; null: anything. */
export type Subject = { variantIds: readonly number[] } | { featureIds: readonly number[] } | null

/** Which profiles of several variants count. */
export type Combinations = 'EXCLUDE' | 'ALTERNATIVES' | 'INCLUDE'

const PROFILE = 'item.molecular_profile_id'
const { variantId } = browseEvidence.filters

const anyOf = (conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join([...conditions], sql` or `)})`

/** The profile has the subject, or demands its absence where that counts. */
function has(subject: Subject, excludeNegated: boolean): Expression<SqlBool> {
  if (subject === null) return sql<SqlBool>`1 = 1`
  if ('featureIds' in subject)
    return anyOf(subject.featureIds.map((id) => profileWithFeature(PROFILE, id, excludeNegated)))
  return anyOf(subject.variantIds.flatMap((id) => variantId.where(id, 'ALL', { excludeNegated }) ?? []))
}

const isSingle = sql<SqlBool>`${sql.ref(PROFILE)} in (
  select single.id from molecular_profiles as single where not single.is_multi_variant)`

/** The profile requires that the subject is present. */
export const isPresent = (subject: Subject): Expression<SqlBool> => has(subject, true)

/** The profile names the subject only as absent. */
export const isNegatedOnly = (subject: Subject): Expression<SqlBool> =>
  subject === null
    ? sql<SqlBool>`1 = 0`
    : sql<SqlBool>`(${has(subject, false)} and not ${has(subject, true)})`

/** The profile is one of those that hold by the subject alone. */
export const isAlternative = (alternatives: readonly number[]): Expression<SqlBool> =>
  oneOf(PROFILE, alternatives)

/** The profile has the subject, as far as combinations count. */
export function isAbout(
  subject: Subject,
  combinations: Combinations,
  alternatives: readonly number[],
): Expression<SqlBool> {
  const present = isPresent(subject)
  if (combinations === 'INCLUDE') return present
  const counted = combinations === 'EXCLUDE' ? isSingle : anyOf([isSingle, isAlternative(alternatives)])
  return sql<SqlBool>`(${present} and ${counted})`
}
