import type { EvidenceDirection, EvidenceSignificance, EvidenceType } from '#domain/vocabularies/evidence.ts'
import type { ClinicalSummary_summaryFragment } from '#app/graphql/generated/clinical-summary.ts'
import { evidenceHref } from '#app/entities/evidence/evidence-href.ts'
import type { EvidenceFilters } from '#app/entities/evidence/evidence-href.ts'
import { includes } from './summary-extent.ts'
import type { SummaryChoice } from './summary-extent.ts'

export type Summary = ClinicalSummary_summaryFragment
export type SummaryRow = Summary['rows'][number]
export type SummaryCell = SummaryRow['outcomes'][number]['cells'][number]
type SummaryConflict = Summary['conflicts'][number]

/** The record that a summary is about. */
export type SummarySubject = {
  kind: 'feature' | 'variant' | 'molecularProfile' | 'disease' | 'therapy'
  id: number
  name: string
  /** Of a variant: the molecular profile of it alone. */
  ownProfileId?: number
}

/** A subject with the evidence that its address includes. */
export type ChosenSubject = SummarySubject & Record<SummaryChoice, boolean>

/** The subject with what the address says. */
export const chosenSubject = (subject: SummarySubject, search: URLSearchParams): ChosenSubject => ({
  ...subject,
  subtypes: includes(search, 'subtypes'),
  combinations: includes(search, 'combinations'),
  submitted: includes(search, 'submitted'),
})

function recordFilters({ kind, id, subtypes, combinations }: ChosenSubject): EvidenceFilters {
  switch (kind) {
    case 'feature':
      return { featureId: id }
    case 'variant':
      return { variantId: id, ...(combinations ? {} : { combinations: 'off' }) }
    case 'molecularProfile':
      return { molecularProfileId: id }
    case 'disease':
      return { diseaseId: id, ...(subtypes ? {} : { subtypes: 'off' }) }
    case 'therapy':
      return { therapyId: id }
  }
}

const statusFilters = ({ submitted }: ChosenSubject): EvidenceFilters =>
  submitted ? {} : { status: 'ACCEPTED' }

/** Filters that narrow the table of evidence to that of the summary. */
export const subjectFilters = (subject: ChosenSubject): EvidenceFilters => ({
  ...recordFilters(subject),
  ...statusFilters(subject),
})

/** The kind of the records that a summary has rows of. */
export const rowKind = ({ kind }: SummarySubject): 'disease' | 'molecularProfile' =>
  kind === 'disease' ? 'molecularProfile' : 'disease'

function rowFilters(subject: ChosenSubject, { term }: SummaryRow): EvidenceFilters {
  const row =
    rowKind(subject) === 'disease'
      ? ({ diseaseId: term.id, subtypes: 'off' } as const)
      : { molecularProfileId: term.id }
  return { ...subjectFilters(subject), ...row, evidenceType: 'PREDICTIVE' }
}

/** The address of exactly the evidence of a row. */
export const rowHref = (subject: ChosenSubject, row: SummaryRow): string =>
  evidenceHref(rowFilters(subject, row))

/** The direction of the evidence of a cell, which all of it has. */
export const directionOf = ({ count: { supporting, notSupporting } }: SummaryCell): EvidenceDirection => {
  if (supporting > 0) return 'SUPPORTS'
  return notSupporting > 0 ? 'DOES_NOT_SUPPORT' : 'NA'
}

/** The address of exactly the evidence of a cell. */
export function cellHref(subject: ChosenSubject, row: SummaryRow, cell: SummaryCell): string {
  const [profile, ...others] = cell.molecularProfiles
  // The treatment says more than the therapy that it contains.
  const { therapyId: _, ...filters } = rowFilters(subject, row)
  return evidenceHref({
    ...filters,
    ...(profile && others.length === 0 ? { molecularProfileId: profile.id } : {}),
    treatment: cell.treatment.key,
    significance: cell.count.significance,
    evidenceDirection: directionOf(cell),
  })
}

/** The address of all evidence on the subject of a conflict. */
export const conflictHref = (
  subject: ChosenSubject,
  { molecularProfile, disease, treatment, evidenceType }: SummaryConflict,
) =>
  evidenceHref({
    ...statusFilters(subject),
    molecularProfileId: molecularProfile.id,
    ...(disease ? { diseaseId: disease.id, subtypes: 'off' } : {}),
    ...(treatment ? { treatment: treatment.key } : {}),
    evidenceType,
  })

/** The address of exactly the evidence of a type with a significance. */
export const typeHref = (
  subject: ChosenSubject,
  evidenceType: EvidenceType,
  significance: EvidenceSignificance,
): string => evidenceHref({ ...subjectFilters(subject), evidenceType, significance })
