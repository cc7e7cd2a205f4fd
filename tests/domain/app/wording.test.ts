import { describe, expect, test } from 'vitest'
import { coordinateLinks, coordinateText, positionText } from '#app/entities/profile/coordinate-text.ts'
import { readIdFilter, readRecordTag } from '#app/entities/record-tags.ts'
import { tableHits, tagHit } from '#app/search/search-hits.ts'
import { searchTerms } from '#app/search/search-terms.ts'
import { rangeSentence } from '#app/ui/table/range-sentence.ts'
import { nextRow } from '#app/ui/table/row-keys.ts'

describe('what is listed, in words', () => {
  const noun = ['evidence item', 'evidence items'] as const

  test('names how many of how many, and the scope', () => {
    expect(rangeSentence({ loaded: 50, total: 4375, noun, scope: { before: 'accepted' } })).toBe(
      '1–50 of 4,375 accepted evidence items',
    )
    expect(
      rangeSentence({ loaded: 53, total: 53, noun: ['gene', 'genes'], scope: { after: ', counting all' } }),
    ).toBe('53 genes, counting all')
  })

  test('one and none', () => {
    expect(rangeSentence({ loaded: 1, total: 1, noun })).toBe('1 evidence item')
    const scopes = [undefined, { before: 'rejected' }, { before: 'accepted and submitted' }]
    for (const scope of scopes)
      expect(rangeSentence({ loaded: 0, total: 0, noun, scope })).toBe('No evidence items match')
  })
})

describe('tags that are typed', () => {
  test.each([
    ['EID1409', 'evidenceItem', 1409],
    ['eid 1409', 'evidenceItem', 1409],
    ['#E12', 'evidenceItem', 12],
    ['AID7', 'assertion', 7],
    ['VGID1', 'variantGroup', 1],
    ['MPID12', 'molecularProfile', 12],
  ])('%s', (text, kind, id) => {
    expect(readRecordTag(text)).toEqual({ kind, id })
  })

  test.each(['V600E', 'EID', 'EID0', 'RID5', 'EID99999999999', 'BRAF'])('%s is no tag of a page', (text) => {
    expect(readRecordTag(text)).toBeNull()
    expect(tagHit(text)).toBeNull()
  })

  test('a filter by id takes numbers and tags of its kind', () => {
    expect(readIdFilter('12', 'assertion')).toBe(12)
    expect(readIdFilter('aid12', 'assertion')).toBe(12)
    expect(readIdFilter('EID12', 'assertion')).toBeNull()
    expect(readIdFilter('twelve', 'assertion')).toBeNull()
    expect(readIdFilter('99999999999', 'assertion')).toBeNull()
  })
})

describe('what a line of search text looks for', () => {
  test('two words are a feature and its variant', () => {
    const terms = searchTerms('  BRAF   V600E ')
    expect(terms).toEqual({
      text: 'BRAF V600E',
      featureName: 'BRAF V600E',
      variantName: 'V600E',
      variantFeatureName: 'BRAF',
    })
    expect(terms && tableHits(terms)[0]?.href).toBe('/variants?variantName=V600E&featureName=BRAF')
  })

  test('one word may be either; one letter is too little', () => {
    expect(searchTerms('alk')).toEqual({ text: 'alk', featureName: 'alk', variantName: 'alk' })
    expect(searchTerms('a')).toBeNull()
  })
})

describe('coordinates', () => {
  const substitution = {
    chromosome: '7',
    start: 140453136,
    stop: 140453136,
    referenceBases: 'A',
    variantBases: 'T',
    referenceBuild: 'GRCH37' as const,
  }

  test('are written as position and bases', () => {
    expect(positionText(substitution)).toBe('7:140453136')
    expect(coordinateText(substitution)).toBe('7:140453136 A>T')
    expect(coordinateText({ ...substitution, stop: 140453137, variantBases: null })).toBe(
      '7:140453136-140453137 A>-',
    )
    expect(coordinateText({ chromosome: null, start: 1 })).toBeNull()
  })

  test('lead to the variant in gnomAD, or to its region when it is no substitution', () => {
    expect(coordinateLinks(substitution)[0]?.href).toBe(
      'https://gnomad.broadinstitute.org/variant/7-140453136-A-T?dataset=gnomad_r2_1',
    )
    expect(coordinateLinks({ ...substitution, variantBases: null })[0]?.href).toBe(
      'https://gnomad.broadinstitute.org/region/7-140453136-140453136?dataset=gnomad_r2_1',
    )
    expect(coordinateLinks({ ...substitution, referenceBuild: 'NCBI36' })).toEqual([])
  })
})

describe('keys that move between rows', () => {
  test.each([
    ['ArrowDown', 4, 5],
    ['ArrowUp', 0, 0],
    ['PageDown', 4, 9],
    ['PageUp', 2, 0],
    ['Home', 7, 0],
    ['End', 0, 9],
  ])('%s from row %i leads to row %i of ten', (key, from, to) => {
    expect(nextRow(key, from, 10, 10)).toBe(to)
  })

  test('other keys, other places and empty tables move nothing', () => {
    expect(nextRow('Enter', 3, 10, 5)).toBeNull()
    expect(nextRow('ArrowDown', Number.NaN, 10, 5)).toBeNull()
    expect(nextRow('ArrowDown', 0, 0, 5)).toBeNull()
  })
})
