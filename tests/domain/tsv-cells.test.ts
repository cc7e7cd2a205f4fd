import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCitation, trialNumbers } from '#server/exchange/cells/citations.ts'
import { knownNames, learnSingleName, splitNames } from '#server/exchange/cells/name-lists.ts'
import { dateInName, isoTime, releaseNameOf } from '#server/exchange/release/dates.ts'

describe('List cells', () => {
  it('are split at commas, known names first', () => {
    const known = knownNames(['FGF/VEGF Receptor Tyrosine Kinase Inhibitor, PD173074', 'Dovitinib'])
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
    ['A,,A, ,B', ['A', 'B']],
  ])('keep commas inside names that nobody knows: %s', (cell, names) => {
    expect(splitNames(cell, knownNames(['Dovitinib']))).toEqual(names)
  })

  it('split after a comma with a space when the next name is known', () => {
    expect(splitNames('Foo, Dovitinib', knownNames(['Dovitinib']))).toEqual(['Foo', 'Dovitinib'])
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
        expect(splitNames(names.join(','), knownNames(names))).toEqual(names)
      }),
    )
  })

  it('learn a name with a comma from a cell that says it is one', () => {
    const known = knownNames(['Imatinib', 'Dasatinib'])
    learnSingleName('2,4-pyrimidinediamine', known)
    learnSingleName('Imatinib,Dasatinib', known)
    expect(known.has('2,4-Pyrimidinediamine')).toBe(true)
    expect(known.has('Imatinib,Dasatinib')).toBe(false)
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
