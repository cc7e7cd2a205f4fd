import { precisions } from '#domain/matching/comparison/comparison.ts'
import { diseaseRelations } from '#domain/matching/comparison/disease-relation.ts'
import type { ProfileMatch } from '#domain/matching/evaluate-profile.ts'
import { tierRank } from './match-statements.ts'
import type { MatchedAssertion, MatchedEvidence } from '#domain/matching/match-report.ts'

interface RankedProfile {
  result: ProfileMatch['result']
  precision: ProfileMatch['precision']
  evidence: readonly MatchedEvidence[]
  assertions: readonly MatchedAssertion[]
}

const RESULTS: readonly ProfileMatch['result'][] = ['MATCHED', 'UNDECIDED', 'NEARLY']

/** What profiles are ordered by, smaller first: result, best tier, nearest disease, best level, precision, rating. */
function rankOf({ result, precision, evidence: all, assertions }: RankedProfile): number[] {
  const evidence = all.filter(({ source }) => !source.retracted)
  const least = (ranks: readonly number[]) => Math.min(...ranks, 99)
  return [
    RESULTS.indexOf(result),
    least(assertions.map(tierRank)),
    least([...evidence, ...assertions].map((one) => diseaseRelations.indexOf(one.diseaseRelation))),
    least(evidence.map(({ level }) => level.charCodeAt(0) - 65)),
    precision ? precisions.indexOf(precision) : precisions.length,
    -Math.max(...evidence.map(({ rating }) => rating ?? 0), 0),
  ]
}

function compareRanks(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((rank, position) => rank !== right[position])
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}

/** Order in which a tumour board wants profiles: what holds and is strongest for this disease first. */
export const compareProfiles = (left: RankedProfile, right: RankedProfile): number =>
  compareRanks(rankOf(left), rankOf(right))
