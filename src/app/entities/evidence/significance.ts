import {
  assertionSignificances,
  evidenceSignificances,
  type AssertionSignificance,
  type EvidenceSignificance,
} from '#domain/vocabularies/evidence.ts'

/** The words for a significance: `SENSITIVITYRESPONSE` gives `Sensitivity/Response`. */
export function significanceLabel(significance: EvidenceSignificance | AssertionSignificance): string {
  return evidenceSignificances.has(significance)
    ? evidenceSignificances.label(significance)
    : assertionSignificances.label(significance)
}

/** The same within a sentence: `sensitivity/response`, `N/A`. */
export const significanceWords = (significance: EvidenceSignificance | AssertionSignificance): string =>
  significance === 'NA' ? 'N/A' : significanceLabel(significance).toLowerCase()

/** The same where there is little room: `Sensitivity` for sensitivity/response. */
export function shortSignificanceLabel(significance: EvidenceSignificance | AssertionSignificance): string {
  if (significance === 'SENSITIVITYRESPONSE') return 'Sensitivity'
  return significanceLabel(significance)
}
