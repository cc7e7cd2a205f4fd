import type { BalanceCell, FoundEvidence, Leaning } from '#domain/clinical/evidence-balance.ts'
import type { TherapyFinding } from '#domain/clinical/therapy-finding.ts'
import { countOf } from '#app/entities/evidence/counts.ts'
import { SignShape } from '#app/entities/evidence/EvidenceSign.tsx'
import { widthOf } from './scale.ts'

const fills: Record<Leaning, string> = {
  FAVOURABLE: 'var(--good-soft)',
  UNFAVOURABLE: 'var(--danger-soft)',
  NEITHER: 'var(--sunken)',
}

const words: Record<TherapyFinding, string> = {
  RESPONSE: 'support sensitivity',
  RESISTANCE: 'support resistance or reduced sensitivity',
  NO_EFFECT: 'do not support sensitivity or resistance',
  ADVERSE: 'support an adverse response',
  OTHER: 'say neither',
}

const signSize = 11
const gap = 6

/** Count and level: `12 B`. */
const entryText = ({ ids, level }: FoundEvidence) => `${ids.length} ${level ?? ''}`.trim()
const entryWidth = (entry: FoundEvidence) => signSize + 2 + widthOf(entryText(entry)) + gap

/** Findings that are drawn: all with a sign; the rest are counted in words where there is nothing else. */
const visibleFindings = ({ findings }: BalanceCell) => findings.filter(({ finding }) => finding !== 'OTHER')

/** The width that a cell needs at least. */
export function cellRoom(cell: BalanceCell | null): number {
  const entries = cell ? visibleFindings(cell).reduce((sum, entry) => sum + entryWidth(entry), 0) : 0
  return Math.max(88, entries + gap + (cell && cell.conflicts.length > 0 ? 18 : 0))
}

/** Findings of a cell in words: `2 support sensitivity (level A), 8 do not support …`. */
export function cellWords({ findings, conflicts }: BalanceCell): string {
  const parts = findings.map(
    ({ finding, ids, level }) => `${ids.length} ${words[finding]}${level ? ` (level ${level})` : ''}`,
  )
  const { length } = conflicts
  const conflict =
    length > 0 ? `; conflicting in ${countOf(length, 'molecular profile', 'molecular profiles')}` : ''
  return `${parts.join(', ')}${conflict}`
}

/** Evidence on one treatment in one disease: what was found how often, in the colour of what most of it says. */
export function BalanceChartCell({
  cell,
  x,
  y,
  width,
  height,
  title,
}: {
  cell: BalanceCell | null
  x: number
  y: number
  width: number
  height: number
  title: string
}) {
  const box = { x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 3 }
  if (!cell) return <rect {...box} fill="none" stroke="var(--line)" />
  const isConflicting = cell.conflicts.length > 0
  const entries = visibleFindings(cell)
  const starts = entries.map((_, at) =>
    entries.slice(0, at).reduce((sum, entry) => sum + entryWidth(entry), x + gap),
  )
  const others = cell.findings.find(({ finding }) => finding === 'OTHER')
  return (
    <g>
      <title>
        {title}: {cellWords(cell)}
      </title>
      <rect
        {...box}
        fill={fills[cell.leaning]}
        stroke={isConflicting ? 'var(--warning)' : 'var(--line)'}
        strokeWidth={isConflicting ? 2 : 1}
      />
      {entries.map((entry, at) => (
        <g key={entry.finding} transform={`translate(${starts[at]} ${y + 10})`}>
          {entry.significance ? (
            <g transform={`scale(${signSize / 12})`}>
              <SignShape significance={entry.significance} isSupported={entry.finding !== 'NO_EFFECT'} />
            </g>
          ) : null}
          <text x={signSize + 2} y={10} fill="var(--ink)">
            {entryText(entry)}
          </text>
        </g>
      ))}
      {isConflicting ? (
        <text x={x + width - 6} y={y + 20} textAnchor="end" fontWeight="700" fill="var(--warning)">
          ≠{cell.conflicts.length > 1 ? cell.conflicts.length : ''}
        </text>
      ) : null}
      {entries.length === 0 && others ? (
        <text x={x + width / 2} y={y + 20} textAnchor="middle" fill="var(--muted)">
          {others.ids.length} other
        </text>
      ) : null}
    </g>
  )
}
