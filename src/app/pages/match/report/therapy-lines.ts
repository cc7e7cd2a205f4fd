import { therapyFindingOf } from '#domain/clinical/therapy-finding.ts'
import type { TherapyFinding } from '#domain/clinical/therapy-finding.ts'
import { evidenceLevels } from '#domain/vocabularies/evidence.ts'
import type { Hit } from './hits.ts'

/** Statements on one treatment by one molecular profile of the sample, with the same finding. */
export interface TherapyLine {
  key: string
  treatment: string
  /** Name of the molecular profile. */
  profile: string
  /** The strongest first. */
  hits: readonly [Hit, ...Hit[]]
  /** The other profiles of the sample that point the opposite way. */
  opponents: readonly string[]
  isConflicting: boolean
}

/** Blocks of the strongest evidence, in the order of the page. */
export const findingBlocks = ['RESPONSE', 'OPPOSED', 'RESISTANCE', 'NO_EFFECT', 'ADVERSE'] as const
export type FindingBlock = (typeof findingBlocks)[number]

/** Facts of the whole report that the lines of a block need. */
interface Disagreements {
  /** Tags of statements that conflict. */
  conflicting: ReadonlySet<string>
  /** Names of opposing profiles by the tags of statements. */
  opposed: ReadonlyMap<string, readonly string[]>
}

/** The block of a line: response that another alteration opposes stands apart. */
function blockOf(finding: TherapyFinding, { opponents }: TherapyLine): FindingBlock | null {
  if (finding === 'RESPONSE') return opponents.length > 0 ? 'OPPOSED' : 'RESPONSE'
  return finding === 'OTHER' ? null : finding
}

/**
 * Lays predictive statements out in blocks of one finding, a line for each treatment and profile, strongest first
 * whichever way they point. Nothing is left out but what says nothing of an effect.
 */
export function therapyBlocks(
  hits: readonly Hit[],
  { conflicting, opposed }: Disagreements,
): Map<FindingBlock, TherapyLine[]> {
  const lines = new Map<string, { finding: TherapyFinding; treatment: string; hits: Hit[] }>()
  for (const hit of hits.filter(({ statement }) => statement.type === 'PREDICTIVE')) {
    const finding = therapyFindingOf(hit.statement)
    for (const treatment of hit.treatments) {
      const key = JSON.stringify([finding, treatment, hit.profile.id])
      const line = lines.get(key) ?? { finding, treatment, hits: [] }
      line.hits.push(hit)
      lines.set(key, line)
    }
  }
  const blocks = new Map<FindingBlock, TherapyLine[]>()
  for (const [key, { finding, treatment, hits: own }] of lines) {
    const [best, ...others] = own.toSorted(compareStrength)
    if (!best) continue
    const line: TherapyLine = {
      key,
      treatment,
      profile: best.profile.name,
      hits: [best, ...others],
      opponents: [...new Set(own.flatMap(({ tag }) => opposed.get(tag) ?? []))],
      isConflicting: own.some(({ tag }) => conflicting.has(tag)),
    }
    const block = blockOf(finding, line)
    if (block) blocks.set(block, [...(blocks.get(block) ?? []), line])
  }
  for (const block of blocks.values()) block.sort(compareLines)
  return blocks
}

/** Rank of the level of a hit: tiers of assertions name the level of what they rest on (`TIER_I_LEVEL_A`). */
function levelRank({ statement }: Hit): number {
  if (statement.kind === 'evidenceItem' && statement.source.retracted) return evidenceLevels.values.length + 1
  const level = statement.kind === 'assertion' ? statement.ampLevel?.slice(-1) : statement.level
  return evidenceLevels.has(level) ? evidenceLevels.rank(level) : evidenceLevels.values.length
}

const ratingOf = ({ statement }: Hit) => (statement.kind === 'assertion' ? 0 : (statement.rating ?? 0))

/** Orders hits by level whatever they found, assertions before evidence of the same level, then by rating. */
const compareStrength = (left: Hit, right: Hit): number =>
  levelRank(left) - levelRank(right) ||
  Number(right.statement.kind === 'assertion') - Number(left.statement.kind === 'assertion') ||
  ratingOf(right) - ratingOf(left)

const compareLines = (left: TherapyLine, right: TherapyLine): number =>
  compareStrength(left.hits[0], right.hits[0]) ||
  right.hits.length - left.hits.length ||
  left.treatment.localeCompare(right.treatment, 'en') ||
  left.profile.localeCompare(right.profile, 'en')
