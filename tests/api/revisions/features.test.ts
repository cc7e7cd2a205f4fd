import { afterAll, beforeAll, expect, it } from 'vitest'
import { latestActivity, curationState } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { accept, revisionRows, suggest, suggestErrors } from '#tests/support/curation/revising.ts'

const GENE = ['suggestGeneRevision', 'gene'] as const
const FACTOR = ['suggestFactorRevision', 'factor'] as const
const FUSION = ['suggestFusionRevision', 'fusion'] as const
const REGION = ['suggestRegionRevision', 'region'] as const

describeOnEachEngine('revising features', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let source: number
  let other: number

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      source = await addSource(tx)
      other = await addSource(tx)
    })
  })
  afterAll(() => knowledge.close())

  const write = <T>(make: Parameters<TestInterface['storage']['write']>[0]) =>
    knowledge.storage.write(make) as Promise<T>
  const rowOf = (id: number) =>
    knowledge.storage.read.selectFrom('features').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  it('suggests what differs of a gene, in one set with one event a field', async () => {
    const gene = await write<number>((tx) => addFeature(tx, 'ABL1', { description: 'Old words' }))
    const results = await suggest(
      knowledge,
      GENE,
      { id: gene, fields: { description: { value: 'New words' }, sourceIds: [other, source, other] } },
      people.cora,
    )
    expect(results.map(({ fieldName, newlyCreated }) => [fieldName, newlyCreated])).toEqual([
      ['description', true],
      ['source_ids', true],
    ])
    expect(new Set(results.map(({ revisionSetId }) => revisionSetId)).size).toBe(1)
    expect(
      await revisionRows(
        knowledge,
        results.map(({ id }) => id),
      ),
    ).toMatchObject([
      {
        subject_type: 'FEATURE',
        subject_id: gene,
        current_value: '"Old words"',
        suggested_value: '"New words"',
        status: 'NEW',
        revising_user_id: people.cora.id,
      },
      { current_value: '[]', suggested_value: JSON.stringify([source, other].sort((a, b) => a - b)) },
    ])
    expect(await latestActivity(knowledge.storage)).toEqual({
      kind: 'SUGGEST_REVISION',
      verbiage: 'suggested revisions of',
      note: 'Because the source says so',
      user: people.cora.id,
      events: [
        `REVISION_SUGGESTED FEATURE ${gene} from REVISION`,
        `REVISION_SUGGESTED FEATURE ${gene} from REVISION`,
      ],
    })
    expect((await rowOf(gene)).description).toBe('Old words')
    const subscriptions = await knowledge.storage.read
      .selectFrom('subscriptions')
      .select(['subscribable_type as type', 'subscribable_id as id'])
      .where('user_id', '=', people.cora.id)
      .orderBy('subscribable_id')
      .execute()
    // What becomes of the revisions is told; the gene itself is not followed.
    expect(subscriptions).toEqual(results.map(({ id }) => ({ type: 'REVISION', id })))
  })

  it('gives a pending suggestion of the same again, whoever made it and in whatever order', async () => {
    const gene = await write<number>((tx) => addFeature(tx, 'ABL2'))
    const fields = { description: { value: 'Same words' }, sourceIds: [source, other] }
    const [first] = await suggest(
      knowledge,
      GENE,
      { id: gene, fields: { ...fields, sourceIds: [] } },
      people.cora,
    )
    const again = await suggest(knowledge, GENE, { id: gene, fields }, people.carl)
    expect(again).toMatchObject([
      { id: first?.id, fieldName: 'description', newlyCreated: false, revisionSetId: first?.revisionSetId },
      { fieldName: 'source_ids', newlyCreated: true },
    ])
    expect(again[1]?.revisionSetId).not.toBe(first?.revisionSetId)
    const before = await curationState(knowledge.storage)
    const reversed = { ...fields, sourceIds: [other, source] }
    expect(await suggestErrors(knowledge, GENE, { id: gene, fields: reversed }, people.edith)).toEqual([
      expect.stringContaining('already exists'),
    ])
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('refuses with the rule, and writes nothing', async () => {
    const { gene, factor, namesake, fusion, plain } = await write<Record<string, number>>(async (tx) => {
      const gene = await addFeature(tx, 'BRAF', { description: 'As it is' })
      const factor = await addFeature(tx, 'Methylation', { kind: 'FACTOR' })
      await tx.insertInto('factors').values({ feature_id: factor }).execute()
      const namesake = await addFeature(tx, 'CK1', { kind: 'FACTOR' })
      const fusion = await addFeature(tx, 'BRAF::v', { kind: 'FUSION' })
      await tx
        .insertInto('fusions')
        .values({
          feature_id: fusion,
          five_prime_gene_id: gene,
          five_prime_partner_status: 'KNOWN',
          three_prime_partner_status: 'MULTIPLE',
        })
        .execute()
      const plain = await addFeature(tx, 'BRAF::?', { kind: 'FUSION' })
      await tx
        .insertInto('fusions')
        .values({
          feature_id: plain,
          five_prime_gene_id: gene,
          five_prime_partner_status: 'KNOWN',
          three_prime_partner_status: 'UNKNOWN',
        })
        .execute()
      return { gene, factor, namesake, fusion, plain }
    })
    const geneFields = { description: { value: 'Other words' }, sourceIds: [] as number[] }
    const factorFields = {
      name: 'Methylation',
      fullName: { unset: true },
      description: { unset: true },
      ncitId: { unset: true },
      sourceIds: [] as number[],
      aliases: [] as string[],
    }
    const fusionFields = {
      description: { unset: true },
      sourceIds: [] as number[],
      aliases: [] as string[],
      knownPartnerGeneIds: [] as number[],
    }
    const before = await curationState(knowledge.storage)
    const { cora } = people
    const cases: [
      typeof GENE | typeof FACTOR | typeof FUSION,
      { id: number | undefined; fields: object; comment?: string; organizationId?: number },
      string,
      typeof cora | undefined,
    ][] = [
      [GENE, { id: gene, fields: geneFields }, 'must log in', undefined],
      [
        GENE,
        { id: gene, fields: geneFields, comment: 'Too short' },
        'is too short (minimum is 10',
        undefined,
      ],
      [GENE, { id: gene, fields: geneFields, organizationId: 4 }, "doesn't exist", cora],
      [GENE, { id: 4, fields: geneFields }, "Gene 4 doesn't exist", cora],
      [GENE, { id: factor, fields: geneFields }, 'is not a Gene', cora],
      [FACTOR, { id: gene, fields: factorFields }, 'is not a Factor', cora],
      [FUSION, { id: gene, fields: fusionFields }, 'is not a Fusion', cora],
      [
        GENE,
        { id: gene, fields: { ...geneFields, sourceIds: [source, 77, 78] } },
        "77 doesn't exist, 78 doesn't exist",
        cora,
      ],
      [
        GENE,
        { id: gene, fields: { description: { value: ' As it is ' }, sourceIds: [] } },
        'change at least one field',
        cora,
      ],
      [
        GENE,
        { id: gene, fields: { description: { value: 'x', unset: true }, sourceIds: [] } },
        'both a value and unset: true',
        undefined,
      ],
      [FACTOR, { id: factor, fields: { ...factorFields, name: '  ' } }, "name can't be blank", undefined],
      [
        FACTOR,
        { id: factor, fields: { ...factorFields, name: 'ck1' } },
        `Validation failed: Factor ${namesake} already has the name ck1`,
        cora,
      ],
      [
        FUSION,
        { id: plain, fields: { ...fusionFields, knownPartnerGeneIds: [gene] } },
        'Validation failed: Only a fusion of which one side has multiple partners',
        cora,
      ],
      [
        FUSION,
        { id: fusion, fields: { ...fusionFields, knownPartnerGeneIds: [factor] } },
        `Validation failed: Known partners are genes; these features are not: ${factor}`,
        cora,
      ],
    ]
    for (const [mutation, input, message, viewer] of cases)
      expect(
        await suggestErrors(knowledge, mutation, { ...input, id: Number(input.id) }, viewer),
        message,
      ).toEqual([expect.stringContaining(message)])
    expect(await curationState(knowledge.storage)).toEqual(before)
  })

  it('renames a factor everywhere when the revision is accepted', async () => {
    const { factor, profile } = await write<{ factor: number; profile: number }>(async (tx) => {
      const factor = await addFeature(tx, 'CIMP', { kind: 'FACTOR' })
      await tx.insertInto('factors').values({ feature_id: factor, ncit_id: 'C1' }).execute()
      return { factor, profile: (await addVariant(tx, factor, 'High')).profile }
    })
    const results = await suggest(
      knowledge,
      FACTOR,
      {
        id: factor,
        fields: {
          name: ' CpG Island ',
          fullName: { value: 'CpG island methylator phenotype' },
          description: { value: 'A pattern' },
          ncitId: { value: 'C162257' },
          sourceIds: [source],
          aliases: ['cimp+', ' CIMP+ ', 'Methylator'],
        },
      },
      people.cora,
    )
    expect(results.map(({ fieldName }) => fieldName).sort()).toEqual([
      'description',
      'feature_alias_ids',
      'full_name',
      'name',
      'ncit_id',
      'source_ids',
    ])
    await accept(knowledge, { revisionSetId: results[0]?.revisionSetId }, people.edith)
    expect(await rowOf(factor)).toMatchObject({
      name: 'CpG Island',
      name_folded: 'cpg island',
      full_name: 'CpG island methylator phenotype',
      full_name_folded: 'cpg island methylator phenotype',
      description: 'A pattern',
    })
    const answer = await knowledge.ask(
      `query ($id: Int!, $profile: Int!) {
        feature(id: $id) {
          name featureAliases sources { id }
          featureInstance { ... on Factor { ncitId } }
        }
        molecularProfile(id: $profile) { name }
        search(query: "CpG", types: [FEATURE, VARIANT, MOLECULAR_PROFILE]) { id resultType }
        old: search(query: "CIMP", types: [VARIANT, MOLECULAR_PROFILE]) { id }
      }`,
      { id: factor, profile },
    )
    expect(answer).toMatchObject({
      feature: {
        name: 'CpG Island',
        featureAliases: ['cimp+', 'Methylator'],
        sources: [{ id: source }],
        featureInstance: { ncitId: 'C162257' },
      },
      molecularProfile: { name: 'CpG Island High' },
      search: [{ resultType: 'FEATURE' }, { resultType: 'VARIANT' }, { resultType: 'MOLECULAR_PROFILE' }],
      old: [],
    })
  })

  it('knows partner genes of a fusion, and the aliases of a region', async () => {
    const { gene, fusion, region } = await write<Record<string, number>>(async (tx) => {
      const gene = await addFeature(tx, 'NTRK1')
      const fusion = await addFeature(tx, 'v::NTRK1', { kind: 'FUSION' })
      await tx
        .insertInto('fusions')
        .values({
          feature_id: fusion,
          three_prime_gene_id: gene,
          five_prime_partner_status: 'MULTIPLE',
          three_prime_partner_status: 'KNOWN',
        })
        .execute()
      return { gene, fusion, region: await addFeature(tx, '7q', { kind: 'REGION' }) }
    })
    const fields = { description: { value: 'Text' }, sourceIds: [source], aliases: ['Another'] }
    const ofFusion = await suggest(
      knowledge,
      FUSION,
      { id: Number(fusion), fields: { ...fields, knownPartnerGeneIds: [gene] } },
      people.cora,
    )
    const ofRegion = await suggest(knowledge, REGION, { id: Number(region), fields }, people.cora)
    expect(ofFusion.map(({ fieldName }) => fieldName).sort()).toEqual([
      'description',
      'feature_alias_ids',
      'known_partner_gene_ids',
      'source_ids',
    ])
    for (const results of [ofFusion, ofRegion])
      await accept(knowledge, { ids: results.map(({ id }) => id) }, people.adam)
    const partners = await knowledge.storage.read
      .selectFrom('fusion_known_partner_genes')
      .select('gene_id')
      .where('feature_id', '=', Number(fusion))
      .execute()
    expect(partners).toEqual([{ gene_id: gene }])
    const answer = await knowledge.ask('query ($id: Int!) { feature(id: $id) { featureAliases } }', {
      id: region,
    })
    expect(answer).toEqual({ feature: { featureAliases: ['Another'] } })
  })
})
