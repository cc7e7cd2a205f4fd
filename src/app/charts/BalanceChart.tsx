import { useState } from 'react'
import { Link } from 'react-router'
import { evidenceBalance } from '#domain/clinical/evidence-balance.ts'
import type { BalanceCell, BalanceEvidence, EvidenceBalance } from '#domain/clinical/evidence-balance.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { evidenceHref } from '#app/entities/evidence/evidence-href.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ChartFigure } from './Chart.tsx'
import type { ChartDrawing } from './Chart.tsx'
import { widthOf } from './scale.ts'

const cellHeight = 30
/** Names of diseases rise to the right by this angle. */
const rise = (38 * Math.PI) / 180
const rowsAtFirst = 12
const columnsAtFirst = 9

/** Balance of predictive evidence on each treatment in each disease: for response, against it, or both. */
export function BalanceChart({
  featureId,
  name,
  evidence,
}: {
  featureId: number
  name: string
  evidence: readonly BalanceEvidence[]
}) {
  const [whole, setWhole] = useState(false)
  const balance = evidenceBalance(evidence)
  if (balance.rows.length === 0) return null
  const diseases = whole ? balance.diseases : balance.diseases.slice(0, columnsAtFirst)
  const rows = whole ? balance.rows : balance.rows.slice(0, rowsAtFirst)
  const conflicts = conflictsOf(balance)
  const isCut = diseases.length < balance.diseases.length || rows.length < balance.rows.length
  return (
    <div className="space-y-2">
      <ChartFigure
        title="Evidence for and against response"
        fileName={`${name}-evidence-balance`}
        draw={(room) => drawBalance(rows, diseases, room)}
        summary={`Accepted and submitted predictive evidence on ${name}: + counts items for response (sensitivity supported or resistance not supported), − items against it, with the strongest level; ≠ counts molecular profiles for which the evidence conflicts. ${countOf(balance.rows.length, 'treatment', 'treatments')} in ${countOf(balance.diseases.length, 'disease', 'diseases')}, ${countOf(conflicts.length, 'conflict', 'conflicts')} within one molecular profile, treatment and disease.${isCut ? ` Shown: the ${rows.length} treatments and ${diseases.length} diseases with the most evidence.` : ''}`}
        table={<BalanceTable balance={balance} featureId={featureId} />}
        after={<ConflictList conflicts={conflicts} />}
      />
      {isCut || whole ? (
        <Button onClick={() => setWhole(!whole)}>
          {whole
            ? 'Show fewer'
            : `Show all ${balance.rows.length} treatments and ${balance.diseases.length} diseases`}
        </Button>
      ) : null}
    </div>
  )
}

function drawBalance(
  rows: EvidenceBalance['rows'],
  diseases: EvidenceBalance['diseases'],
  room: number,
): ChartDrawing {
  const isNarrow = room < 640
  const rowNames = rows.map(({ name }) => shorten(name, isNarrow ? 18 : 30))
  const heads = diseases.map(({ name }) => shorten(name, isNarrow ? 22 : 32))
  const labelWidth = Math.max(...rowNames.map(widthOf)) + 14
  const headHeight = Math.max(...heads.map((head) => widthOf(head) * Math.sin(rise))) + 24
  const overhang = widthOf(heads.at(-1) ?? '') * Math.cos(rise)
  const cellWidth = Math.min(98, Math.max(88, (room - labelWidth - overhang + 40) / heads.length))
  const x = (column: number) => labelWidth + column * cellWidth
  const y = (row: number) => headHeight + row * cellHeight
  const ends = heads.map((head, column) => x(column) + cellWidth / 2 + widthOf(head) * Math.cos(rise) + 8)
  const parts = (
    <>
      {diseases.map((disease, column) => (
        <text
          key={disease.id}
          transform={`translate(${x(column) + cellWidth / 2 - 4} ${headHeight - 8}) rotate(-38)`}
          fill="var(--disease)"
        >
          <title>{disease.name}</title>
          {heads[column]}
        </text>
      ))}
      {rows.map((row, index) => (
        <g key={row.key}>
          <text x={labelWidth - 10} y={y(index) + 20} textAnchor="end" fill="var(--therapy)">
            <title>{row.name}</title>
            {rowNames[index]}
          </text>
          {diseases.map((disease, column) => (
            <Cell
              key={disease.id}
              cell={row.cells[column] ?? null}
              x={x(column)}
              y={y(index)}
              width={cellWidth}
              title={`${row.name} in ${disease.name}`}
            />
          ))}
        </g>
      ))}
    </>
  )
  return { width: Math.ceil(Math.max(x(diseases.length), ...ends)), height: y(rows.length) + 4, parts }
}

function Cell({
  cell,
  x,
  y,
  width: cellWidth,
  title,
}: {
  cell: BalanceCell | null
  x: number
  y: number
  width: number
  title: string
}) {
  const box = { x: x + 1, y: y + 1, width: cellWidth - 2, height: cellHeight - 2, rx: 3 }
  if (!cell) return <rect {...box} fill="none" stroke="var(--line)" />
  const [pro, con] = [cell.forResponse.length, cell.againstResponse.length]
  const isConflicting = cell.conflicts.length > 0
  const fill = isConflicting
    ? 'var(--warning-soft)'
    : pro > 0
      ? 'var(--good-soft)'
      : con > 0
        ? 'var(--danger-soft)'
        : 'var(--sunken)'
  return (
    <g>
      <title>
        {title}: {wordsOf(cell)}
      </title>
      <rect {...box} fill={fill} stroke={isConflicting ? 'var(--warning)' : 'var(--line)'} />
      {pro > 0 ? (
        <text
          x={x + (con > 0 ? 5 : cellWidth / 2)}
          y={y + 20}
          textAnchor={con > 0 ? 'start' : 'middle'}
          fill="var(--good)"
        >
          +{pro} {cell.strongestFor}
        </text>
      ) : null}
      {isConflicting ? (
        <text x={x + cellWidth * 0.53} y={y + 20} textAnchor="middle" fontWeight="700" fill="var(--warning)">
          ≠{cell.conflicts.length > 1 ? cell.conflicts.length : ''}
        </text>
      ) : null}
      {con > 0 ? (
        <text
          x={x + (pro > 0 ? cellWidth - 5 : cellWidth / 2)}
          y={y + 20}
          textAnchor={pro > 0 ? 'end' : 'middle'}
          fill="var(--danger)"
        >
          −{con} {cell.strongestAgainst}
        </text>
      ) : null}
      {pro + con === 0 ? (
        <text x={x + cellWidth / 2} y={y + 20} textAnchor="middle" fill="var(--muted)">
          {cell.neither.length} other
        </text>
      ) : null}
    </g>
  )
}

type Conflict = {
  key: string
  treatment: string
  disease: string
  profile: string
  href: string
}

/** The conflicts of a balance, each with the address of its evidence. */
function conflictsOf(balance: EvidenceBalance): Conflict[] {
  return balance.rows.flatMap((row) =>
    row.cells.flatMap((cell, column) => {
      const disease = balance.diseases[column]
      if (!cell || !disease) return []
      return cell.conflicts.map((profile) => ({
        key: `${row.key} ${disease.id} ${profile.id}`,
        treatment: row.name,
        disease: disease.name,
        profile: profile.name,
        href: evidenceHref({
          molecularProfileId: profile.id,
          diseaseId: disease.id,
          subtypes: 'off',
          treatment: row.key,
          evidenceType: 'PREDICTIVE',
        }),
      }))
    }),
  )
}

function ConflictList({ conflicts }: { conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <h3 className="font-semibold">Conflicting evidence ({conflicts.length})</h3>
      <ul aria-label="Conflicting evidence" className="grid gap-x-6 sm:grid-cols-2">
        {conflicts.map(({ key, profile, treatment, disease, href }) => (
          <li key={key} className="min-w-0">
            <Link to={href} className="link inline-block min-h-6">
              {profile}: {treatment} in {disease}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function BalanceTable({ balance, featureId }: { balance: EvidenceBalance; featureId: number }) {
  const rows = balance.rows.flatMap((row) =>
    row.cells.flatMap((cell, column) => {
      const disease = balance.diseases[column]
      if (!cell || !disease) return []
      const filters = { featureId, diseaseId: disease.id, subtypes: 'off', treatment: row.key } as const
      const href = evidenceHref({ ...filters, evidenceType: 'PREDICTIVE' })
      return [{ key: `${row.key} ${disease.id}`, treatment: row.name, disease, cell, href }]
    }),
  )
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-left text-xs">
          <th scope="col">Treatment</th>
          <th scope="col">Disease</th>
          <th scope="col">Evidence</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, treatment, disease, cell, href }) => (
          <tr key={key} className="border-t border-line align-top">
            <td className="text-therapy">{treatment}</td>
            <td className="text-disease">{disease.name}</td>
            <td>
              <Link to={href} className="link">
                {wordsOf(cell)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function wordsOf(cell: BalanceCell): string {
  const parts = [
    cell.forResponse.length > 0 && `${cell.forResponse.length} for response (level ${cell.strongestFor})`,
    cell.againstResponse.length > 0 &&
      `${cell.againstResponse.length} against (level ${cell.strongestAgainst})`,
    cell.neither.length > 0 && `${cell.neither.length} neither`,
  ].filter(Boolean)
  const { length } = cell.conflicts
  const conflict =
    length > 0 ? `; conflicting in ${countOf(length, 'molecular profile', 'molecular profiles')}` : ''
  return `${parts.join(', ')}${conflict}`
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
