import { describe, expect, it } from 'vitest'
import { oncogenicityGuideline, pathogenicityGuideline } from '#server/gks/guidelines.ts'

describe('criteria of ACMG 2015', () => {
  it.each([
    ['PM2', 'PM2', 'moderate', 'supports'],
    ['PM2_Supporting', 'PM2_supporting', 'supporting', 'supports'],
    ['PVS1_Strong', 'PVS1_strong', 'strong', 'supports'],
    ['PP3_Very-strong', 'PP3_very_strong', 'very strong', 'supports'],
    ['BP4_Moderate', 'BP4_moderate', 'moderate', 'disputes'],
    ['BA1', 'BA1', 'standalone', 'disputes'],
    ['PS3_Not-met', 'PS3_not_met', null, 'neutral'],
    ['BS1_Not-met', 'BS1_not_met', null, 'neutral'],
  ])('%s is %s: %s, %s', (code, outcome, strength, direction) => {
    expect(pathogenicityGuideline.weightOf(code)).toMatchObject({ outcome, strength, direction })
  })
  it.each(['BA1_Supporting', 'BS1_Stand-alone', 'PM9', 'OS1', 'N/A', 'PM2_', '_Strong', ''])(
    '“%s” has no form',
    (code) => {
      expect(pathogenicityGuideline.weightOf(code)).toBeNull()
    },
  )
})

describe('codes of the guideline for oncogenicity', () => {
  it.each([
    ['OVS1', 8, 'supports'],
    ['SBS2', -4, 'disputes'],
  ])('%s scores %i and %s', (code, score, direction) => {
    expect(oncogenicityGuideline.weightOf(code)).toMatchObject({ outcome: code, score, direction })
  })
  it('N/A has no form', () => {
    expect(oncogenicityGuideline.weightOf('N/A')).toBeNull()
  })
})
