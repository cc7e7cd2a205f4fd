import { expect, test } from 'vitest'
import { requiredId } from '#server/import/records/required-id.ts'

test('an import refers to what has an id, or says what has none', () => {
  const ids = new Map([['PubMed 1', 7]])
  expect(requiredId(ids, 'PubMed 1', 'source')).toBe(7)
  expect(() => requiredId(ids, 'PubMed 2', 'source')).toThrow('the import has no id of source “PubMed 2”')
})
