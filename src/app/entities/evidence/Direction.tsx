import { evidenceDirections } from '#domain/vocabularies/evidence.ts'
import type { EvidenceDirection } from '#domain/vocabularies/evidence.ts'

const words: Record<EvidenceDirection, { sign: string; text: string; colour: string }> = {
  SUPPORTS: { sign: '+', text: evidenceDirections.label('SUPPORTS'), colour: 'text-good' },
  DOES_NOT_SUPPORT: { sign: '−', text: 'Does not support', colour: 'text-danger' },
  NA: { sign: '', text: evidenceDirections.label('NA'), colour: 'text-muted' },
}

/** Direction of evidence: for or against what it is about. */
export function Direction({ direction }: { direction: EvidenceDirection }) {
  const { sign, text, colour } = words[direction]
  return (
    <span className={colour}>
      {sign ? (
        <span aria-hidden="true" className="mr-1 inline-block w-2.5 text-center font-bold">
          {sign}
        </span>
      ) : null}
      {text}
    </span>
  )
}
