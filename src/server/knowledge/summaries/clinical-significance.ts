import { sql } from 'kysely'
import { assertionDirections, assertionSignificances, assertionTypes } from '#domain/vocabularies/evidence.ts'
import { manyForEach } from '../paging/batch.ts'
import { hasStatus, statusesOf } from '../records/clinical/evidence-status.ts'
import { isVisible } from '../records/visibility.ts'
import { profileOwners } from '../records/profile-owners.ts'
import type { ProfileOwner } from '../records/profile-owners.ts'
import { typed } from '../records/rows.ts'
import type { AssertionRecord } from '../records/records.ts'

type OwnedAssertion = AssertionRecord & { owner_id: number }

const assertionsAbout = ({ join, owner, profile }: ProfileOwner) =>
  manyForEach<number, OwnedAssertion>(
    (db, ids) =>
      db
        .selectFrom(
          sql<{ owner_id: number; profile_id: number }>`(
            select distinct ${owner} as owner_id, ${profile} as profile_id
            from ${join} where ${owner} in (${sql.join(ids)}))`.as('held'),
        )
        .innerJoin('molecular_profiles as profile', 'profile.id', 'held.profile_id')
        .innerJoin('assertions', 'assertions.molecular_profile_id', 'profile.id')
        .selectAll('assertions')
        .select(['held.owner_id', typed('assertions')])
        .where(hasStatus('assertions.status', statusesOf.NON_REJECTED))
        .where(isVisible('profile'))
        .orderBy('assertions.id'),
    (row) => row.owner_id,
  )

/** The assertions about a feature or variant on live profiles, rejected ones aside, by id. */
export const assertionsOf = {
  features: assertionsAbout(profileOwners.features),
  variants: assertionsAbout(profileOwners.variants),
}

/** Assertions that say the same: at least one, all of one type, direction and significance. */
export interface SignificanceGroup {
  assertions: [AssertionRecord, ...AssertionRecord[]]
  /** Whether they are also about one disease. */
  detailed: boolean
}

const meaning = (assertion: AssertionRecord, detailed: boolean) =>
  [
    assertion.assertion_type,
    assertion.assertion_direction,
    assertion.significance,
    ...(detailed ? [assertion.disease_id] : []),
  ].join(' ')

/**
 * Groups assertions by type, direction and significance and, when detailed, by disease; in the order of
 * these vocabularies, the larger group first within one meaning.
 */
export function groupBySignificance(
  assertions: readonly AssertionRecord[],
  detailed: boolean,
): SignificanceGroup[] {
  const groups = Map.groupBy(assertions, (assertion) => meaning(assertion, detailed))
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first ? [{ assertions: [first, ...others] as SignificanceGroup['assertions'], detailed }] : [],
    )
    .sort(({ assertions: left }, { assertions: right }) => {
      const [a, b] = [left[0], right[0]]
      return (
        assertionTypes.compare(a.assertion_type, b.assertion_type) ||
        assertionDirections.compare(a.assertion_direction, b.assertion_direction) ||
        assertionSignificances.compare(a.significance, b.significance) ||
        right.length - left.length ||
        a.id - b.id
      )
    })
}

/** The value that all have, or null when they differ. */
export function sameForAll<Value>(
  assertions: SignificanceGroup['assertions'],
  valueOf: (assertion: AssertionRecord) => Value,
): Value | null {
  const value = valueOf(assertions[0])
  return assertions.every((assertion) => valueOf(assertion) === value) ? value : null
}
