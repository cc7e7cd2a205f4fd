import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addApproval, addOrganization } from '#tests/support/curation/curation-factories.ts'
import { addAssertion, addCoordinates, addDisease, addFeature, addVariant } from '#tests/support/factories.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const Page = z.strictObject({
  assertions: z.array(
    z.looseObject({ id: z.number(), reasons: z.array(z.object({ code: z.string(), message: z.string() })) }),
  ),
  next: z.number().nullable(),
})

describeOnEachEngine('What an organization has ready for ClinVar', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let keys: Record<'approver' | 'member' | 'stranger', string>
  let ids: { organization: number; ready: number; withoutTier: number }
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    const { storage } = curia
    const approver = await userWithKey(storage, 'ada')
    const member = await userWithKey(storage, 'ben')
    const stranger = await userWithKey(storage, 'eve')
    keys = { approver: approver.key, member: member.key, stranger: stranger.key }
    ids = await storage.write(async (tx) => {
      const user = approver.user.id
      const organization = await addOrganization(tx, 'Institute', { members: [user], can_approve: true })
      await tx
        .insertInto('affiliations')
        .values({ user_id: member.user.id, organization_id: organization })
        .execute()
      const { id, profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      const bases = { reference_bases: 'A', variant_bases: 'T' }
      await addCoordinates(tx, id, { chromosome: '7', start: 140453136, stop: 140453136, ...bases })
      const said = {
        disease_id: await addDisease(tx, 'Melanoma', { doid: '1909' }),
        assertion_type: 'DIAGNOSTIC',
        significance: 'POSITIVE',
        variant_origin: 'SOMATIC',
      } as const
      const ready = await addAssertion(tx, profile, { ...said, amp_level: 'TIER_I_LEVEL_A' })
      const withoutTier = await addAssertion(tx, profile, said)
      const revoked = await addAssertion(tx, profile, said)
      for (const assertion of [ready, withoutTier]) await addApproval(tx, assertion, { user, organization })
      await addApproval(tx, revoked, { user, organization, status: 'REVOKED' })
      // Not approved by anybody.
      await addAssertion(tx, profile, said)
      return { organization, ready, withoutTier }
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const get = (key: string | null, path = String(ids.organization)) =>
    curia.app.inject({
      method: 'GET',
      url: `/api/clinvar/organizations/${path}`,
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    })

  it('is told to members who may approve: what they approved, and why it is not ready', async () => {
    const answer = await get(keys.approver)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(Page.parse(answer.json())).toMatchObject({
      assertions: [
        { id: ids.ready, molecularProfile: 'BRAF V600E', disease: 'Melanoma', reasons: [] },
        { id: ids.withoutTier, reasons: [{ code: 'no-tier', message: 'It has no AMP/ASCO/CAP tier' }] },
      ],
      next: null,
    })
    const rest = Page.parse((await get(keys.approver, `${ids.organization}?after=${ids.ready}`)).json())
    expect(rest.assertions.map(({ id }) => id)).toEqual([ids.withoutTier])
  })

  it('is told to nobody else', async () => {
    expect((await get(null)).statusCode).toBe(401)
    for (const key of [keys.member, keys.stranger]) {
      const answer = await get(key)
      expect(answer.statusCode).toBe(403)
      expect(answer.body).toContain('You may not approve on behalf of Institute')
    }
  })

  it('names what is wrong with a request', async () => {
    const unknown = await get(keys.approver, '999')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('There is no organization “999”')
    const malformed = await get(keys.approver, `${ids.organization}?after=x`)
    expect(malformed.statusCode).toBe(400)
    expect(malformed.body).toContain('“x” is not a valid “after”')
  })
})
