import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEvent } from '#tests/support/matching/read-event.ts'
import { reportIndex } from '#tests/support/matching/report-index.ts'

/**
 * 493 lines as laboratories write them, each with its right reading by HGVS, HGNC and the usage of reports (gene, event and
 * class; `not` where it is denied), or with `ask:` and the choices that can be meant.
 */
const rows = readFileSync(join(import.meta.dirname, 'spellings.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))

describe('spellings of reports', () => {
  const index = reportIndex()

  it('are read rightly, or asked back with what can be meant; none is read wrongly', () => {
    const wrong = rows.flatMap(([line = '', expected = '']) => {
      const reading = readEvent(line, index)
      return reading === expected ? [] : [{ line, reading, expected }]
    })
    expect(wrong).toEqual([])
  })

  it('are understood in at least 440 of 493 lines', () => {
    expect(rows).toHaveLength(493)
    const understood = rows.filter(([, expected = '']) => !expected.startsWith('ask:'))
    expect(understood.length).toBeGreaterThanOrEqual(440)
  })
})
