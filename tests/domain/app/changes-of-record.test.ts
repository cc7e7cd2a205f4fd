import { expect, test } from 'vitest'
import { changesOfRecord } from '#app/pages/changes/changes-of-record.ts'

test.each([
  ['/genes/BRAF', '/changes?from=4&gene=BRAF'],
  ['/features/5', '/changes?from=4&gene=5'],
  ['/diseases/7', '/changes?from=4&disease=7'],
  ['/therapies/9', '/changes?from=4&therapy=9'],
  ['/evidence/1409', '/evidence/1409?tab=history'],
  ['/assertions/7', '/assertions/7?tab=history'],
  ['/variants/12', '/variants/12?tab=history'],
  ['/molecular-profiles/12', '/molecular-profiles/12?tab=history'],
  ['/evidence', null],
  ['/evidence/x', null],
  ['/evidence/1/versions', null],
  ['/', null],
  ['', null],
  ['https://elsewhere.example/genes/BRAF', null],
  ['//elsewhere.example', null],
])('the changes since a state from the page %s are at %s', (of, address) => {
  expect(changesOfRecord(new URLSearchParams({ from: '4', of }))).toBe(address)
})
