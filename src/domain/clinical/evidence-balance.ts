import { isConflicting } from '#domain/clinical/evidence-conflict.ts'
import { stanceOf } from '#domain/clinical/evidence-stance.ts'
import { treatmentOf } from '#domain/clinical/treatment.ts'
import type { Treatment } from '#domain/clinical/treatment.ts'
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
}

/** Evidence on one treatment in one disease. Lists hold evidence ids, strongest level first. */
export type BalanceCell = {
  forResponse: number[]
  againstResponse: number[]
  /** Evidence that says neither, e.g. adverse responses and significance N/A. */
  neither: number[]
  strongestFor: EvidenceLevel | null
  strongestAgainst: EvidenceLevel | null
  /** The molecular profiles for which the evidence truly conflicts, by name; see `isConflicting`. */
  conflicts: NamedTerm[]
}

export type BalanceRow = Treatment & {
  /** In the order of the balance's diseases; null where there is no evidence. */
  cells: (BalanceCell | null)[]
}

export type EvidenceBalance = { diseases: NamedTerm[]; rows: BalanceRow[] }

/**
 * Lays predictive evidence out by treatment (a set of therapies with its interaction) and disease. The caller selects
 * by status. Rows and diseases with more evidence come first, then by name.
 */
export function evidenceBalance(evidence: Iterable<BalanceEvidence>): EvidenceBalance {
  const diseases = new Map<number, NamedTerm & { count: number }>()
  const treatments = new Map<string, Treatment & { items: BalanceEvidence[] }>()
  for (const item of evidence) {
    if (item.evidenceType !== 'PREDICTIVE' || !item.disease) continue
    const treatment = treatmentOf(item)
    if (!treatment) continue
    const disease = diseases.get(item.disease.id) ?? { ...item.disease, count: 0 }
    diseases.set(disease.id, { ...disease, count: disease.count + 1 })
    const row = treatments.get(treatment.key)
    if (row) row.items.push(item)
    else treatments.set(treatment.key, { ...treatment, items: [item] })
  }
  const columns = [...diseases.values()].sort(byCountThenName)
  const rows = [...treatments.values()]
    .map((treatment) => ({ ...treatment, count: treatment.items.length }))
    .sort(byCountThenName)
    .map(({ key, name, therapies, interaction, items }) => ({
      key,
      name,
      therapies,
      interaction,
      cells: columns.map(({ id }) => cellOf(items.filter(({ disease }) => disease?.id === id))),
    }))
  return { diseases: columns.map(({ id, name }) => ({ id, name })), rows }
}

function cellOf(items: BalanceEvidence[]): BalanceCell | null {
  if (items.length === 0) return null
  const strongestFirst = items.toSorted(
    (left, right) => levelRank(left) - levelRank(right) || left.id - right.id,
  )
  const pointing = (stance: ReturnType<typeof stanceOf>) =>
    strongestFirst.filter(
      ({ significance, evidenceDirection }) =>
        stanceOf({ significance, direction: evidenceDirection }) === stance,
    )
  const [forResponse, againstResponse] = [pointing('FOR'), pointing('AGAINST')]
  return {
    forResponse: forResponse.map(({ id }) => id),
    againstResponse: againstResponse.map(({ id }) => id),
    neither: pointing('NEITHER').map(({ id }) => id),
    strongestFor: forResponse[0]?.evidenceLevel ?? null,
    strongestAgainst: againstResponse[0]?.evidenceLevel ?? null,
    conflicts: conflictingProfiles(items),
  }
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
