import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { Tag } from '#app/ui/Tag.tsx'

const colours: Record<EvidenceStatus, string> = {
  ACCEPTED: 'text-good',
  SUBMITTED: 'text-warning',
  REJECTED: 'text-danger',
}

/** Where a record stands in review. */
export function StatusTag({ status }: { status: EvidenceStatus }) {
  const label = evidenceStatuses.label(status)
  return <Tag className={colours[status]}>{label.charAt(0).toUpperCase() + label.slice(1)}</Tag>
}
