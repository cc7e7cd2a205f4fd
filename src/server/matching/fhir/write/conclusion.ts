import { assayKinds } from '#domain/matching/sample/sample.ts'
import type { Assayed, AssayKind } from '#domain/matching/sample/sample.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'

const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`

const ASSAYS: Readonly<Record<AssayKind, string>> = {
  smallVariants: 'small variants',
  copyNumber: 'copy number',
  fusions: 'fusions',
  expression: 'expression',
}

/** What was assayed; null where nobody said. */
function assayedSentence(assayed: Assayed): string | null {
  const said = assayKinds.flatMap((kind) => {
    const genes = assayed[kind]
    if (genes === 'UNKNOWN') return []
    return `${ASSAYS[kind]} of ${genes === 'ALL' ? 'all genes' : counted(genes.size, 'gene')}`
  })
  return said.length > 0 ? `Assayed: ${said.join(', ')}.` : null
}

/** Findings without a match that are named one by one. */
const NAMED = 50

/** How many records profiles have. */
function recordsOf(own: MatchReport['profiles']): string[] {
  const evidence = new Set(own.flatMap((profile) => profile.evidence.map(({ id }) => id)))
  const assertions = new Set(own.flatMap((profile) => profile.assertions.map(({ id }) => id)))
  return [
    ...(evidence.size > 0 ? [counted(evidence.size, 'evidence item')] : []),
    ...(assertions.size > 0 ? [counted(assertions.size, 'assertion')] : []),
  ]
}

/** Conclusion of a report: records of each finding, findings without any, profiles left undecided, what was assayed. */
export function conclusion({ alterations, profiles }: MatchReport, assayed: Assayed): string {
  const matched = profiles.filter(({ result }) => result === 'MATCHED')
  const undecided = profiles.filter(({ result }) => result === 'UNDECIDED').length
  const present = alterations.filter(({ isAbsent }) => !isAbsent)
  const takesPart = (index: number) =>
    matched.filter(({ parts }) => parts.some(({ alterations }) => alterations.includes(index)))
  const counts = present.map(({ index, name }) => ({ name, records: recordsOf(takesPart(index)) }))
  const byAbsence = recordsOf(
    matched.filter(({ parts }) => parts.every(({ alterations }) => alterations.length === 0)),
  )
  const unmatched = counts.filter(({ records }) => records.length === 0)
  const unnamed = unmatched.length - NAMED
  const findings = [
    ...counts
      .filter(({ records }) => records.length > 0)
      .map(({ name, records }) => `${name}: ${records.join(', ')}`),
    ...unmatched.slice(0, NAMED).map(({ name }) => `${name}: no match`),
    ...(unnamed > 0 ? [`${counted(unnamed, 'further finding')}: no match`] : []),
    ...(present.length === 0 ? ['No alteration'] : []),
    ...(byAbsence.length > 0 ? [`By what is absent: ${byAbsence.join(', ')}`] : []),
  ]
  return [
    `${findings.join('. ')}${undecided > 0 ? `; ${counted(undecided, 'profile')} undecided` : ''}.`,
    assayedSentence(assayed),
    'Computed, not reviewed.',
  ]
    .filter(Boolean)
    .join(' ')
}
