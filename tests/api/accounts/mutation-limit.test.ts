import { expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { addOrganization } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'

const CHANGE = 'updateNotificationStatus(input: { ids: [], newStatus: READ }) { clientMutationId }'

describeOnEachEngine('Changes of people for whom nobody vouches', (engine) => {
  it('are limited while their account is new or in no organization', async () => {
    const database = await engine.createDatabase()
    const limits = { anonymous: 0, user: 0, newUser: 3, windowSeconds: 300 }
    const { app, storage, close } = await testApp(database.url, { schema, limits })
    const change = async (key: string, times = 1) => {
      const fields = Array.from({ length: times }, (_, number) => `a${number}: ${CHANGE}`)
      const answer = await app.inject({
        method: 'POST',
        url: '/api/graphql',
        payload: { query: `mutation { ${fields.join(' ')} }` },
        headers: { authorization: `Bearer ${key}` },
      })
      const { errors = [] } = answer.json<{
        errors?: { message: string; extensions: { code: string; retryAfter?: number } }[]
      }>()
      return { retryAfter: answer.headers['retry-after'], errors }
    }
    const limited = ({ errors }: Awaited<ReturnType<typeof change>>) =>
      errors.filter(({ extensions }) => extensions.code === 'RATE_LIMITED')
    const old = { created_at: '2020-01-01T00:00:00.000Z' }
    const fresh = await userWithKey(storage, 'fresh')
    const alone = await userWithKey(storage, 'alone', old)
    const member = await userWithKey(storage, 'member', old)
    await storage.write((tx) => addOrganization(tx, 'Panel', { members: [member.user.id] }))
    for (const { key } of [fresh, alone]) {
      // Fields of one operation count each.
      expect(limited(await change(key, 2))).toEqual([])
      expect(limited(await change(key))).toEqual([])
      const refused = await change(key)
      const [{ message, extensions } = { message: '', extensions: {} }] = limited(refused)
      expect(message).toContain('More than 3 changes in 300 seconds')
      expect(extensions).toMatchObject({ retryAfter: Number(refused.retryAfter) })
      expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    }
    expect(limited(await change(member.key, 8))).toEqual([])
    await close()
    await database.drop()
  })
})
