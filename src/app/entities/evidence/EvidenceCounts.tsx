import type { EvidenceCounts_countsFragment } from '#app/graphql/generated/evidence-counts.ts'
import { formatNumber } from './counts.ts'

/** Accepted, submitted and rejected evidence, each with its word; those there are none of are left out. */
export function EvidenceCounts({ counts }: { counts: EvidenceCounts_countsFragment }) {
  const parts = [
    { word: 'accepted', count: counts.accepted, colour: 'text-good' },
    { word: 'submitted', count: counts.submitted, colour: 'text-warning' },
    { word: 'rejected', count: counts.rejected, colour: 'text-danger' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return <span className="text-muted">None</span>
  return parts.map(({ word, count, colour }, index) => (
    <span key={word} className={colour}>
      {index > 0 ? <span className="text-muted">, </span> : null}
      {formatNumber(count)} {word}
    </span>
  ))
}
