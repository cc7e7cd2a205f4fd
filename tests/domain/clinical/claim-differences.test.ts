import { expect, test } from 'vitest'
import { differenceWords } from '#domain/clinical/evidence-conflict.ts'
import type { ClinicalSubject } from '#domain/clinical/evidence-conflict.ts'
import { diseaseRelation } from '#domain/matching/comparison/disease-relation.ts'

const melanoma = { id: 7 }
const skinMelanoma = { id: 206 }
const claim: ClinicalSubject = {
  molecularProfile: { id: 12 },
  disease: melanoma,
  therapies: [{ id: 22, name: 'Dabrafenib' }],
  therapyInteractionType: null,
  evidenceType: 'PREDICTIVE',
}
const inSkin = { disease: skinMelanoma }
const noDisease = { disease: null }
const otherProfile = { molecularProfile: { id: 17 } }
const otherTreatment = { therapies: [{ id: 19, name: 'Trametinib' }] }
const otherType = { evidenceType: 'PROGNOSTIC' as const }

test.each([
  [{}, 'SAME', 'Not comparable'],
  // What the ontology says counts only where the diseases differ.
  [{}, 'UNKNOWN', 'Not comparable'],
  [inSkin, 'NARROWER', 'Subtype of its disease'],
  [inSkin, 'BROADER', 'Broader disease'],
  [inSkin, 'OTHER', 'Not comparable: different disease'],
  [inSkin, 'UNKNOWN', 'Relation of the diseases unknown'],
  [inSkin, 'SAME', 'Relation of the diseases unknown'],
  [noDisease, 'UNKNOWN', 'No disease'],
  [otherProfile, 'SAME', 'Not comparable: different molecular profile'],
  [otherTreatment, 'SAME', 'Not comparable: different treatment'],
  [otherType, 'SAME', 'Not comparable: different type'],
  [
    { ...otherProfile, ...inSkin },
    'NARROWER',
    'Not comparable: different molecular profile, subtype of its disease',
  ],
  [{ ...otherTreatment, ...inSkin }, 'BROADER', 'Not comparable: different treatment, broader disease'],
  [
    { ...otherTreatment, ...inSkin },
    'UNKNOWN',
    'Not comparable: different treatment, relation of the diseases unknown',
  ],
  [{ ...otherType, ...inSkin }, 'OTHER', 'Not comparable: different type, different disease'],
  [{ ...otherType, ...noDisease }, 'UNKNOWN', 'Not comparable: different type, no disease'],
] as const)('evidence with %j in a disease that is %s: %s', (changes, relation, words) => {
  expect(differenceWords(claim, { ...claim, ...changes }, relation)).toBe(words)
})

test('a claim of no disease calls none different', () => {
  expect(differenceWords({ ...claim, disease: null }, claim, 'UNKNOWN')).toBe('For one disease')
})

const surroundings = (ancestors: number[], descendants: number[]) => ({
  id: 7,
  ancestors: new Set(ancestors),
  descendants: new Set(descendants),
})

test.each([
  ['the same, without an ontology', surroundings([], []), 7, false, 'SAME'],
  ['below it', surroundings([], [206]), 206, true, 'NARROWER'],
  ['above it', surroundings([162], []), 162, true, 'BROADER'],
  ['elsewhere in the ontology', surroundings([162], []), 11, true, 'OTHER'],
  ['not in the ontology', surroundings([162], []), 900, false, 'UNKNOWN'],
  ['in the ontology, which lacks the other', surroundings([], []), 11, true, 'UNKNOWN'],
  ['other, without an ontology', surroundings([], []), 206, false, 'UNKNOWN'],
])(
  'a disease is called another only where the ontology says so: %s',
  (_case, from, id, isPlaced, relation) => {
    expect(diseaseRelation(from, { id, isPlaced })).toBe(relation)
  },
)
