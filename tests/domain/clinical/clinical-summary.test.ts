import { describe, expect, test } from 'vitest'
import { oldWords } from '#app/entities/summary/publication-years.ts'
import { clinicalSummary } from '#domain/clinical/clinical-summary.ts'
import type { SummaryEvidence } from '#domain/clinical/clinical-summary.ts'

const braf = { id: 12, name: 'BRAF V600E' }
const melanoma = { id: 7, name: 'Melanoma' }
const vemurafenib = { id: 4, name: 'Vemurafenib' }

let lastId = 0
const item = (changes: Partial<SummaryEvidence> = {}): SummaryEvidence => ({
  id: (lastId += 1),
  evidenceType: 'PREDICTIVE',
  evidenceDirection: 'SUPPORTS',
  significance: 'SENSITIVITYRESPONSE',
  evidenceLevel: 'B',
  publicationYear: 2020,
  molecularProfile: braf,
  disease: melanoma,
  therapies: [vemurafenib],
  therapyInteractionType: null,
  ...changes,
})

const years = (items: Partial<SummaryEvidence>[]) => {
  const [cell] = clinicalSummary(items.map(item), byDisease).rows[0]?.cells ?? []
  return [cell?.level, cell?.newestYear, cell?.levelYear]
}

const byDisease = { rows: 'DISEASE', cellsByProfile: false } as const

describe('A clinical summary', () => {
  test('has a cell for each direction, and counts all evidence', () => {
    const { rows } = clinicalSummary(
      [
        item(),
        item({ evidenceLevel: 'A' }),
        item({ evidenceDirection: 'DOES_NOT_SUPPORT' }),
        item({ evidenceDirection: 'NA' }),
      ],
      byDisease,
    )
    expect(rows[0]?.cells).toMatchObject([
      { outcome: 'RESPONSE', level: 'A', evidenceItemCount: 2, supporting: 2, notSupporting: 0 },
      { outcome: 'NO_RESPONSE', level: 'B', evidenceItemCount: 1, supporting: 0, notSupporting: 1 },
      { outcome: 'OTHER', level: 'B', evidenceItemCount: 1, supporting: 0, notSupporting: 0 },
    ])
  })

  test('gives the level of the evidence against beside that of the evidence for', () => {
    const { rows } = clinicalSummary(
      [
        item({ evidenceLevel: 'C' }),
        item({ evidenceLevel: 'D' }),
        item({ evidenceLevel: 'B', evidenceDirection: 'DOES_NOT_SUPPORT' }),
        item({ therapies: [{ id: 5, name: 'Dabrafenib' }], evidenceLevel: 'D' }),
      ],
      byDisease,
    )
    expect(rows[0]?.cells).toMatchObject([
      { level: 'C', outcome: 'RESPONSE', treatment: { name: 'Vemurafenib' } },
      { level: 'D', outcome: 'RESPONSE', treatment: { name: 'Dabrafenib' } },
      { level: 'B', outcome: 'NO_RESPONSE', treatment: { name: 'Vemurafenib' } },
    ])
  })

  test('names the alterations of each cell, those with most evidence first, and never mixes wild type with them', () => {
    const v600k = { id: 17, name: 'BRAF V600K' }
    const wild = { id: 90, name: 'BRAF Wildtype' }
    const { rows } = clinicalSummary(
      [
        item({ molecularProfile: v600k }),
        item({ molecularProfile: wild }),
        item(),
        item(),
        item({ molecularProfile: wild, evidenceDirection: 'DOES_NOT_SUPPORT' }),
      ],
      byDisease,
    )
    expect(
      rows[0]?.cells.map(({ outcome, molecularProfiles }) => [
        outcome,
        ...molecularProfiles.map(({ name }) => name),
      ]),
    ).toEqual([
      ['RESPONSE', 'BRAF V600E', 'BRAF V600K'],
      ['RESPONSE', 'BRAF Wildtype'],
      ['NO_RESPONSE', 'BRAF Wildtype'],
    ])
  })

  test('takes sensitivity without a direction for no answer, neither response nor none', () => {
    const { rows } = clinicalSummary([item({ evidenceDirection: 'NA' })], byDisease)
    expect(rows[0]?.cells).toMatchObject([{ outcome: 'OTHER', supporting: 0, notSupporting: 0 }])
  })

  test('names predictive conflicts before others, however much evidence those have', () => {
    const prognostic = { evidenceType: 'PROGNOSTIC', therapies: [], significance: 'POOR_OUTCOME' } as const
    const { conflicts } = clinicalSummary(
      [
        item(prognostic),
        item(prognostic),
        item({ ...prognostic, evidenceDirection: 'DOES_NOT_SUPPORT' }),
        item(),
        item({ significance: 'RESISTANCE' }),
      ],
      byDisease,
    )
    expect(conflicts.map(({ evidenceType }) => evidenceType)).toEqual(['PREDICTIVE', 'PROGNOSTIC'])
  })

  test('counts the conflicts of a type other than predictive, each within one profile and disease', () => {
    const prognostic = { evidenceType: 'PROGNOSTIC', therapies: [] } as const
    const better = { ...prognostic, significance: 'BETTER_OUTCOME' } as const
    const poor = { ...prognostic, significance: 'POOR_OUTCOME' } as const
    const elsewhere = { disease: { id: 90, name: 'Another disease' } }
    const conflictsAmong = (...evidence: Parameters<typeof item>[0][]) =>
      clinicalSummary(evidence.map(item), byDisease).otherTypes.map(({ conflictCount }) => conflictCount)
    expect(conflictsAmong(better, poor)).toEqual([1])
    expect(conflictsAmong(better, { ...poor, ...elsewhere })).toEqual([0])
    expect(conflictsAmong(better, poor, { ...better, ...elsewhere }, { ...poor, ...elsewhere })).toEqual([2])
  })

  test('tells a treatment that is not supported from one that is', () => {
    const { rows } = clinicalSummary(
      [item({ evidenceDirection: 'DOES_NOT_SUPPORT' }), item({ therapies: [{ id: 5, name: 'Dabrafenib' }] })],
      byDisease,
    )
    expect(rows[0]?.cells.map(({ treatment, outcome }) => [treatment.name, outcome])).toEqual([
      ['Dabrafenib', 'RESPONSE'],
      ['Vemurafenib', 'NO_RESPONSE'],
    ])
  })
})

describe('The years of an entry', () => {
  test.each([
    ['one item', [{ publicationYear: 2014 }], ['B', 2014, 2014]],
    ['the newest', [{ publicationYear: 2014 }, { publicationYear: 2019 }], ['B', 2019, 2019]],
    [
      'a newer one of a lower level',
      [
        { evidenceLevel: 'A', publicationYear: 2014 },
        { evidenceLevel: 'C', publicationYear: 2023 },
      ],
      ['A', 2023, 2014],
    ],
    [
      'a newer one of a better level',
      [
        { evidenceLevel: 'A', publicationYear: 2023 },
        { evidenceLevel: 'C', publicationYear: 2014 },
      ],
      ['A', 2023, 2023],
    ],
    ['none known', [{ publicationYear: null }], ['B', null, null]],
    [
      'one of the best level not known',
      [{ publicationYear: null }, { publicationYear: 2014 }],
      ['B', 2014, null],
    ],
    [
      'one of a lower level not known',
      [{ publicationYear: 2014 }, { evidenceLevel: 'C', publicationYear: null }],
      ['B', 2014, 2014],
    ],
  ] as const)('are those of its evidence: %s', (_case, items, expected) => {
    expect(years([...items])).toEqual(expected)
  })

  test.each([
    [2023, 2023, null],
    [2021, 2021, null],
    [2020, 2020, 'old'],
    [2014, 2014, 'old'],
    [2023, 2014, 'A of 2014 old'],
    [2023, 2020, 'A of 2020 old'],
    [2023, 2021, null],
    [2023, null, null],
    [2014, null, null],
    [null, null, null],
  ])('newest %s, of the best level %s: in 2026 %s', (newestYear, levelYear, words) => {
    expect(oldWords({ level: 'A', newestYear, levelYear }, 2026)).toBe(words)
  })
})
