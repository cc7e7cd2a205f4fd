import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import type { McpReading } from '../reading/knowledge.ts'
import { isAbout, isAlternative, isNegatedOnly, isPresent } from './subject.ts'
import { countSelected, fromSelected } from './statement-rows.ts'
import type { Selection } from './selection.ts'

/** Records that pass all filters and are left out nevertheless. */
export interface LeftOut {
  submitted: number
  rejected: number
  /** On profiles that hold only where more than the subject is present, or something else is. */
  combinations: number
  /** Among these: on profiles that hold by the subject alone, with the best level or tier of them. */
  alternatives: { count: number; bestLevel: string | null }
  /** On profiles that demand the subject's absence. */
  negated: number
}

export const nothingLeftOut: LeftOut = {
  submitted: 0,
  rejected: 0,
  combinations: 0,
  alternatives: { count: 0, bestLevel: null },
  negated: 0,
}

async function ofStatus(reading: McpReading, selection: Selection, status: EvidenceStatus): Promise<number> {
  return selection.statuses.includes(status) ? 0 : countSelected(reading, selection, { statuses: [status] })
}

/** Profiles of several variants with the subject that the selection leaves out. */
function combinationsLeftOut({ subject, combinations, alternatives }: Selection) {
  return sql<SqlBool>`(${isPresent(subject)} and not ${isAbout(subject, combinations, alternatives)})`
}

async function bestLevelOf(
  reading: McpReading,
  selection: Selection,
  about: ReturnType<typeof sql<SqlBool>>,
) {
  const isEvidence = selection.kind === 'EVIDENCE'
  const column = isEvidence ? sql`item.evidence_level` : sql`item.amp_level`
  const rank = isEvidence ? sql`item.evidence_level` : sql`coalesce(item.amp_level_rank, 99)`
  const { rows } = await sql<{ level: string | null }>`
    select ${column} as level ${fromSelected(selection, { about })} order by ${rank} limit 1`.execute(
    reading.scan,
  )
  return rows[0]?.level ?? null
}

/** Counts what a selection leaves out: other statuses, combinations and profiles that negate the subject. */
export async function leftOutOf(reading: McpReading, selection: Selection): Promise<LeftOut> {
  const about = combinationsLeftOut(selection)
  const alternative = sql<SqlBool>`(${about} and ${isAlternative(selection.alternatives)})`
  const isWhole = selection.combinations === 'INCLUDE'
  const [submitted, rejected, combinations, alternatives, negated] = await Promise.all([
    ofStatus(reading, selection, 'SUBMITTED'),
    ofStatus(reading, selection, 'REJECTED'),
    isWhole ? 0 : countSelected(reading, selection, { about }),
    isWhole ? 0 : countSelected(reading, selection, { about: alternative }),
    selection.subject === null
      ? 0
      : countSelected(reading, selection, { about: isNegatedOnly(selection.subject) }),
  ])
  return {
    submitted,
    rejected,
    combinations,
    alternatives: {
      count: alternatives,
      bestLevel: alternatives > 0 ? await bestLevelOf(reading, selection, alternative) : null,
    },
    negated,
  }
}

/** All statuses, the accepted first. */
export const anyStatus: readonly EvidenceStatus[] = evidenceStatuses.values
