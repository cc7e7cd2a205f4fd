import { variantsOf } from '#domain/profiles/profile-expression.ts'
import type { MatchIndex } from './match-index.ts'
import { isReadable } from './predicate.ts'
import type { PredicateKind } from './predicate.ts'

/** Share of the evidence that hangs on profiles of which every part can match. */
export interface Coverage {
  evidence: number
  matchable: number
  /** Matchable evidence by the kind of its variant's predicate; COMBINED for profiles of several variants. */
  byKind: Partial<Record<PredicateKind | 'COMBINED', number>>
  /** Variants whose names do not say what to look for, with the evidence that is lost by each; most first. */
  unreadable: { variantId: number; evidence: number }[]
  /** Profiles that cannot match, with their evidence and the variants that stand in the way; most evidence first. */
  unmatchable: { profileId: number; evidence: number; variantIds: number[] }[]
}

/** Counts coverage. `evidenceOf` gives the number of evidence items of each profile that has some. */
export function coverageOf(index: MatchIndex, evidenceOf: ReadonlyMap<number, number>): Coverage {
  const coverage: Coverage = { evidence: 0, matchable: 0, byKind: {}, unreadable: [], unmatchable: [] }
  const lost = new Map<number, number>()
  for (const [profileId, count] of evidenceOf) {
    coverage.evidence += count
    const profile = index.profiles.get(profileId)
    const ids = profile ? variantsOf(profile.expression).map(({ variantId }) => variantId) : []
    const predicates = ids.map((id) => index.variants.get(id)?.predicate)
    const unreadable = ids.filter((_, position) => {
      const predicate = predicates[position]
      return !predicate || !isReadable(predicate)
    })
    for (const id of new Set(unreadable)) lost.set(id, (lost.get(id) ?? 0) + count)
    if (unreadable.length > 0)
      coverage.unmatchable.push({ profileId, evidence: count, variantIds: [...new Set(unreadable)] })
    const [first] = predicates
    if (!first || unreadable.length > 0) continue
    const kind = predicates.length > 1 ? 'COMBINED' : first.kind
    coverage.matchable += count
    coverage.byKind[kind] = (coverage.byKind[kind] ?? 0) + count
  }
  coverage.unreadable = [...lost]
    .map(([variantId, evidence]) => ({ variantId, evidence }))
    .sort((left, right) => right.evidence - left.evidence || left.variantId - right.variantId)
  coverage.unmatchable.sort(
    (left, right) => right.evidence - left.evidence || left.profileId - right.profileId,
  )
  return coverage
}
