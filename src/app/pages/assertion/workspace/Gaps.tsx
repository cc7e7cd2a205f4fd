import { evidenceGaps, oldAfterYears } from '#domain/evidence-gaps.ts'
import type { EvidenceGap, GapEvidence } from '#domain/evidence-gaps.ts'
import { Callout } from '#app/ui/Callout.tsx'

const sentences: Record<EvidenceGap, string> = {
  NONE: 'No evidence that is accepted or submitted stands behind it.',
  ONLY_PENDING: 'None of its evidence is accepted yet.',
  NO_STRONG_LEVEL: 'It has no evidence of level A or B.',
  ONE_SOURCE: 'All of its evidence comes from one source.',
  OLD: `All of its evidence was published more than ${oldAfterYears} years ago.`,
}

/** What is missing in the evidence of an assertion, stated plainly. */
export function Gaps({ evidence, year }: { evidence: readonly GapEvidence[]; year: number }) {
  const gaps = evidenceGaps(evidence, year)
  if (gaps.length === 0) {
    return (
      <p className="text-sm text-muted">
        Nothing is missing: there is accepted evidence of level A or B, from several sources, some of it
        recent.
      </p>
    )
  }
  return (
    <Callout tone="warning" title="What is missing.">
      {gaps.map((gap) => sentences[gap]).join(' ')}
    </Callout>
  )
}
