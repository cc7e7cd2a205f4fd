import { evidenceLevels } from '#domain/vocabularies/evidence.ts'
import type { EvidenceLevel } from '#domain/vocabularies/evidence.ts'
import type { AlsoAppliesQuery } from '#app/graphql/generated/also-applies.ts'

type MatchedProfile = AlsoAppliesQuery['matchSample']['profiles'][number]

/** A molecular profile that a variant makes true without being named in it. */
export type BroaderProfile = {
  profile: MatchedProfile['molecularProfile']
  /** Why it is true, a sentence for each of its variants that are present. */
  reasons: string[]
  bestLevel: EvidenceLevel
  evidenceItemCount: number
}

/** Profiles with evidence that hold for a variant and do not name it: those with the best level first, then with most. */
export function broaderProfiles(profiles: readonly MatchedProfile[], variantId: number): BroaderProfile[] {
  return profiles
    .flatMap(({ molecularProfile, parts, evidenceItems }) => {
      if (parts.some(({ variant }) => variant.id === variantId)) return []
      const levels = evidenceItems.map(({ evidenceItem }) => evidenceItem.evidenceLevel)
      const bestLevel = levels.toSorted(
        (left, right) => evidenceLevels.rank(left) - evidenceLevels.rank(right),
      )[0]
      if (bestLevel === undefined) return []
      const reasons = parts
        .filter(({ state, negated }) => state === 'TRUE' && !negated)
        .map(({ because }) => because)
      return [{ profile: molecularProfile, reasons, bestLevel, evidenceItemCount: levels.length }]
    })
    .toSorted(
      (left, right) =>
        evidenceLevels.rank(left.bestLevel) - evidenceLevels.rank(right.bestLevel) ||
        right.evidenceItemCount - left.evidenceItemCount,
    )
}
