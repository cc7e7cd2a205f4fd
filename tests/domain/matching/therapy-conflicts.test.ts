import { describe, expect, test } from 'vitest'
import { therapyConflicts } from '#domain/matching/therapy-conflicts.ts'
import type { TherapyStatement } from '#domain/matching/therapy-conflicts.ts'

const statement = (id: number, facts: Partial<TherapyStatement> = {}): TherapyStatement => ({
  id,
  type: 'PREDICTIVE',
  direction: 'SUPPORTS',
  significance: 'SENSITIVITYRESPONSE',
  disease: { id: 7, name: 'Melanoma' },
  therapies: ['Erlotinib'],
  therapyInteraction: null,
  ...facts,
})

describe('conflicts on therapies', () => {
  test('name the evidence for and against a therapy in one disease', () => {
    const conflicts = therapyConflicts([
      statement(1),
      statement(2, { significance: 'RESISTANCE' }),
      statement(3, { direction: 'DOES_NOT_SUPPORT' }),
    ])
    expect(conflicts).toEqual([
      {
        therapies: ['Erlotinib'],
        therapyInteraction: null,
        disease: { id: 7, name: 'Melanoma' },
        supporting: [1],
        opposing: [2, 3],
      },
    ])
  })

  test.each([
    [{ disease: { id: 8, name: 'Lung Cancer' } }],
    [{ disease: null }],
    [{ therapies: ['Gefitinib'] }],
    [{ therapies: ['Erlotinib', 'Gefitinib'], therapyInteraction: 'COMBINATION' }],
    [{ type: 'PROGNOSTIC' }],
  ])('need the same therapy, disease and type: %o', (other) => {
    expect(therapyConflicts([statement(1), statement(2, { significance: 'RESISTANCE', ...other })])).toEqual(
      [],
    )
  })

  test('are none where the evidence agrees', () => {
    const agreeing = statement(2, { significance: 'RESISTANCE', direction: 'DOES_NOT_SUPPORT' })
    expect(therapyConflicts([statement(1), agreeing])).toEqual([])
  })
})
