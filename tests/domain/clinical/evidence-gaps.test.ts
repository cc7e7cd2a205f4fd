import { expect, test } from 'vitest'
import { evidenceGaps } from '#domain/clinical/evidence-gaps.ts'
import type { GapEvidence } from '#domain/clinical/evidence-gaps.ts'

const item = (given: Partial<GapEvidence> & { from?: number; in?: number | null } = {}): GapEvidence => ({
  status: 'ACCEPTED',
  evidenceLevel: 'A',
  source: { id: given.from ?? 1, publicationYear: given.in === undefined ? 2024 : given.in },
  ...given,
})

test('nothing is missing where recent, strong evidence of two sources is accepted', () => {
  expect(evidenceGaps([item(), item({ from: 2, evidenceLevel: 'D' })], 2025)).toEqual([])
})

test('rejected evidence counts as none', () => {
  expect(evidenceGaps([], 2025)).toEqual(['NONE'])
  expect(evidenceGaps([item({ status: 'REJECTED' })], 2025)).toEqual(['NONE'])
})

test('pending, weak, single and old evidence is each named', () => {
  expect(evidenceGaps([item({ status: 'SUBMITTED' }), item({ from: 2, status: 'SUBMITTED' })], 2025)).toEqual(
    ['ONLY_PENDING'],
  )
  expect(evidenceGaps([item({ evidenceLevel: 'C' }), item({ from: 2, evidenceLevel: null })], 2025)).toEqual([
    'NO_STRONG_LEVEL',
  ])
  expect(evidenceGaps([item(), item()], 2025)).toEqual(['ONE_SOURCE'])
  expect(evidenceGaps([item({ in: 2019 }), item({ from: 2, in: 2010 })], 2025)).toEqual(['OLD'])
})

test('five years are not old, and a source without a year is not taken as old', () => {
  expect(evidenceGaps([item({ in: 2020 }), item({ from: 2, in: 2010 })], 2025)).toEqual([])
  expect(evidenceGaps([item({ in: null }), item({ from: 2, in: 2010 })], 2025)).toEqual([])
})

test('evidence of retracted sources does not count, and is named', () => {
  expect(evidenceGaps([item({ retracted: true }), item({ from: 2, retracted: true })], 2025)).toEqual([
    'ALL_RETRACTED',
  ])
  expect(
    evidenceGaps([item({ retracted: true }), item({ from: 2, evidenceLevel: 'C', in: 2010 })], 2025),
  ).toEqual(['SOME_RETRACTED', 'NO_STRONG_LEVEL', 'ONE_SOURCE', 'OLD'])
  expect(
    evidenceGaps([item({ retracted: true, status: 'REJECTED' }), item(), item({ from: 2 })], 2025),
  ).toEqual([])
})
