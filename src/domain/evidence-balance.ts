import { stanceOf } from '#domain/evidence-stance.ts'
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
}

/** What is known of one treatment in one disease. Lists hold evidence ids, strongest level first. */
export type BalanceCell = {
  forResponse: number[]
  againstResponse: number[]
  /** Evidence that says neither, e.g. adverse responses and significance N/A. */
  neither: number[]
  strongestFor: EvidenceLevel | null
  strongestAgainst: EvidenceLevel | null
  /** There is evidence for response and against it. */
  conflicting: boolean
}

export type BalanceRow = {
  /** Unique among the rows of a balance. */
  key: string
  /** `Dabrafenib + Trametinib` for therapies that were given together. */
  name: string
  therapies: NamedTerm[]
  interaction: TherapyInteraction | null
  /** In the order of the balance's diseases; null where there is no evidence. */
  cells: (BalanceCell | null)[]
}

export type EvidenceBalance = { diseases: NamedTerm[]; rows: BalanceRow[] }

/**
 * Lays predictive evidence out by treatment and disease. Combined and sequential therapies are one treatment;
 * substitutes are several, so that each therapy stands in its own row. The caller selects by status. Rows and
 * diseases with more evidence come first, then by name.
 */
export function evidenceBalance(evidence: Iterable<BalanceEvidence>): EvidenceBalance {
  const diseases = new Map<number, NamedTerm & { count: number }>()
  const treatments = new Map<string, Treatment & { items: BalanceEvidence[] }>()
  for (const item of evidence) {
    if (item.evidenceType !== 'PREDICTIVE' || !item.disease) continue
    const treated = treatmentsOf(item)
    if (treated.length === 0) continue
    const disease = diseases.get(item.disease.id) ?? { ...item.disease, count: 0 }
    diseases.set(disease.id, { ...disease, count: disease.count + 1 })
    for (const treatment of treated) {
      const known = treatments.get(treatment.key)
      if (known) known.items.push(item)
      else treatments.set(treatment.key, { ...treatment, items: [item] })
    }
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

type Treatment = Omit<BalanceRow, 'cells'>

function treatmentsOf({ therapies, therapyInteractionType }: BalanceEvidence): Treatment[] {
  const together = therapyInteractionType === 'COMBINATION' || therapyInteractionType === 'SEQUENTIAL'
  if (!together || therapies.length < 2) {
    return therapies.map((therapy) => ({
      key: `${therapy.id}`,
      name: therapy.name,
      therapies: [therapy],
      interaction: null,
    }))
  }
  const sorted = [...therapies].sort(
    (left, right) => compareText(left.name, right.name) || left.id - right.id,
  )
  const names = sorted.map(({ name }) => name)
  return [
    {
      key: `${therapyInteractionType}:${sorted.map(({ id }) => id).join('+')}`,
      name: therapyInteractionType === 'COMBINATION' ? names.join(' + ') : `${names.join(', ')} (sequential)`,
      therapies: sorted,
      interaction: therapyInteractionType,
    },
  ]
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
    conflicting: forResponse.length > 0 && againstResponse.length > 0,
  }
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
