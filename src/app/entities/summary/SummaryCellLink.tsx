import { Link, useSearchParams } from 'react-router'
import { evidenceLevelDescriptions } from '#domain/vocabularies/evidence.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { LevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { EvidenceSign } from '#app/entities/evidence/EvidenceSign.tsx'
import { significanceWords } from '#app/entities/evidence/significance.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { PublicationYears } from './PublicationYears.tsx'
import { isWhole } from './summary-extent.ts'
import { cellHref, directionOf } from './summary-subject.ts'
import type { SummaryCell, SummaryRow, ChosenSubject } from './summary-subject.ts'

/** What a cell adds to the head of its column: `sensitivity not supported`. */
function qualifierOf({ significance, supporting, notSupporting }: SummaryCell['count']): string | null {
  if (supporting === 0 && notSupporting > 0) {
    if (significance === 'SENSITIVITYRESPONSE') return 'sensitivity not supported'
    return `${significanceWords(significance)} not supported`
  }
  if (supporting > 0 && (significance === 'SENSITIVITYRESPONSE' || significance === 'RESISTANCE')) return null
  return significanceWords(significance)
}

const FEW_PROFILES = 3

/** The alterations that a cell is about, without the gene that the summary is of; none where the record says it. */
function alterationsOf(subject: ChosenSubject, cell: SummaryCell, isWhole: boolean): string | null {
  const { molecularProfiles } = cell
  const isOwn = molecularProfiles.every(({ id }) => id === subject.ownProfileId)
  if (
    subject.kind === 'therapy' ||
    subject.kind === 'molecularProfile' ||
    subject.kind === 'disease' ||
    isOwn
  )
    return null
  const gene = `${subject.name} `
  const names = molecularProfiles.map(({ name }) =>
    subject.kind === 'feature' && name.startsWith(gene) && !/ (?:AND|OR|NOT) /.test(name)
      ? name.slice(gene.length)
      : name,
  )
  const shown = isWhole || names.length <= FEW_PROFILES + 1 ? names : names.slice(0, FEW_PROFILES)
  const more = names.length - shown.length
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/**
 * What the column says, for whoever reads the links alone: sensitivity and resistance sound alike otherwise. The words
 * of `qualifierOf` stand in their place where there are some.
 */
function spokenSignificance({ significance, supporting, notSupporting }: SummaryCell['count']): string {
  const words = significance === 'SENSITIVITYRESPONSE' ? 'sensitivity' : significanceWords(significance)
  if (notSupporting === 0) return ` supporting ${words}`
  return `: ${supporting} supporting, ${notSupporting} not supporting ${words}`
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
  const [search] = useSearchParams()
  const alterations = alterationsOf(subject, cell, isWhole(search))
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
        <EvidenceSign direction={directionOf(cell)} significance={count.significance} />
        <span className="sr-only">: </span>
      </span>
      <span className="min-w-0">
        {molecularProfile ? <span className="text-ink">{molecularProfile.name}</span> : null}
        {molecularProfile && !isAlone ? <span className="text-muted"> · {treatment.name}</span> : null}
        {molecularProfile ? null : <span className="text-ink">{treatment.name}</span>}
        {qualifier ? <span className="text-muted"> ({qualifier})</span> : null}{' '}
        <span className="whitespace-nowrap text-muted tabular-nums">
          <span aria-hidden="true">×{count.evidenceItemCount}</span>
          <span className="sr-only">
            , {countOf(count.evidenceItemCount, 'item', 'items')}
            {qualifier ? '' : spokenSignificance(count)}
          </span>
        </span>{' '}
        <PublicationYears count={count} />
        {alterations ? (
          <span className="block text-muted">
            <span className="sr-only">, </span>
            {alterations}
          </span>
        ) : null}
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
