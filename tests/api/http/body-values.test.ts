import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableTexts } from '#server/export/tables/table-texts.ts'
import type { TableTexts } from '#server/export/tables/table-texts.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const list = (values: number) => `[${'0,'.repeat(values - 1)}0]`
const parts = (count: number) =>
  `${'--x\r\ncontent-disposition: form-data; name="query"\r\n\r\n{ one }\r\n'.repeat(count)}--x--\r\n`

describe('A body of too many values', () => {
  let curia: TestApp
  let tables: TableTexts
  beforeAll(async () => {
    const { url } = await sqlite.createDatabase()
    tables = tableTexts(url)
    curia = await testApp(url, { tableTexts: tables })
  })
  afterAll(async () => {
    await curia.close()
    await tables.close()
  })

  it.each([
    ['/api/graphql', JSON_TYPE, list(50_000), '40,000 values'],
    ['/api/graphql', FORM_TYPE, `query={one}&variables=${list(50_000)}`, '40,000 values'],
    ['/api/graphql', FORM_TYPE, 'a=1&'.repeat(1000), '1,000 members'],
    ['/api/graphql', 'multipart/form-data; boundary=x', parts(101), '100 parts'],
    ['/api/download_table/features', JSON_TYPE, list(50_000), '40,000 values'],
    ['/api/auth/reset-password', FORM_TYPE, 'a&'.repeat(2000), '1,000 members'],
  ])('is refused at %s (%s)', async (url, contentType, payload, allowed) => {
    const answer = await curia.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': contentType },
      payload,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      errors: [
        { message: expect.stringContaining(allowed) as string, extensions: { code: 'TOO_MANY_VALUES' } },
      ],
    })
  })

  it('is read when it has as many as are allowed', async () => {
    const headers = { 'content-type': FORM_TYPE }
    const payload = `query=%7B+one+%7D&${'a=1&'.repeat(900)}`
    const answer = await curia.app.inject({ method: 'POST', url: '/api/graphql', headers, payload })
    expect(answer.json()).toEqual({ data: { one: 1 } })
  })
})
