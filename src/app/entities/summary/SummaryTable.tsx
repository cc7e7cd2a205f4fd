import { EntityLink } from '#app/entities/EntityLink.tsx'
import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from 'react-router'
import { ShowAllLink } from './ShowAllLink.tsx'
import { SummaryCellLink } from './SummaryCellLink.tsx'
import { cellHref, rowHref, rowKind } from './summary-subject.ts'
import type { Summary, SummaryRow, ChosenSubject } from './summary-subject.ts'

type Outcome = SummaryRow['outcomes'][number]

const outcomeTitles: Record<Outcome['outcome'], string> = {
  RESPONSE: 'Sensitivity',
  NO_RESPONSE: 'Resistance or no response',
  OTHER: 'Other',
}

/** Predictive evidence: a row for each disease (of a disease: each molecular profile), its treatments by outcome. */
export function SummaryTable({ subject, summary }: { subject: ChosenSubject; summary: Summary }) {
  const kind = rowKind(subject)
  const { rows, rowCount } = summary
  const shown = (['RESPONSE', 'NO_RESPONSE', 'OTHER'] as const).filter(
    (outcome) =>
      outcome !== 'OTHER' ||
      rows.some((row) => row.outcomes.some((each) => each.outcome === outcome && each.cellCount > 0)),
  )
  return (
    <div>
      <table className="w-full border-collapse text-sm sm:table-fixed">
        <caption className="sr-only">
          Predictive evidence for {subject.name}: treatments by{' '}
          {kind === 'disease' ? 'disease' : 'molecular profile'} and outcome
        </caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="w-[17%] py-1 pr-4 font-semibold">
              {kind === 'disease' ? 'Disease' : 'Molecular profile'}
            </th>
            {shown.map((outcome) => (
              <th
                key={outcome}
                scope="col"
                className={classNames('py-1 pr-4 font-semibold last:pr-0', outcome === 'OTHER' && 'w-[22%]')}
              >
                {outcomeTitles[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.term.id}
              className="border-b border-line align-top last:border-b-0 max-sm:block max-sm:py-1.5"
            >
              <th scope="row" className="py-1.5 pr-4 text-left font-medium max-sm:block max-sm:py-0">
                <EntityLink kind={kind} record={row.term} />{' '}
                <Link to={rowHref(subject, row)} className="link text-xs font-normal whitespace-nowrap">
                  {countOf(row.evidenceItemCount, 'item', 'items')}
                  <span className="sr-only"> on {row.term.name}</span>
                </Link>
              </th>
              {row.outcomes
                .filter(({ outcome }) => shown.includes(outcome))
                .map((outcome) => (
                  <td
                    key={outcome.outcome}
                    className={classNames(
                      'py-1.5 pr-4 last:pr-0 max-sm:block max-sm:py-0.5 max-sm:pr-0',
                      outcome.cellCount === 0 && 'max-sm:hidden',
                    )}
                  >
                    <OutcomeCells {...{ subject, row, outcome }} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < rowCount ? (
        <p className="mt-2 text-sm">
          <ShowAllLink>
            Show all {formatNumber(rowCount)} {kind === 'disease' ? 'diseases' : 'molecular profiles'} and all
            treatments
          </ShowAllLink>
        </p>
      ) : null}
    </div>
  )
}

function OutcomeCells({
  subject,
  row,
  outcome: { outcome, cells, cellCount },
}: {
  subject: ChosenSubject
  row: SummaryRow
  outcome: Outcome
}) {
  if (cellCount === 0) return <span className="text-muted">–</span>
  return (
    <>
      <span className="block text-xs text-muted sm:hidden">{outcomeTitles[outcome]}</span>
      <ul>
        {cells.map((cell) => (
          <li key={cellHref(subject, row, cell)}>
            <SummaryCellLink {...{ subject, row, cell }} />
          </li>
        ))}
      </ul>
      {cells.length < cellCount ? (
        <ShowAllLink>
          {formatNumber(cellCount - cells.length)} more
          <span className="sr-only">
            : {outcomeTitles[outcome].toLowerCase()}, {row.term.name}
          </span>
        </ShowAllLink>
      ) : null}
    </>
  )
}
