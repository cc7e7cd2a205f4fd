import { describe, expect, it, test } from 'vitest'
import { profileSubject, statementSentence, subjectOfName } from '#domain/clinical/statement-sentence.ts'
import type { ClinicalClaim } from '#domain/clinical/statement-sentence.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import {
  assertionSignificances,
  evidenceDirections,
  evidenceSignificances,
  evidenceTypes,
} from '#domain/vocabularies/evidence.ts'

const claim: ClinicalClaim = {
  status: 'ACCEPTED',
  withdrawn: false,
  type: 'PREDICTIVE',
  direction: 'SUPPORTS',
  significance: 'SENSITIVITYRESPONSE',
  therapies: [{ id: 1, name: 'Cetuximab' }],
  therapyInteractionType: null,
  subject: 'BRAF V600E',
  disease: 'Colorectal Cancer',
}
const both = [
  { id: 1, name: 'Dabrafenib' },
  { id: 2, name: 'Trametinib' },
]

describe('the sentence of a statement', () => {
  it.each<[Partial<ClinicalClaim>, string]>([
    [{}, 'Evidence on BRAF V600E supports sensitivity to Cetuximab in Colorectal Cancer.'],
    [
      { direction: 'DOES_NOT_SUPPORT' },
      'Evidence on BRAF V600E does not support sensitivity to Cetuximab in Colorectal Cancer.',
    ],
    [
      { direction: 'NA' },
      'Evidence on BRAF V600E has no direction (N/A) on sensitivity to Cetuximab in Colorectal Cancer.',
    ],
    [
      { significance: 'RESISTANCE' },
      'Evidence on BRAF V600E supports resistance to Cetuximab in Colorectal Cancer.',
    ],
    [
      { significance: 'RESISTANCE', direction: 'DOES_NOT_SUPPORT' },
      'Evidence on BRAF V600E does not support resistance to Cetuximab in Colorectal Cancer.',
    ],
    [
      { therapies: both, therapyInteractionType: 'COMBINATION' },
      'Evidence on BRAF V600E supports sensitivity to Dabrafenib + Trametinib in Colorectal Cancer.',
    ],
    [
      { therapies: both, therapyInteractionType: 'SUBSTITUTES' },
      'Evidence on BRAF V600E supports sensitivity to Dabrafenib or Trametinib in Colorectal Cancer.',
    ],
    [{ disease: null }, 'Evidence on BRAF V600E supports sensitivity to Cetuximab.'],
    [
      { significance: 'NA' },
      'Evidence on BRAF V600E supports an effect on the response to Cetuximab in Colorectal Cancer (no significance stated).',
    ],
    [
      { type: 'PROGNOSTIC', significance: 'POOR_OUTCOME', therapies: [] },
      'Evidence on BRAF V600E supports a poor outcome in Colorectal Cancer.',
    ],
    [
      { type: 'DIAGNOSTIC', significance: 'POSITIVE', therapies: [] },
      'Evidence on BRAF V600E supports the diagnosis of Colorectal Cancer.',
    ],
    [
      { type: 'DIAGNOSTIC', significance: 'NEGATIVE', therapies: [] },
      'Evidence on BRAF V600E supports a diagnosis other than Colorectal Cancer.',
    ],
    [
      { type: 'PREDISPOSING', significance: 'PREDISPOSITION', therapies: [] },
      'Evidence on BRAF V600E supports predisposition to Colorectal Cancer.',
    ],
    [
      { type: 'FUNCTIONAL', significance: 'LOSS_OF_FUNCTION', therapies: [], disease: null },
      'Evidence on BRAF V600E supports a loss of function.',
    ],
    [
      { status: 'REJECTED' },
      'Rejected: evidence on BRAF V600E supports sensitivity to Cetuximab in Colorectal Cancer.',
    ],
    [
      { status: 'REJECTED', withdrawn: true },
      'Withdrawn: evidence on BRAF V600E supports sensitivity to Cetuximab in Colorectal Cancer.',
    ],
    [
      { status: 'SUBMITTED' },
      'Submitted, not accepted: evidence on BRAF V600E supports sensitivity to Cetuximab in Colorectal Cancer.',
    ],
    [
      { subject: 'in the absence of KIT D816V' },
      'In the absence of KIT D816V, evidence supports sensitivity to Cetuximab in Colorectal Cancer.',
    ],
    [
      { subject: 'BRAF V600E AND in the absence of KIT D816V', direction: 'DOES_NOT_SUPPORT' },
      'Evidence on BRAF V600E AND in the absence of KIT D816V does not support sensitivity to Cetuximab in Colorectal Cancer.',
    ],
  ])('%j', (part, sentence) => {
    expect(statementSentence({ ...claim, ...part })).toBe(sentence)
  })

  test('never loses a negation, whatever is said', () => {
    const significances = new Set([...evidenceSignificances.values, ...assertionSignificances.values, null])
    for (const type of evidenceTypes.values)
      for (const significance of significances)
        for (const direction of evidenceDirections.values) {
          const sentence = statementSentence({ ...claim, type, significance, direction })
          expect(sentence.includes(' does not support ')).toBe(direction === 'DOES_NOT_SUPPORT')
          expect(sentence).not.toMatch(/undefined|null/)
          expect(sentence).toMatch(/^Evidence on BRAF V600E (?:supports|does not support|has no direction) ?/)
        }
  })

  test('writes AND, OR and NOT as words', () => {
    const expression = parseRawName('#VID12 AND ( #VID1 OR NOT #VID65 )')
    expect(expression.ok && profileSubject(expression.value, (id) => `V${id}`)).toBe(
      'V12 AND ( V1 OR in the absence of V65 )',
    )
    expect(subjectOfName('BRAF V600E AND NOT NOTCH1 Mutation')).toBe(
      'BRAF V600E AND in the absence of NOTCH1 Mutation',
    )
  })
})
