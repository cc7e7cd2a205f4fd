import type { QuotingStyle } from './quoting.ts'

/**
 * One line of a TSV file with its line end. `plain` cannot express tabs and line ends inside a cell: they become
 * spaces. `quoted` writes every value in quotes that needs them; an empty one is blank.
 */
export function writeTsvLine(cells: readonly string[], style: QuotingStyle): string {
  const write = style === 'plain' ? plainCell : quotedCell
  return `${cells.map(write).join('\t')}\n`
}

function plainCell(cell: string): string {
  return cell.replace(/[\t\n]/g, ' ')
}

function quotedCell(cell: string): string {
  if (!/["\t\n\r]|^\s|\s$/.test(cell)) return cell
  return `"${cell.replaceAll('"', '""')}"`
}
