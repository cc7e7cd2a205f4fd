import type { EvidenceDirection } from '#domain/vocabularies/evidence.ts'
import { directionLabel } from './direction-label.ts'

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
      {directionLabel(direction)}
    </span>
  )
}
