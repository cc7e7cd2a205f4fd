import { isConflicting } from '#domain/clinical/evidence-conflict.ts'
import { pointingOf, therapyFindingOf, therapyFindings } from '#domain/clinical/therapy-finding.ts'
import type { TherapyFinding } from '#domain/clinical/therapy-finding.ts'
import { treatmentOf } from '#domain/clinical/treatment.ts'
import type { Treatment } from '#domain/clinical/treatment.ts'
import { wildTypeOf } from '#domain/clinical/wild-type.ts'
import {
  type EvidenceDirection,
  type EvidenceLevel,
  type EvidenceSignificance,
  type EvidenceType,
  type TherapyInteraction,
  evidenceLevels,
} from '#domain/vocabularies/evidence.ts'

type NamedTerm = { id: number; name: string }

export type BalanceEvidence = {
  id: number
  evidenceType: EvidenceType
  evidenceDirection: EvidenceDirection | null
  significance: EvidenceSignificance | null
  evidenceLevel: EvidenceLevel | null
  disease: NamedTerm | null
  therapies: readonly NamedTerm[]
  therapyInteractionType: TherapyInteraction | null
  molecularProfile: NamedTerm
  /** Whether its source was retracted. */
  retracted?: boolean
}

/** Direction in which most evidence of a cell points. */
export type Leaning = 'FAVOURABLE' | 'UNFAVOURABLE' | 'NEITHER'

/** Evidence of one finding: ids, strongest level first, with level and significance of the strongest. */
export type FoundEvidence = {
  finding: TherapyFinding
  ids: number[]
  level: EvidenceLevel | null
  significance: EvidenceSignificance | null
}

/** Evidence on one treatment in one disease. */
export type BalanceCell = {
  /** What was found, in the order of `therapyFindings`; only findings that there are. */
  findings: FoundEvidence[]
  /** Favourable where more evidence found response than resistance or none; never by its level alone. */
  leaning: Leaning
  /** The molecular profiles for which the evidence truly conflicts, by name; see `isConflicting`. */
  conflicts: NamedTerm[]
}

/** Evidence on a treatment, that for wild type in a row of its own. */
export type BalanceRow = Treatment & {
  /** Name of the profile, where it is about wild type; otherwise null. */
  wildType: string | null
  /** In the order of the balance's diseases; null where there is no evidence. */
  cells: (BalanceCell | null)[]
}

export type EvidenceBalance = {
  diseases: NamedTerm[]
  rows: BalanceRow[]
  /** Items that are left out because their sources were retracted. */
  retractedCount: number
}

/**
 * Lays predictive evidence out by treatment (a set of therapies with its interaction) and disease, wild type apart. The
 * caller selects by status; what comes from retracted sources is only counted. Rows and diseases with more evidence come first, then by name.
 */
export function evidenceBalance(evidence: Iterable<BalanceEvidence>): EvidenceBalance {
  let retractedCount = 0
  const diseases = new Map<number, NamedTerm & { count: number }>()
  const treatments = new Map<string, Treatment & { wildType: string | null; items: BalanceEvidence[] }>()
  for (const item of evidence) {
    if (item.evidenceType !== 'PREDICTIVE' || !item.disease) continue
    const treatment = treatmentOf(item)
    if (!treatment) continue
    if (item.retracted) {
      retractedCount += 1
      continue
    }
    const disease = diseases.get(item.disease.id) ?? { ...item.disease, count: 0 }
    diseases.set(disease.id, { ...disease, count: disease.count + 1 })
    const wildType = wildTypeOf(item.molecularProfile)
    const key = `${treatment.key} ${wildType}`
    const row = treatments.get(key)
    if (row) row.items.push(item)
    else treatments.set(key, { ...treatment, wildType, items: [item] })
  }
  const columns = [...diseases.values()].sort(byCountThenName)
  const rows = [...treatments.values()]
    .map((treatment) => ({ ...treatment, count: treatment.items.length }))
    .sort(byCountThenName)
    .map(({ items, count: _, ...treatment }) => ({
      ...treatment,
      cells: columns.map(({ id }) => cellOf(items.filter(({ disease }) => disease?.id === id))),
    }))
  return { diseases: columns.map(({ id, name }) => ({ id, name })), rows, retractedCount }
}

function cellOf(items: BalanceEvidence[]): BalanceCell | null {
  if (items.length === 0) return null
  const strongestFirst = items.toSorted(
    (left, right) => levelRank(left) - levelRank(right) || left.id - right.id,
  )
  const stated = strongestFirst.map((item) => ({
    ...item,
    direction: item.evidenceDirection,
  }))
  const found = Map.groupBy(stated, therapyFindingOf)
  const pointing = (way: 'FOR' | 'AGAINST') => stated.filter((item) => pointingOf(item) === way).length
  return {
    findings: therapyFindings.flatMap((finding) => {
      const own = found.get(finding)
      const [best] = own ?? []
      if (!own || !best) return []
      const { evidenceLevel: level, significance } = best
      return [{ finding, ids: own.map(({ id }) => id), level, significance }]
    }),
    leaning: leaningOf(pointing('FOR'), pointing('AGAINST')),
    conflicts: conflictingProfiles(items),
  }
}

function leaningOf(favourable: number, unfavourable: number): Leaning {
  if (favourable === unfavourable) return 'NEITHER'
  return favourable > unfavourable ? 'FAVOURABLE' : 'UNFAVOURABLE'
}

function conflictingProfiles(items: readonly BalanceEvidence[]): NamedTerm[] {
  const profiles = Map.groupBy(items, ({ molecularProfile }) => molecularProfile.id)
  return [...profiles.values()]
    .filter((ofProfile) =>
      isConflicting(
        ofProfile.map(({ significance, evidenceDirection }) => ({
          significance,
          direction: evidenceDirection,
        })),
      ),
    )
    .flatMap(([first]) => first?.molecularProfile ?? [])
    .sort((left, right) => compareText(left.name, right.name))
}

function levelRank({ evidenceLevel }: BalanceEvidence): number {
  return evidenceLevel ? evidenceLevels.rank(evidenceLevel) : evidenceLevels.values.length
}

function byCountThenName(
  left: { count: number; name: string },
  right: { count: number; name: string },
): number {
  return right.count - left.count || compareText(left.name, right.name)
}

function compareText(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
