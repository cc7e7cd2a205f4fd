import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import type { Writing } from '#server/storage/database.ts'
import { Exclusion } from '#tests/support/gks/gks-answers.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

describeOnEachEngine('Doubt and provenance in GA4GH GKS', (engine) => {
  const validate = gksValidator()
  let database: TestDatabase
  let curia: TestApp
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, { publicUrl: 'https://curia.example.org' })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })
  const write = <Value>(action: (tx: Writing) => Promise<Value>) => curia.storage.write(action)
  const get = async (path: string) =>
    (await curia.app.inject({ method: 'GET', url: `/api/gks/${path}` })).json()

  it.each([
    ['ONCOGENIC', 'ONCOGENIC', 'disputes'],
    ['ONCOGENIC', 'BENIGN', 'neutral'],
    ['PREDISPOSING', 'PATHOGENIC', 'disputes'],
  ] as const)(
    '%s: %s that is not supported is not classified',
    async (assertion_type, significance, direction) => {
      const id = await write(async (tx) => {
        const { profile } = await addVariant(tx, await addFeature(tx))
        const disease_id = await addDisease(tx)
        const assertion_direction = 'DOES_NOT_SUPPORT'
        return addAssertion(tx, profile, { assertion_type, significance, assertion_direction, disease_id })
      })
      const statement: unknown = await get(`assertions/${id}`)
      expect(validate('Statement', statement)).toEqual([])
      expect(statement).toMatchObject({ direction })
      expect(statement).not.toHaveProperty('classification')
      expect(JSON.stringify(statement)).toContain('"reason":"classification-disputed"')
    },
  )

  it.each([
    ['COMBINATION', 'COMBINATION', 'AND'],
    ['SUBSTITUTES', 'SUBSTITUTES', 'OR'],
    ['COMBINATION', 'SUBSTITUTES', null],
    ['SEQUENTIAL', 'SEQUENTIAL', null],
  ] as const)(
    'therapies of an assertion interact as its evidence says: %s and %s',
    async (one, other, operator) => {
      const id = await write(async (tx) => {
        const { profile } = await addVariant(tx, await addFeature(tx))
        const disease_id = await addDisease(tx)
        const therapies = [await addTherapy(tx), await addTherapy(tx)]
        const cited = { disease_id, therapies }
        const evidence = [
          await addEvidence(tx, profile, { ...cited, therapy_interaction_type: one }),
          await addEvidence(tx, profile, { ...cited, therapy_interaction_type: other }),
          await addEvidence(tx, profile, { disease_id, therapies: [therapies[0] ?? 0] }),
        ]
        return addAssertion(tx, profile, { ...cited, evidence, amp_level: 'TIER_I_LEVEL_A' })
      })
      const answer: unknown = await get(`assertions/${id}`)
      if (operator === null) {
        const code = one === other ? 'therapy-sequential' : 'therapy-interaction'
        expect(Exclusion.parse(answer).reasons.map((reason) => reason.code)).toEqual([code])
      } else {
        expect(validate('VariantClinicalSignificanceStatement', answer)).toEqual([])
        expect(answer).toMatchObject({
          hasEvidenceLines: [{ targetProposition: { objectTherapeutic: { membershipOperator: operator } } }],
        })
      }
    },
  )

  it('a profile of several variants matches none of them exactly, and what stands for no code is none', async () => {
    const { alone, both } = await write(async (tx) => {
      const gene = await addFeature(tx)
      const one = await addVariant(tx, gene, 'V600E', { allele_registry_id: 'unregistered' })
      const other = await addVariant(tx, gene, 'V600K', { allele_registry_id: 'CA123643' })
      return { alone: one.profile, both: await addProfile(tx, `#VID${one.id} AND NOT #VID${other.id}`) }
    })
    const relations = z.object({
      mappings: z.array(z.object({ relation: z.string(), coding: z.object({ code: z.string() }) })),
    })
    const mappingsOf = async (id: number) => relations.parse(await get(`molecular-profiles/${id}`)).mappings
    expect((await mappingsOf(alone)).map(({ relation }) => relation)).toEqual(['exactMatch', 'exactMatch'])
    const ofBoth = await mappingsOf(both)
    expect(ofBoth.map(({ relation }) => relation)).toEqual(['exactMatch', ...Array(3).fill('relatedMatch')])
    expect(ofBoth.map(({ coding }) => coding.code)).toContain('CA123643')
    expect(ofBoth.map(({ coding }) => coding.code)).not.toContain('unregistered')
  })

  it('a deprecated profile has no object', async () => {
    const id = await write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      await tx.updateTable('molecular_profiles').set({ deprecated: true }).where('id', '=', profile).execute()
      return profile
    })
    expect(Exclusion.parse(await get(`molecular-profiles/${id}`)).reasons).toEqual([
      { code: 'not-accepted', message: 'It is deprecated' },
    ])
  })

  it.each([
    ['RELEASE', 4711, 'civic'],
    // Of the release of another Curia, whose own records begin there.
    ['RELEASE', 1_000_911, 'curia'],
    ['STARTER', 4712, 'curia'],
    ['LOCAL', 1_000_912, 'curia'],
  ] as const)('a record of origin %s with id %i is one of %s', async (origin, id, prefix) => {
    await write(async (tx) => addVariant(tx, await addFeature(tx), undefined, { profile: { id, origin } }))
    expect(await get(`molecular-profiles/${prefix}.mpid:${id}`)).toMatchObject({ id: `${prefix}.mpid:${id}` })
    const other = prefix === 'civic' ? 'curia' : 'civic'
    const response = await curia.app.inject({
      method: 'GET',
      url: `/api/gks/molecular-profiles/${other}.mpid:${id}`,
    })
    expect(response.statusCode).toBe(404)
  })
})
