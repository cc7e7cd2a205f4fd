import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contradicts, evidenceConflicts, isConflicting } from '#domain/clinical/evidence-conflict.ts'
import { readTreatmentKey, treatmentKey, treatmentOf } from '#domain/clinical/treatment.ts'
import {
  evidenceDirections,
  evidenceSignificances,
  evidenceTypes,
  therapyInteractions,
} from '#domain/vocabularies/evidence.ts'

const statement = fc.record({
  significance: fc.constantFrom(...evidenceSignificances.values),
  direction: fc.constantFrom(...evidenceDirections.values),
})
const term = (many: number) => fc.integer({ min: 1, max: many }).map((id) => ({ id, name: `Term ${id}` }))
const item = fc
  .record({
    evidenceType: fc.constantFrom(...evidenceTypes.values.slice(0, 2)),
    molecularProfile: term(2),
    disease: fc.option(term(2)),
    therapies: fc.uniqueArray(term(3), { maxLength: 2, selector: ({ id }) => id }),
    therapyInteractionType: fc.option(fc.constantFrom(...therapyInteractions.values)),
    statement,
  })
  .map(({ statement: { significance, direction }, ...subject }) => ({
    ...subject,
    significance,
    evidenceDirection: direction,
  }))

describe('statements about the same', () => {
  test.each([
    ['SENSITIVITYRESPONSE', 'SUPPORTS', 'SENSITIVITYRESPONSE', 'DOES_NOT_SUPPORT', true],
    ['SENSITIVITYRESPONSE', 'SUPPORTS', 'RESISTANCE', 'SUPPORTS', true],
    ['SENSITIVITYRESPONSE', 'DOES_NOT_SUPPORT', 'RESISTANCE', 'SUPPORTS', false],
    ['SENSITIVITYRESPONSE', 'SUPPORTS', 'RESISTANCE', 'DOES_NOT_SUPPORT', false],
    ['SENSITIVITYRESPONSE', 'SUPPORTS', 'REDUCED_SENSITIVITY', 'SUPPORTS', true],
    ['SENSITIVITYRESPONSE', 'SUPPORTS', 'REDUCED_SENSITIVITY', 'DOES_NOT_SUPPORT', false],
    ['RESISTANCE', 'SUPPORTS', 'REDUCED_SENSITIVITY', 'SUPPORTS', false],
    ['SENSITIVITYRESPONSE', 'SUPPORTS', 'ADVERSE_RESPONSE', 'SUPPORTS', false],
    ['SENSITIVITYRESPONSE', 'SUPPORTS', 'SENSITIVITYRESPONSE', 'NA', false],
    ['BETTER_OUTCOME', 'SUPPORTS', 'POOR_OUTCOME', 'SUPPORTS', true],
    ['POOR_OUTCOME', 'SUPPORTS', 'NA', 'DOES_NOT_SUPPORT', true],
    ['NA', 'SUPPORTS', 'BETTER_OUTCOME', 'SUPPORTS', true],
    ['POOR_OUTCOME', 'DOES_NOT_SUPPORT', 'NA', 'DOES_NOT_SUPPORT', false],
    ['NA', 'SUPPORTS', 'NA', 'DOES_NOT_SUPPORT', false],
    ['PREDISPOSITION', 'SUPPORTS', 'NA', 'NA', false],
    ['ONCOGENICITY', 'SUPPORTS', 'PROTECTIVENESS', 'SUPPORTS', true],
    ['GAIN_OF_FUNCTION', 'SUPPORTS', 'GAIN_OF_FUNCTION', 'DOES_NOT_SUPPORT', true],
  ] as const)('%s (%s) and %s (%s) contradict each other: %s', (left, one, right, other, expected) => {
    expect(
      contradicts({ significance: left, direction: one }, { significance: right, direction: other }),
    ).toBe(expected)
  })

  test('contradict each other both ways, and never themselves', () => {
    fc.assert(
      fc.property(statement, statement, (one, other) => {
        expect(contradicts(one, other)).toBe(contradicts(other, one))
        expect(contradicts(one, one)).toBe(false)
      }),
    )
  })

  test('conflict when two of them contradict each other, in any order and however often they are said', () => {
    fc.assert(
      fc.property(fc.array(statement, { maxLength: 12 }), (statements) => {
        const pairs = statements.some((one) => statements.some((other) => contradicts(one, other)))
        expect(isConflicting(statements)).toBe(pairs)
        expect(isConflicting([...statements.toReversed(), ...statements])).toBe(pairs)
      }),
    )
  })
})

describe('conflicts of evidence', () => {
  test('are within one molecular profile, treatment, disease and type', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (evidence) => {
        for (const group of evidenceConflicts(evidence)) {
          const [first] = group
          for (const { molecularProfile, disease, evidenceType, ...treatment } of group) {
            expect(molecularProfile.id).toBe(first?.molecularProfile.id)
            expect(disease?.id).toBe(first?.disease?.id)
            expect(evidenceType).toBe(first?.evidenceType)
            expect(treatmentOf(treatment)?.key).toBe(first && treatmentOf(first)?.key)
          }
        }
      }),
    )
  })

  test('only grow with more evidence, and do not depend on its order', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), item, (evidence, more) => {
        const count = (items: typeof evidence) => evidenceConflicts(items).length
        expect(count([...evidence, more])).toBeGreaterThanOrEqual(count(evidence))
        expect(count(evidence.toReversed())).toBe(count(evidence))
      }),
    )
  })
})

describe('treatments', () => {
  test('have one key whatever the order of their therapies, which can be read again', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 2, maxLength: 5 }),
        fc.option(fc.constantFrom(...therapyInteractions.values)),
        (ids, interaction) => {
          const key = treatmentKey(ids, interaction)
          expect(treatmentKey(ids.toReversed(), interaction)).toBe(key)
          const therapyIds = ids.toSorted((left, right) => left - right)
          expect(readTreatmentKey(key)).toEqual({ therapyIds, interaction })
        },
      ),
    )
  })

  test.each(['', '4.', '4+', '+4', '4.TOGETHER', 'x'])('are not named by %j', (text) => {
    expect(readTreatmentKey(text)).toBeNull()
  })
})
