import { expect, test } from 'vitest'
import {
  atMost,
  lengthError,
  longestTexts,
  nameLengthError,
  tooLongTexts,
} from '#domain/text/text-lengths.ts'

test('a text of just the most characters is fine, and one more names the field, its length and the limit', () => {
  expect(lengthError('body', 'x'.repeat(100), 100)).toBeNull()
  expect(lengthError('body', 'x'.repeat(101), 100)).toBe(
    'body has 101 characters and is too long (maximum is 100 characters)',
  )
})

test('a name that grows when it is folded must still fit an index', () => {
  expect(nameLengthError('name', '文'.repeat(longestTexts.name))).toBeNull()
  expect(nameLengthError('name', '\uFDFA'.repeat(100))).toBe(
    'name takes 3300 bytes and is too long (maximum is 1200 bytes)',
  )
})

test('of the values of a record only texts have a length, each by the limit of its field', () => {
  const values = {
    summary: 'x'.repeat(longestTexts.summary + 1),
    description: 'x'.repeat(longestTexts.description),
    nccn_guideline_version: 'x'.repeat(101),
    anything_else: 'x'.repeat(10_001),
    evidence_item_ids: Array.from({ length: 20_000 }, (_, id) => id),
    disease_id: null,
  }
  expect(tooLongTexts(values)).toEqual([
    {
      attribute: 'summary',
      message: 'Summary has 2001 characters and is too long (maximum is 2000 characters).',
    },
    {
      attribute: 'nccn_guideline_version',
      message: 'Nccn guideline version has 101 characters and is too long (maximum is 100 characters).',
    },
    {
      attribute: 'anything_else',
      message: 'Anything else has 10001 characters and is too long (maximum is 10000 characters).',
    },
  ])
})

test('descriptions of the interface say the limit', () => {
  expect(atMost('description')).toBe('at most 10,000 characters')
})
