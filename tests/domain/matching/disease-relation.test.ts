import { expect, it } from 'vitest'
import { diseaseRelation } from '#domain/matching/comparison/disease-relation.ts'

/** Lung adenocarcinoma (1) below lung cancer (2), above a subtype (3). */
const placed = { id: 1, ancestors: new Set([2]), descendants: new Set([3]) }
const unplaced = { id: 1, ancestors: new Set<number>(), descendants: new Set<number>() }

it.each([
  [placed, { id: 1, isPlaced: true }, 'SAME'],
  [unplaced, { id: 1, isPlaced: false }, 'SAME'],
  [placed, { id: 2, isPlaced: true }, 'BROADER'],
  [placed, { id: 3, isPlaced: true }, 'NARROWER'],
  [placed, { id: 4, isPlaced: true }, 'OTHER'],
  // What the ontology does not have is not another disease.
  [placed, { id: 5, isPlaced: false }, 'UNKNOWN'],
  [unplaced, { id: 4, isPlaced: true }, 'UNKNOWN'],
  [unplaced, { id: 5, isPlaced: false }, 'UNKNOWN'],
  [placed, null, 'UNKNOWN'],
  [null, { id: 4, isPlaced: true }, 'UNKNOWN'],
] as const)('of a statement to the patient is %#: %o and %o', (patient, disease, relation) => {
  expect(diseaseRelation(patient, disease)).toBe(relation)
})
