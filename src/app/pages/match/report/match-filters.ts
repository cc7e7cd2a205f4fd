import { evidenceLevels, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import type { EvidenceLevel, EvidenceType } from '#domain/vocabularies/evidence.ts'
import type { Hit } from './hits.ts'

export const views = ['alteration', 'therapy', 'disease'] as const
export type View = (typeof views)[number]

/** Filters of a report; the address holds it, and nothing of the sample. */
export interface MatchFilters {
  view: View
  type: EvidenceType | null
  /** This level or stronger; assertions have none and are always shown. */
  level: EvidenceLevel | null
  /** Only the patient's disease, its subtypes and what it is a subtype of. */
  isNear: boolean
}

export function readFilters(search: URLSearchParams): MatchFilters {
  const [type, level] = [search.get('type'), search.get('level')]
  return {
    view: views.find((view) => view === search.get('view')) ?? 'alteration',
    type: evidenceTypes.has(type) ? type : null,
    level: evidenceLevels.has(level) ? level : null,
    isNear: search.get('disease') === 'near',
  }
}

const NEAR: readonly string[] = ['SAME', 'NARROWER', 'BROADER']

export function passes({ type, level, isNear }: MatchFilters, { statement }: Hit): boolean {
  if (type !== null && statement.type !== type) return false
  if (isNear && !NEAR.includes(statement.diseaseRelation)) return false
  if (level === null || statement.kind === 'assertion') return true
  return evidenceLevels.rank(statement.level) <= evidenceLevels.rank(level)
}
