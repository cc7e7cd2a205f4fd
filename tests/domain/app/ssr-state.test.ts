import { expect, test } from 'vitest'
import { withoutPersonal } from '#app/apollo/ssr-state.ts'

test('the state of a rendered page says nothing of who is signed in, and all else', () => {
  const state = {
    ROOT_QUERY: { __typename: 'Query', viewer: null, 'evidenceItem({"id":1})': { __ref: 'EvidenceItem:1' } },
    'EvidenceItem:1': { id: 1, viewerMay: null, viewers: 3 },
    'User:1': { id: 1, email: null, 'notifications({"first":0})': null },
  }
  expect(withoutPersonal(state)).toEqual({
    ROOT_QUERY: { __typename: 'Query', 'evidenceItem({"id":1})': { __ref: 'EvidenceItem:1' } },
    'EvidenceItem:1': { id: 1, viewers: 3 },
    'User:1': { id: 1 },
  })
})
