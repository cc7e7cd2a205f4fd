import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
} from '#domain/vocabularies/evidence.ts'
import { classNames } from '#app/ui/class-names.ts'
import { shortSignificanceLabel, significanceWords } from './significance.ts'

const signs: Record<EvidenceDirection, { sign: string; words: string; colour: string }> = {
  SUPPORTS: { sign: '+', words: 'supports', colour: 'text-good' },
  DOES_NOT_SUPPORT: { sign: '−', words: 'does not support', colour: 'text-danger' },
  NA: { sign: '', words: 'direction N/A:', colour: 'text-muted' },
}

/** Direction and significance as one statement: `− Sensitivity`, said as "does not support sensitivity". */
export function StatedSignificance({
  direction,
  significance,
}: {
  direction: EvidenceDirection
  significance: EvidenceSignificance | AssertionSignificance
}) {
  const { sign, words, colour } = signs[direction]
  return (
    <span title={`${words} ${significanceWords(significance)}`} className="whitespace-nowrap">
      <span aria-hidden="true" className={classNames('mr-1 inline-block w-2.5 font-bold', colour)}>
        {sign}
      </span>
      <span className="sr-only">{words} </span>
      <span className={direction === 'DOES_NOT_SUPPORT' ? colour : undefined}>
        {shortSignificanceLabel(significance)}
      </span>
    </span>
  )
}
