import { formatNumber } from '#app/entities/evidence/counts.ts'
import { ChartFigure } from './Chart.tsx'
import type { ChartDrawing } from './Chart.tsx'
import { roundTicks, widthOf } from './scale.ts'

const height = 230
const left = 46
const top = 16
const ground = 190

type InTime = { period: string; count: number }

/** Growth of evidence: its sum up to each span of time as an area, with what each added as bars; nothing for one span. */
export default function GrowthChart({
  title,
  what,
  fileName,
  spans: values,
}: {
  title: string
  /** What the time is: "published", "submitted". */
  what: string
  fileName: string
  spans: readonly InTime[]
}) {
  const spans = withoutGaps(values)
  const [first] = spans
  const last = spans.at(-1)
  if (!first || !last || first === last) return null
  const sums = spans.map((_, index) => spans.slice(0, index + 1).reduce((sum, { count }) => sum + count, 0))
  const total = sums.at(-1) ?? 1
  const most = spans.reduce((best, span) => (span.count > best.count ? span : best), first)
  return (
    <ChartFigure
      title={title}
      fileName={fileName}
      draw={(room) => drawGrowth(spans, sums, room)}
      summary={`${formatNumber(total)} accepted and submitted evidence items ${what} from ${first.period} to ${last.period}: cumulative (area) and per ${first.period.length > 4 ? 'month' : 'year'} (bars); most in ${most.period} (${formatNumber(most.count)}).`}
      table={
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left text-xs">
              <th scope="col">Time</th>
              <th scope="col" className="text-right">
                Added
              </th>
              <th scope="col" className="text-right">
                Cumulative
              </th>
            </tr>
          </thead>
          <tbody>
            {spans.map(({ period, count }, index) => (
              <tr key={period} className="border-t border-line">
                <th scope="row" className="text-left font-normal">
                  {period}
                </th>
                <td className="text-right">{formatNumber(count)}</td>
                <td className="text-right">{formatNumber(sums[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}

/** The spans with those between them in which nothing was added. */
function withoutGaps(values: readonly InTime[]): readonly InTime[] {
  const last = values.at(-1)
  if (!values[0] || !last) return values
  const counts = new Map(values.map(({ period, count }) => [period, count]))
  const spans: InTime[] = []
  for (let period = values[0].period; period <= last.period; period = after(period)) {
    spans.push({ period, count: counts.get(period) ?? 0 })
  }
  return spans
}

/** The year or month after `2024` or `2024-12`. */
function after(period: string): string {
  const [year = 0, month] = period.split('-').map(Number)
  if (month === undefined) return String(year + 1)
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}

function drawGrowth(spans: readonly InTime[], sums: readonly number[], width: number): ChartDrawing {
  const ticks = roundTicks(sums.at(-1) ?? 1, 4)
  const highest = ticks.at(-1) ?? 1
  const right = width - 10
  const step = (right - left) / spans.length
  const x = (index: number) => left + index * step
  const y = (count: number) => ground - ((ground - top) * count) / highest
  const area = sums.map((sum, index) => `L${x(index)} ${y(sum)}L${x(index + 1)} ${y(sum)}`).join('')
  const every = Math.ceil((widthOf(spans[0]?.period ?? '') + 16) / step)
  const parts = (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end" fill="var(--muted)">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <path d={`M${left} ${ground}${area}L${right} ${ground}Z`} fill="var(--accent-soft)" />
      <path d={`M${left} ${ground}${area}`} fill="none" stroke="var(--accent)" />
      {spans.map(({ period, count }, index) => (
        <g key={period}>
          <title>
            {period}: {count} added, {sums[index]} cumulative
          </title>
          <rect
            x={x(index) + step * 0.15}
            width={Math.max(1, step * 0.7)}
            y={y(count)}
            height={ground - y(count)}
            fill="var(--evidence)"
          />
          {index % every === 0 && x(index) + step / 2 + widthOf(period) / 2 <= width ? (
            <text x={x(index) + step / 2} y={ground + 18} textAnchor="middle" fill="var(--muted)">
              {period}
            </text>
          ) : null}
        </g>
      ))}
      <line x1={left} x2={right} y1={ground} y2={ground} stroke="var(--line-strong)" />
    </>
  )
  return { width, height, parts }
}
