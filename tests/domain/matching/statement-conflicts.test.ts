import { describe, expect, test } from 'vitest'
import { opposedStatements, statementConflicts } from '#domain/matching/statement-conflicts.ts'
import type { MatchedStatement } from '#domain/matching/statement-conflicts.ts'

const statement = (id: number, facts: Partial<MatchedStatement> = {}) => ({
  id,
  profileId: 1,
  type: 'PREDICTIVE',
  direction: 'SUPPORTS' as const,
  significance: 'SENSITIVITYRESPONSE' as const,
  disease: { id: 7, name: 'Melanoma', doid: null },
  therapies: ['Erlotinib'],
  therapyInteraction: null,
  ...facts,
})
const outcome = (id: number, facts: Partial<MatchedStatement> = {}) =>
  statement(id, { type: 'PROGNOSTIC', significance: 'BETTER_OUTCOME', therapies: [], ...facts })

type Disagreements = ReturnType<typeof statementConflicts<ReturnType<typeof statement>>>

/** Disagreements with the ids on both sides. */
const withIds = (found: Disagreements) =>
  found.map(({ treatment, supporting, opposing }) => ({
    treatment,
    supporting: supporting.map(({ id }) => id),
    opposing: opposing.map(({ id }) => id),
  }))
const conflicts = (...statements: ReturnType<typeof statement>[]) => withIds(statementConflicts(statements))
const opposed = (...statements: ReturnType<typeof statement>[]) => withIds(opposedStatements(statements))

const resistance = { significance: 'RESISTANCE' as const }
const notSupported = { direction: 'DOES_NOT_SUPPORT' as const }

describe('conflicts of statements', () => {
  test('are about one profile, treatment, disease and type', () => {
    expect(conflicts(statement(1), statement(2, resistance), statement(3, notSupported))).toEqual([
      { treatment: 'Erlotinib', supporting: [1], opposing: [2, 3] },
    ])
  })

  test('leave out what a retracted source says', () => {
    const retracted = { ...resistance, source: { retracted: true } }
    const other = { ...resistance, source: { retracted: false } }
    expect(conflicts(statement(1), statement(2, retracted))).toEqual([])
    expect(conflicts(statement(1), statement(2, retracted), statement(3, other))).toEqual([
      { treatment: 'Erlotinib', supporting: [1], opposing: [3] },
    ])
    expect(opposed(statement(1), statement(2, { ...retracted, profileId: 2 }))).toEqual([])
    expect(opposed(statement(1), statement(2, { ...other, profileId: 2 }))).toHaveLength(1)
  })

  test.each([
    [resistance, true],
    [{ significance: 'REDUCED_SENSITIVITY' as const }, true],
    [notSupported, true],
    [{ ...resistance, ...notSupported }, false],
    [{ significance: 'REDUCED_SENSITIVITY' as const, ...notSupported }, false],
    [{ significance: 'ADVERSE_RESPONSE' as const }, false],
    [{ significance: 'NA' as const }, false],
    [{ direction: 'NA' as const }, false],
    [{ ...resistance, profileId: 2 }, false],
    [{ ...notSupported, profileId: 2 }, false],
    [{ ...resistance, disease: { id: 8, name: 'Lung Cancer', doid: null } }, false],
    [{ ...resistance, disease: null }, false],
    [{ ...resistance, therapies: ['Gefitinib'] }, false],
    [
      { ...resistance, therapies: ['Erlotinib', 'Gefitinib'], therapyInteraction: 'SUBSTITUTES' as const },
      false,
    ],
    [
      { ...resistance, therapies: ['Erlotinib', 'Gefitinib'], therapyInteraction: 'COMBINATION' as const },
      false,
    ],
    [{ ...resistance, type: 'PROGNOSTIC' }, false],
  ])('sensitivity to erlotinib in melanoma and %o: %s', (other, isConflict) => {
    expect(conflicts(statement(1), statement(2, other))).toHaveLength(isConflict ? 1 : 0)
  })

  test('leave out what contradicts nothing', () => {
    const agreeing = statement(3, { ...resistance, ...notSupported })
    expect(conflicts(statement(1), statement(2, notSupported), agreeing)).toEqual([
      { treatment: 'Erlotinib', supporting: [1], opposing: [2] },
    ])
  })

  test('are about one profile where no treatment is named, too', () => {
    const poor = { significance: 'POOR_OUTCOME' as const }
    expect(conflicts(outcome(1), outcome(2, poor))).toEqual([
      { treatment: null, supporting: [1], opposing: [2] },
    ])
    expect(conflicts(outcome(1), outcome(2, { ...poor, profileId: 2 }))).toEqual([])
    expect(conflicts(outcome(1, poor), outcome(2, { significance: 'NA' }))).toEqual([
      { treatment: null, supporting: [2], opposing: [1] },
    ])
  })
})

describe('statements that another alteration opposes', () => {
  const other = { profileId: 2 }

  test.each([
    [{ ...resistance, ...other }, true],
    [{ significance: 'REDUCED_SENSITIVITY' as const, ...other }, true],
    [{ ...notSupported, ...other }, true],
    [
      {
        ...resistance,
        ...other,
        therapies: ['Erlotinib', 'Gefitinib'],
        therapyInteraction: 'SUBSTITUTES' as const,
      },
      true,
    ],
    [resistance, false],
    [notSupported, false],
    // It refutes resistance and proves no response.
    [{ ...resistance, ...notSupported, ...other }, false],
    [{ significance: 'ADVERSE_RESPONSE' as const, ...other }, false],
    [{ ...resistance, ...other, disease: { id: 8, name: 'Lung Cancer', doid: null } }, false],
    [{ ...resistance, ...other, therapies: ['Gefitinib'] }, false],
    [
      {
        ...resistance,
        ...other,
        therapies: ['Erlotinib', 'Gefitinib'],
        therapyInteraction: 'COMBINATION' as const,
      },
      false,
    ],
    [{ ...resistance, ...other, type: 'PROGNOSTIC' }, false],
    [other, false],
  ])('sensitivity to erlotinib in melanoma by one profile, and %o: %s', (against, isOpposed) => {
    expect(opposed(statement(1), statement(2, against))).toHaveLength(isOpposed ? 1 : 0)
  })

  test('are those of profiles that point apart alone', () => {
    const [own, ofOther] = [statement(2, resistance), statement(3, { ...resistance, profileId: 2 })]
    expect(opposed(statement(1), own, ofOther)).toEqual([
      { treatment: 'Erlotinib', supporting: [1], opposing: [3] },
    ])
  })

  test('have no meaning without a treatment', () => {
    expect(opposed(outcome(1), outcome(2, { significance: 'POOR_OUTCOME', profileId: 2 }))).toEqual([])
  })
})
