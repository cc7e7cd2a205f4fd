import { expect, test } from 'vitest'
import { dataciteMetadata } from '#server/linked-data/datacite.ts'
import type { CitableDataset } from '#server/linked-data/dataset.ts'
import { dataciteRules } from '#tests/support/linked-data/datacite-rules.ts'

const state: CitableDataset = {
  kind: 'state',
  name: '2024-report',
  path: '/@2024-report/',
  date: '2024-08-01',
  knowledgeVersion: 1,
  files: [
    { path: '/api/states/2024-report/file', mediaType: 'application/vnd.sqlite3', bytes: 12, sha256: 'a' },
  ],
}
const metadata = (doiPrefix: string | null) =>
  dataciteMetadata(
    state,
    { name: 'Tumour board', origin: 'https://kb.test', doiPrefix },
    { releaseName: '01-Aug-2024', contents: 'RELEASE' },
  )

test('metadata keep the rules of DataCite, with the address as identifier', () => {
  expect(dataciteRules.parse(metadata(null))).toMatchObject({
    url: 'https://kb.test/@2024-report/',
    identifiers: [{ identifier: 'https://kb.test/@2024-report/', identifierType: 'URL' }],
  })
})

test('metadata have a DOI of the prefix of the operator', () => {
  const doi = '10.12345/kb.state-2024-report'
  expect(dataciteRules.parse(metadata('10.12345/kb.'))).toMatchObject({
    doi,
    url: 'https://kb.test/@2024-report/',
    identifiers: [{ identifier: `https://doi.org/${doi}`, identifierType: 'DOI' }],
  })
})

test.each([
  { doi: 'not a DOI' },
  { publicationYear: 2024 },
  { creators: [] },
  { identifiers: [{ identifier: 'https://doi.org/10.1/x', identifierType: 'DOI' }] },
  { types: { resourceType: 'Knowledgebase', resourceTypeGeneral: 'Knowledgebase' } },
  { licence: 'CC0' },
])('the rules refuse %j', (change) => {
  expect(dataciteRules.safeParse({ ...metadata(null), ...change }).success).toBe(false)
})
