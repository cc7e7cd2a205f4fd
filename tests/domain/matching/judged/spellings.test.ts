import { describe, expect, it } from 'vitest'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { eventNames, hgvsExpressions, spellings } from '#tests/support/matching/judged-lines.ts'
import { readEvent } from '#tests/support/matching/read-event.ts'
import { releaseIndex } from '#tests/support/matching/release-index.ts'
import { reportIndex } from '#tests/support/matching/report-index.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { judgeHgvs, judgeLine } from '#tests/accuracy/reading.ts'

describe('spellings of reports', () => {
  const index = reportIndex()

  it('are read rightly, or asked back with what can be meant; none is read wrongly', () => {
    const wrong = spellings.flatMap(({ line, reading: expected }) => {
      const reading = readEvent(line, index)
      return reading === expected ? [] : [{ line, reading, expected }]
    })
    expect(wrong).toEqual([])
  })

  it('are understood in at least 440 of 493 lines', () => {
    expect(spellings).toHaveLength(493)
    const understood = spellings.filter(({ reading }) => !reading.startsWith('ask:'))
    expect(understood.length).toBeGreaterThanOrEqual(440)
  })

  it('are asked back with choices that are understood, or asked back with others', () => {
    for (const { line } of spellings) {
      const reading = parseAlterationLine(line, index.names)
      if (reading.ok) continue
      expect([line, reading.choices?.length ?? 0]).not.toEqual([line, 0])
      for (const choice of reading.choices ?? []) {
        const chosen = parseAlterationLine(choice, index.names)
        const isSound = choice.startsWith('# ') || chosen.ok || (chosen.choices?.length ?? 0) > 0
        expect([line, choice, isSound]).toEqual([line, choice, true])
      }
    }
  })
})

describe.skipIf(!release2024)('lines judged by hand, on the release of 2024', () => {
  const index = releaseIndex(release2024)

  it.each([
    ['spellings', spellings, 440],
    ['event names', eventNames, 105],
  ])('%s are never read wrongly', (_, lines, least) => {
    const outcomes = lines.map((judged) => ({ ...judged, outcome: judgeLine(judged, index) }))
    expect(outcomes.filter(({ outcome }) => outcome === 'WRONG')).toEqual([])
    expect(outcomes.filter(({ outcome }) => outcome === 'RIGHT').length).toBeGreaterThanOrEqual(least)
  })

  it('HGVS expressions are never read wrongly', () => {
    const outcomes = hgvsExpressions.map((judged) => ({ ...judged, outcome: judgeHgvs(judged, index) }))
    expect(outcomes.filter(({ outcome }) => outcome === 'WRONG')).toEqual([])
  })
})
