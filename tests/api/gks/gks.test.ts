import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { importRelease } from '#server/exchange/import-release.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import type { Writing } from '#server/storage/database.ts'
import { gksValidator } from '#tests/support/gks/gks-schemas.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const Exclusion = z.object({
  id: z.string(),
  reasons: z.array(z.object({ code: z.string(), message: z.string() })),
})
const Said = z.looseObject({
  id: z.string(),
  direction: z.string(),
  proposition: z.looseObject({ type: z.string() }),
  classification: z.looseObject({}).optional(),
})

const linesOf = (body: string): unknown[] =>
  body
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))

describeOnEachEngine('Records as objects of GA4GH GKS', (engine) => {
  const validate = gksValidator()
  let database: TestDatabase
  let curia: TestApp
  let ids: Record<'profile' | 'given' | 'disputed' | 'adverse' | 'submitted' | 'tiered' | 'tierless', number>
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, { publicUrl: 'https://curia.example.org' })
    ids = await curia.storage.write(async (tx) => {
      const { id, profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E', {
        aliases: ['RS113488022', 'VAL600GLU'],
      })
      const substitution = { reference_bases: 'A', variant_bases: 'T' }
      await addCoordinates(tx, id, { chromosome: '7', start: 140453136, stop: 140453136, ...substitution })
      const disease_id = await addDisease(tx, 'Melanoma', { doid: '1909' })
      const therapies = [await addTherapy(tx, 'Vemurafenib', { ncit_id: 'C64768' })]
      const given = await addEvidence(tx, profile, { disease_id, therapies })
      const tiered = { disease_id, therapies, evidence: [given] }
      return {
        profile,
        given,
        disputed: await addEvidence(tx, profile, {
          disease_id,
          therapies,
          evidence_direction: 'DOES_NOT_SUPPORT',
        }),
        adverse: await addEvidence(tx, profile, { significance: 'ADVERSE_RESPONSE' }),
        submitted: await addEvidence(tx, profile, { disease_id, therapies, status: 'SUBMITTED' }),
        tiered: await addAssertion(tx, profile, { ...tiered, amp_level: 'TIER_I_LEVEL_A' }),
        tierless: await addAssertion(tx, profile, tiered),
      }
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const get = (path: string) => curia.app.inject({ method: 'GET', url: `/api/gks/${path}` })

  it('say that they were made here, and conform to the schemas', async () => {
    const { statusCode, headers, body } = await get(`evidence/${ids.given}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    const statement: unknown = JSON.parse(body)
    expect(validate('Statement', statement)).toEqual([])
    expect(statement).toMatchObject({
      id: `curia.eid:${ids.given}`,
      direction: 'supports',
      strength: { primaryCoding: { code: 'B' } },
      proposition: {
        type: 'VariantTherapeuticResponseProposition',
        predicate: 'predictsSensitivityTo',
        objectTherapeutic: { name: 'Vemurafenib', mappings: [{ coding: { id: 'ncit:C64768' } }] },
        conditionQualifier: { name: 'Melanoma', mappings: [{ coding: { code: 'DOID:1909' } }] },
        geneContextQualifier: { name: 'BRAF' },
      },
    })
    expect(body).not.toContain('civic.eid')
  })

  it('never support what the record disputes', async () => {
    expect((await get(`evidence/${ids.disputed}`)).json()).toMatchObject({ direction: 'disputes' })
  })

  it('have the allele of a substitution as an example of the profile, in full only', async () => {
    const profile: unknown = (await get(`molecular-profiles/${ids.profile}`)).json()
    expect(validate('CategoricalVariant', profile)).toEqual([])
    expect(profile).toMatchObject({
      aliases: ['VAL600GLU'],
      members: [{ type: 'Allele', location: { start: 140453135, end: 140453136 }, state: { sequence: 'T' } }],
    })
    const codes = z
      .object({ mappings: z.array(z.object({ coding: z.object({ code: z.string() }) })) })
      .parse(profile)
      .mappings.map(({ coding }) => coding.code)
    expect(codes).toContain('rs113488022')
    expect((await get(`molecular-profiles/${ids.profile}?detail=plain`)).json()).not.toHaveProperty('members')
  })

  it('of an assertion with a tier cite its evidence in one line', async () => {
    const statement: unknown = (await get(`assertions/curia.aid:${ids.tiered}`)).json()
    expect(validate('VariantClinicalSignificanceStatement', statement)).toEqual([])
    expect(statement).toMatchObject({
      classification: { name: 'Tier I' },
      strength: { primaryCoding: { code: 'strong' } },
      hasEvidenceLines: [{ hasEvidenceItems: [{ id: `curia.eid:${ids.given}` }] }],
      reportedIn: [
        `https://curia.example.org/links/assertion/${ids.tiered}`,
        `https://curia.example.org/links/evidence/${ids.given}`,
      ],
    })
  })

  it('of an assertion without a tier say so instead of a classification', async () => {
    const statement: unknown = (await get(`assertions/${ids.tierless}`)).json()
    expect(validate('Statement', statement)).toEqual([])
    expect(statement).not.toHaveProperty('classification')
    expect(JSON.stringify(statement)).toContain('"reason":"no-tier"')
  })

  it.each([
    ['adverse', ['significance', 'therapy-missing', 'disease-missing']],
    ['submitted', ['not-accepted']],
  ] as const)('are refused with reasons: %s', async (name, codes) => {
    const response = await get(`evidence/${ids[name]}`)
    expect(response.statusCode).toBe(422)
    expect(Exclusion.parse(response.json()).reasons.map(({ code }) => code)).toEqual(codes)
  })

  it.each(['evidence/999999999', 'evidence/x', 'evidence/civic.eid:1', 'evidence/curia.aid:1000001'])(
    'are 404 for %s',
    async (path) => {
      const response = await get(path)
      expect(response.statusCode).toBe(404)
      expect(response.body).toContain('There is no evidence item')
    },
  )

  it.each(['one object', 'all objects'])('are not sent again to a client that has them: %s', async (what) => {
    const url = `/api/gks/${what === 'one object' ? `evidence/${ids.given}` : 'evidence.ndjson'}`
    const { headers } = await curia.app.inject({ method: 'GET', url })
    const again = { 'if-none-match': headers.etag }
    expect((await curia.app.inject({ method: 'GET', url, headers: again })).statusCode).toBe(304)
    await curia.storage.write(async () => undefined)
    const changed = await curia.app.inject({ method: 'GET', url, headers: again })
    expect(changed.statusCode).toBe(200)
    expect(Number(changed.headers['x-curia-version'])).toBe(Number(headers['x-curia-version']) + 1)
  })

  it('tell a client that asks for the head only how they would be sent', async () => {
    for (const path of [`evidence/${ids.given}`, 'evidence.ndjson']) {
      const url = `/api/gks/${path}`
      const { headers } = await curia.app.inject({ method: 'GET', url })
      const head = await curia.app.inject({ method: 'HEAD', url })
      expect(head.statusCode).toBe(200)
      expect(head.body).toBe('')
      expect(head.headers).toMatchObject({ etag: headers.etag, 'content-type': headers['content-type'] })
    }
  })

  it('have no tag where there is no object', async () => {
    for (const path of [`evidence/${ids.adverse}`, 'evidence/999999999'])
      expect((await get(path)).headers).not.toHaveProperty('etag')
  })

  it('come as lines, and refusals by request', async () => {
    const statements = linesOf((await get('evidence.ndjson')).body)
    expect(statements.map((each) => Said.parse(each).id)).toEqual(
      [ids.given, ids.disputed].map((id) => `curia.eid:${id}`),
    )
    const refused = linesOf((await get('evidence.ndjson?refused=only')).body)
    expect(refused.map((each) => Exclusion.parse(each).id)).toEqual([`curia.eid:${ids.adverse}`])
  })

  it('reject a detail that there is not', async () => {
    const response = await get('evidence.ndjson?detail=short')
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('“short” is not a valid “detail”; allowed are full, plain')
  })
})

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
    ['RELEASE', 'civic'],
    ['STARTER', 'curia'],
    ['LOCAL', 'curia'],
  ] as const)('a record of origin %s is one of %s', async (origin, prefix) => {
    const id = await write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx))
      await tx.updateTable('molecular_profiles').set({ origin }).where('id', '=', profile).execute()
      return profile
    })
    expect(await get(`molecular-profiles/${prefix}.mpid:${id}`)).toMatchObject({ id: `${prefix}.mpid:${id}` })
    const other = prefix === 'civic' ? 'curia' : 'civic'
    const response = await curia.app.inject({
      method: 'GET',
      url: `/api/gks/molecular-profiles/${other}.mpid:${id}`,
    })
    expect(response.statusCode).toBe(404)
  })
})

describe.skipIf(!release2024)('The release of 2024 in GA4GH GKS', () => {
  describeOnEachEngine('has statements that conform to the schemas', (engine) => {
    const validate = gksValidator()
    let database: TestDatabase
    let curia: TestApp
    beforeAll(async () => {
      database = await engine.createDatabase()
      curia = await testApp(database.url)
      await importRelease(curia.storage, release2024 ?? '')
    }, 120_000)
    afterAll(async () => {
      await curia.close()
      await database.drop()
    })

    const lines = async (path: string) =>
      linesOf((await curia.app.inject({ method: 'GET', url: `/api/gks/${path}` })).body)
    const wrong = (className: string, values: readonly unknown[]) => [
      ...new Set(values.flatMap((value) => validate(className, value))),
    ]

    it('evidence: 4,237 of 4,375, the others with reasons', async () => {
      const statements = (await lines('evidence.ndjson')).map((each) => Said.parse(each))
      expect(statements).toHaveLength(4237)
      expect(wrong('Statement', statements)).toEqual([])
      for (const [type, some] of Map.groupBy(statements, ({ proposition }) => proposition.type))
        expect(
          wrong(
            type,
            some.map(({ proposition }) => proposition),
          ),
        ).toEqual([])
      const refused = (await lines('evidence.ndjson?refused=only')).map((each) => Exclusion.parse(each))
      expect(refused).toHaveLength(138)
      const codes = Object.groupBy(
        refused.flatMap(({ reasons }) => reasons),
        ({ code }) => code,
      )
      expect(codes['therapy-sequential']).toHaveLength(10)
    })

    it('assertions of each profile of VA-Spec', async () => {
      const statements = (await lines('assertions.ndjson')).map((each) => Said.parse(each))
      expect(statements).toHaveLength(66)
      const classOf = ({ proposition, classification }: z.infer<typeof Said>) =>
        classification ? proposition.type.replace('Proposition', 'Statement') : 'Statement'
      for (const [className, some] of Map.groupBy(statements, classOf))
        expect(wrong(className, some)).toEqual([])
    })

    it('molecular profiles, of which those with a substitution have an allele', async () => {
      const profiles = await lines('molecular-profiles.ndjson')
      expect(wrong('CategoricalVariant', profiles)).toEqual([])
      expect(profiles.filter((each) => Object(each).members).length).toBeGreaterThanOrEqual(679)
    })
  })
})
