import { expect, test } from 'vitest'
import { approvalConcerns } from '#domain/clinical/approval-concerns.ts'

type Assertion = Parameters<typeof approvalConcerns>[0]

const subject = {
  molecularProfile: { id: 12 },
  disease: { id: 7 },
  therapies: [{ id: 4, name: 'Vemurafenib' }],
  therapyInteractionType: null,
  evidenceType: 'PREDICTIVE' as const,
} satisfies Partial<Assertion['claim']>
const claim: Assertion['claim'] = {
  ...subject,
  significance: 'SENSITIVITYRESPONSE',
  assertionDirection: 'SUPPORTS',
}

const item = (
  id: number,
  given: Partial<Assertion['evidence'][number]> = {},
): Assertion['evidence'][number] => ({
  id,
  ...subject,
  significance: 'SENSITIVITYRESPONSE',
  evidenceDirection: 'SUPPORTS',
  evidenceLevel: 'A',
  status: 'ACCEPTED',
  source: { id, publicationYear: 2025 },
  flagged: false,
  withdrawn: false,
  ...given,
})

const concernsOf = (given: Partial<Assertion>, interest: Parameters<typeof approvalConcerns>[1] = null) =>
  approvalConcerns(
    { claim, evidence: [item(1), item(2)], openRevisionCount: 0, withdrawn: false, ...given },
    interest,
    2026,
  )

test('nothing stands against an assertion on recent, strong, accepted evidence of two sources', () => {
  expect(concernsOf({})).toEqual([])
})

test('conflict, limitations, undecided work and an own declared interest are each named', () => {
  const evidence = [
    item(1, { evidenceDirection: 'DOES_NOT_SUPPORT', evidenceLevel: 'C' }),
    item(2, { status: 'SUBMITTED', evidenceLevel: 'D', flagged: true }),
    item(3, { status: 'REJECTED' }),
  ]
  const interest = { statement: 'I advise the maker of the drug.' }
  expect(concernsOf({ evidence, openRevisionCount: 2, withdrawn: true }, interest)).toEqual([
    { title: 'Withdrawn', detail: 'The latest release or the upstream no longer contains this assertion.' },
    {
      title: 'Conflicting evidence',
      detail: 'EID1: the same molecular profile, therapy and disease, but the opposite result.',
    },
    { title: 'Limitations', detail: 'No evidence at level A or B.' },
    { title: 'Evidence not accepted', detail: 'Submitted: EID2. Rejected: EID3.' },
    { title: 'Evidence flagged or withdrawn', detail: 'EID2.' },
    { title: 'Pending revisions', detail: '2 revisions of this assertion are pending.' },
    { title: 'Your declared interest', detail: 'I advise the maker of the drug.' },
  ])
})

test('evidence about another disease is no conflict', () => {
  const other = item(2, { disease: { id: 8 }, evidenceDirection: 'DOES_NOT_SUPPORT' })
  expect(concernsOf({ evidence: [item(1), other] })).toEqual([])
})

test('evidence of retracted sources is named, and contradicts nothing', () => {
  const opposing = item(3, { evidenceDirection: 'DOES_NOT_SUPPORT', retracted: true })
  expect(concernsOf({ evidence: [item(1), item(2), opposing] })).toEqual([
    { title: 'Retracted sources', detail: 'EID3.' },
    { title: 'Limitations', detail: 'Cites evidence from a retracted source, which does not count.' },
  ])
})
