import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import type { EvidenceStatus } from '#domain/vocabularies/evidence.ts'
import { Tag } from '#app/ui/Tag.tsx'

const colours: Record<EvidenceStatus, string> = {
  ACCEPTED: 'text-good',
  SUBMITTED: 'text-warning',
  REJECTED: 'text-danger',
}

/** Where a record stands in review; one that is withdrawn was not rejected in it. */
export function StatusTag({ status, withdrawn }: { status: EvidenceStatus; withdrawn?: boolean }) {
  if (withdrawn) return <Tag className="text-danger">Withdrawn</Tag>
  const label = evidenceStatuses.label(status)
  return <Tag className={colours[status]}>{label.charAt(0).toUpperCase() + label.slice(1)}</Tag>
}

/** Marks evidence whose source was retracted. */
export const RetractedTag = ({ retracted }: { retracted: boolean }) =>
  retracted ? <Tag className="text-danger">Retracted</Tag> : null
