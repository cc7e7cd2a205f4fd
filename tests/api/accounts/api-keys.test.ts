import { afterAll, beforeAll, expect, it } from 'vitest'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

const GENERATE = `mutation ($input: GenerateApiKeyInput!) {
  generateApiKey(input: $input) {
    clientMutationId user { username }
    apiKey { id name reminder token createdAt lastUsedAt expiresAt revokedAt }
  }
}`
const REVOKE =
  'mutation ($id: Int!) { revokeApiKey(input: { id: $id, clientMutationId: "r" }) { success clientMutationId } }'
const REVOKE_ALL = 'mutation ($userId: Int) { revokeAllApiKeys(input: { userId: $userId }) { revokedCount } }'
const MINE = '{ viewer { apiKeys { id token reminder revokedAt } } }'
const ALL = '{ viewer { apiKeys(includeRevoked: true) { id token name revokedAt } } }'

interface Generated {
  generateApiKey: { apiKey: { id: number; token: string; reminder: string; expiresAt: string | null } }
}

describeOnEachEngine('API keys', (engine) => {
  let site: TestInterface
  beforeAll(async () => {
    site = await openInterface(engine)
  })
  afterAll(() => site.close())
  const person = (username: string) => site.storage.writeAside((tx) => addUser(tx, username))

  it('shows a new key once, and afterwards only its ends', async () => {
    const ada = await person('ada')
    const input = { name: ' laptop ', expiresAt: '2099-01-01T00:00:00Z', clientMutationId: 'c' }
    const { generateApiKey } = await site.ask<Generated>(GENERATE, { input }, ada)
    expect(generateApiKey).toEqual({
      clientMutationId: 'c',
      user: { username: 'ada' },
      apiKey: {
        id: expect.any(Number) as number,
        name: 'laptop',
        reminder: expect.stringMatching(/^curia_\*{32}[0-9A-Za-z]{4}$/) as string,
        token: expect.stringMatching(/^curia_[0-9A-Za-z]{36}$/) as string,
        createdAt: expect.stringMatching(/Z$/) as string,
        lastUsedAt: null,
        expiresAt: '2099-01-01T00:00:00.000Z',
        revokedAt: null,
      },
    })
    const { apiKey } = generateApiKey
    expect(await site.ask(MINE, {}, ada)).toEqual({
      viewer: { apiKeys: [{ id: apiKey.id, token: null, reminder: apiKey.reminder, revokedAt: null }] },
    })
    // The same request again gives another key: no answer with a key is kept.
    const again = await site.ask<Generated>(GENERATE, { input }, ada)
    expect(again.generateApiKey.apiKey.token).not.toBe(apiKey.token)
  })

  it('refuses arguments before it asks who is there', async () => {
    const ada = await person('ada-of-arguments')
    const past = { input: { expiresAt: '2020-01-01T00:00:00Z' } }
    const long = { input: { name: 'x'.repeat(101) } }
    for (const viewer of [ada, null]) {
      expect(await site.errorsOf(GENERATE, past, viewer)).toEqual([expect.stringContaining('in the past')])
      expect(await site.errorsOf(GENERATE, long, viewer)).toEqual([expect.stringContaining('too long')])
    }
    expect(await site.errorsOf(GENERATE, { input: {} })).toEqual([expect.stringContaining('must log in')])
    expect(await site.errorsOf(REVOKE, { id: 1 })).toEqual([expect.stringContaining('must log in')])
  })

  it('revokes the caller’s own keys only, as often as asked', async () => {
    const ada = await person('ada-who-revokes')
    const eve = await person('eve')
    const { generateApiKey } = await site.ask<Generated>(GENERATE, { input: {} }, ada)
    const { id } = generateApiKey.apiKey
    for (const missing of [
      { key: id, viewer: eve },
      { key: id + 999, viewer: ada },
    ])
      expect(await site.errorsOf(REVOKE, { id: missing.key }, missing.viewer)).toEqual([
        expect.stringContaining("doesn't exist"),
      ])
    expect(await site.ask(MINE, {}, ada)).toMatchObject({ viewer: { apiKeys: [{ id }] } })
    for (let times = 0; times < 2; times += 1)
      expect(await site.ask(REVOKE, { id }, ada)).toEqual({
        revokeApiKey: { success: true, clientMutationId: 'r' },
      })
    expect(await site.ask(MINE, {}, ada)).toEqual({ viewer: { apiKeys: [] } })
    expect(await site.ask(ALL, {}, ada)).toEqual({
      viewer: {
        apiKeys: [
          {
            id,
            token: null,
            name: expect.stringMatching(/^Key of /) as string,
            revokedAt: expect.any(String) as string,
          },
        ],
      },
    })
  })

  it('shows the keys of others, masked, to administrators alone, who can revoke them', async () => {
    const ada = await person('ada-with-secrets')
    await site.ask(GENERATE, { input: {} }, ada)
    const others = 'query ($id: Int!) { user(id: $id) { apiKeys { id token reminder } } }'
    const admin = await site.storage.writeAside((tx) => addUser(tx, 'admin-x', { role: 'ADMIN' }))
    const editor = await site.storage.writeAside((tx) => addUser(tx, 'editor-x', { role: 'EDITOR' }))
    for (const viewer of [null, editor])
      expect(await site.ask(others, { id: ada.id }, viewer)).toEqual({ user: { apiKeys: [] } })
    for (const viewer of [ada, admin])
      expect(await site.ask(others, { id: ada.id }, viewer)).toEqual({
        user: {
          apiKeys: [
            { id: expect.any(Number), token: null, reminder: expect.stringMatching(/^curia_\*{32}\w{4}$/) },
          ],
        },
      })
    const {
      user: {
        apiKeys: [{ id }],
      },
    } = await site.ask<{ user: { apiKeys: [{ id: number }] } }>(others, { id: ada.id }, admin)
    expect(await site.errorsOf(REVOKE, { id }, editor)).toEqual([expect.stringContaining('no API key')])
    expect(await site.errorsOf(REVOKE_ALL, { userId: ada.id }, editor)).toEqual([
      expect.stringContaining('must be an administrator'),
    ])
    expect(await site.ask(REVOKE, { id }, admin)).toEqual({
      revokeApiKey: { success: true, clientMutationId: 'r' },
    })
    await site.ask(GENERATE, { input: {} }, ada)
    expect(await site.ask(REVOKE_ALL, { userId: ada.id }, admin)).toEqual({
      revokeAllApiKeys: { revokedCount: 1 },
    })
    expect(await site.ask(REVOKE_ALL, {}, ada)).toEqual({ revokeAllApiKeys: { revokedCount: 0 } })
  })
})
