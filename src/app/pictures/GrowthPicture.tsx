import { formatNumber } from '#app/records/counts.ts'
import { Picture } from './Picture.tsx'

const width = 640
const height = 230
const left = 46
const right = 630
const top = 16
const ground = 190

type InTime = { period: string; count: number }

/** How evidence has grown: its sum up to each span of time as an area, with what each added as bars. */
export default function GrowthPicture({
  title,
  what,
  fileName,
  spans,
}: {
  title: string
  /** What the time is: "published", "submitted". */
  what: string
  fileName: string
  spans: readonly InTime[]
}) {
  const [first] = spans
  const last = spans.at(-1)
  if (!first || !last) return null
  const sums = spans.map((_, index) => spans.slice(0, index + 1).reduce((sum, { count }) => sum + count, 0))
  const total = sums.at(-1) ?? 1
  const most = spans.reduce((best, span) => (span.count > best.count ? span : best), first)
  const step = (right - left) / spans.length
  const x = (index: number) => left + index * step
  const y = (count: number) => ground - ((ground - top) * count) / total
  const area = sums.map((sum, index) => `L${x(index)} ${y(sum)}L${x(index + 1)} ${y(sum)}`).join('')
  const every = Math.ceil(spans.length / 8)
  return (
    <Picture
      title={title}
      fileName={fileName}
      width={width}
      height={height}
      summary={`${formatNumber(total)} accepted and submitted evidence items ${what} from ${first.period} to ${last.period}: their sum as an area, what each ${first.period.length > 4 ? 'month' : 'year'} added as bars, the most in ${most.period} (${formatNumber(most.count)}).`}
      table={
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-xs">
              <th scope="col">Time</th>
              <th scope="col" className="text-right">
                Added
              </th>
              <th scope="col" className="text-right">
                In all
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
    >
      {[0, 0.5, 1].map((part) => (
        <g key={part}>
          <line x1={left} x2={right} y1={y(total * part)} y2={y(total * part)} stroke="var(--line)" />
          <text x={left - 6} y={y(total * part) + 4} textAnchor="end" fill="var(--muted)">
            {formatNumber(Math.round(total * part))}
          </text>
        </g>
      ))}
      <path
        d={`M${left} ${ground}${area}L${right} ${ground}Z`}
        fill="var(--accent-soft)"
        stroke="var(--accent)"
      />
      {spans.map(({ period, count }, index) => (
        <g key={period}>
          <title>
            {period}: {count} added, {sums[index]} in all
          </title>
          <rect
            x={x(index) + step * 0.15}
            width={Math.max(1, step * 0.7)}
            y={y(count)}
            height={ground - y(count)}
            fill="var(--evidence)"
          />
          {index % every === 0 ? (
            <text x={x(index) + step / 2} y={ground + 18} textAnchor="middle" fill="var(--muted)">
              {period}
            </text>
          ) : null}
        </g>
      ))}
    </Picture>
  )
}
