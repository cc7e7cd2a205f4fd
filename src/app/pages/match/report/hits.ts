import { diseaseRelations } from '#domain/matching/comparison/disease-relation.ts'
import {
  opposedStatements,
  statementConflicts,
  treatmentName,
  treatmentsOf,
} from '#domain/matching/statement-conflicts.ts'
import type { StatementConflict } from '#domain/matching/statement-conflicts.ts'
import { therapyFindingOf, therapyFindings } from '#domain/clinical/therapy-finding.ts'
import type { TherapyFinding } from '#domain/clinical/therapy-finding.ts'
import { recordTag } from '#domain/records/tags.ts'
import { ampLevels, evidenceLevels } from '#domain/vocabularies/evidence.ts'
import type {
  MatchedAssertion,
  MatchedEvidence,
  MatchedProfile,
  MatchReport,
} from '#domain/matching/match-report.ts'

type Statement = ({ kind: 'evidenceItem' } & MatchedEvidence) | ({ kind: 'assertion' } & MatchedAssertion)

/** One evidence item or assertion of a profile of the report. */
export interface Hit {
  /** `EID103`, `AID20`. */
  tag: string
  profile: MatchedProfile
  statement: Statement
  /** `Dabrafenib + Trametinib`, `Cetuximab or Panitumumab`; null without therapies. */
  treatment: string | null
  /** The treatments that it speaks about: each of several that stand for one another. */
  treatments: readonly string[]
}

function hitOf(profile: MatchedProfile, statement: Statement): Hit {
  const tag = recordTag(statement.kind === 'assertion' ? 'ASSERTION' : 'EVIDENCE_ITEM', statement.id)
  return {
    tag,
    profile,
    statement,
    treatment: treatmentName(statement),
    treatments: treatmentsOf(statement),
  }
}

/** Smaller is stronger: assertions by tier before evidence by level and rating. */
function strengthOf({ statement }: Hit): number[] {
  if (statement.kind === 'assertion')
    return [0, statement.ampLevel === null ? 99 : ampLevels.rank(statement.ampLevel), 0]
  if (statement.source.retracted) return [2, 0, 0]
  return [1, evidenceLevels.rank(statement.level), -(statement.rating ?? 0)]
}

/** Smaller comes first: what may concern the patient's disease, assertions, then the nearest disease, then the strongest. */
function rankOf(hit: Hit): number[] {
  const { kind, id, diseaseRelation } = hit.statement
  const relation = diseaseRelations.indexOf(diseaseRelation)
  const strength = strengthOf(hit)
  const isOther = Number(diseaseRelation === 'OTHER')
  return kind === 'assertion' ? [isOther, ...strength, relation, id] : [isOther, 1, relation, ...strength, id]
}

function compareRanks(ranks: readonly number[], others: readonly number[]): number {
  const at = ranks.findIndex((rank, place) => rank !== others[place])
  return at < 0 ? 0 : (ranks[at] ?? 0) - (others[at] ?? 0)
}

const compareHits = (left: Hit, right: Hit) => compareRanks(rankOf(left), rankOf(right))

/** True where a statement is about the patient's disease, a subtype of it or a broader one. */
export const hasRelatedDisease = ({ statement }: Hit): boolean =>
  !['OTHER', 'UNKNOWN'].includes(statement.diseaseRelation)

/** True where nothing says how the disease of a statement stands to the patient's. */
export const hasUnknownDiseaseRelation = ({ statement }: Hit): boolean =>
  statement.diseaseRelation === 'UNKNOWN'

/** Everything that a profile says, strongest for the patient's disease first. */
export function hitsOfProfile(profile: MatchedProfile): Hit[] {
  return [
    ...profile.assertions.map((one) => hitOf(profile, { kind: 'assertion', ...one })),
    ...profile.evidence.map((one) => hitOf(profile, { kind: 'evidenceItem', ...one })),
  ].sort(compareHits)
}

/** Everything that the matched profiles of a report say, strongest first. */
export const matchedHits = ({ profiles }: MatchReport): Hit[] =>
  profiles
    .filter(({ result }) => result === 'MATCHED')
    .flatMap(hitsOfProfile)
    .sort(compareHits)

/** Hits that have something in common, with what it is. */
export interface HitGroup {
  key: string
  title: string
  hits: Hit[]
}

type GroupName = Pick<HitGroup, 'key' | 'title'>

/** Groups hits, each under all its names; groups come in the order of their strongest hit. */
function groupedByEach(hits: readonly Hit[], namesOf: (hit: Hit) => readonly GroupName[]): HitGroup[] {
  const groups = new Map<string, HitGroup>()
  for (const hit of hits) {
    for (const { key, title } of namesOf(hit)) {
      const group = groups.get(key)
      if (group) group.hits.push(hit)
      else groups.set(key, { key, title, hits: [hit] })
    }
  }
  return [...groups.values()]
}

const grouped = (hits: readonly Hit[], nameOf: (hit: Hit) => GroupName): HitGroup[] =>
  groupedByEach(hits, (hit) => [nameOf(hit)])

/** Positions of the alterations by which a profile holds. */
export function alterationsOf({ parts }: MatchedProfile): number[] {
  const held = parts.filter(({ state, negated }) => !negated && state === 'TRUE')
  return [...new Set(held.flatMap(({ alterations }) => alterations))].sort((left, right) => left - right)
}

export function groupByAlterations(hits: readonly Hit[], { alterations, file }: MatchReport): HitGroup[] {
  // A line of a file is a place; its name says more.
  const textOf = new Map(
    alterations.map(({ index, line, text, name }) => [index, file && line !== null ? name : text]),
  )
  return grouped(hits, ({ profile }) => {
    const positions = alterationsOf(profile)
    const texts = positions.map((position) => textOf.get(position) ?? '')
    return { key: positions.join(' '), title: texts.join(' + ') || 'Nothing found (wild type or absence)' }
  })
}

export const groupByProfile = (hits: readonly Hit[]): HitGroup[] =>
  grouped(hits, ({ profile }) => ({ key: String(profile.id), title: profile.name }))

/** Groups what is said of treatments; hits without one are in no group. */
export const groupByTreatment = (hits: readonly Hit[]): HitGroup[] =>
  groupedByEach(hits, ({ treatments }) => treatments.map((title) => ({ key: title, title })))

export const groupByDisease = (hits: readonly Hit[]): HitGroup[] =>
  grouped(hits, ({ statement: { disease } }) => ({
    key: String(disease?.id ?? 'none'),
    title: disease?.name ?? 'No disease given',
  }))

/** The hits of a treatment by what they found, in the order of findings. */
export function findingsOf(hits: readonly Hit[]): { finding: TherapyFinding; hits: Hit[] }[] {
  const found = Map.groupBy(hits, ({ statement }) =>
    statement.type === 'PREDICTIVE' ? therapyFindingOf(statement) : 'OTHER',
  )
  return therapyFindings.flatMap((finding) => {
    const own = found.get(finding)
    return own ? [{ finding, hits: own }] : []
  })
}

/** The hits that contradict one another on a subject. */
export type HitConflict = StatementConflict<Hit['statement'] & { profileId: number; tag: string }>

const taggedStatements = (hits: readonly Hit[]) =>
  hits.map(({ statement, profile, tag }) => ({ ...statement, profileId: profile.id, tag }))

export const conflictsOf = (hits: readonly Hit[]): HitConflict[] => statementConflicts(taggedStatements(hits))

/**
 * Names of the other profiles of the sample that point the opposite way on a treatment in a disease, by the tags of the
 * statements that they oppose.
 */
export function opposedBy(hits: readonly Hit[]): ReadonlyMap<string, readonly string[]> {
  const profileOf = new Map(hits.map(({ tag, profile }) => [tag, profile]))
  const opponents = new Map<string, Set<string>>()
  const note = (tag: string, others: readonly { tag: string }[]) => {
    const names = opponents.get(tag) ?? new Set()
    const own = profileOf.get(tag)
    for (const other of others) {
      const profile = profileOf.get(other.tag)
      if (profile && profile.id !== own?.id) names.add(profile.name)
    }
    opponents.set(tag, names)
  }
  for (const { supporting, opposing } of opposedStatements(taggedStatements(hits))) {
    for (const { tag } of supporting) note(tag, opposing)
    for (const { tag } of opposing) note(tag, supporting)
  }
  return new Map([...opponents].map(([tag, names]) => [tag, [...names]]))
}

/** Tags of the statements that others about the same contradict. */
export const conflictingTags = (conflicts: readonly HitConflict[]): ReadonlySet<string> =>
  new Set(conflicts.flatMap(({ supporting, opposing }) => [...supporting, ...opposing]).map(({ tag }) => tag))

/** Profiles that the sample matches. */
export const matchedCount = ({ profiles }: MatchReport): number =>
  profiles.filter(({ result }) => result === 'MATCHED').length
