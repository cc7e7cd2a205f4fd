import { Link } from 'react-router'
import { evidenceLevelDescriptions } from '#domain/vocabularies/evidence.ts'
import type { EvidenceSignificance } from '#domain/vocabularies/evidence.ts'
import { LevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { significanceWords } from '#app/entities/evidence/significance.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { CountsByDirection } from './CountsByDirection.tsx'
import { cellHref } from './summary-subject.ts'
import type { SummaryCell, SummaryRow, ChosenSubject } from './summary-subject.ts'

const isAdverse = (significance: EvidenceSignificance) => significance !== 'SENSITIVITYRESPONSE'

/** What a cell adds to the head of its column: `no response` where sensitivity is not supported. */
function qualifierOf({ significance, supporting, notSupporting }: SummaryCell['count']): string | null {
  if (supporting === 0 && notSupporting > 0) {
    if (significance === 'SENSITIVITYRESPONSE') return 'no response'
    if (significance === 'RESISTANCE') return 'no resistance'
  }
  if (supporting > 0 && (significance === 'SENSITIVITYRESPONSE' || significance === 'RESISTANCE')) return null
  return significanceWords(significance)
}

/** A treatment with its best level and its counts for and against: a link to exactly this evidence. */
export function SummaryCellLink({
  subject,
  row,
  cell,
}: {
  subject: ChosenSubject
  row: SummaryRow
  cell: SummaryCell
}) {
  const { treatment, molecularProfile, count, conflicts } = cell
  const qualifier = qualifierOf(count)
  const isAlone = subject.kind === 'therapy' && treatment.key === String(subject.id)
  return (
    <Link
      to={cellHref(subject, row, cell)}
      className="-mx-1 flex min-h-6 items-start rounded px-1 text-sm leading-6 hover:bg-hover"
      title={`Level ${count.level}: ${evidenceLevelDescriptions[count.level]}`}
    >
      <span className="shrink-0">
        <span className="sr-only">Level </span>
        <LevelLetter level={count.level} />
        <span className="sr-only">: </span>
      </span>
      <span className="min-w-0">
        {molecularProfile ? <span className="text-ink">{molecularProfile.name}</span> : null}
        {molecularProfile && !isAlone ? <span className="text-muted"> · {treatment.name}</span> : null}
        {molecularProfile ? null : <span className="text-ink">{treatment.name}</span>}
        {qualifier ? <span className="text-muted"> ({qualifier})</span> : null}{' '}
        <CountsByDirection count={count} isAdverse={isAdverse(count.significance)} />
        {conflicts.length > 0 ? (
          <>
            {' '}
            <span className="sr-only">, </span>
            <Tag className="text-warning">conflict</Tag>
          </>
        ) : null}
      </span>
    </Link>
  )
}
