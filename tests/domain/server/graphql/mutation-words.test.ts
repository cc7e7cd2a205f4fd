import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mutationWords } from '#server/curation/mutation-words.ts'

it.each([
  ['addComment', 'add a comment'],
  ['addDisease', 'add a disease'],
  ['acceptRevisions', 'accept revisions'],
  ['approveAssertion', 'approve an assertion'],
  ['claimRecord', 'claim a record'],
  ['createFusionFeature', 'create a fusion feature'],
  ['deleteComment', 'delete a comment'],
  ['deprecateComplexMolecularProfile', 'deprecate a complex molecular profile'],
  ['editUser', 'edit your profile'],
  ['flagEntity', 'flag an entity'],
  ['markNotificationsAsRead', 'mark notifications as read'],
  ['moderateEvidenceItem', 'moderate an evidence item'],
  ['moveEvidenceItems', 'move evidence items'],
  ['submitEvidence', 'submit evidence'],
  ['subscribe', 'subscribe'],
  ['undoEvidenceMove', 'undo an evidence move'],
  ['updateCoi', 'disclose conflicts of interest'],
  ['updateSourceSuggestionStatus', 'decide on a suggested source'],
])('says %s as “You must log in to %s”', (mutation, words) => {
  expect(mutationWords(mutation)).toBe(words)
})

it('has words for every mutation of the schema', () => {
  const schema = readFileSync('schema.graphql', 'utf8')
  const [, body = ''] = /^type Mutation \{\n(.*?)^\}/ms.exec(schema) ?? []
  const mutations = [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name = '']) => name)
  expect(mutations.length).toBeGreaterThan(40)
  for (const mutation of mutations) expect(mutationWords(mutation), mutation).toMatch(/^[a-z][a-z\- ]+$/)
})
