import { Fragment } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { EntityLink } from '#app/entities/EntityLink.tsx'
import { countOf, formatNumber } from '#app/entities/evidence/counts.ts'
import { ChartFigure } from './Chart.tsx'
import type { ChartDrawing } from './Chart.tsx'
import { layOut } from './lollipop-layout.ts'
import type { Lollipop, LollipopVariant, VariantShape } from './lollipop-layout.ts'
import { placeNames } from './lollipop-names.ts'
import { roundTicks, widthOf } from './scale.ts'

const left = 40
const top = 34
const ground = 210
/** Where the name of the axis stands. */
const axisName = { left: 0, right: 110, top: 0, bottom: 16 }
/** Counts of evidence that have a line, where they are reached. */
const countLines = [1, 3, 10, 30, 100, 300, 1000]
/** How many of the variants that lie elsewhere are named below. */
const namedElsewhere = 12

const shapes: Record<VariantShape, { words: string; colour: string }> = {
  missense: { words: 'Missense', colour: 'var(--variant)' },
  truncating: { words: 'Truncating or splice', colour: 'var(--level-e)' },
  'in-frame': { words: 'In-frame insertion or deletion', colour: 'var(--level-d)' },
  other: { words: 'Other', colour: 'var(--source)' },
}

/** The variants of a gene along its protein, by residue; the more evidence, the higher and larger. */
export function LollipopChart({ gene, variants }: { gene: string; variants: readonly LollipopVariant[] }) {
  const navigate = useNavigate()
  const { placed, elsewhere, lastResidue } = layOut(variants)
  if (placed.length === 0) return null
  const byEvidence = placed.toSorted((a, b) => b.variant.evidenceItemCount - a.variant.evidenceItemCount)
  const strongest = byEvidence[0]
  const lollipops = { byEvidence, lastResidue }
  return (
    <ChartFigure
      title="Variants along the protein"
      fileName={`${gene}-variants`}
      draw={(room) => drawLollipops(lollipops, room, (id) => void navigate(paths.variant.href(id)))}
      summary={`${countOf(placed.length, 'variant', 'variants')} of ${gene} by residue; the more accepted and submitted evidence, the higher and larger. ${
        strongest
          ? `Most evidence: ${strongest.variant.name} at residue ${strongest.start} (${countOf(strongest.variant.evidenceItemCount, 'item', 'items')}). `
          : ''
      }The axis ends at the last annotated residue.${
        elsewhere.length > 0
          ? ` ${countOf(elsewhere.length, 'variant has', 'variants have')} no residue.`
          : ''
      }`}
      table={<LollipopTable placed={placed} elsewhere={elsewhere} />}
      after={<Elsewhere variants={elsewhere} />}
    />
  )
}

/** The variants that have no place along the protein, those with the most evidence first. */
function Elsewhere({ variants }: { variants: readonly LollipopVariant[] }) {
  if (variants.length === 0) return null
  const sorted = variants.toSorted((a, b) => b.evidenceItemCount - a.evidenceItemCount)
  return (
    <p className="mt-3 text-sm">
      <span className="text-muted">Not shown (no residue): </span>
      {sorted.slice(0, namedElsewhere).map((variant, index) => (
        <Fragment key={variant.id}>
          {index > 0 ? ', ' : ''}
          <EntityLink kind="variant" record={variant} />{' '}
          <span className="text-muted">({formatNumber(variant.evidenceItemCount)})</span>
        </Fragment>
      ))}
      {sorted.length > namedElsewhere ? (
        <span className="text-muted"> and {sorted.length - namedElsewhere} more in the table</span>
      ) : null}
    </p>
  )
}

function drawLollipops(
  { byEvidence, lastResidue }: { byEvidence: readonly Lollipop[]; lastResidue: number },
  width: number,
  open: (variant: number) => void,
): ChartDrawing {
  const right = width - 16
  const ticks = roundTicks(lastResidue + 1, Math.max(3, Math.floor(width / 80)))
  const end = ticks.at(-1) ?? 1
  const most = Math.max(1, ...byEvidence.map(({ variant }) => variant.evidenceItemCount))
  const x = (residue: number) => left + ((right - left) * residue) / end
  const share = (count: number) => Math.log1p(count) / Math.log1p(most)
  const y = (count: number) => ground - 14 - (ground - top - 14) * share(count)
  const size = (count: number) => 4 + 6 * share(count)
  const heads = byEvidence.map(({ variant: { name, evidenceItemCount: count }, start, stop }) => ({
    name,
    x: x((start + stop) / 2),
    y: y(count),
    size: size(count),
  }))
  const legend = legendOf(byEvidence, width)
  const parts = (
    <>
      {countLines
        .filter((count) => count <= most)
        .map((count) => (
          <g key={count}>
            <line x1={left} x2={right} y1={y(count)} y2={y(count)} stroke="var(--line)" />
            <text x={left - 6} y={y(count) + 4} textAnchor="end" fill="var(--muted)">
              {count}
            </text>
          </g>
        ))}
      <text x={0} y={12} fill="var(--muted)">
        Evidence items
      </text>
      <line x1={left} x2={right} y1={ground} y2={ground} stroke="var(--line-strong)" strokeWidth="6" />
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={x(tick)} x2={x(tick)} y1={ground + 3} y2={ground + 9} stroke="var(--line-strong)" />
          <text x={x(tick)} y={ground + 22} textAnchor="middle" fill="var(--muted)">
            {tick || 1}
          </text>
        </g>
      ))}
      {byEvidence.toReversed().map(({ variant, start, stop, shape }) => {
        const middle = x((start + stop) / 2)
        const head = y(variant.evidenceItemCount)
        return (
          <g key={variant.id} className="cursor-pointer" onClick={() => open(variant.id)}>
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
            <Head shape={shape} x={middle} y={head} size={size(variant.evidenceItemCount)} />
          </g>
        )
      })}
      {placeNames(heads, { left: 0, right: width }, [axisName]).map(({ name, x: at, y: up, anchor }) => (
        <text
          key={`${name} ${at}`}
          x={at}
          y={up}
          textAnchor={anchor}
          fontWeight="600"
          stroke="var(--surface)"
          strokeWidth="3"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {name}
        </text>
      ))}
      {legend.kinds.map(({ shape, at, line }) => (
        <g key={shape}>
          <Head shape={shape} x={at + 6} y={ground + 42 + line * 20} size={5} />
          <text x={at + 16} y={ground + 46 + line * 20}>
            {shapes[shape].words}
          </text>
        </g>
      ))}
    </>
  )
  return { width, height: ground + 36 + legend.lines * 20, parts }
}

/** The kinds that are drawn, one beside the other as far as there is room. */
function legendOf(lollipops: readonly Lollipop[], width: number) {
  const kinds: { shape: VariantShape; at: number; line: number }[] = []
  let [at, line] = [0, 0]
  for (const shape of ['missense', 'truncating', 'in-frame', 'other'] as const) {
    if (!lollipops.some((one) => one.shape === shape)) continue
    const room = 16 + widthOf(shapes[shape].words) + 20
    if (at > 0 && at + room > width) [at, line] = [0, line + 1]
    kinds.push({ shape, at, line })
    at += room
  }
  return { kinds, lines: line + 1 }
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
    ...elsewhere.map((variant) => ({
      variant,
      place: 'Other',
      kind: 'Not residue-specific',
    })),
  ]
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Variants by residue</caption>
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
            <th scope="row" className="text-left font-normal">
              <EntityLink kind="variant" record={variant} />
            </th>
            <td>{place}</td>
            <td>{kind}</td>
            <td className="text-right">{formatNumber(variant.evidenceItemCount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
