import type {
  AssertionSignificance,
  EvidenceDirection,
  EvidenceSignificance,
} from '#domain/vocabularies/evidence.ts'
import { EvidenceSign } from './EvidenceSign.tsx'
import { shortSignificanceLabel, significanceWords } from './significance.ts'

const words: Record<EvidenceDirection, string> = {
  SUPPORTS: 'supports',
  DOES_NOT_SUPPORT: 'does not support',
  NA: 'direction N/A:',
}

/** Direction and significance as one statement: `Sensitivity`, `Sensitivity not supported`, with its sign. */
export function StatedSignificance({
  direction,
  significance,
}: {
  direction: EvidenceDirection
  significance: EvidenceSignificance | AssertionSignificance
}) {
  return (
    <span title={`${words[direction]} ${significanceWords(significance)}`}>
      <EvidenceSign direction={direction} significance={significance} />
      {shortSignificanceLabel(significance)}
      {direction === 'DOES_NOT_SUPPORT' ? <span className="text-muted"> not supported</span> : null}
      {direction === 'NA' ? <span className="text-muted"> (direction N/A)</span> : null}
    </span>
  )
}
