import { evidenceLevelDescriptions } from '#domain/vocabularies/evidence.ts'
import type { EvidenceDirection, EvidenceLevel } from '#domain/vocabularies/evidence.ts'
import type { EvidenceMatrix, MatrixCell } from '#domain/clinical/evidence-matrix.ts'
import { Direction } from '#app/entities/evidence/Direction.tsx'
import { EvidenceLevelMark } from '#app/entities/evidence/EvidenceLevelMark.tsx'
import { classNames } from '#app/ui/class-names.ts'

/** The address of a cell, such as `B.SUPPORTS`. */
export function cellKey({ level, direction }: Pick<MatrixCell, 'level' | 'direction'>): string {
  return `${level ?? 'none'}.${direction ?? 'none'}`
}

/** Evidence by level and direction; a cell lists only its own items when it is pressed. */
export function MatrixTable({
  matrix,
  chosen,
  onChoose,
}: {
  matrix: EvidenceMatrix
  /** The key of the chosen cell. */
  chosen: string | null
  onChoose: (cell: string | null) => void
}) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Number of evidence items by level and direction</caption>
        <thead>
          <tr>
            <th scope="col" className="py-1 pr-2 text-left text-xs font-semibold">
              Level
            </th>
            {matrix.directions.map((direction) => (
              <th key={direction} scope="col" className="px-2 py-1 text-left text-xs font-semibold">
                {direction ? <Direction direction={direction} /> : 'No direction'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.levels.map((level) => (
            <tr key={level} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {level ? <EvidenceLevelMark level={level} /> : 'No level'}
              </th>
              {matrix.directions.map((direction) => {
                const cell = matrix.cells.find((each) => each.level === level && each.direction === direction)
                return (
                  <td key={direction} className="px-2 py-1">
                    {cell && countOf(cell) > 0 ? (
                      <CellButton
                        cell={cell}
                        pressed={chosen === cellKey(cell)}
                        onPress={() => onChoose(chosen === cellKey(cell) ? null : cellKey(cell))}
                      />
                    ) : (
                      <span className="text-muted">
                        <span aria-hidden="true">·</span>
                        <span className="sr-only">None</span>
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CellButton({ cell, pressed, onPress }: { cell: MatrixCell; pressed: boolean; onPress: () => void }) {
  const { accepted, submitted, rejected, disagreeing } = cell
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      title={`Show only ${nameOf(cell.level, cell.direction)}`}
      className={classNames(
        'inline-flex min-h-7 flex-wrap items-center gap-x-1.5 rounded border px-2 text-left',
        pressed ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-hover',
      )}
    >
      {accepted.length > 0 ? <span className="text-good">{accepted.length} accepted</span> : null}
      {submitted.length > 0 ? <span className="text-warning">{submitted.length} submitted</span> : null}
      {rejected.length > 0 ? <span className="text-danger">{rejected.length} rejected</span> : null}
      {disagreeing.length > 0 ? (
        <span className="font-semibold text-danger">≠ {disagreeing.length} conflicting</span>
      ) : null}
    </button>
  )
}

function countOf({ accepted, submitted, rejected }: MatrixCell): number {
  return accepted.length + submitted.length + rejected.length
}

function nameOf(level: EvidenceLevel | null, direction: EvidenceDirection | null): string {
  const words = level ? `level ${level}, ${evidenceLevelDescriptions[level]}` : 'no level'
  return direction === 'DOES_NOT_SUPPORT'
    ? `${words}, against`
    : direction === 'SUPPORTS'
      ? `${words}, for`
      : words
}
