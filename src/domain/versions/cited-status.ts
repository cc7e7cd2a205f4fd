import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'

/** Status of a record as its citation carries it, such as ` (rejected)`; empty for an accepted one or one without. */
export const citedStatus = (status: EvidenceStatus | null | undefined): string =>
  status === 'REJECTED' ? ' (rejected)' : status === 'SUBMITTED' ? ' (submitted, not yet reviewed)' : ''
