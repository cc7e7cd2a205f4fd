import { describe, expect, it } from 'vitest'
import { readSample } from '#server/matching/read-sample.ts'
import { matchIndexOf, smallMatchIndex } from '#tests/support/matching/match-index.ts'
import { outcomeOfAlteration } from '#tests/support/matching/release-index.ts'

/** An index in which an alias is of two genes. */
const index = matchIndexOf([
  { feature: 'KMT2B', name: 'Mutation', aliases: [] },
  { feature: 'KMT2D', name: 'Mutation', aliases: [] },
])
const names = {
  ...index.names,
  featuresNamed: (text: string) => (text === 'MLL2' ? ['KMT2B', 'KMT2D'] : index.names.featuresNamed(text)),
}

describe('an alteration by its parts', () => {
  it.each([
    [
      { chromosome: '12', start: 49_416_500, reference: 'G', alternate: 'A' },
      ['KMT2B 12:49416500G>A', 'KMT2D 12:49416500G>A'],
    ],
    [
      { chromosome: '12', start: 49_416_500, reference: 'GA', alternate: 'TC' },
      ['KMT2B 12:49416500GA>TC', 'KMT2D 12:49416500GA>TC'],
    ],
    [
      { chromosome: '12', start: 49_416_500, reference: 'GA', alternate: '' },
      ['KMT2B 12:g.49416500_49416501del', 'KMT2D 12:g.49416500_49416501del'],
    ],
    [{ chromosome: '12', start: 49_416_500, reference: '', alternate: 'A' }, []],
    [{ proteinChange: 'R10C' }, ['KMT2B p.R10C', 'KMT2D p.R10C']],
  ])('with a gene that may be two is asked back: %j', (parts, choices) => {
    const alteration = { gene: 'MLL2', ...parts }
    const { notUnderstood, sample } = readSample(
      { alterations: [alteration], build: 'GRCH37' },
      { ...index, names },
    )
    expect(sample.alterations).toEqual([])
    expect(notUnderstood).toMatchObject([
      { reason: 'MLL2 may be KMT2B or KMT2D: write the intended symbol.', choices },
    ])
    for (const choice of choices)
      expect(readSample({ alterations: [choice], build: 'GRCH37' }, index).notUnderstood).toEqual([])
  })

  it('with a position and one gene matches by its bases', () => {
    const place = { chromosome: '7', start: 140_453_136, reference: 'A', alternate: 'T' }
    const { matched } = outcomeOfAlteration({ gene: 'BRAF', ...place }, smallMatchIndex())
    expect([...matched.keys()]).toContain('BRAF V600E')
  })
})
