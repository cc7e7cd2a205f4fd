import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { openLegacy } from '#tests/support/legacy.ts'
import type { TestLegacy } from '#tests/support/legacy.ts'
import { addLegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'
import type { LegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'

describeOnEachEngine('Records of the legacy interface are found', (engine) => {
  let legacy: TestLegacy
  let known: LegacyKnowledge
  beforeAll(async () => {
    legacy = await openLegacy(engine)
    known = await legacy.storage.write(addLegacyKnowledge)
    // A namesake with a higher id.
    await legacy.storage.write((tx) => addFeature(tx, 'Braf', { description: 'Namesake' }))
  })
  afterAll(() => legacy.close())

  const ids = async (path: string) =>
    (await legacy.json<{ id: number }[]>(`/api/${path}`)).map(({ id }) => id)
  const idOf = async (path: string) => (await legacy.json<{ id: number }>(`/api/${path}`)).id
  const errorsOf = async (path: string) => {
    const answer = await legacy.get(`/api/${path}`)
    return { status: answer.statusCode, ...answer.json<{ errors: string[] }>() }
  }

  it('by the symbol of a gene in any letter case, by its Entrez id and by its own id', async () => {
    const { gene } = known
    for (const path of [
      `genes/${gene}`,
      `genes/${gene}?identifier_type=civic_id`,
      'genes/braf?identifier_type=entrez_symbol',
      'genes/%20BRAF%20,?identifier_type=entrez_symbol',
      'genes/%EF%BB%BFBR%E2%80%8BAF?identifier_type=entrez%E2%80%8B_symbol',
      `genes/${gene}?identifier_type=entrez_id`,
    ])
      expect(await idOf(path), path).toBe(gene)
  })

  it('as genes whose Entrez id is unknown, with 0 for it', async () => {
    const made = await legacy.storage.write(async (tx) => {
      const gene = await addFeature(tx, 'UNNUMBERED')
      await tx.deleteFrom('genes').where('feature_id', '=', gene).execute()
      const variant = await addVariant(tx, gene, 'V1E')
      await addEvidence(tx, variant.profile)
      return { gene, variant: variant.id }
    })
    const { records } = await legacy.json<{ records: { id: number; entrez_id: number }[] }>(
      '/api/genes?name=UNNUMBERED',
    )
    expect(records).toMatchObject([{ id: made.gene, entrez_id: 0 }])
    expect(await legacy.json(`/api/genes/${made.gene}`)).toMatchObject({ id: made.gene, entrez_id: 0 })
    expect(await legacy.json(`/api/variants/${made.variant}`)).toMatchObject({
      gene_id: made.gene,
      entrez_id: 0,
    })
    expect(await ids('genes/0,x?identifier_type=entrez_id')).toEqual([])
  })

  it('as several genes, in the order of their ids and each once', async () => {
    const { gene, longerGene, bareGene, deprecatedGene } = known
    expect(await ids(`genes/${longerGene},${gene},%20${gene},x,${deprecatedGene},999`)).toEqual([
      gene,
      longerGene,
    ])
    expect(await ids('genes/BRA,brafx,BRAF,braf,B-RAF1?identifier_type=entrez_symbol')).toEqual([
      gene,
      longerGene,
      bareGene,
    ])
    expect(await ids(`genes/${gene},${longerGene}?identifier_type=entrez_id&detailed=false`)).toEqual([
      gene,
      longerGene,
    ])
    expect(await ids('genes/998,999')).toEqual([])
    const batch = Array.from({ length: 999 }, (_, position) => `GENE-WITH-A-LONG-NAME-${position}`)
    const path = (names: string[]) =>
      `genes/${encodeURIComponent(names.join(','))}?identifier_type=entrez_symbol`
    expect(await ids(path([...batch, 'BRAF']))).toEqual([gene])
    expect(await errorsOf(path([...batch, 'BRAF', 'KIT']))).toEqual({
      status: 400,
      errors: ['at most 1000 genes can be queried at once, not 1001'],
    })
  })

  it('as a list of variants by registry id or ClinVar entry, which may be empty', async () => {
    const { variant, otherVariant } = known
    expect(await ids('variants/ca123643?identifier_type=allele_registry')).toEqual([variant.id])
    expect(await ids('variants/CA1?identifier_type=allele_registry')).toEqual([])
    expect(await ids('variants/none%20found?identifier_type=clinvar')).toEqual([variant.id, otherVariant.id])
    expect(await ids('variants/1?identifier_type=clinvar')).toEqual([])
    expect(await idOf(`variants/${variant.id}?identifier_type=civic_id`)).toBe(variant.id)
  })

  it.each([
    ['genes/999', 'No gene with id 999'],
    ['genes/BRAF', 'No gene with id BRAF'],
    ['genes/,', 'No gene with id ,'],
    ['genes/XYZ?identifier_type=entrez_symbol', 'No gene with entrez_symbol XYZ'],
    ['genes/B-RAF1?identifier_type=entrez_symbol', 'No gene with entrez_symbol B-RAF1'],
    ['genes/-1?identifier_type=entrez_id', 'No gene with entrez_id -1'],
    ['genes/999/variants', 'No gene with id 999'],
    ['genes/x/variant_groups', 'No gene with id x'],
    ['variants/999', 'No variant with id 999'],
    ['variants/1.0', 'No variant with id 1.0'],
    ['variants/99999999999999999999', 'No variant with id 99999999999999999999'],
    ['variants/2147483648/evidence_items', 'No variant with id 2147483648'],
    ['variants/0/assertions', 'No variant with id 0'],
    ['variants/a%2Fb/variant_groups', 'No variant with id a/b'],
    ['evidence_items/999', 'No evidence item with id 999'],
    ['evidence_items/EID1', 'No evidence item with id EID1'],
    ['assertions/999', 'No assertion with id 999'],
    ['variant_groups/999', 'No variant group with id 999'],
    ['variant_groups/999/variants', 'No variant group with id 999'],
    ['variant_groups/x/evidence_items', 'No variant group with id x'],
  ])('or not: %s', async (path, message) => {
    expect(await errorsOf(path)).toEqual({ status: 404, errors: [message] })
  })

  it('by no other type of identifier', async () => {
    expect(await errorsOf('genes/1?identifier_type=hgnc')).toEqual({
      status: 400,
      errors: ['identifier_type must be civic_id, entrez_symbol or entrez_id, not "hgnc"'],
    })
    expect(await errorsOf('variants/1?identifier_type=entrez_id')).toEqual({
      status: 400,
      errors: ['identifier_type must be civic_id, allele_registry or clinvar, not "entrez_id"'],
    })
    // Where it is no parameter it means nothing.
    expect(await idOf(`evidence_items/${known.evidence}?identifier_type=hgnc`)).toBe(known.evidence)
  })

  it('among the children of others', async () => {
    const childIds = async (path: string) =>
      (await legacy.json<{ records: { id: number }[] }>(`/api/${path}`)).records.map(({ id }) => id)
    const { gene, variant, otherVariant, bareVariant, variantGroup, evidence, submitted, assertion } = known
    expect(await childIds(`genes/${gene}/variants`)).toEqual([variant.id, otherVariant.id, bareVariant.id])
    expect(await childIds(`genes/${gene}/variant_groups`)).toEqual([variantGroup])
    expect(await childIds(`variants/${variant.id}/evidence_items`)).toEqual([evidence])
    expect(await childIds(`variants/${otherVariant.id}/evidence_items?status=submitted`)).toEqual([submitted])
    expect(await childIds(`variants/${otherVariant.id}/evidence_items?status=accepted`)).toEqual([])
    expect(await childIds(`variants/${variant.id}/variant_groups`)).toEqual([variantGroup])
    expect(await childIds(`variants/${variant.id}/assertions`)).toEqual([assertion])
    expect(await childIds(`variant_groups/${variantGroup}/variants`)).toEqual([variant.id, bareVariant.id])
    expect(await childIds(`variant_groups/${variantGroup}/evidence_items`)).toEqual([evidence])
    const { records } = await legacy.json<{ records: object[] }>(
      `/api/variant_groups/${variantGroup}/evidence_items`,
    )
    expect(records[0]).toMatchObject({ state_params: { variant: { id: variant.id, name: 'V600E' } } })
    const page = await legacy.json<{ _meta: object }>(`/api/genes/${gene}/variants?count=2&page=2`)
    expect(page._meta).toMatchObject({ total_count: 3, per_page: '2', links: { next: null } })
    expect((await legacy.get(`/api/variants/${variant.id}/evidence_items?status=x`)).statusCode).toBe(400)
    expect((await legacy.get(`/api/genes/${gene}/variants?count=x`)).statusCode).toBe(400)
  })

  it('as terms by part of their names', async () => {
    const names = async (path: string) =>
      (await legacy.json<{ name?: string; hpo_class?: string }[]>(`/api/${path}`)).map(
        ({ name, hpo_class }) => name ?? hpo_class,
      )
    expect(await names('diseases?query=mel')).toEqual(['Melanoma'])
    expect(await names('diseases?query=mel&exact_match=true')).toEqual([])
    expect(await names('diseases?query=melanoma&exact_match=true')).toEqual(['Melanoma'])
    expect(await names('diseases?count=1&page=2')).toEqual(['Something Rare'])
    expect(await names('drugs?name=FENIB')).toEqual(['Vemurafenib'])
    expect(await names('phenotypes?query=skin')).toEqual(['Melanoma of the skin'])
    expect(await names('phenotypes?query=bone')).toEqual([])
  })
})
