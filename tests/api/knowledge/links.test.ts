import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldText } from '#domain/text/names.ts'
import { addSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { addDisease, addTherapy } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

describeOnEachEngine('A lasting address', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let made: Awaited<ReturnType<typeof addEveryKind>>
  let others: { disease: number; therapy: number; phenotype: number; revision: number; source: number }

  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url)
    made = await curia.storage.write((tx) => addEveryKind(tx))
    others = await curia.storage.write(async (tx) => {
      const user = await addUser(tx, 'curator')
      const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' }
      const phenotype = await tx
        .insertInto('phenotypes')
        .values({
          hpo_id: 'HP:0003006',
          name: 'Neuroblastoma',
          name_folded: foldText('Neuroblastoma'),
          ...times,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      // Out of use: found by its own id, but not by that of the ontology.
      await addDisease(tx, 'Old', { doid: '999', deprecated: true })
      await tx
        .insertInto('record_redirects')
        .values({ record_type: 'VARIANT', old_id: 777, new_id: made.variants.point.id })
        .execute()
      const { source_id } = await tx
        .selectFrom('evidence_items')
        .select('source_id')
        .executeTakeFirstOrThrow()
      const subject = { type: 'VARIANT', id: made.variants.point.id } as const
      const { revisions } = await addSuggestion(
        tx,
        subject,
        { name: ['F1174L', 'F1174I'] },
        { user: user.id },
      )
      return {
        disease: await addDisease(tx, 'Melanoma', { doid: '1909' }),
        therapy: await addTherapy(tx, 'Erlotinib', { ncit_id: 'C65530' }),
        phenotype: phenotype.id,
        revision: revisions['name'] ?? 0,
        source: source_id,
      }
    })
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  const get = (url: string) => curia.app.inject({ method: 'GET', url })
  async function leadsTo(address: string): Promise<string | number> {
    const answer = await get(address)
    return answer.statusCode === 302 ? String(answer.headers.location) : answer.statusCode
  }

  it('leads from former addresses of the public service to the present ones, for good', async () => {
    for (const [former, present] of [
      ['/events/genes/5/summary/variants/12/summary', '/variants/12'],
      ['/evidence/1409/summary', '/evidence/1409'],
      ['/drugs/4', '/therapies/4'],
      ['/evidence/home?level=A', '/evidence?level=A'],
      ['/features/5/events?page=2', '/features/5?tab=activity'],
      ['/evidence/home/', '/evidence'],
    ] as const) {
      const { statusCode, headers } = await get(former)
      expect([former, statusCode, headers.location]).toEqual([former, 308, present])
    }
  })

  it('leads to the page of a record, by the singular and plural of its kind', async () => {
    const { features, variants, complex, items, assertion, group } = made
    const [item] = items
    for (const [types, id, path] of [
      ['gene genes feature features', features.gene, `/features/${features.gene}`],
      ['factor factors', features.factor, `/features/${features.factor}`],
      ['fusion fusions', features.fusion, `/features/${features.fusion}`],
      ['feature', features.region, `/features/${features.region}`],
      ['variant variants', variants.point.id, `/variants/${variants.point.id}`],
      ['variant', 777, `/variants/${variants.point.id}`],
      ['evidence evidence_item evidence_items', item, `/evidence/${item}`],
      ['evidence', made.rejected, `/evidence/${made.rejected}`],
      ['assertion assertions', assertion, `/assertions/${assertion}`],
      ['variant_group variant_groups', group, `/variant-groups/${group}`],
      [
        'molecular_profile molecular_profiles molecular-profile molecular-profiles',
        complex,
        `/molecular-profiles/${complex}`,
      ],
      ['source sources', others.source, `/sources/${others.source}`],
      ['disease diseases', others.disease, `/diseases/${others.disease}`],
      ['therapy therapies drug drugs', others.therapy, `/therapies/${others.therapy}`],
      ['phenotype phenotypes', others.phenotype, `/phenotypes/${others.phenotype}`],
      ['revision revisions', others.revision, `/variants/${variants.point.id}/revisions`],
    ] as const) {
      for (const type of types.split(' ')) {
        expect([type, await leadsTo(`/links/${type}/${id}`)]).toEqual([type, path])
        expect(await leadsTo(`/links?idtype=${type}&id=${id}`)).toBe(path)
        expect(await leadsTo(`/links?idType=${type}&id=${id}`)).toBe(path)
      }
    }
  })

  it('leads there by ids of ontologies and registries', async () => {
    const gene = `/features/${made.features.gene}`
    expect(await leadsTo('/links/entrez_name/alk')).toBe(gene)
    expect(await leadsTo(`/links/entrez_id/${made.features.gene}`)).toBe(gene)
    expect(await leadsTo('/links/doid/1909')).toBe(`/diseases/${others.disease}`)
    expect(await leadsTo('/links/doid/DOID:1909')).toBe(`/diseases/${others.disease}`)
    expect(await leadsTo('/links/doid/999')).toBe(404)
    expect(await leadsTo('/links/ncit_id/C65530')).toBe(`/therapies/${others.therapy}`)
    expect(await leadsTo('/links/hpo_id/HP:0003006')).toBe(`/phenotypes/${others.phenotype}`)
    expect(await leadsTo('/links/allele_registry/CA279586')).toBe(`/variants/${made.variants.point.id}`)
  })

  it('takes a tag for what it says, in any case, whatever the kind', async () => {
    const { features, variants, complex, items, assertion } = made
    for (const type of ['id', 'variant', 'gene', 'doid']) {
      for (const [tag, path] of [
        [`AID${assertion}`, `/assertions/${assertion}`],
        [`gid${features.gene}`, `/features/${features.gene}`],
        [`FID${features.factor}`, `/features/${features.factor}`],
        [`VID${variants.point.id}`, `/variants/${variants.point.id}`],
        [`eid${items[0]}`, `/evidence/${items[0]}`],
        [`SID${others.source}`, `/sources/${others.source}`],
        [`MPID${complex}`, `/molecular-profiles/${complex}`],
      ]) {
        expect([tag, await leadsTo(`/links/${type}/${tag}`)]).toEqual([tag, path])
      }
    }
  })

  it('is not found when there is no such record, or one of another kind', async () => {
    const { features } = made
    for (const path of [
      `factor/${features.gene}`,
      `gene/${features.factor}`,
      `id/GID${features.factor}`,
      'id/12',
      'variant/5',
      'variant/0',
      'variant/-1',
      'variant/99999999999999999999',
      'variant/BRAF',
      'revision/1',
      'entrez_name/BRAF',
      'allele_registry/CA0',
      'evidence/EID5',
      'id/CID1',
    ]) {
      expect([path, await leadsTo(`/links/${path}`)]).toEqual([path, 404])
    }
    expect((await get('/links/variant/5')).json()).toEqual({
      errors: [{ message: 'There is no record with the variant “5”', extensions: { code: 'NOT_FOUND' } }],
    })
  })

  it('is refused with a kind that there is not, or no id', async () => {
    for (const path of [
      '/links',
      '/links?idtype=variant',
      '/links?id=5',
      '/links/variant/',
      '/links/variant',
      '/links/nope/5',
    ]) {
      expect([path, await leadsTo(path)]).toEqual([path, 400])
    }
    const { errors } = (await get('/links/nope/5')).json<{ errors: { message: string }[] }>()
    expect(errors[0]?.message).toMatch(/^“nope” is not a kind of id; there are gene, factor/)
  })
})
