import { evidenceDirections } from '#domain/vocabularies/evidence.ts'
import type { EvidenceDirection } from '#domain/vocabularies/evidence.ts'

/** Direction of evidence: whether it supports what it is about. */
export function Direction({ direction }: { direction: EvidenceDirection }) {
  return (
    <span className={direction === 'SUPPORTS' ? undefined : 'text-muted'}>
      {evidenceDirections.label(direction)}
    </span>
  )
}
