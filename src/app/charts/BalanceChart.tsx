import { useState } from 'react'
import { Link } from 'react-router'
import { evidenceBalance } from '#domain/clinical/evidence-balance.ts'
import type { BalanceEvidence, BalanceRow, EvidenceBalance } from '#domain/clinical/evidence-balance.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { evidenceHref } from '#app/entities/evidence/evidence-href.ts'
import { Button } from '#app/ui/controls/Button.tsx'
import { ChartFigure } from './Chart.tsx'
import type { ChartDrawing } from './Chart.tsx'
import { BalanceChartCell, cellRoom, cellWords } from './BalanceChartCell.tsx'
import { widthOf } from './scale.ts'

/** Height of a row. */
const cellHeight = 30
/** Names of diseases rise to the right by this angle. */
const rise = (38 * Math.PI) / 180
const rowsAtFirst = 12
const columnsAtFirst = 9

/** A treatment, with the profile where that is about wild type: `Nivolumab (TP53 Wildtype)`. */
const rowName = ({ name, wildType }: BalanceRow) => (wildType ? `${name} (${wildType})` : name)

/** Balance of predictive evidence on each treatment in each disease: response, resistance, and what is not supported. */
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
        title="Predictive evidence by treatment and disease"
        fileName={`${name}-evidence-balance`}
        draw={(room) => drawBalance(rows, diseases, room)}
        summary={`Accepted and submitted predictive evidence on ${name}: ▲ counts items that support sensitivity, ▼ resistance or reduced sensitivity, a struck sign what is not supported, each with its strongest level. A cell is coloured by what most of its evidence says; ≠ marks molecular profiles for which the evidence conflicts; wild type has rows of its own. ${countOf(balance.rows.length, 'treatment', 'treatments')} in ${countOf(balance.diseases.length, 'disease', 'diseases')}, ${countOf(conflicts.length, 'conflict', 'conflicts')} within one molecular profile, treatment and disease.${balance.retractedCount > 0 ? ` Excludes ${countOf(balance.retractedCount, 'item', 'items')} from retracted sources.` : ''}${isCut ? ` Shown: the ${rows.length} treatments and ${diseases.length} diseases with the most evidence.` : ''}`}
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
  const rowNames = rows.map((row) => shorten(rowName(row), isNarrow ? 18 : 36))
  const heads = diseases.map(({ name }) => shorten(name, isNarrow ? 22 : 32))
  const labelWidth = Math.max(...rowNames.map(widthOf)) + 14
  const headHeight = Math.max(...heads.map((head) => widthOf(head) * Math.sin(rise))) + 24
  const overhang = widthOf(heads.at(-1) ?? '') * Math.cos(rise)
  const shown = rows.flatMap(({ cells }) => cells.slice(0, heads.length))
  const least = Math.max(...shown.map(cellRoom))
  const cellWidth = Math.max(least, Math.min(98, (room - labelWidth - overhang + 40) / heads.length))
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
        <g key={`${row.key} ${row.wildType}`}>
          <text x={labelWidth - 10} y={y(index) + 20} textAnchor="end" fill="var(--therapy)">
            <title>{rowName(row)}</title>
            {rowNames[index]}
          </text>
          {diseases.map((disease, column) => (
            <BalanceChartCell
              key={disease.id}
              cell={row.cells[column] ?? null}
              x={x(column)}
              y={y(index)}
              width={cellWidth}
              height={cellHeight}
              title={`${rowName(row)} in ${disease.name}`}
            />
          ))}
        </g>
      ))}
    </>
  )
  return { width: Math.ceil(Math.max(x(diseases.length), ...ends)), height: y(rows.length) + 4, parts }
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
      return [
        { key: `${row.key} ${row.wildType} ${disease.id}`, treatment: rowName(row), disease, cell, href },
      ]
    }),
  )
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Predictive evidence by treatment and disease</caption>
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
            <th scope="row" className="text-left font-normal text-therapy">
              {treatment}
            </th>
            <td className="text-disease">{disease.name}</td>
            <td>
              <Link to={href} className="link">
                {cellWords(cell)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
