import type { OperationOutcome, OperationOutcomeIssue } from '@medplum/fhirtypes'
import type { FileSampleReport } from '../../file-sample-report.ts'
import type { MatchReport } from '#domain/matching/match-report.ts'
import { leftOutSentences } from '../../output/left-out.ts'
import { recordTag } from '#domain/records/tags.ts'
import { coding } from '../codes.ts'
import { systemOf } from '../code-systems.ts'
import { isRetracted } from './implication.ts'
import type { MatchNote } from '../code-systems.ts'

/** A report of a request, or of a sample of a file. */
type Reported = MatchReport & Partial<Pick<FileSampleReport, 'file'>>

/** What of a file is not in the report. */
function missingOfFile({ file, notUnderstood }: Reported): [MatchNote, string][] {
  if (!file) return []
  const unlisted = file.alterations - file.listed
  const further = file.notUnderstood - notUnderstood.length
  return [
    ...leftOutSentences(file.leftOut).map((text): [MatchNote, string] => ['warning', text]),
    ...(unlisted > 0
      ? ([
          ['warning', `${unlisted} further alterations are of genes without records and have no finding.`],
        ] as [MatchNote, string][])
      : []),
    ...(further > 0
      ? ([['not-understood', `${further} further lines were not understood.`]] as [MatchNote, string][])
      : []),
  ]
}

/** Evidence of retracted sources in the bundle. */
const retractedOf = ({ profiles }: Reported): string[] =>
  profiles
    .filter(({ result }) => result === 'MATCHED')
    .flatMap(({ name, evidence }) =>
      evidence
        .filter(isRetracted)
        .map(({ id }) => `${name}: the source of ${recordTag('EVIDENCE_ITEM', id)} was retracted.`),
    )

/** Notes of a bundle beside its results: undecided profiles, lines that were not understood, warnings. */
export function notesOf(report: Reported, address: string): OperationOutcome | null {
  const system = systemOf(address, 'match-note')
  const issue = (
    severity: OperationOutcomeIssue['severity'],
    note: MatchNote,
    text: string,
  ): OperationOutcomeIssue => ({
    severity,
    code: 'informational',
    details: { coding: [coding(system, note)], text },
  })
  const issues = [
    ...report.profiles
      .filter(({ result }) => result === 'UNDECIDED')
      .map(({ name, parts }) => {
        const open = parts.filter(({ state }) => state === 'UNKNOWN').map(({ because }) => because)
        return issue('information', 'undecided', `${name}: ${[...new Set(open)].join(' ')}`)
      }),
    ...report.notUnderstood.map(({ text, reason }) =>
      issue('warning', 'not-understood', `${text}: ${reason}`),
    ),
    ...report.alterations.flatMap(({ text, warnings }) =>
      warnings.map((warning) => issue('warning', 'warning', `${text}: ${warning}`)),
    ),
    ...retractedOf(report).map((text) => issue('warning', 'warning', text)),
    ...report.warnings.map((text) => issue('warning', 'warning', text)),
    ...(report.missingReferenceData ? [issue('warning', 'warning', report.missingReferenceData)] : []),
    ...missingOfFile(report).map(([note, text]) => issue('warning', note, text)),
  ]
  return issues.length > 0 ? { resourceType: 'OperationOutcome', issue: issues } : null
}
