import { describe, expect, it, test } from 'vitest'
import { claimTitle } from '#domain/clinical/claim-title.ts'
import type { ClaimFields } from '#domain/clinical/claim-title.ts'
import { diseaseWithin, therapyWithin } from '#domain/text/within-sentence.ts'
import {
  assertionSignificances,
  evidenceDirections,
  evidenceSignificances,
  evidenceTypes,
} from '#domain/vocabularies/evidence.ts'

const claim: ClaimFields = {
  profile: 'BRAF V600E',
  type: 'PREDICTIVE',
  direction: 'SUPPORTS',
  significance: 'SENSITIVITYRESPONSE',
  therapies: [{ id: 1, name: 'Vemurafenib' }],
  therapyInteractionType: null,
  disease: 'Skin Melanoma',
}
const both = [
  { id: 1, name: 'Trametinib' },
  { id: 2, name: 'Dabrafenib' },
]
const withoutTherapy = { therapies: [] }

describe('the title of an evidence item or assertion', () => {
  it.each<[Partial<ClaimFields>, string]>([
    [{}, 'sensitivity to vemurafenib in skin melanoma'],
    [{ direction: 'DOES_NOT_SUPPORT' }, 'sensitivity to vemurafenib in skin melanoma not supported'],
    [{ direction: 'NA' }, 'sensitivity to vemurafenib in skin melanoma, direction N/A'],
    [{ direction: null }, 'sensitivity to vemurafenib in skin melanoma, direction not stated'],
    [{ significance: 'RESISTANCE' }, 'resistance to vemurafenib in skin melanoma'],
    [
      { significance: 'RESISTANCE', direction: 'DOES_NOT_SUPPORT' },
      'resistance to vemurafenib in skin melanoma not supported',
    ],
    [{ significance: 'REDUCED_SENSITIVITY' }, 'reduced sensitivity to vemurafenib in skin melanoma'],
    [{ significance: 'ADVERSE_RESPONSE' }, 'adverse response to vemurafenib in skin melanoma'],
    [{ significance: 'NA' }, 'response to vemurafenib in skin melanoma, significance N/A'],
    [
      { significance: 'NA', direction: 'DOES_NOT_SUPPORT' },
      'response to vemurafenib in skin melanoma, significance N/A, not supported',
    ],
    [
      { significance: 'NA', direction: 'NA' },
      'response to vemurafenib in skin melanoma, significance N/A, direction N/A',
    ],
    [{ significance: null }, 'response to vemurafenib in skin melanoma, significance not stated'],
    [
      { therapies: both, therapyInteractionType: 'COMBINATION' },
      'sensitivity to dabrafenib + trametinib in skin melanoma',
    ],
    [
      { therapies: both, therapyInteractionType: 'SUBSTITUTES' },
      'sensitivity to dabrafenib or trametinib in skin melanoma',
    ],
    [
      { therapies: both, therapyInteractionType: 'SEQUENTIAL' },
      'sensitivity to dabrafenib, trametinib (sequential) in skin melanoma',
    ],
    [{ therapies: both }, 'sensitivity to dabrafenib, trametinib in skin melanoma'],
    [withoutTherapy, 'sensitivity to an unspecified therapy in skin melanoma'],
    [{ disease: null }, 'sensitivity to vemurafenib'],
    [
      { type: 'PROGNOSTIC', significance: 'POOR_OUTCOME', ...withoutTherapy },
      'poor outcome in skin melanoma',
    ],
    [
      {
        type: 'PROGNOSTIC',
        significance: 'BETTER_OUTCOME',
        direction: 'DOES_NOT_SUPPORT',
        ...withoutTherapy,
      },
      'better outcome in skin melanoma not supported',
    ],
    [
      { type: 'PROGNOSTIC', significance: 'NA', direction: 'DOES_NOT_SUPPORT', ...withoutTherapy },
      'outcome in skin melanoma, significance N/A, not supported',
    ],
    [
      { type: 'DIAGNOSTIC', significance: 'POSITIVE', ...withoutTherapy },
      'diagnostic marker of skin melanoma',
    ],
    [
      { type: 'DIAGNOSTIC', significance: 'NEGATIVE', ...withoutTherapy },
      'negative diagnostic marker of skin melanoma',
    ],
    [
      { type: 'DIAGNOSTIC', significance: 'POSITIVE', direction: 'DOES_NOT_SUPPORT', ...withoutTherapy },
      'diagnostic marker of skin melanoma not supported',
    ],
    [
      { type: 'DIAGNOSTIC', significance: 'POSITIVE', disease: null, ...withoutTherapy },
      'diagnostic marker of an unspecified disease',
    ],
    [
      { type: 'PREDISPOSING', significance: 'PREDISPOSITION', ...withoutTherapy },
      'predisposition to skin melanoma',
    ],
    [
      { type: 'PREDISPOSING', significance: 'PROTECTIVENESS', ...withoutTherapy },
      'protection from skin melanoma',
    ],
    [
      { type: 'PREDISPOSING', significance: 'UNCERTAIN_SIGNIFICANCE', ...withoutTherapy },
      'uncertain significance in skin melanoma',
    ],
    [
      { type: 'PREDISPOSING', significance: 'LIKELY_PATHOGENIC', ...withoutTherapy },
      'likely pathogenic in skin melanoma',
    ],
    [{ type: 'ONCOGENIC', significance: 'ONCOGENIC', ...withoutTherapy }, 'oncogenic in skin melanoma'],
    [{ type: 'ONCOGENIC', significance: 'ONCOGENICITY', ...withoutTherapy }, 'oncogenicity in skin melanoma'],
    [
      { type: 'FUNCTIONAL', significance: 'LOSS_OF_FUNCTION', disease: null, ...withoutTherapy },
      'loss of function',
    ],
    [
      {
        type: 'FUNCTIONAL',
        significance: 'DOMINANT_NEGATIVE',
        direction: 'DOES_NOT_SUPPORT',
        disease: null,
        ...withoutTherapy,
      },
      'dominant negative function not supported',
    ],
    [
      { profile: 'EGFR L858R AND NOT EGFR T790M', therapies: [{ id: 3, name: 'AKT Inhibitor MK2206' }] },
      'sensitivity to AKT inhibitor MK2206 in skin melanoma',
    ],
  ])('%j', (part, finding) => {
    const fields = { ...claim, ...part }
    expect(claimTitle(fields)).toBe(`${fields.profile}: ${finding}`)
  })

  test('is well formed for every type, significance and direction, and never loses a negation', () => {
    const significances = new Set([...evidenceSignificances.values, ...assertionSignificances.values, null])
    for (const type of evidenceTypes.values)
      for (const significance of significances)
        for (const direction of [...evidenceDirections.values, null])
          for (const disease of ['Skin Melanoma', null]) {
            const title = claimTitle({ ...claim, type, significance, direction, disease })
            expect(title.includes('not supported')).toBe(direction === 'DOES_NOT_SUPPORT')
            expect(title).toMatch(/^BRAF V600E: [a-z]/)
            expect(title).not.toMatch(/undefined|null|\s{2}|\s$| in$| to$| of$/)
          }
  })
})

it.each([
  ['Lung Non-small Cell Carcinoma', 'lung non-small cell carcinoma'],
  ['Ewing Sarcoma', 'Ewing sarcoma'],
  ["Paget's Disease", "Paget's disease"],
  ['Peutz-Jeghers Syndrome', 'Peutz-Jeghers syndrome'],
  ['Von Hippel-Lindau Disease', 'Von Hippel-Lindau disease'],
  ['Chuvash Polycythemia', 'Chuvash polycythemia'],
  ['Her2-receptor Positive Breast Cancer', 'Her2-receptor positive breast cancer'],
  ['Diffuse Large B-cell Lymphoma', 'diffuse large B-cell lymphoma'],
  ['T-cell Acute Lymphoblastic Leukemia', 'T-cell acute lymphoblastic leukemia'],
  ['Diffuse Glioma, H3 G34 Mutant', 'diffuse glioma, H3 G34 mutant'],
  ['CIC-rearranged Sarcoma', 'CIC-rearranged sarcoma'],
  ['Hodgkin Lymphoma', 'Hodgkin lymphoma'],
  ['Mullerian Adenosarcoma', 'Mullerian adenosarcoma'],
])('the disease %s within a sentence', (name, words) => {
  expect(diseaseWithin(name)).toBe(words)
})

it.each([
  ['Trastuzumab Emtansine', 'trastuzumab emtansine'],
  ['AZD8186', 'AZD8186'],
  ['Anti-PD-L1 Monoclonal Antibody', 'anti-PD-L1 monoclonal antibody'],
  ['Akt Inhibitor MK2206', 'Akt inhibitor MK2206'],
  ['FOLFOX Regimen', 'FOLFOX regimen'],
  ['B-Raf/VEGFR-2 Inhibitor RAF265', 'B-Raf/VEGFR-2 inhibitor RAF265'],
])('the therapy %s within a sentence', (name, words) => {
  expect(therapyWithin(name)).toBe(words)
})
