import { evidenceConflicts } from '#domain/clinical/evidence-conflict.ts'
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
  evidenceSignificances,
  evidenceTypes,
} from '#domain/vocabularies/evidence.ts'

type NamedTerm = { id: number; name: string }

export type SummaryEvidence = {
  id: number
  evidenceType: EvidenceType
  evidenceDirection: EvidenceDirection
  significance: EvidenceSignificance
  evidenceLevel: EvidenceLevel
  /** Of its source; null where it is not known. */
  publicationYear: number | null
  molecularProfile: NamedTerm
  disease: NamedTerm | null
  therapies: readonly NamedTerm[]
  therapyInteractionType: TherapyInteraction | null
}

/** Kind of the rows of a summary; the other of the two is in the cells, or is the record itself. */
export type SummaryRows = 'DISEASE' | 'MOLECULAR_PROFILE'

/** Where a cell stands: response, no response (resistance, or response not supported), or another significance. */
export const treatmentOutcomes = ['RESPONSE', 'NO_RESPONSE', 'OTHER'] as const
export type TreatmentOutcome = (typeof treatmentOutcomes)[number]

/** Evidence of one significance, counted by direction. */
export type SignificanceCount = {
  significance: EvidenceSignificance
  /** All of it, also that whose direction is not applicable. */
  evidenceItemCount: number
  supporting: number
  notSupporting: number
  /** The best level of the supporting evidence; without any, of the rest. */
  level: EvidenceLevel
  /** The best level of the evidence that does not support it; null without any. */
  notSupportingLevel: EvidenceLevel | null
  /** The newest publication year of all of it; null where none is known. */
  newestYear: number | null
  /** The newest of the evidence that `level` is of; null where the year of some is not known. */
  levelYear: number | null
}

/** Predictive evidence of one significance and direction on one treatment; that on wild type in a cell of its own. */
export type SummaryCell = SignificanceCount & {
  treatment: Treatment
  /** The profile that it is about, where the rows are diseases of a therapy. */
  molecularProfile: NamedTerm | null
  outcome: TreatmentOutcome
  /** The profiles that it is about, those with most evidence first. */
  molecularProfiles: NamedTerm[]
  /** The profiles for which the evidence on this treatment in this row conflicts. */
  conflicts: NamedTerm[]
}

/** Predictive evidence about one disease or molecular profile. */
export type SummaryRow = {
  term: NamedTerm
  evidenceItemCount: number
  /** The strongest first. */
  cells: SummaryCell[]
}

/** Evidence about one subject in which some contradicts other. */
export type SummaryConflict = {
  molecularProfile: NamedTerm
  disease: NamedTerm | null
  treatment: Treatment | null
  evidenceType: EvidenceType
  evidenceItemIds: number[]
}

/** Evidence of a type other than predictive. */
export type SummaryType = {
  evidenceType: EvidenceType
  evidenceItemCount: number
  significances: SignificanceCount[]
  /** In how many molecular profiles and diseases the evidence of the type conflicts. */
  conflictCount: number
}

export type ClinicalSummary = {
  evidenceItemCount: number
  /** Those with most evidence first. */
  rows: SummaryRow[]
  otherTypes: SummaryType[]
  conflicts: SummaryConflict[]
}

/**
 * Sums evidence up as a tumour board reads it: which treatments help in which disease, which do not, and where the
 * evidence conflicts. The caller selects by status.
 * @param cellsByProfile tells molecular profiles apart within a row, as for a therapy
 */
export function clinicalSummary(
  evidence: readonly SummaryEvidence[],
  { rows, cellsByProfile }: { rows: SummaryRows; cellsByProfile: boolean },
): ClinicalSummary {
  const conflicts = conflictsOf(evidence)
  const predictive = evidence.filter(({ evidenceType }) => evidenceType === 'PREDICTIVE')
  const rowTerm = (item: { molecularProfile: NamedTerm; disease: NamedTerm | null }) =>
    rows === 'DISEASE' ? item.disease : item.molecularProfile
  const grouped = groupsOf(predictive, (item) => rowTerm(item)?.id)
  return {
    evidenceItemCount: evidence.length,
    rows: grouped
      .flatMap((items) => {
        const term = items[0] && rowTerm(items[0])
        if (!term) return []
        const here = conflicts.filter((conflict) => rowTerm(conflict)?.id === term.id)
        return [{ term, evidenceItemCount: items.length, cells: cellsOf(items, here, cellsByProfile) }]
      })
      .sort(
        (left, right) =>
          right.evidenceItemCount - left.evidenceItemCount || compareText(left.term.name, right.term.name),
      ),
    otherTypes: evidenceTypes.values
      .filter((type) => type !== 'PREDICTIVE')
      .flatMap((evidenceType) => {
        const items = evidence.filter((item) => item.evidenceType === evidenceType)
        if (items.length === 0) return []
        const conflictCount = conflicts.filter((conflict) => conflict.evidenceType === evidenceType).length
        const significances = significancesOf(items)
        return [{ evidenceType, evidenceItemCount: items.length, significances, conflictCount }]
      }),
    conflicts,
  }
}

function cellsOf(
  items: readonly SummaryEvidence[],
  conflicts: readonly SummaryConflict[],
  byProfile: boolean,
): SummaryCell[] {
  const cells = groupsOf(items, (item) => {
    const treatment = treatmentOf(item)
    if (!treatment) return null
    const profile = byProfile ? item.molecularProfile.id : (wildTypeOf(item.molecularProfile) ?? '')
    return `${treatment.key} ${profile} ${item.evidenceDirection}`
  }).flatMap((ofTreatment) => {
    const [first] = ofTreatment
    const treatment = first && treatmentOf(first)
    if (!treatment) return []
    const molecularProfile = byProfile ? first.molecularProfile : null
    const conflicting = conflicts
      .filter(
        (conflict) =>
          conflict.treatment?.key === treatment.key &&
          (!molecularProfile || conflict.molecularProfile.id === molecularProfile.id),
      )
      .map((conflict) => conflict.molecularProfile)
    return significancesOf(ofTreatment).map((counted) => ({
      ...counted,
      treatment,
      molecularProfile,
      outcome: outcomeOf(counted),
      molecularProfiles: profilesOf(
        ofTreatment.filter(({ significance }) => significance === counted.significance),
      ),
      conflicts: [...new Map(conflicting.map((profile) => [profile.id, profile])).values()],
    }))
  })
  return cells.sort(
    (left, right) =>
      Number(right.supporting > 0) - Number(left.supporting > 0) ||
      evidenceLevels.rank(left.level) - evidenceLevels.rank(right.level) ||
      right.supporting - left.supporting ||
      compareText(left.treatment.name, right.treatment.name) ||
      compareText(left.molecularProfile?.name ?? '', right.molecularProfile?.name ?? ''),
  )
}

function profilesOf(items: readonly SummaryEvidence[]): NamedTerm[] {
  return groupsOf(items, ({ molecularProfile }) => molecularProfile.id)
    .toSorted((left, right) => right.length - left.length)
    .flatMap(([first]) => first?.molecularProfile ?? [])
}

function outcomeOf({ significance, supporting, notSupporting }: SignificanceCount): TreatmentOutcome {
  if (significance === 'SENSITIVITYRESPONSE') {
    if (supporting > 0) return 'RESPONSE'
    return notSupporting > 0 ? 'NO_RESPONSE' : 'OTHER'
  }
  const isAgainst = significance === 'RESISTANCE' || significance === 'REDUCED_SENSITIVITY'
  return isAgainst && supporting > 0 ? 'NO_RESPONSE' : 'OTHER'
}

function significancesOf(items: readonly SummaryEvidence[]): SignificanceCount[] {
  return groupsOf(items, ({ significance }) => significance)
    .flatMap((same) => {
      const [first] = same
      if (!first) return []
      const pointing = (direction: EvidenceDirection) =>
        same.filter(({ evidenceDirection }) => evidenceDirection === direction)
      const [supporting, notSupporting] = [pointing('SUPPORTS'), pointing('DOES_NOT_SUPPORT')]
      const stated = supporting.length > 0 ? supporting : same
      const level = bestLevel(stated) ?? first.evidenceLevel
      const best = stated.filter(({ evidenceLevel }) => evidenceLevel === level)
      return [
        {
          significance: first.significance,
          evidenceItemCount: same.length,
          supporting: supporting.length,
          notSupporting: notSupporting.length,
          level,
          notSupportingLevel: bestLevel(notSupporting),
          newestYear: newestYear(same),
          levelYear: best.some(({ publicationYear }) => publicationYear === null) ? null : newestYear(best),
        },
      ]
    })
    .sort(
      (left, right) =>
        evidenceSignificances.rank(left.significance) - evidenceSignificances.rank(right.significance),
    )
}

function newestYear(items: readonly SummaryEvidence[]): number | null {
  const years = items.flatMap(({ publicationYear }) => publicationYear ?? [])
  return years.length > 0 ? Math.max(...years) : null
}

const bestLevel = (items: readonly SummaryEvidence[]): EvidenceLevel | null =>
  evidenceLevels.values.find((level) => items.some(({ evidenceLevel }) => evidenceLevel === level)) ?? null

function conflictsOf(evidence: readonly SummaryEvidence[]): SummaryConflict[] {
  return evidenceConflicts(evidence)
    .flatMap((items) => {
      const [first] = items
      if (!first) return []
      const { molecularProfile, disease, evidenceType } = first
      const evidenceItemIds = items.map(({ id }) => id).sort((left, right) => left - right)
      return [{ molecularProfile, disease, treatment: treatmentOf(first), evidenceType, evidenceItemIds }]
    })
    .sort(
      (left, right) =>
        Number(right.evidenceType === 'PREDICTIVE') - Number(left.evidenceType === 'PREDICTIVE') ||
        evidenceTypes.rank(left.evidenceType) - evidenceTypes.rank(right.evidenceType) ||
        right.evidenceItemIds.length - left.evidenceItemIds.length ||
        compareText(left.molecularProfile.name, right.molecularProfile.name) ||
        compareText(left.treatment?.name ?? '', right.treatment?.name ?? ''),
    )
}

/** The items with the same key; those without one are left out. */
function groupsOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number | null | undefined,
): Item[][] {
  const groups = Map.groupBy(items, keyOf)
  return [...groups].flatMap(([key, group]) => (key === null || key === undefined ? [] : [group]))
}

function compareText(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
