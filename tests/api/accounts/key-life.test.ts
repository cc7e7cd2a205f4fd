import { expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { databaseText } from '#tests/support/storage/database-text.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'

const PASSWORD = 'correct horse battery'

describeOnSqliteFirst('the life of an API key', (engine) => {
  it('begins with a session, ends with 401, and leaves its text nowhere', async () => {
    const database = await engine.createDatabase()
    const service = await testApp(database.url, { schema })
    const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
      const answer = await service.app.inject({ method: 'POST', url, payload, headers })
      return { answer, body: JSON.parse(answer.body) as { data?: Record<string, unknown> } }
    }
    const ask = (query: string, headers: Record<string, string>) =>
      post(
        '/api/graphql',
        { query },
        { ...headers, ...(headers['cookie'] && { 'sec-fetch-site': 'same-origin' }) },
      )

    const { answer: joined } = await post('/api/auth/sign-up', {
      email: 'ada@example.org',
      password: PASSWORD,
    })
    const cookie = String(joined.headers['set-cookie']).split(';', 1)[0] ?? ''
    const generate =
      'mutation { generateApiKey(input: { name: "cli", clientMutationId: "once" }) { apiKey { id token reminder } } }'
    const made = await ask(generate, { cookie })
    expect(made.answer.headers['cache-control']).toBe('no-store')
    type Generated = { generateApiKey: { apiKey: { id: number; token: string; reminder: string } } }
    const { id, token, reminder } = (made.body.data as Generated).generateApiKey.apiKey

    const key = { authorization: `Bearer ${token}` }
    const viewer =
      '{ viewer { username apiKeys(includeRevoked: true) { id token reminder lastUsedAt revokedAt } } }'
    await ask(viewer, key)
    // With the key everything its user may do, but no further key, nor another e-mail address.
    const second = await ask('mutation { generateApiKey(input: {}) { apiKey { token } } }', key)
    expect(second.answer.body).toContain('An API key is not enough to create an API key')
    const edit = `mutation { editUser(input: { username: "ada", email: "eve@example.org", name: { unset: true },
      url: { unset: true }, bio: { unset: true }, orcid: { unset: true }, areaOfExpertise: { unset: true },
      countryId: { unset: true }, facebookProfile: { unset: true }, linkedinProfile: { unset: true },
      twitterHandle: { unset: true } }) { user { id } } }`
    expect((await ask(edit, key)).answer.body).toContain(
      'An API key is not enough to change the e-mail address',
    )
    await ask('mutation { generateApiKey(input: {}) { apiKey { token } } }', { cookie })
    await expect
      .poll(async () => (await ask(viewer, key)).body.data)
      .toMatchObject({
        viewer: {
          username: 'ada',
          apiKeys: [
            { id, token: null, reminder, lastUsedAt: expect.any(String) as string, revokedAt: null },
            {},
          ],
        },
      })
    // Mistakes people make, which must not be written down either.
    await service.app.inject({ url: `/api/genes?api_key=${token}` })
    await service.app.inject({ url: `/api/genes/${token}?x=%E0%A4%A` })
    await service.app.inject({ url: `/api/genes?q=%E0%A4%A&key=${token}` })
    await service.app.inject({ url: '/api/genes', headers: { authorization: token } })
    await ask(`{ nonsense(key: "${token}") }`, key)
    await ask(`{ users(name: "${token}") { nodes { id } } }`, key)

    const revoked = await ask(`mutation { revokeApiKey(input: { id: ${id} }) { success } }`, { cookie })
    expect(revoked.body.data).toEqual({ revokeApiKey: { success: true } })
    const refused = await ask(viewer, key)
    expect(refused.answer.statusCode).toBe(401)
    expect(refused.body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })

    await service.close()
    const secret = token.slice('curia_'.length)
    const log = service.log.join('\n')
    expect(log).toContain('"audit":"api-key-created"')
    expect(log).toContain('"audit":"api-key-revoked"')
    expect(log).not.toContain(secret)
    expect(log).not.toContain(PASSWORD)
    const kept = await databaseText(database.url)
    expect(kept).toContain('ada@example.org')
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(PASSWORD)
    await database.drop()
  })
})
