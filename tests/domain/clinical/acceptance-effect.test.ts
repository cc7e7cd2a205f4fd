import { describe, expect, it } from 'vitest'
import { acceptanceEffect } from '#domain/clinical/acceptance-effect.ts'
import type { SummarisedEvidence } from '#domain/clinical/acceptance-effect.ts'

const item: SummarisedEvidence = {
  molecularProfile: { id: 12 },
  disease: { id: 7, name: 'Skin Melanoma' },
  therapies: [{ id: 1, name: 'Vemurafenib' }],
  therapyInteractionType: null,
  evidenceType: 'PREDICTIVE',
  evidenceLevel: 'B',
  evidenceDirection: 'SUPPORTS',
  significance: 'SENSITIVITYRESPONSE',
}
const like = (part: Partial<SummarisedEvidence> = {}): SummarisedEvidence => ({ ...item, ...part })
const counted = (from: number) =>
  `Accepting adds to the summaries of BRAF V600E: sensitivity to vemurafenib in skin melanoma, level B: ${from} → ${from + 1}.`
const becomes = ' The accepted evidence on it becomes conflicting.'
const already = ' The accepted evidence on it is conflicting already.'

describe('what accepting an item changes in the summaries', () => {
  it.each<[string, SummarisedEvidence[], string]>([
    ['nothing accepted', [], counted(0)],
    ['three alike', [like(), like(), like()], counted(3)],
    ['another level', [like({ evidenceLevel: 'A' })], counted(0)],
    [
      'another disease',
      [like({ disease: { id: 8, name: 'Melanoma' }, significance: 'RESISTANCE' })],
      counted(0),
    ],
    ['no disease', [like({ disease: null, significance: 'RESISTANCE' })], counted(0)],
    [
      'another therapy',
      [like({ therapies: [{ id: 2, name: 'X' }], significance: 'RESISTANCE' })],
      counted(0),
    ],
    [
      'a combination with it',
      [
        like({
          therapies: [...item.therapies, { id: 2, name: 'X' }],
          therapyInteractionType: 'COMBINATION',
          significance: 'RESISTANCE',
        }),
      ],
      counted(0),
    ],
    ['another profile', [like({ molecularProfile: { id: 13 }, significance: 'RESISTANCE' })], counted(0)],
    ['another type', [like({ evidenceType: 'PROGNOSTIC', significance: 'POOR_OUTCOME' })], counted(0)],
    ['resistance', [like({ significance: 'RESISTANCE' })], counted(0) + becomes],
    ['reduced sensitivity', [like({ significance: 'REDUCED_SENSITIVITY' })], counted(0) + becomes],
    ['sensitivity not supported', [like({ evidenceDirection: 'DOES_NOT_SUPPORT' })], counted(0) + becomes],
    [
      'resistance not supported',
      [like({ significance: 'RESISTANCE', evidenceDirection: 'DOES_NOT_SUPPORT' })],
      counted(0),
    ],
    ['both before', [like(), like({ significance: 'RESISTANCE' })], counted(1) + already],
    ['adverse response', [like({ significance: 'ADVERSE_RESPONSE' })], counted(0)],
  ])('%s', (_name, accepted, sentence) => {
    expect(acceptanceEffect(item, 'BRAF V600E', accepted)).toBe(sentence)
  })
})
