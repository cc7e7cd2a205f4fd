import { describe, expect, test } from 'vitest'
import { createLiftOver } from '#domain/matching/sequences/lift-over.ts'
import type { GenomicAllele } from '#domain/matching/sequences/genomic-allele.ts'

const liftOver = createLiftOver(
  [
    { chromosome: '7', start: 101, stop: 200, toChromosome: '7', toStart: 1101, isReversed: false },
    { chromosome: '7', start: 211, stop: 300, toChromosome: '7', toStart: 1201, isReversed: false },
    { chromosome: '7', start: 401, stop: 500, toChromosome: '9', toStart: 2001, isReversed: true },
  ],
  'GRCH37',
)
const allele = (start: number, reference: string, alternate: string): GenomicAllele => ({
  build: 'GRCH38',
  chromosome: '7',
  start,
  stop: reference ? start + reference.length - 1 : start + 1,
  reference,
  alternate,
})

describe('lift-over', () => {
  test('places what lies whole in one stretch', () => {
    expect(liftOver(allele(101, 'A', 'T'))).toEqual({ ...allele(1101, 'A', 'T'), build: 'GRCH37' })
    expect(liftOver(allele(199, 'AC', ''))).toEqual({ ...allele(1199, 'AC', ''), build: 'GRCH37' })
    expect(liftOver(allele(215, '', 'GG'))).toEqual({ ...allele(1205, '', 'GG'), build: 'GRCH37' })
  })
  test('turns bases of a stretch on the other strand', () => {
    expect(liftOver(allele(401, 'AC', 'G'))).toEqual({
      ...allele(2099, 'GT', 'C'),
      build: 'GRCH37',
      chromosome: '9',
    })
    expect(liftOver(allele(499, '', 'AAC'))).toEqual({
      ...allele(2001, '', 'GTT'),
      build: 'GRCH37',
      chromosome: '9',
    })
  })
  test('does not place what reaches over an end, lies between stretches or on another chromosome', () => {
    expect(liftOver(allele(200, 'AC', 'G'))).toBeNull()
    expect(liftOver(allele(200, '', 'G'))).toBeNull()
    expect(liftOver(allele(205, 'A', 'G'))).toBeNull()
    expect(liftOver(allele(50, 'A', 'G'))).toBeNull()
    expect(liftOver({ ...allele(150, 'A', 'G'), chromosome: '8' })).toBeNull()
  })
})
