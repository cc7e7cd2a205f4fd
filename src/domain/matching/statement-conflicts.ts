import { contradicts } from '#domain/clinical/evidence-conflict.ts'
import { stanceOf } from '#domain/clinical/evidence-stance.ts'
import { pointingOf } from '#domain/clinical/therapy-finding.ts'
import { treatmentOf } from '#domain/clinical/treatment.ts'
import type { MatchedDisease } from './match-report.ts'
import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
  TherapyInteraction,
} from '#domain/vocabularies/evidence.ts'

/** Statement of an evidence item or assertion of a matched profile on therapies in a disease. */
export interface MatchedStatement {
  profileId: number
  type: string
  direction: EvidenceDirection | null
  significance: EvidenceSignificance | AssertionSignificance | null
  disease: MatchedDisease | null
  therapies: readonly string[]
  therapyInteraction: TherapyInteraction | null
  /** Of evidence; that of a retracted source contradicts nothing. */
  source?: { retracted: boolean }
}

/** Subject of statements that disagree: a treatment, or nothing but the profile where they name none, in one disease. */
export interface ConflictSubject {
  type: string
  /** `Erlotinib`, `Dabrafenib + Trametinib`; null where no therapy is named. */
  treatment: string | null
  /** The profile of statements that conflict; null for those that oppose one another across profiles. */
  profileId: number | null
  disease: MatchedDisease | null
}

/** Statements of a sample that disagree on one subject. */
export interface StatementConflict<One> extends ConflictSubject {
  supporting: One[]
  opposing: One[]
}

/** Name of the treatment that a statement is about as a whole; null without therapies. */
export function treatmentName({
  therapies,
  therapyInteraction,
}: Pick<MatchedStatement, 'therapies' | 'therapyInteraction'>): string | null {
  const named = therapies.map((name, id) => ({ id, name }))
  return treatmentOf({ therapies: named, therapyInteractionType: therapyInteraction })?.name ?? null
}

/** Names of the treatments that a statement speaks about: substitutes are each a treatment of their own. */
export function treatmentsOf(statement: Pick<MatchedStatement, 'therapies' | 'therapyInteraction'>) {
  if (statement.therapyInteraction === 'SUBSTITUTES') return [...statement.therapies]
  const name = treatmentName(statement)
  return name === null ? [] : [name]
}

function groupsOf<One extends MatchedStatement>(
  statements: Iterable<One>,
  subjectsOf: (statement: One) => readonly ConflictSubject[],
): { subject: ConflictSubject; items: One[] }[] {
  const groups = new Map<string, { subject: ConflictSubject; items: One[] }>()
  for (const statement of statements) {
    if (statement.source?.retracted) continue
    for (const subject of subjectsOf(statement)) {
      const key = JSON.stringify([subject.type, subject.treatment, subject.profileId, subject.disease?.id])
      const group = groups.get(key) ?? { subject, items: [] }
      group.items.push(statement)
      groups.set(key, group)
    }
  }
  return [...groups.values()]
}

/** Side on which a statement stands that contradicts others; one without a pole stands against what it contradicts. */
function sideOf<One extends MatchedStatement>(statement: One, contradicted: readonly One[]) {
  const stance = stanceOf(statement)
  if (stance !== 'NEITHER') return stance
  return contradicted.some((other) => stanceOf(other) === 'FOR') ? 'AGAINST' : 'FOR'
}

/**
 * Finds the conflicts in the statements of a sample's profiles, as everywhere: about the same molecular profile,
 * treatment, disease and type, where some contradict others (see `contradicts`).
 */
export function statementConflicts<One extends MatchedStatement>(
  statements: Iterable<One>,
): StatementConflict<One>[] {
  const groups = groupsOf(statements, (statement) => {
    const { type, disease, profileId } = statement
    return [{ type, treatment: treatmentName(statement), profileId, disease }]
  })
  return groups.flatMap(({ subject, items }) => {
    const sides = { FOR: [] as One[], AGAINST: [] as One[] }
    for (const item of items) {
      const contradicted = items.filter((other) => contradicts(item, other))
      if (contradicted.length > 0) sides[sideOf(item, contradicted)].push(item)
    }
    return sides.FOR.length + sides.AGAINST.length > 0
      ? [{ ...subject, supporting: sides.FOR, opposing: sides.AGAINST }]
      : []
  })
}

/**
 * Finds where profiles of one sample point in opposite directions: response to a treatment by one, resistance or no
 * response by another, in one disease. This is no conflict, as each statement may be true of its own alteration.
 */
export function opposedStatements<One extends MatchedStatement>(
  statements: Iterable<One>,
): StatementConflict<One>[] {
  const groups = groupsOf(statements, (statement) => {
    const { type, disease } = statement
    return treatmentsOf(statement).map((treatment) => ({ type, treatment, profileId: null, disease }))
  })
  return groups.flatMap(({ subject, items }) => {
    const pointing = (way: 'FOR' | 'AGAINST') => items.filter((item) => pointingOf(item) === way)
    const [forIt, against] = [pointing('FOR'), pointing('AGAINST')]
    const elsewhere = (others: readonly One[]) => (item: One) =>
      others.some(({ profileId }) => profileId !== item.profileId)
    const supporting = forIt.filter(elsewhere(against))
    return supporting.length > 0
      ? [{ ...subject, supporting, opposing: against.filter(elsewhere(forIt)) }]
      : []
  })
}
