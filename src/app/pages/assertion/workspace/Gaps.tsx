import { evidenceGaps, evidenceGapSentences } from '#domain/clinical/evidence-gaps.ts'
import type { GapEvidence } from '#domain/clinical/evidence-gaps.ts'
import { Callout } from '#app/ui/feedback/Callout.tsx'

/** The limitations of the evidence of an assertion, stated plainly. */
export function Gaps({ evidence, year }: { evidence: readonly GapEvidence[]; year: number }) {
  const gaps = evidenceGaps(evidence, year)
  if (gaps.length === 0) {
    return (
      <p className="text-sm text-muted">
        Accepted evidence at level A or B, from several sources, some of it recent.
      </p>
    )
  }
  return (
    <Callout tone="warning" title="Limitations:">
      {gaps.map((gap) => evidenceGapSentences[gap]).join(' ')}
    </Callout>
  )
}
