import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { commonFigures, releaseFigures } from '#tests/accuracy/figures.ts'
import { figuresIn, writeFigures } from '#tests/accuracy/section.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

describe.skipIf(!release2024 || !release2021)('the accuracy of the matching', () => {
  it('is the one that docs/matching.md states', async () => {
    const document = await readFile(new URL('../../../docs/matching.md', import.meta.url), 'utf8')
    const releases = [release2024, release2021].filter((folder) => folder !== null)
    const figures = writeFigures(await commonFigures(), releases.map(releaseFigures))
    expect(figuresIn(document)).toBe(figures)
  })

  it('has no line that is read wrongly, and finds 98.3 % of the variants with evidence by their own names', () => {
    const { own, judged } = releaseFigures(release2024 ?? '')
    expect(judged.map((row) => row.at(-1))).toEqual(judged.map(() => 0))
    const [, members = 0, matched = ''] = own[0] ?? []
    expect(parseInt(String(matched), 10) / Number(members)).toBeGreaterThanOrEqual(0.983)
  })
})
