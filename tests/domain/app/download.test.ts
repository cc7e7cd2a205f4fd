import { parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { apiCall } from '#app/entities/api-snippets/api-snippets.ts'
import { downloadBody, withOrigin } from '#app/entities/tables/download-table.ts'

const document = parse(
  'query Items($status: Status, $text: String) { items(status: $status, text: $text) { __typename id } }',
)

const request = {
  name: 'evidence',
  document,
  variables: {
    status: 'ACCEPTED',
    text: undefined,
    featureId: 5,
    sortBy: { column: 'EVIDENCE_RATING', direction: 'DESC' },
  },
  download: { table: 'evidence', columns: ['therapies', 'interaction', 'id'] },
}

describe('a download of a table', () => {
  test('asks for the rows on the screen: filters, order and columns as they are shown', () => {
    expect(downloadBody(request, 'csv')).toEqual({
      format: 'csv',
      variables: { status: 'ACCEPTED', featureId: 5 },
      columns: ['therapies', 'interaction', 'id'],
      sort: { column: 'EVIDENCE_RATING', direction: 'DESC' },
    })
  })

  test('says in JSON where it comes from', () => {
    const origin = { view: 'http://x/evidence?a=b', downloaded: '2026-01-02', licence: 'CC0' }
    expect(JSON.parse(withOrigin('[{"id":1}]', origin))).toEqual({ about: origin, rows: [{ id: 1 }] })
  })
})

describe('the call of a view', () => {
  const variables = { status: 'ACCEPTED', text: "5' side", other: null }

  test('carries the query without what only the app needs, and only the variables that are set', () => {
    const text = apiCall('graphql', 'http://x/api/graphql', document, variables)
    expect(text).toContain('query Items(')
    expect(text).not.toContain('__typename')
    expect(text).toContain('# {\n#   "status": "ACCEPTED",\n#   "text": "5\' side"\n# }')
  })

  test('is one safe word of a shell', () => {
    const text = apiCall('curl', 'http://x/api/graphql', document, variables)
    const body = text.slice(text.indexOf("--data '") + 8, text.lastIndexOf("'")).replaceAll("'\\''", "'")
    expect(JSON.parse(body)).toMatchObject({ variables: { status: 'ACCEPTED', text: "5' side" } })
    expect(text.replaceAll("'\\''", '').split("'").length % 2).toBe(1)
  })

  test.each(['python', 'r'] as const)('names the interface in %s', (language) => {
    expect(apiCall(language, 'http://x/api/graphql', document, variables)).toContain('"http://x/api/graphql"')
  })
})
