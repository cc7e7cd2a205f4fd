import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { evidenceInput } from '#tests/support/curation/clinical-inputs.ts'
import type { EvidenceReferences } from '#tests/support/curation/clinical-inputs.ts'
import { addCoi } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addDisease, addFeature, addSource, addTherapy, addVariant } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const SUBMIT = `mutation ($input: SubmitEvidenceItemInput!) {
  submitEvidence(input: $input) { clientMutationId evidenceItem { id status viewerMay { accept { allowed } } } }
}`
const MODERATE = `mutation ($id: Int!) {
  moderateEvidenceItem(input: { evidenceItemId: $id, newStatus: ACCEPTED }) { evidenceItem { status } }
}`
const PROFILE = `mutation ($structure: MolecularProfileComponentInput!) {
  createMolecularProfile(input: { structure: $structure }) { molecularProfile { id rawName } }
}`
const READ = `query ($id: Int!) { evidenceItem(id: $id) { status viewerMay { accept { allowed } } } }`

interface Payload {
  evidenceItem: { id: number }
  molecularProfile: { id: number }
}
type Answer = {
  data: Record<string, Payload> | null
  errors?: { message: string; path: string[]; locations: object[]; extensions: object }[]
}

describeOnEachEngine('curating with API keys', (engine) => {
  let service: TestApp
  let drop: () => Promise<void>
  let keys: { curator: string; editor: string }
  let references: EvidenceReferences
  let variants: number[]

  beforeAll(async () => {
    const database = await engine.createDatabase()
    drop = database.drop
    service = await testApp(database.url, { schema })
    const { storage } = service
    const curator = await userWithKey(storage, 'cora')
    const editor = await userWithKey(storage, 'edith', { role: 'EDITOR', email: 'edith@example.org' })
    keys = { curator: curator.key, editor: editor.key }
    await storage.write(async (tx) => {
      await addCoi(tx, editor.user.id)
      const gene = await addFeature(tx)
      const one = await addVariant(tx, gene)
      const two = await addVariant(tx, gene)
      variants = [one.id, two.id]
      references = {
        profile: one.profile,
        source: await addSource(tx),
        disease: await addDisease(tx),
        therapy: await addTherapy(tx),
      }
    })
  })
  afterAll(async () => {
    await service.close()
    await drop()
  })

  async function ask(key: string | null, query: string, variables: object) {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query, variables },
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    })
    return { status: answer.statusCode, body: JSON.parse(answer.body) as Answer }
  }

  it('submits and accepts, however often the same operation is asked', async () => {
    for (let rating = 1; rating <= 5; rating += 1)
      for (const evidenceLevel of ['A', 'B', 'C']) {
        const fields = evidenceInput(references, { rating, evidenceLevel })
        const input = { fields, clientMutationId: `${evidenceLevel}${rating}` }
        const submitted = await ask(keys.curator, SUBMIT, { input })
        const id = submitted.body.data?.['submitEvidence']?.evidenceItem.id
        expect(submitted).toEqual({
          status: 200,
          body: {
            data: {
              submitEvidence: {
                clientMutationId: `${evidenceLevel}${rating}`,
                evidenceItem: {
                  id: expect.any(Number),
                  status: 'SUBMITTED',
                  viewerMay: { accept: { allowed: false } },
                },
              },
            },
          },
        })
        const read = async (key: string | null) => (await ask(key, READ, { id })).body.data
        expect(await read(null)).toEqual({ evidenceItem: { status: 'SUBMITTED', viewerMay: null } })
        expect(await read(keys.editor)).toMatchObject({
          evidenceItem: { viewerMay: { accept: { allowed: true } } },
        })
        expect((await ask(keys.editor, MODERATE, { id })).body.data).toEqual({
          moderateEvidenceItem: { evidenceItem: { status: 'ACCEPTED' } },
        })
        expect(await read(null)).toEqual({ evidenceItem: { status: 'ACCEPTED', viewerMay: null } })
      }
  })

  it('says a refusal with its place and code, as an answer', async () => {
    for (let time = 0; time < 12; time += 1)
      expect(await ask(keys.curator, MODERATE, { id: 5 })).toEqual({
        status: 200,
        body: {
          data: { moderateEvidenceItem: null },
          errors: [
            {
              message: "Evidence item 5 doesn't exist",
              path: ['moderateEvidenceItem'],
              locations: [{ line: 2, column: 3 }],
              extensions: { code: 'NOT_FOUND' },
            },
          ],
        },
      })
  })

  it('says a malformed value in the errors, never as a failed request', async () => {
    for (const wrong of [
      { rating: 'three' },
      { rating: 2.5 },
      { rating: 2 ** 31 },
      { evidenceType: 'predictive' },
      { diseaseId: 5 },
      { therapyIds: [null] },
      { description: undefined },
      { unknown: 1 },
    ]) {
      const { status, body } = await ask(keys.curator, SUBMIT, {
        input: { fields: evidenceInput(references, wrong) },
      })
      expect(status).toBe(200)
      expect(body.errors?.length).toBeGreaterThan(0)
    }
  })

  it('makes nested profiles, up to a depth', async () => {
    const [one, two] = variants
    const structure = {
      variantComponents: [{ variantId: one, not: true }, { variantId: two }],
      booleanOperator: 'OR',
    }
    const nested = { complexComponents: [structure] }
    const ids = new Set<number>()
    for (let time = 0; time < 12; time += 1) {
      const { body } = await ask(keys.curator, PROFILE, { structure: time % 2 ? structure : nested })
      ids.add(body.data?.['createMolecularProfile']?.molecularProfile.id ?? 0)
    }
    expect(ids.size).toBe(1)
    let deep: object = structure
    for (let level = 0; level < 21; level += 1) deep = { complexComponents: [deep] }
    const { status, body } = await ask(keys.curator, PROFILE, { structure: deep })
    expect({ status, data: body.data?.['createMolecularProfile'] ?? null }).toEqual({
      status: 200,
      data: null,
    })
    expect(body.errors?.[0]?.message).toContain('may nest at most')
  })
})
