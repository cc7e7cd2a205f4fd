import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addVariant,
  addVariantGroup,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

describeOnEachEngine('Variant groups', (engine) => {
  let curia: TestInterface
  const ids = { rich: 0, submitted: 0, rejected: 0, bare: 0, source: 0 }

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      const geneB = await addFeature(tx, 'GENB')
      const geneA = await addFeature(tx, 'GENA')
      const [one, two, three, four] = [
        await addVariant(tx, geneB, 'Same'),
        await addVariant(tx, geneA, 'Same'),
        await addVariant(tx, geneA, 'Other'),
        await addVariant(tx, geneA, 'Old', { deprecated: true, deprecation_reason: 'OTHER' }),
      ]
      ids.rich = await addVariantGroup(tx, 'beta', {
        variants: [one.id, two.id, four.id],
        description: 'alike',
      })
      ids.submitted = await addVariantGroup(tx, 'Alpha', { variants: [three.id] })
      ids.rejected = await addVariantGroup(tx, 'gamma', { variants: [two.id] })
      ids.bare = await addVariantGroup(tx, 'delta')
      await addVariantGroup(tx, 'Away', { variants: [one.id], origin: 'RELEASE', withdrawn: true })
      ids.source = await addSource(tx)
      await tx
        .insertInto('variant_group_sources')
        .values({ variant_group_id: ids.rich, source_id: ids.source })
        .execute()
      // Speaks of two members of one group, and counts once.
      const both = await addProfile(tx, `#VID${one.id} AND #VID${two.id}`)
      await addEvidence(tx, both, { status: 'REJECTED' })
      await addEvidence(tx, one.profile)
      await addEvidence(tx, one.profile)
      await addEvidence(tx, one.profile, { status: 'SUBMITTED' })
      await addEvidence(tx, three.profile, { status: 'SUBMITTED' })
    })
  })
  afterAll(() => curia.close())

  const table = async (args: string) =>
    (
      await curia.ask<{ table: { nodes: { name: string }[] } }>(
        `{ table: browseVariantGroups${args} { nodes { name } } }`,
      )
    ).table.nodes.map((group) => group.name)

  it('are told of by each of their variants, without withdrawn ones, in one statement for many variants', async () => {
    const { variants } = await curia.ask<{
      variants: { nodes: { name: string; feature: { name: string }; variantGroups: { name: string }[] }[] }
    }>(`{ variants(first: 10) { nodes { name feature { name } variantGroups { name } } } }`)
    const groupsOf = Object.fromEntries(
      variants.nodes.map(({ name, feature, variantGroups }) => [
        `${feature.name} ${name}`,
        variantGroups.map((group) => group.name),
      ]),
    )
    expect(groupsOf).toEqual({
      'GENA Other': ['Alpha'],
      'GENA Same': ['beta', 'gamma'],
      'GENB Same': ['beta'],
    })
  })

  it('tell what they hold', async () => {
    const { variantGroup } = await curia.ask<{ variantGroup: unknown }>(`{ variantGroup(id: ${ids.rich}) {
      name link description flagged sources { id } variants { totalCount nodes { name feature { name } } }
      members { name deprecated }
      recordOrigin stub withdrawn } }`)
    expect(variantGroup).toEqual({
      name: 'beta',
      link: `/variant-groups/${ids.rich}`,
      description: 'alike',
      flagged: false,
      sources: [{ id: ids.source }],
      variants: {
        totalCount: 2,
        nodes: [
          { name: 'Same', feature: { name: 'GENB' } },
          { name: 'Same', feature: { name: 'GENA' } },
        ],
      },
      members: [
        { name: 'Old', deprecated: true },
        { name: 'Same', deprecated: false },
        { name: 'Same', deprecated: false },
      ],
      recordOrigin: 'LOCAL',
      stub: false,
      withdrawn: false,
    })
  })

  it('have an empty description where nobody wrote one, and are null where there are none', async () => {
    const found = await curia.ask<Record<string, unknown>>(`{
      bare: variantGroup(id: ${ids.bare}) { description variants { nodes { id } totalCount } }
      unknown: variantGroup(id: 999999999) { id } }`)
    expect(found).toEqual({
      bare: { description: '', variants: { nodes: [], totalCount: 0 } },
      unknown: null,
    })
  })

  it('are listed by name, whatever its case', async () => {
    const { all, some } = await curia.ask<Record<string, { nodes: { name: string }[] }>>(`{
      all: variantGroups { nodes { name } }
      some: variantGroups(ids: [${ids.rich}, ${ids.bare}]) { nodes { name } } }`)
    expect(all?.nodes.map(({ name }) => name)).toEqual(['Alpha', 'beta', 'delta', 'gamma'])
    expect(some?.nodes.map(({ name }) => name)).toEqual(['beta', 'delta'])
  })

  it('make a table of those with evidence', async () => {
    const { table: rows } = await curia.ask<{ table: unknown }>(`{ table: browseVariantGroups {
      totalCount filteredCount pageCount nodes { name link featureNames variantNames variantCount evidenceItemCount
        evidenceCounts { accepted submitted rejected } } } }`)
    expect(rows).toEqual({
      totalCount: 2,
      filteredCount: 2,
      pageCount: 1,
      nodes: [
        {
          name: 'beta',
          link: `/variant-groups/${ids.rich}`,
          featureNames: ['GENA', 'GENB'],
          variantNames: ['Same'],
          variantCount: 2,
          evidenceItemCount: 3,
          evidenceCounts: { accepted: 2, submitted: 1, rejected: 1 },
        },
        {
          name: 'Alpha',
          link: `/variant-groups/${ids.submitted}`,
          featureNames: ['GENA'],
          variantNames: ['Other'],
          variantCount: 1,
          evidenceItemCount: 1,
          evidenceCounts: { accepted: 0, submitted: 1, rejected: 0 },
        },
      ],
    })
  })

  it('make a table that follows the status asked for', async () => {
    expect(await table('(status: ACCEPTED)')).toEqual(['beta'])
    expect(await table('(status: SUBMITTED)')).toEqual(['beta', 'Alpha'])
    expect(await table('(status: REJECTED)')).toEqual(['beta', 'gamma'])
    expect(await table('(status: ALL)')).toEqual(['beta', 'Alpha', 'gamma'])
    const { counted } = await curia.ask<{
      counted: unknown
    }>(`{ counted: browseVariantGroups(status: REJECTED) {
      totalCount filteredCount nodes { evidenceItemCount } } }`)
    expect(counted).toEqual({
      totalCount: 2,
      filteredCount: 2,
      nodes: [{ evidenceItemCount: 1 }, { evidenceItemCount: 1 }],
    })
  })

  it('make a table that is filtered and sorted', async () => {
    expect(await table('(name: "ALP")')).toEqual(['Alpha'])
    expect(await table('(featureNames: "genb")')).toEqual(['beta'])
    expect(await table('(variantNames: "ther")')).toEqual(['Alpha'])
    expect(await table('(variantNames: "old")')).toEqual([])
    expect(await table(`(ids: [${ids.submitted}, ${ids.bare}])`)).toEqual(['Alpha'])
    const sorted = (column: string, direction: string) =>
      table(`(status: ALL, sortBy: {column: ${column}, direction: ${direction}})`)
    expect(await sorted('NAME', 'ASC')).toEqual(['Alpha', 'beta', 'gamma'])
    expect(await sorted('NAME', 'DESC')).toEqual(['gamma', 'beta', 'Alpha'])
    expect(await sorted('VARIANT_COUNT', 'DESC')).toEqual(['beta', 'Alpha', 'gamma'])
    expect(await sorted('EVIDENCE_ITEM_COUNT', 'ASC')).toEqual(['Alpha', 'gamma', 'beta'])
    expect(await sorted('VARIANT_NAMES', 'ASC')).toEqual(['Alpha', 'beta', 'gamma'])
    expect(await sorted('GENE_NAMES', 'DESC')).toEqual(['beta', 'Alpha', 'gamma'])
  })
})
