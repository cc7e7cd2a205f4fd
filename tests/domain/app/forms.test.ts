import { describe, expect, test } from 'vitest'
import {
  assertionFields,
  assertionInput,
  assertionViolations,
  applicableAssertion,
} from '#app/curation/forms/assertion/assertion-values.ts'
import {
  applicableEvidence,
  evidenceFields,
  evidenceInput,
  evidenceViolations,
} from '#app/curation/forms/evidence/evidence-values.ts'
import { idIn, idsIn, recordIn } from '#app/curation/forms/form-start.ts'
import { fieldsByName } from '#app/curation/forms/revision/revised-fields.ts'
import { atFields, commentError } from '#app/curation/forms/submission/violations.ts'
import { beginningOf } from '#app/curation/forms/values.ts'
import { blankAssertion } from '#app/pages/submit/assertion/assertion-submission.ts'
import type { AssertionValues } from '#app/pages/submit/assertion/assertion-submission.ts'
import { blankEvidence, EvidenceValues } from '#app/pages/submit/evidence/evidence-submission.ts'
import type { EvidenceValues as Evidence } from '#app/pages/submit/evidence/evidence-submission.ts'

const reference = (id: number) => ({ id, name: `Record ${id}` })

const predictive: Evidence = {
  ...blankEvidence,
  source: reference(1),
  molecularProfile: { ...reference(2), isMultiVariant: false },
  evidenceType: 'PREDICTIVE',
  evidenceDirection: 'SUPPORTS',
  significance: 'RESISTANCE',
  variantOrigin: 'SOMATIC',
  disease: reference(3),
  therapies: [reference(4)],
  evidenceLevel: 'B',
  rating: 3,
  description: '  Few responded ',
}

const brokenEvidenceRules = (values: Evidence) =>
  atFields(evidenceViolations(applicableEvidence(values)), fieldsByName(evidenceFields))

const brokenAssertionRules = (values: AssertionValues) =>
  atFields(assertionViolations(applicableAssertion(values)), fieldsByName(assertionFields))

const fieldsOf = (rules: readonly { field: string }[]) => rules.map(({ field }) => field).sort()

describe('the form of evidence', () => {
  test('sends what is filled in, and unset for what is not', () => {
    expect(brokenEvidenceRules(predictive)).toEqual([])
    expect(evidenceInput(predictive)).toEqual({
      sourceId: 1,
      molecularProfileId: 2,
      evidenceType: 'PREDICTIVE',
      evidenceDirection: 'SUPPORTS',
      significance: 'RESISTANCE',
      variantOrigin: 'SOMATIC',
      evidenceLevel: 'B',
      rating: 3,
      description: { value: 'Few responded' },
      diseaseId: { value: 3 },
      therapyIds: [4],
      therapyInteractionType: { unset: true },
      phenotypeIds: [],
    })
  })

  test('leaves out what the type has no place for', () => {
    const functional: Evidence = {
      ...predictive,
      evidenceType: 'FUNCTIONAL',
      significance: 'LOSS_OF_FUNCTION',
      therapies: [reference(4), reference(5)],
      therapyInteractionType: 'COMBINATION',
    }
    expect(brokenEvidenceRules(functional)).toEqual([])
    expect(evidenceInput(applicableEvidence(functional))).toMatchObject({
      diseaseId: { unset: true },
      therapyIds: [],
      therapyInteractionType: { unset: true },
    })
  })

  test('names every field that is missing or wrong', () => {
    expect(fieldsOf(brokenEvidenceRules(blankEvidence))).toEqual([
      'description',
      'evidenceLevel',
      'evidenceType',
      'molecularProfile',
      'rating',
      'source',
      'variantOrigin',
    ])
    const wrong: Evidence = {
      ...predictive,
      source: { ...reference(1), barred: 'retracted' },
      therapies: [reference(4), reference(5)],
      significance: 'POSITIVE',
      variantOrigin: 'COMBINED',
      rating: null,
    }
    expect(fieldsOf(brokenEvidenceRules(wrong))).toEqual([
      'rating',
      'significance',
      'source',
      'therapyInteractionType',
      'variantOrigin',
    ])
    expect(evidenceInput(wrong)).toBeNull()
  })

  test('leaves to a record under revision what it holds against the rules, as long as its type stays', () => {
    const record: Evidence = { ...predictive, evidenceType: 'FUNCTIONAL', significance: 'UNKNOWN' }
    expect(evidenceInput(applicableEvidence(record, record))).toMatchObject({
      diseaseId: { value: 3 },
      therapyIds: [4],
    })
    expect(applicableEvidence({ ...record, disease: null }, record).disease).toBeNull()
    const diagnostic: Evidence = { ...record, evidenceType: 'DIAGNOSTIC' }
    expect(applicableEvidence(diagnostic, record)).toMatchObject({ disease: record.disease, therapies: [] })
    const given: Evidence = { ...predictive, therapyInteractionType: 'COMBINATION' }
    expect(applicableEvidence(given, given).therapyInteractionType).toBe('COMBINATION')
    // Two therapies given together, of which one is taken out: how they are given goes with it.
    const two: Evidence = { ...given, therapies: [reference(4), reference(5)] }
    expect(applicableEvidence(given, two).therapyInteractionType).toBeNull()
  })

  test('reads a draft of another version: what it cannot read is empty, the rest stays', () => {
    const kept: unknown = JSON.parse(
      JSON.stringify({ ...predictive, evidenceType: 'RUMOUR', therapies: 'none', later: true }),
    )
    expect(EvidenceValues.parse(kept)).toEqual({ ...predictive, evidenceType: null, therapies: [] })
    expect(EvidenceValues.safeParse('nonsense').success).toBe(false)
  })
})

test('an assertion needs evidence unless it is oncogenic, and guideline and version together', () => {
  const oncogenic = {
    ...blankAssertion,
    molecularProfile: { ...reference(2), isMultiVariant: false },
    assertionType: 'ONCOGENIC' as const,
    assertionDirection: 'SUPPORTS' as const,
    significance: 'ONCOGENIC' as const,
    variantOrigin: 'SOMATIC' as const,
    disease: reference(3),
    ampLevel: 'TIER_III' as const,
    fdaCompanionTest: true,
  }
  expect(brokenAssertionRules(oncogenic)).toEqual([])
  expect(assertionInput(applicableAssertion(oncogenic))).toMatchObject({
    evidenceItemIds: [],
    ampLevel: { unset: true },
    fdaCompanionTest: { value: true },
  })
  const predisposing = {
    ...oncogenic,
    assertionType: 'PREDISPOSING' as const,
    significance: 'BENIGN' as const,
    nccnGuidelineVersion: '3',
  }
  expect(new Set(fieldsOf(brokenAssertionRules(predisposing)))).toEqual(
    new Set(['evidenceItems', 'nccnGuideline', 'nccnGuidelineVersion']),
  )
})

test('an assertion under revision keeps what its type has no place for until its type changes', () => {
  const record: AssertionValues = {
    ...blankAssertion,
    assertionType: 'ONCOGENIC',
    ampLevel: 'TIER_III',
    fdaRegulatoryApproval: false,
  }
  const { ampLevel, fdaRegulatoryApproval, acmgCodes } = applicableAssertion(
    { ...record, acmgCodes: [reference(1)] },
    record,
  )
  expect({ ampLevel, fdaRegulatoryApproval, acmgCodes }).toEqual({
    ampLevel: 'TIER_III',
    fdaRegulatoryApproval: false,
    acmgCodes: [],
  })
  const predisposing: AssertionValues = { ...record, assertionType: 'PREDISPOSING' }
  expect(applicableAssertion(predisposing, record)).toMatchObject({
    ampLevel: null,
    fdaRegulatoryApproval: null,
  })
})

test('links name records by positive whole numbers or tags; anything else is no id', () => {
  const parameters = new URLSearchParams(
    'diseaseId=12&therapyIds=4,x,-1,0,5,99999999999&sourceId=1e3&from=eid7',
  )
  expect(idIn(parameters, 'diseaseId')).toBe(12)
  expect(idsIn(parameters, 'therapyIds')).toEqual([4, 5])
  expect(idIn(parameters, 'sourceId')).toBeUndefined()
  expect(idIn(parameters, 'absent')).toBeUndefined()
  expect(recordIn(parameters, 'EID')).toBe(7)
  expect(recordIn(parameters, 'AID')).toBeUndefined()
  expect(recordIn(new URLSearchParams('from=9999999999'), 'EID')).toBeUndefined()
})

test('a comment has ten characters or more, unless there is none', () => {
  expect(commentError('')).toBeNull()
  expect(commentError('   ', true)).toBe('A comment needs at least 10 characters.')
  expect(commentError('too short')).toBe('A comment needs at least 10 characters, not 9.')
  expect(commentError('long enough')).toBeNull()
})

test('a long text is called by its first whole words', () => {
  expect(beginningOf(' Short\n text ')).toBe('Short text')
  expect(beginningOf('word '.repeat(30))).toBe(`${'word '.repeat(12).trim()}…`)
})
