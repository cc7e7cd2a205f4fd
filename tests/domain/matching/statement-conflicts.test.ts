import { describe, expect, test } from 'vitest'
import { statementConflicts } from '#domain/matching/statement-conflicts.ts'
import type { MatchedStatement } from '#domain/matching/statement-conflicts.ts'

const statement = (id: number, facts: Partial<MatchedStatement> = {}) => ({
  id,
  profileId: 1,
  type: 'PREDICTIVE',
  direction: 'SUPPORTS' as const,
  significance: 'SENSITIVITYRESPONSE' as const,
  disease: { id: 7, name: 'Melanoma' },
  therapies: ['Erlotinib'],
  therapyInteraction: null,
  ...facts,
})
const outcome = (id: number, facts: Partial<MatchedStatement> = {}) =>
  statement(id, { type: 'PROGNOSTIC', significance: 'BETTER_OUTCOME', therapies: [], ...facts })

/** Conflicts with the ids on both sides. */
const conflicts = (...statements: ReturnType<typeof statement>[]) =>
  statementConflicts(statements).map(({ treatment, supporting, opposing }) => ({
    treatment,
    supporting: supporting.map(({ id }) => id),
    opposing: opposing.map(({ id }) => id),
  }))

describe('conflicts of statements', () => {
  test('name those for and against a treatment in one disease, whichever profile each is about', () => {
    expect(
      conflicts(
        statement(1),
        statement(2, { significance: 'RESISTANCE', profileId: 2 }),
        statement(3, { direction: 'DOES_NOT_SUPPORT' }),
      ),
    ).toEqual([{ treatment: 'Erlotinib', supporting: [1], opposing: [2, 3] }])
  })

  test('count substitutes as treatments of their own, and a combination as another one', () => {
    const therapies = ['Erlotinib', 'Gefitinib']
    const against = { significance: 'RESISTANCE' as const, therapies }
    expect(conflicts(statement(1), statement(2, { ...against, therapyInteraction: 'SUBSTITUTES' }))).toEqual([
      { treatment: 'Erlotinib', supporting: [1], opposing: [2] },
    ])
    expect(conflicts(statement(1), statement(2, { ...against, therapyInteraction: 'COMBINATION' }))).toEqual(
      [],
    )
  })

  test.each([
    [{ disease: { id: 8, name: 'Lung Cancer' } }],
    [{ disease: null }],
    [{ therapies: ['Gefitinib'] }],
    [{ type: 'PROGNOSTIC' }],
  ])('need the same treatment, disease and type: %o', (other) => {
    expect(conflicts(statement(1), statement(2, { significance: 'RESISTANCE', ...other }))).toEqual([])
  })

  test('are none where the evidence agrees', () => {
    const agreeing = statement(2, { significance: 'RESISTANCE', direction: 'DOES_NOT_SUPPORT' })
    expect(conflicts(statement(1), agreeing)).toEqual([])
  })

  test('are about one profile where no treatment is named', () => {
    const poor = { significance: 'POOR_OUTCOME' as const }
    expect(conflicts(outcome(1), outcome(2, poor))).toEqual([
      { treatment: null, supporting: [1], opposing: [2] },
    ])
    expect(conflicts(outcome(1), outcome(2, { ...poor, profileId: 2 }))).toEqual([])
  })
})
