import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCitation, trialNumbers } from '#server/import/cells/citations.ts'
import { canonicalNames, learnSingleName, splitNames } from '#server/import/cells/name-lists.ts'
import { wholeNumber } from '#server/import/cells/whole-numbers.ts'
import { dateInName, isoTime, releaseNameOf } from '#server/import/release/dates.ts'

describe('List cells', () => {
  it('are split at commas, known names first', () => {
    const known = canonicalNames(['FGF/VEGF Receptor Tyrosine Kinase Inhibitor, PD173074', 'Dovitinib'])
    expect(splitNames('FGF/VEGF Receptor Tyrosine Kinase Inhibitor, PD173074,Dovitinib', known)).toEqual([
      'FGF/VEGF Receptor Tyrosine Kinase Inhibitor, PD173074',
      'Dovitinib',
    ])
  })

  it.each([
    ['Trametinib,Dabrafenib', ['Trametinib', 'Dabrafenib']],
    ['2,4-pyrimidinediamine,Dovitinib', ['2,4-pyrimidinediamine', 'Dovitinib']],
    [
      'Gefitinib,HER2 Inhibitor CP-724,714,Selumetinib',
      ['Gefitinib', 'HER2 Inhibitor CP-724,714', 'Selumetinib'],
    ],
    ['Kinase Inhibitor, X1,Dovitinib', ['Kinase Inhibitor, X1', 'Dovitinib']],
    ['Inhibitor 2,4-X,Dovitinib', ['Inhibitor 2,4-X', 'Dovitinib']],
    ['A,,A, ,B', ['A', 'B']],
  ])('keep commas inside names that nobody knows: %s', (cell, names) => {
    expect(splitNames(cell, canonicalNames(['Dovitinib']))).toEqual(names)
  })

  it('split after a comma with a space when the next name is known', () => {
    expect(splitNames('Foo, Dovitinib', canonicalNames(['Dovitinib']))).toEqual(['Foo', 'Dovitinib'])
  })

  it('give back any list of known names, commas in them or not', () => {
    const name = fc
      .array(fc.constantFrom('Alpha', 'beta', '2', 'X', ', ', ',', '-'), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join('').trim())
      .filter((text) => /^[^,\s](.*[^,\s])?$/.test(text) && !text.includes(',,'))
    // Unlike each other, so that the longest match is the right one.
    const list = fc
      .uniqueArray(name, { minLength: 1, maxLength: 5, selector: (text) => text.toLowerCase() })
      .map((names) => names.map((text, place) => `T${place}${text}T`))
    fc.assert(
      fc.property(list, (names) => {
        expect(splitNames(names.join(','), canonicalNames(names))).toEqual(names)
      }),
    )
  })

  it('learn a name with a comma, unless it is a list of known names', () => {
    const known = canonicalNames(['Imatinib', 'Dasatinib'])
    learnSingleName('2,4-pyrimidinediamine', known)
    learnSingleName('Imatinib,Dasatinib', known)
    expect(known.has('2,4-Pyrimidinediamine')).toBe(true)
    expect(known.has('Imatinib,Dasatinib')).toBe(false)
  })
})

describe('Whole numbers', () => {
  it.each([
    ['162', '162'],
    ['0001909', '0001909'],
    ['162.0', '162'],
    ['162.', '162'],
    ['1.001E3', '1001'],
    ['1.001e+03', '1001'],
    ['1.40453136E8', '140453136'],
    ['-12.00', '-12'],
    ['0.0', '0'],
    ['12E1', '120'],
  ])('are read as spreadsheets write them: %s', (text, digits) => {
    expect(wholeNumber(text)).toBe(digits)
  })

  it.each(['', '1.5', '1.0015E3', '1E-3', '10.1182/blood.2019', 'V600E', '1,001', 'E3'])(
    'are nothing else: %s',
    (text) => expect(wholeNumber(text)).toBe(null),
  )

  it('are the same whichever notation a program chooses', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), (number) => {
        for (const text of [`${number}.0`, number.toExponential(), number.toExponential().toUpperCase()])
          expect(wholeNumber(text)).toBe(String(number))
      }),
    )
  })
})

describe('Citations', () => {
  it.each([
    ['Shaw et al., 2011, J. Clin. Oncol.', 'PUBMED', 'Shaw et al.', 2011, 'J. Clin. Oncol.'],
    ['Shaw et al., 2011', 'PUBMED', 'Shaw et al.', 2011, null],
    ['Bataille et al., 2003, MP, Mol. Pathol.', 'PUBMED', 'Bataille et al.', 2003, 'MP, Mol. Pathol.'],
    ['2015, N. Engl. J. Med.', 'PUBMED', null, 2015, 'N. Engl. J. Med.'],
    ['2015', 'PUBMED', null, 2015, null],
    ['Fiala et al., Cancer Genet', 'PUBMED', 'Fiala et al.', null, 'Cancer Genet'],
    [
      'Scott Kopetz, 2019, ASCO Annual Meeting, Abstract 688',
      'ASCO',
      'Scott Kopetz',
      2019,
      'ASCO Annual Meeting',
    ],
  ] as const)('%s', (citation, type, author, year, journal) => {
    expect(readCitation(citation, type)).toEqual({ author, year, journal })
  })

  it('may be missing', () => {
    expect(readCitation(null, 'PUBMED')).toEqual({ author: null, year: null, journal: null })
  })
})

describe('Other cells', () => {
  it('name trials however they are joined', () => {
    expect(trialNumbers('NCT02593019, nct03106155; NCT03366675,NCT02593019')).toEqual([
      'NCT02593019',
      'NCT03106155',
      'NCT03366675',
    ])
  })

  it('hold times that become ISO 8601 with milliseconds', () => {
    expect(isoTime('2020-01-16 19:05:22 UTC')).toBe('2020-01-16T19:05:22.000Z')
    expect(isoTime('2020-01-16')).toBe('2020-01-16T00:00:00.000Z')
    expect(isoTime('2020-13-16 19:05:22 UTC')).toBe(null)
    expect(isoTime('yesterday')).toBe(null)
  })

  it('tell the day of a release by the names of its files', () => {
    expect(dateInName('01-Aug-2024-GeneSummaries.tsv')).toBe('2024-08-01')
    expect(dateInName('civic-2021-02-01')).toBe('2021-02-01')
    expect(dateInName('nightly-GeneSummaries.tsv')).toBe(null)
    expect(dateInName('31-Feb-2024-GeneSummaries.tsv')).toBe(null)
    expect(releaseNameOf('2024-08-01')).toBe('01-Aug-2024')
  })
})
