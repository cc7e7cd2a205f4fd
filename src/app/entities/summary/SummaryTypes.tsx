import { Link } from 'react-router'
import { evidenceLevelDescriptions, evidenceTypes } from '#domain/vocabularies/evidence.ts'
import { formatNumber } from '#app/entities/evidence/counts.ts'
import { LevelLetter } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { EvidenceSign } from '#app/entities/evidence/EvidenceSign.tsx'
import { shortSignificanceLabel } from '#app/entities/evidence/significance.ts'
import { Tag } from '#app/ui/Tag.tsx'
import { CountsByDirection } from './CountsByDirection.tsx'
import { PublicationYears } from './PublicationYears.tsx'
import { typeHref } from './summary-subject.ts'
import type { Summary, ChosenSubject } from './summary-subject.ts'

/** Diagnostic, prognostic, predisposing, oncogenic and functional evidence in a line each. */
export function SummaryTypes({ subject, summary }: { subject: ChosenSubject; summary: Summary }) {
  if (summary.otherTypes.length === 0) return null
  return (
    <dl className="grid gap-x-4 text-sm sm:grid-cols-[auto_1fr]">
      {summary.otherTypes.map(({ evidenceType, significances, conflictCount }) => (
        <div key={evidenceType} className="contents">
          <dt className="font-medium">{evidenceTypes.label(evidenceType)}</dt>
          <dd className="flex flex-wrap gap-x-4">
            {significances.map((count) => (
              <Link
                key={count.significance}
                to={typeHref(subject, evidenceType, count.significance)}
                className="-mx-1 inline-block rounded px-1 hover:bg-hover"
                title={`Level ${count.level}: ${evidenceLevelDescriptions[count.level]}`}
              >
                <span className="sr-only">Level </span>
                <LevelLetter level={count.level} />
                <span className="sr-only">: </span>
                {count.supporting > 0 ? (
                  <EvidenceSign direction="SUPPORTS" significance={count.significance} />
                ) : null}
                {shortSignificanceLabel(count.significance)} <CountsByDirection count={count} />{' '}
                <PublicationYears count={count} />
              </Link>
            ))}
            {conflictCount > 0 ? (
              <Tag className="self-center text-warning">
                {conflictCount === 1 ? 'conflict' : `${formatNumber(conflictCount)} conflicts`}
              </Tag>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
