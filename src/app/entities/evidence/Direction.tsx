import { evidenceDirections } from '#domain/vocabularies/evidence.ts'
import type { EvidenceDirection } from '#domain/vocabularies/evidence.ts'

const signs: Record<EvidenceDirection, { sign: string; colour: string }> = {
  SUPPORTS: { sign: '+', colour: 'text-good' },
  DOES_NOT_SUPPORT: { sign: '−', colour: 'text-danger' },
  NA: { sign: '', colour: 'text-muted' },
}

/** Direction of evidence: for or against what it is about. */
export function Direction({ direction }: { direction: EvidenceDirection }) {
  const { sign, colour } = signs[direction]
  return (
    <span className={colour}>
      {sign ? (
        <span aria-hidden="true" className="mr-1 inline-block w-2.5 text-center font-bold">
          {sign}
        </span>
      ) : null}
      {evidenceDirections.label(direction)}
    </span>
  )
}
