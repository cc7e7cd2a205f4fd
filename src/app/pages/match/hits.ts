import { diseaseRelations } from '#domain/matching/disease-relation.ts'
import { stanceOf } from '#domain/evidence-stance.ts'
import { recordTag } from '#domain/tags.ts'
import { treatmentOf } from '#domain/treatment.ts'
import { ampLevels, evidenceLevels } from '#domain/vocabularies/evidence.ts'
import type { MatchedAssertion, MatchedEvidence, MatchedProfile, MatchReport } from './match-report.ts'

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

function treatmentName({ therapies, therapyInteraction }: Statement): string | null {
  const named = therapies.map((name, id) => ({ id, name }))
  return treatmentOf({ therapies: named, therapyInteractionType: therapyInteraction })?.name ?? null
}

function hitOf(profile: MatchedProfile, statement: Statement): Hit {
  const tag = recordTag(statement.kind === 'assertion' ? 'ASSERTION' : 'EVIDENCE_ITEM', statement.id)
  const treatment = treatmentName(statement)
  const treatments = statement.therapyInteraction === 'SUBSTITUTES' ? statement.therapies : [treatment]
  return { tag, profile, statement, treatment, treatments: treatments.filter((one) => one !== null) }
}

/** Smaller is stronger: assertions by tier before evidence by level and rating. */
function strengthOf({ statement }: Hit): number[] {
  if (statement.kind === 'assertion')
    return [0, statement.ampLevel === null ? 99 : ampLevels.rank(statement.ampLevel), 0]
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

/** The strongest of some hits, whichever disease each is about. */
export const strongestOf = (hits: readonly Hit[]): Hit | undefined =>
  hits.toSorted((left, right) => compareRanks(strengthOf(left), strengthOf(right)))[0]

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

export function groupByAlterations(hits: readonly Hit[], { alterations }: MatchReport): HitGroup[] {
  const textOf = new Map(alterations.map(({ index, text }) => [index, text]))
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

/** The hits of a group by which way they point: response, better outcome, positive diagnosis … or the contrary. */
export function stancesOf(hits: readonly Hit[]): Record<'FOR' | 'AGAINST' | 'NEITHER', Hit[]> {
  const stances: Record<'FOR' | 'AGAINST' | 'NEITHER', Hit[]> = { FOR: [], AGAINST: [], NEITHER: [] }
  for (const hit of hits) stances[stanceOf(hit.statement)].push(hit)
  return stances
}

/** Whether some of the hits point one way and others the contrary. */
export function isConflicting(hits: readonly Hit[]): boolean {
  const { FOR, AGAINST } = stancesOf(hits)
  return FOR.length > 0 && AGAINST.length > 0
}

/** Whether hits on one treatment contradict one another on a disease; response in one and none in another does not. */
export const isConflictingInADisease = (hits: readonly Hit[]): boolean =>
  groupByDisease(hits).some((inDisease) => isConflicting(inDisease.hits))

/**
 * What hits must share to contradict each other: one treatment in one disease, whichever profile it is about; without a
 * treatment one profile, disease and type.
 */
function subjectsOf({ treatments, statement: { disease, type }, profile }: Hit): GroupName[] {
  const about = treatments.length > 0 ? treatments : [`${type} ${profile.id}`]
  return about.map((one) => ({ key: `${one}|${disease?.id ?? ''}`, title: one }))
}

/** Tags of the hits that others of the same sample contradict. */
export function conflictingTags(hits: readonly Hit[]): ReadonlySet<string> {
  const subjects = groupedByEach(hits, subjectsOf)
  return new Set(
    subjects
      .filter((subject) => isConflicting(subject.hits))
      .flatMap((subject) => subject.hits.filter((hit) => stanceOf(hit.statement) !== 'NEITHER'))
      .map(({ tag }) => tag),
  )
}
