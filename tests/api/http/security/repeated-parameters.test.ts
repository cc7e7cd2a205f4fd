import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

let curia: TestApp
beforeAll(async () => {
  curia = await testApp((await sqlite.createDatabase()).url)
})
afterAll(() => curia.close())

describe('A query parameter that is given twice is refused by its name, on every route', () => {
  it.each([
    ['/api/genes', 'page', '1'],
    ['/api/variants', 'count', '5'],
    ['/api/evidence_items', 'status', 'accepted'],
    ['/api/assertions', 'status', 'submitted'],
    ['/api/genes/ALK', 'identifier_type', 'entrez_symbol'],
    ['/api/variant_groups', 'nothing', 'x'],
    ['/api/graphql', 'query', '{ __typename }'],
    ['/api/graphql', 'variables', '{}'],
    ['/api/graphql', 'asOf', '2'],
    ['/api/changes', 'since', '0'],
    ['/api/changes.json', 'from', '1'],
    ['/api/states', 'of', '/api/genes/5'],
    ['/api/gks/v1/evidence', 'detail', 'full'],
    ['/api/gks/v1/changes', 'since', '0'],
    ['/api/clinvar', 'after', '0'],
    ['/links/evidence/5', 'idtype', 'evidence'],
    ['/api/match/coverage', 'asOf', '2'],
    ['/api/status', 'x', '1'],
    ['/api/nothing', 'x', '1'],
    ['/unsubscribe', 'token', 'x'],
    ['/evidence', 'tab', 'comments'],
    ['/@first/genes', 'featureName', 'ALK'],
    ['/nothing', 'x', ''],
  ])('%s?%s', async (path, name, value) => {
    const parameter = `${name}=${encodeURIComponent(value)}`
    const response = await curia.app.inject(`${path}?${parameter}&other=1&${parameter}`)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(`“${name}” is given 2 times: give it once`)
  })

  it('in the words of the V1 interface at its addresses', async () => {
    const { statusCode, body } = await curia.app.inject('/api/variants?page=1&page=2&count=0')
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      { errors: ['“page” is given 2 times: give it once'] },
    ])
  })
})
