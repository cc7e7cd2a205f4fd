import { useState } from 'react'
import { evidenceLevels } from '#domain/vocabularies/evidence.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import type { Hit } from './hits.ts'
import { StatementRow } from './StatementRow.tsx'

const FEW = 6

/** Facts of the whole report that its rows need. */
export interface ReportScope {
  /** Tags of statements that others about the same contradict. */
  conflicting: ReadonlySet<string>
  /** Names of opposing profiles of the sample, by the tags of statements. */
  opposed: ReadonlyMap<string, readonly string[]>
  hasDisease: boolean
}

/** Hits counted by what they are: `1 assertion, 3 evidence items of level B`. */
export function strengthWords(hits: readonly Hit[]): string {
  const assertions = hits.filter(({ statement }) => statement.kind === 'assertion').length
  const counts = evidenceLevels.values.flatMap((level) => {
    const count = hits.filter(
      ({ statement }) => statement.kind === 'evidenceItem' && statement.level === level,
    ).length
    return count > 0 ? [`${countOf(count, 'evidence item', 'evidence items')} of level ${level}`] : []
  })
  return [...(assertions > 0 ? [countOf(assertions, 'assertion', 'assertions')] : []), ...counts].join(', ')
}

/** Hits below one another: the strongest, and all when asked. */
export function StatementList({
  hits,
  scope: { conflicting, opposed, hasDisease },
  withProfile = false,
  label,
}: {
  hits: readonly Hit[]
  scope: ReportScope
  withProfile?: boolean
  /** What the list is of. */
  label: string
}) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? hits : hits.slice(0, FEW)
  return (
    <>
      <ul aria-label={label} className="text-sm">
        {shown.map((hit) => (
          <StatementRow
            key={hit.tag}
            hit={hit}
            isConflicting={conflicting.has(hit.tag)}
            opponents={opposed.get(hit.tag) ?? []}
            hasDisease={hasDisease}
            withProfile={withProfile}
          />
        ))}
      </ul>
      {hits.length > FEW ? (
        <>
          <Button
            look="quiet"
            className="-ml-2 text-accent"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show the strongest only' : `Show all ${hits.length}`}
            <span className="sr-only">: {label}</span>
          </Button>
          {isWhole ? null : (
            <p className="hidden text-xs text-muted print:block">
              Not printed: {strengthWords(hits.slice(FEW))}.
            </p>
          )}
        </>
      ) : null}
    </>
  )
}
