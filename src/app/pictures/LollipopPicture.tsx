import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/records/EntityLink.tsx'
import { countOf, formatNumber } from '#app/records/counts.ts'
import { Picture } from './Picture.tsx'
import { layOut } from './lollipop-layout.ts'
import type { Lollipop, LollipopVariant, VariantShape } from './lollipop-layout.ts'

const width = 1000
const height = 250
const left = 30
const right = 970
const ground = 200
const top = 44
/** How many of the variants with the most evidence are named, where there is room. */
const namedAtMost = 24

const shapes: Record<VariantShape, { words: string; colour: string }> = {
  missense: { words: 'Missense', colour: 'var(--variant)' },
  truncating: { words: 'Truncating or splice', colour: 'var(--level-e)' },
  'in-frame': { words: 'In-frame insertion or deletion', colour: 'var(--level-d)' },
  other: { words: 'Other', colour: 'var(--source)' },
}

/** The variants of a gene along its protein, by residue; the more evidence, the higher and larger. */
export function LollipopPicture({ gene, variants }: { gene: string; variants: readonly LollipopVariant[] }) {
  const navigate = useNavigate()
  const { placed, elsewhere, lastResidue } = layOut(variants)
  if (placed.length === 0) return null
  const end = niceEnd(lastResidue)
  const most = Math.max(1, ...placed.map(({ variant }) => variant.evidenceItemCount))
  const x = (residue: number) => left + ((right - left) * residue) / end
  const share = (count: number) => Math.log1p(count) / Math.log1p(most)
  const y = (count: number) => ground - 14 - (ground - top - 14) * share(count)
  const byEvidence = placed.toSorted((a, b) => b.variant.evidenceItemCount - a.variant.evidenceItemCount)
  const strongest = byEvidence[0]
  return (
    <Picture
      title="Variants along the protein"
      fileName={`${gene}-variants`}
      width={width}
      height={height}
      summary={`${countOf(placed.length, 'variant', 'variants')} of ${gene} by residue; the more accepted and submitted evidence, the higher and larger. ${
        strongest
          ? `Most evidence has ${strongest.variant.name} at residue ${strongest.start} (${countOf(strongest.variant.evidenceItemCount, 'item', 'items')}).`
          : ''
      } The axis ends behind the last residue with a variant. ${countOf(elsewhere.length, 'variant lies', 'variants lie')} elsewhere.`}
      table={<LollipopTable placed={placed} elsewhere={elsewhere} />}
    >
      <line x1={left} x2={right} y1={ground} y2={ground} stroke="var(--line-strong)" strokeWidth="6" />
      {ticksOf(end).map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={ground + 3} y2={ground + 9} stroke="var(--line-strong)" />
          <text x={x(tick)} y={ground + 22} textAnchor="middle" fill="var(--muted)">
            {tick}
          </text>
        </g>
      ))}
      {byEvidence.toReversed().map(({ variant, start, stop, shape }) => {
        const middle = x((start + stop) / 2)
        const head = y(variant.evidenceItemCount)
        return (
          <g
            key={variant.id}
            className="cursor-pointer"
            onClick={() => void navigate(paths.variant.href(variant.id))}
          >
            <title>
              {variant.name}: {countOf(variant.evidenceItemCount, 'evidence item', 'evidence items')}
            </title>
            {stop > start ? (
              <line
                x1={x(start)}
                x2={x(stop)}
                y1={ground}
                y2={ground}
                stroke={shapes[shape].colour}
                strokeWidth="6"
              />
            ) : null}
            <line x1={middle} x2={middle} y1={ground - 3} y2={head} stroke="var(--line-strong)" />
            <Head shape={shape} x={middle} y={head} size={4 + 6 * share(variant.evidenceItemCount)} />
          </g>
        )
      })}
      {namesWithRoom(byEvidence, x, y).map(({ name, at, up }) => (
        <text key={`${name} ${at}`} x={at} y={up} textAnchor="middle" fontWeight="600">
          {name}
        </text>
      ))}
      {Object.entries(shapes).map(([shape, { words }], index) => (
        <g key={shape}>
          <Head shape={shape as VariantShape} x={left + 6 + index * 210} y={height - 8} size={5} />
          <text x={left + 18 + index * 210} y={height - 4}>
            {words}
          </text>
        </g>
      ))}
    </Picture>
  )
}

/** Each kind has a shape as well as a colour. */
function Head({ shape, x, y, size }: { shape: VariantShape; x: number; y: number; size: number }) {
  const paint = { fill: shapes[shape].colour, stroke: 'var(--surface)', strokeWidth: 1 }
  switch (shape) {
    case 'missense':
      return <circle cx={x} cy={y} r={size} {...paint} />
    case 'truncating':
      return <rect x={x - size} y={y - size} width={2 * size} height={2 * size} {...paint} />
    case 'in-frame':
      return <path d={`M${x} ${y - size}L${x + size} ${y + size}H${x - size}Z`} {...paint} />
    case 'other':
      return <path d={`M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`} {...paint} />
  }
}

/** Names above their heads, the most evidence first; a name that would lie on another one is left out. */
function namesWithRoom(
  byEvidence: readonly Lollipop[],
  x: (residue: number) => number,
  y: (count: number) => number,
): { name: string; at: number; up: number }[] {
  const taken: { from: number; to: number; up: number }[] = []
  const names = []
  for (const { variant, start, stop } of byEvidence) {
    if (names.length === namedAtMost) break
    const half = variant.name.length * 3.7 + 3
    const at = Math.min(Math.max(x((start + stop) / 2), left + half), right - half)
    const up = y(variant.evidenceItemCount) - 14
    const lies = taken.some(
      (other) => at - half < other.to && at + half > other.from && Math.abs(up - other.up) < 15,
    )
    if (lies || variant.name.length > 18) continue
    taken.push({ from: at - half, to: at + half, up })
    names.push({ name: variant.name, at, up })
  }
  return names
}

/** A round number at or behind the last residue. */
function niceEnd(last: number): number {
  const step = stepFor(last)
  return Math.ceil((last + 1) / step) * step
}

function ticksOf(end: number): number[] {
  const step = stepFor(end)
  return Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step)
}

function stepFor(length: number): number {
  const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
  return steps.find((step) => length / step <= 12) ?? 10_000
}

function LollipopTable({
  placed,
  elsewhere,
}: {
  placed: readonly Lollipop[]
  elsewhere: readonly LollipopVariant[]
}) {
  const rows = [
    ...placed.map(({ variant, start, stop, shape }) => ({
      variant,
      place: stop > start ? `${start}–${stop}` : String(start),
      kind: shapes[shape].words,
    })),
    ...elsewhere.map((variant) => ({ variant, place: 'Elsewhere', kind: 'Not a change of residues' })),
  ]
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-xs">
          <th scope="col">Variant</th>
          <th scope="col">Residue</th>
          <th scope="col">Kind</th>
          <th scope="col" className="text-right">
            Evidence items
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ variant, place, kind }) => (
          <tr key={variant.id} className="border-t border-line">
            <td>
              <EntityLink kind="variant" record={variant} />
            </td>
            <td>{place}</td>
            <td>{kind}</td>
            <td className="text-right">{formatNumber(variant.evidenceItemCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
