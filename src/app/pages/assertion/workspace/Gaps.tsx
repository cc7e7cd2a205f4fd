import { evidenceGaps, oldAfterYears } from '#domain/evidence-gaps.ts'
import type { EvidenceGap, GapEvidence } from '#domain/evidence-gaps.ts'
import { Callout } from '#app/ui/Callout.tsx'

const sentences: Record<EvidenceGap, string> = {
  NONE: 'No accepted or submitted evidence.',
  ONLY_PENDING: 'No accepted evidence yet.',
  NO_STRONG_LEVEL: 'No evidence at level A or B.',
  ONE_SOURCE: 'All evidence from a single source.',
  OLD: `No evidence published in the last ${oldAfterYears} years.`,
}

/** What is missing in the evidence of an assertion, stated plainly. */
export function Gaps({ evidence, year }: { evidence: readonly GapEvidence[]; year: number }) {
  const gaps = evidenceGaps(evidence, year)
  if (gaps.length === 0) {
    return (
      <p className="text-sm text-muted">
        No limitations found: accepted evidence at level A or B, from several sources, some of it recent.
      </p>
    )
  }
  return (
    <Callout tone="warning" title="Limitations.">
      {gaps.map((gap) => sentences[gap]).join(' ')}
    </Callout>
  )
}
