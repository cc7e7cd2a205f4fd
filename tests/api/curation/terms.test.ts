import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'

const DISEASE = `mutation ($name: String!, $doid: String) {
  addDisease(input: { name: $name, doid: $doid }) { new disease { id name doid } }
}`
const THERAPY = `mutation ($name: String!, $ncitId: String) {
  addTherapy(input: { name: $name, ncitId: $ncitId }) { new therapy { id name ncitId } }
}`
type Disease = { addDisease: { new: boolean; disease: { id: number; name: string; doid: string | null } } }
type Therapy = { addTherapy: { new: boolean; therapy: { id: number; name: string; ncitId: string | null } } }

describeOnEachEngine('adding terms', (engine) => {
  let knowledge: TestInterface
  let viewer: Awaited<ReturnType<typeof addUser>>

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    viewer = await knowledge.storage.write((tx) => addUser(tx, 'cora'))
  })
  afterAll(() => knowledge.close())

  const disease = async (name: string, doid?: string) =>
    (await knowledge.ask<Disease>(DISEASE, { name, doid }, viewer)).addDisease
  const therapy = async (name: string, ncitId?: string) =>
    (await knowledge.ask<Therapy>(THERAPY, { name, ncitId }, viewer)).addTherapy

  it('adds a disease once, known again by its DOID or its name', async () => {
    const added = await disease(' bile  duct cancer ', 'DOID:4606')
    expect(added).toMatchObject({ new: true, disease: { name: 'Bile Duct Cancer', doid: '4606' } })
    for (const again of [await disease('Another name for it', '4606'), await disease('BILE DUCT CANCER')])
      expect(again).toEqual({ ...added, new: false })
    const melanoma = await disease('Skin Melanoma')
    expect(melanoma).toMatchObject({ new: true, disease: { doid: null } })
    expect(await disease('Skin melanoma', '8923')).toEqual({ ...melanoma, new: false })
    expect(await knowledge.errorsOf(DISEASE, { name: 'Bile duct cancer', doid: '77' }, viewer)).toEqual([
      `Disease Bile Duct Cancer (id ${added.disease.id}) has DOID 4606, not 77: use it, or give another name`,
    ])
  })

  it('adds a therapy once, known again by its NCIt id or its name', async () => {
    const added = await therapy('vemurafenib', 'ncit:c64768')
    expect(added).toMatchObject({ new: true, therapy: { name: 'Vemurafenib', ncitId: 'C64768' } })
    for (const again of [await therapy('Zelboraf', 'C64768'), await therapy('VEMURAFENIB')])
      expect(again).toEqual({ ...added, new: false })
    expect(await therapy('Dabrafenib')).toMatchObject({ new: true, therapy: { ncitId: null } })
    expect(await knowledge.errorsOf(THERAPY, { name: 'vemurafenib', ncitId: 'C1' }, viewer)).toEqual([
      `Therapy Vemurafenib (id ${added.therapy.id}) has NCIt id C64768, not C1: use it, or give another name`,
    ])
  })

  it('finds what was added at once', async () => {
    const { diseaseTypeahead, therapyTypeahead } = await knowledge.ask<
      Record<'diseaseTypeahead' | 'therapyTypeahead', { name: string }[]>
    >('{ diseaseTypeahead(queryTerm: "bile") { name } therapyTypeahead(queryTerm: "vemu") { name } }')
    expect(diseaseTypeahead).toEqual([{ name: 'Bile Duct Cancer' }])
    expect(therapyTypeahead).toEqual([{ name: 'Vemurafenib' }])
  })

  it.each([
    [DISEASE, { name: 'Four' }, 'too short (minimum is 5'],
    [DISEASE, { name: 'Melanoma', doid: '12345678' }, 'one to seven digits'],
    [DISEASE, { name: 'Melanoma', doid: 'x' }, 'one to seven digits'],
    [THERAPY, { name: ' ab ' }, 'too short (minimum is 3'],
    [THERAPY, { name: 'Aspirin', ncitId: '123' }, 'must be C and digits'],
  ])('refuses %s with %o', async (query, variables, message) => {
    expect(await knowledge.errorsOf(query, variables, viewer)).toEqual([expect.stringContaining(message)])
    // A malformed argument is said before a missing login.
    expect(await knowledge.errorsOf(query, variables)).toEqual([expect.stringContaining(message)])
  })

  it('needs somebody who is signed in', async () => {
    expect(await knowledge.errorsOf(DISEASE, { name: 'Skin Cancer' })).toEqual([
      expect.stringContaining('must log in'),
    ])
    expect(await knowledge.errorsOf(THERAPY, { name: 'Sorafenib' })).toEqual([
      expect.stringContaining('must log in'),
    ])
  })
})
