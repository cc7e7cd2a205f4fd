import { describe, expect, test } from 'vitest'
import { type BalanceEvidence, evidenceBalance } from '#domain/evidence-balance.ts'
import { type MatrixEvidence, agreement, evidenceMatrix } from '#domain/evidence-matrix.ts'
import { stanceOf } from '#domain/evidence-stance.ts'

const melanoma = { id: 7, name: 'Melanoma' }
const colorectal = { id: 11, name: 'Colorectal Cancer' }
const dabrafenib = { id: 22, name: 'Dabrafenib' }
const trametinib = { id: 19, name: 'Trametinib' }
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
    ...changes,
  }
}

describe('the evidence balance', () => {
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
        cells: [
          {
            forResponse: [2, 1],
            againstResponse: [3],
            neither: [4],
            strongestFor: 'A',
            strongestAgainst: 'C',
            conflicting: true,
          },
          {
            forResponse: [],
            againstResponse: [5],
            neither: [],
            strongestFor: null,
            strongestAgainst: 'B',
            conflicting: false,
          },
        ],
      },
    ])
  })

  test('keeps combinations together and substitutes apart', () => {
    const balance = evidenceBalance([
      evidence(1, { therapies: [trametinib, dabrafenib], therapyInteractionType: 'COMBINATION' }),
      evidence(2, { therapies: [dabrafenib, trametinib], therapyInteractionType: 'COMBINATION' }),
      evidence(3, { therapies: [dabrafenib, vemurafenib], therapyInteractionType: 'SUBSTITUTES' }),
      evidence(4, { therapies: [vemurafenib, dabrafenib], therapyInteractionType: 'SEQUENTIAL' }),
    ])
    expect(balance.rows.map(({ name, cells }) => [name, cells[0]?.forResponse])).toEqual([
      ['Dabrafenib + Trametinib', [1, 2]],
      ['Dabrafenib', [3]],
      ['Dabrafenib, Vemurafenib (sequential)', [4]],
      ['Vemurafenib', [3]],
    ])
  })

  test('leaves out what is not about a therapy in a disease', () => {
    expect(
      evidenceBalance([
        evidence(1, { evidenceType: 'PROGNOSTIC', significance: 'POOR_OUTCOME', therapies: [] }),
        evidence(2, { therapies: [] }),
        evidence(3, { disease: null }),
      ]),
    ).toEqual({ diseases: [], rows: [] })
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
  const claim = { significance: 'SENSITIVITYRESPONSE' as const, assertionDirection: 'SUPPORTS' as const }
  const item = (id: number, changes: Partial<MatrixEvidence>): MatrixEvidence => ({
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
    expect(matrix.conflicting).toBe(true)
  })

  test('is without conflict while only rejected evidence disagrees', () => {
    const against = item(2, { evidenceDirection: 'DOES_NOT_SUPPORT', status: 'REJECTED' })
    expect(evidenceMatrix(claim, [item(1, {}), against]).conflicting).toBe(false)
  })

  test('has room for old items without level or direction', () => {
    const matrix = evidenceMatrix(claim, [item(1, { evidenceLevel: null, evidenceDirection: 'NA' })])
    expect(matrix.levels.at(-1)).toBeNull()
    expect(matrix.directions).toEqual(['SUPPORTS', 'DOES_NOT_SUPPORT', 'NA'])
    expect(matrix.cells.at(-1)).toMatchObject({ accepted: [1], disagreeing: [] })
  })

  test('compares statements without an opposite by their significance only', () => {
    const uncertain = {
      significance: 'UNCERTAIN_SIGNIFICANCE' as const,
      assertionDirection: 'SUPPORTS' as const,
    }
    const found = (
      significance: MatrixEvidence['significance'],
      evidenceDirection: MatrixEvidence['evidenceDirection'],
    ) => agreement(uncertain, { significance, evidenceDirection })
    expect(found('UNCERTAIN_SIGNIFICANCE', 'SUPPORTS')).toBe('AGREES')
    expect(found('UNCERTAIN_SIGNIFICANCE', 'DOES_NOT_SUPPORT')).toBe('DISAGREES')
    expect(found('UNCERTAIN_SIGNIFICANCE', 'NA')).toBe('UNRELATED')
    expect(found('PREDISPOSITION', 'SUPPORTS')).toBe('UNRELATED')
  })
})
