import { evidenceStatusFilters } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatusFilter } from '#domain/vocabularies/evidence.ts'
import type { TableScope } from '#app/ui/table/table-columns.ts'
import type { TableState } from '#app/ui/table/table-state.ts'

const labels: { value: EvidenceStatusFilter; label: string }[] = [
  { value: 'NON_REJECTED', label: 'Accepted and submitted' },
  { value: 'ACCEPTED', label: 'Accepted' },
  { value: 'SUBMITTED', label: 'Submitted' },
  { value: 'REJECTED', label: 'Rejected' },
  { value: 'ALL', label: 'Any status' },
]

/** The status in which evidence items and assertions are listed. */
export const statusScope: TableScope = {
  parameter: 'status',
  label: 'Status',
  initial: 'NON_REJECTED',
  choices: labels.map(({ value, label }) => ({
    value,
    label,
    phrase: value === 'ALL' ? { after: 'of any status' } : { before: label.toLowerCase() },
  })),
}

/** The status of the evidence by which features, variants and groups are listed and counted. */
export const evidenceStatusScope: TableScope = {
  ...statusScope,
  label: 'Evidence',
  choices: labels.map(({ value, label }) => ({
    value,
    label,
    phrase: {
      after: `, counting ${value === 'ALL' ? 'evidence of any status' : `${label.toLowerCase()} evidence`}`,
    },
  })),
}

/** The status for the query. */
export function statusOf(state: TableState): EvidenceStatusFilter {
  return evidenceStatusFilters.has(state.scope) ? state.scope : 'NON_REJECTED'
}
