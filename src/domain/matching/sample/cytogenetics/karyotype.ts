import { askBack, leftOut } from '../line-reading.ts'
import type { LineReading } from '../line-reading.ts'

/** The number of chromosomes and those of sex before the changes of a karyotype, and the number of cells behind them (ISCN). */
const KARYOTYPE = /^\d{2}(?:[-~]\d{2})?(?:<\dn>)?,\s*(?:X[XY]*|Y|[XY?]+c?)\s*(?:,\s*|(?=\[|$|\/))/i
const CELLS = /\[(?:cp)?\d+\]/gi
/** Commas between changes, none of which lies within brackets. */
const BETWEEN = /,(?![^(]*\))\s*/

/**
 * Reads a karyotype (`46,XY,t(9;22)(q34;q11.2)[20]`) by its one change; of several each is asked back. Null for other lines.
 */
export function parseKaryotype(text: string, parse: (change: string) => LineReading): LineReading | null {
  if (!KARYOTYPE.test(text)) return null
  const changes = text
    .replace(KARYOTYPE, '')
    .replaceAll(CELLS, '')
    .replace(/\/.*$/, '')
    .split(BETWEEN)
    .map((change) => change.trim())
    .filter((change) => change !== '')
  const [first] = changes
  if (first === undefined)
    return askBack(`“${text}” is a karyotype without a change that is matched: leave the line out.`, [
      leftOut(text),
    ])
  const readings = changes.map((change) => ({ change, reading: parse(change) }))
  const [only] = readings
  if (only && readings.length === 1) return only.reading
  const choices = readings.flatMap(({ change, reading }) => (reading.ok ? [change] : (reading.choices ?? [])))
  return askBack(`“${text}” is a karyotype of several changes: write those that are to be matched.`, [
    ...new Set(choices.filter((choice) => !choice.startsWith('# '))),
  ])
}
