import { describe, expect, test } from 'vitest'
import { type BalanceEvidence, evidenceBalance } from '#domain/clinical/evidence-balance.ts'
import { type MatrixEvidence, agreement, evidenceMatrix } from '#domain/clinical/evidence-matrix.ts'
import { stanceOf } from '#domain/clinical/evidence-stance.ts'

const melanoma = { id: 7, name: 'Melanoma' }
const colorectal = { id: 11, name: 'Colorectal Cancer' }
const dabrafenib = { id: 22, name: 'Dabrafenib' }
const trametinib = { id: 19, name: 'Trametinib' }
const v600e = { id: 12, name: 'BRAF V600E' }
const v600k = { id: 17, name: 'BRAF V600K' }
const vemurafenib = { id: 4, name: 'Vemurafenib' }

function evidence(id: number, changes: Partial<BalanceEvidence>): BalanceEvidence {
  return {
    id,
    evidenceType: 'PREDICTIVE',
    evidenceDirection: 'SUPPORTS',
    significance: 'SENSITIVITYRESPONSE',
    evidenceLevel: 'B',
    disease: melanoma,
    therapies: [vemurafenib],
    therapyInteractionType: null,
    molecularProfile: v600e,
    ...changes,
  }
}

describe('the evidence balance', () => {
  test('leaves out evidence of retracted sources, and counts it', () => {
    const conflict = evidence(3, { significance: 'RESISTANCE', evidenceLevel: 'A', retracted: true })
    const elsewhere = evidence(4, { disease: colorectal, retracted: true })
    const { retractedCount, ...balance } = evidenceBalance([evidence(1, {}), conflict, elsewhere])
    expect(retractedCount).toBe(2)
    const { retractedCount: _none, ...without } = evidenceBalance([evidence(1, {})])
    expect(balance).toEqual(without)
  })

  test('sets evidence for and against response side by side', () => {
    const balance = evidenceBalance([
      evidence(1, {}),
      evidence(2, { evidenceLevel: 'A' }),
      evidence(3, { significance: 'RESISTANCE', evidenceLevel: 'C' }),
      evidence(4, { significance: 'ADVERSE_RESPONSE' }),
      evidence(5, { disease: colorectal, evidenceDirection: 'DOES_NOT_SUPPORT' }),
    ])
    expect(balance.diseases).toEqual([melanoma, colorectal])
    expect(balance.rows).toEqual([
      {
        key: '4',
        name: 'Vemurafenib',
        therapies: [vemurafenib],
        interaction: null,
        wildType: null,
        cells: [
          {
            findings: [
              { finding: 'RESPONSE', ids: [2, 1], level: 'A', significance: 'SENSITIVITYRESPONSE' },
              { finding: 'RESISTANCE', ids: [3], level: 'C', significance: 'RESISTANCE' },
              { finding: 'ADVERSE', ids: [4], level: 'B', significance: 'ADVERSE_RESPONSE' },
            ],
            leaning: 'FAVOURABLE',
            conflicts: [v600e],
          },
          {
            findings: [{ finding: 'NO_EFFECT', ids: [5], level: 'B', significance: 'SENSITIVITYRESPONSE' }],
            leaning: 'UNFAVOURABLE',
            conflicts: [],
          },
        ],
      },
    ])
  })

  const cellOf = (...items: BalanceEvidence[]) => evidenceBalance(items).rows[0]?.cells[0]
  const resistance = { significance: 'RESISTANCE' as const }
  const notSupported = { evidenceDirection: 'DOES_NOT_SUPPORT' as const }

  test('finds no conflict between molecular profiles, nor between ways of being against', () => {
    expect(cellOf(evidence(1, {}), evidence(2, { ...resistance, molecularProfile: v600k }))).toMatchObject({
      leaning: 'NEITHER',
      conflicts: [],
    })
    expect(cellOf(evidence(1, notSupported), evidence(2, resistance))).toMatchObject({
      leaning: 'UNFAVOURABLE',
      conflicts: [],
    })
  })

  test.each([
    [[{}], 'FAVOURABLE'],
    [[resistance], 'UNFAVOURABLE'],
    [[{ significance: 'REDUCED_SENSITIVITY' as const }], 'UNFAVOURABLE'],
    [[notSupported], 'UNFAVOURABLE'],
    // It refutes resistance and proves no response.
    [[{ ...resistance, ...notSupported }], 'NEITHER'],
    [[{ significance: 'ADVERSE_RESPONSE' as const }], 'NEITHER'],
    [[{ significance: 'NA' as const }], 'NEITHER'],
    [[{ evidenceDirection: 'NA' as const }], 'NEITHER'],
    [[{}, notSupported], 'NEITHER'],
    [[{}, {}, notSupported], 'FAVOURABLE'],
    [[{}, notSupported, resistance], 'UNFAVOURABLE'],
    [[{ evidenceLevel: 'A' as const }, notSupported, notSupported], 'UNFAVOURABLE'],
    [[{ evidenceLevel: 'D' as const }, ...Array.from({ length: 8 }, () => notSupported)], 'UNFAVOURABLE'],
    [[{}, { ...resistance, ...notSupported }], 'FAVOURABLE'],
    [[resistance, { ...resistance, ...notSupported }], 'UNFAVOURABLE'],
  ])('is coloured by what most evidence says: %o is %s', (items, leaning) => {
    expect(cellOf(...items.map((changes, at) => evidence(at + 1, changes)))).toMatchObject({ leaning })
  })

  test('keeps wild type apart from mutations', () => {
    const wild = { id: 90, name: 'BRAF Wildtype' }
    const { rows } = evidenceBalance([
      evidence(1, {}),
      evidence(2, { ...notSupported, molecularProfile: wild }),
      evidence(3, {}),
    ])
    expect(rows.map(({ wildType, cells }) => [wildType, cells[0]?.leaning])).toEqual([
      [null, 'FAVOURABLE'],
      ['BRAF Wildtype', 'UNFAVOURABLE'],
    ])
  })

  test('keeps treatments apart that differ by a therapy or by how they are given', () => {
    const balance = evidenceBalance([
      evidence(1, { therapies: [trametinib, dabrafenib], therapyInteractionType: 'COMBINATION' }),
      evidence(2, { therapies: [dabrafenib, trametinib], therapyInteractionType: 'COMBINATION' }),
      evidence(3, { therapies: [dabrafenib, vemurafenib], therapyInteractionType: 'SUBSTITUTES' }),
      evidence(4, { therapies: [vemurafenib, dabrafenib], therapyInteractionType: 'SEQUENTIAL' }),
    ])
    expect(balance.rows.map(({ name, cells }) => [name, cells[0]?.findings[0]?.ids])).toEqual([
      ['Dabrafenib + Trametinib', [1, 2]],
      ['Dabrafenib or Vemurafenib', [3]],
      ['Dabrafenib, Vemurafenib (sequential)', [4]],
    ])
  })

  test('leaves out what is not about a therapy in a disease', () => {
    expect(
      evidenceBalance([
        evidence(1, { evidenceType: 'PROGNOSTIC', significance: 'POOR_OUTCOME', therapies: [] }),
        evidence(2, { therapies: [] }),
        evidence(3, { disease: null }),
      ]),
    ).toEqual({ diseases: [], rows: [], retractedCount: 0 })
  })
})

describe('stances', () => {
  test('turn round when the direction does', () => {
    expect(stanceOf({ significance: 'RESISTANCE', direction: 'SUPPORTS' })).toBe('AGAINST')
    expect(stanceOf({ significance: 'RESISTANCE', direction: 'DOES_NOT_SUPPORT' })).toBe('FOR')
    expect(stanceOf({ significance: 'POSITIVE', direction: 'DOES_NOT_SUPPORT' })).toBe('AGAINST')
    expect(stanceOf({ significance: 'POSITIVE', direction: 'NA' })).toBe('NEITHER')
    expect(stanceOf({ significance: 'POSITIVE', direction: null })).toBe('NEITHER')
    expect(stanceOf({ significance: 'GAIN_OF_FUNCTION', direction: 'SUPPORTS' })).toBe('NEITHER')
    expect(stanceOf({ significance: null, direction: 'SUPPORTS' })).toBe('NEITHER')
  })
})

describe('the evidence matrix', () => {
  const about = {
    evidenceType: 'PREDICTIVE' as const,
    molecularProfile: v600e,
    disease: melanoma,
    therapies: [vemurafenib],
    therapyInteractionType: null,
  }
  const claim = {
    ...about,
    significance: 'SENSITIVITYRESPONSE' as const,
    assertionDirection: 'SUPPORTS' as const,
  }
  const item = (id: number, changes: Partial<MatrixEvidence>): MatrixEvidence => ({
    ...about,
    id,
    evidenceLevel: 'B',
    evidenceDirection: 'SUPPORTS',
    significance: 'SENSITIVITYRESPONSE',
    status: 'ACCEPTED',
    ...changes,
  })

  test('counts by level, direction and status, and marks disagreement', () => {
    const matrix = evidenceMatrix(claim, [
      item(3, {}),
      item(1, { status: 'SUBMITTED' }),
      item(2, { significance: 'RESISTANCE' }),
      item(4, { evidenceLevel: 'D', evidenceDirection: 'DOES_NOT_SUPPORT', status: 'REJECTED' }),
    ])
    expect(matrix.levels).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(matrix.directions).toEqual(['SUPPORTS', 'DOES_NOT_SUPPORT'])
    expect(matrix.cells).toHaveLength(10)
    expect(matrix.cells[2]).toEqual({
      level: 'B',
      direction: 'SUPPORTS',
      accepted: [2, 3],
      submitted: [1],
      rejected: [],
      disagreeing: [2],
    })
    expect(matrix.cells[7]).toMatchObject({ level: 'D', rejected: [4], disagreeing: [] })
    expect(matrix.disagreeing).toEqual([2])
  })

  test('is without conflict while only rejected evidence disagrees', () => {
    const against = item(2, { evidenceDirection: 'DOES_NOT_SUPPORT', status: 'REJECTED' })
    expect(evidenceMatrix(claim, [item(1, {}), against]).disagreeing).toEqual([])
  })

  test('compares only what is about the same molecular profile, treatment, disease and type', () => {
    const resistance = { significance: 'RESISTANCE' as const }
    const matrix = evidenceMatrix(claim, [
      item(1, { ...resistance, therapies: [dabrafenib] }),
      item(2, { ...resistance, molecularProfile: v600k }),
      item(3, { ...resistance, disease: colorectal }),
      item(4, { ...resistance, evidenceType: 'FUNCTIONAL' }),
      item(5, {
        ...resistance,
        therapies: [vemurafenib, dabrafenib],
        therapyInteractionType: 'COMBINATION',
      }),
      item(6, { therapies: [dabrafenib] }),
      item(7, {}),
    ])
    expect(matrix.disagreeing).toEqual([])
    expect(matrix.notComparable).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('has room for old items without level or direction', () => {
    const matrix = evidenceMatrix(claim, [item(1, { evidenceLevel: null, evidenceDirection: 'NA' })])
    expect(matrix.levels.at(-1)).toBeNull()
    expect(matrix.directions).toEqual(['SUPPORTS', 'DOES_NOT_SUPPORT', 'NA'])
    expect(matrix.cells.at(-1)).toMatchObject({ accepted: [1], disagreeing: [] })
    expect(matrix.notComparable).toEqual([1])
  })

  test('compares statements without an opposite by their significance only', () => {
    const uncertain = {
      ...about,
      significance: 'UNCERTAIN_SIGNIFICANCE' as const,
      assertionDirection: 'SUPPORTS' as const,
    }
    const found = (
      significance: MatrixEvidence['significance'],
      evidenceDirection: MatrixEvidence['evidenceDirection'],
    ) => agreement(uncertain, { ...about, significance, evidenceDirection })
    expect(found('UNCERTAIN_SIGNIFICANCE', 'SUPPORTS')).toBe('AGREES')
    expect(found('UNCERTAIN_SIGNIFICANCE', 'DOES_NOT_SUPPORT')).toBe('DISAGREES')
    expect(found('UNCERTAIN_SIGNIFICANCE', 'NA')).toBe('NOT_COMPARABLE')
    expect(found('PREDISPOSITION', 'SUPPORTS')).toBe('NOT_COMPARABLE')
  })

  test('compares what assertions of oncogenicity say with what evidence says', () => {
    const oncogenic = { ...about, evidenceType: 'ONCOGENIC' as const, therapies: [] }
    const found = (
      significance: MatrixEvidence['significance'],
      direction: 'SUPPORTS' | 'DOES_NOT_SUPPORT',
    ) =>
      agreement(
        { ...oncogenic, significance: 'LIKELY_ONCOGENIC', assertionDirection: 'SUPPORTS' },
        { ...oncogenic, significance, evidenceDirection: direction },
      )
    expect(found('ONCOGENICITY', 'SUPPORTS')).toBe('AGREES')
    expect(found('ONCOGENICITY', 'DOES_NOT_SUPPORT')).toBe('DISAGREES')
    expect(found('PROTECTIVENESS', 'SUPPORTS')).toBe('DISAGREES')
  })
})
