import { useState } from 'react'
import type { ClinicalSummary_countFragment } from '#app/graphql/generated/clinical-summary.ts'
import { oldWords } from './publication-years.ts'

/** The newest publication year of the evidence of an entry, and whether that of its best level is old. */
export function PublicationYears({ count }: { count: ClinicalSummary_countFragment }) {
  const [year] = useState(() => new Date().getFullYear())
  const words = oldWords(count, year)
  if (count.newestYear === null) return null
  return (
    <span className="whitespace-nowrap text-muted tabular-nums">
      <span className="sr-only">, newest publication </span>
      {count.newestYear}
      {words ? <span className="text-warning">, {words}</span> : null}
    </span>
  )
}
