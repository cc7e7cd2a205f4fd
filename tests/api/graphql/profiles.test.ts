import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

describeOnEachEngine('Molecular profiles', (engine) => {
  let curia: TestInterface
  const ids = { one: 0, two: 0, three: 0, single: 0, complex: 0, deprecated: 0, source: 0, geneA: 0 }

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      ids.geneA = await addFeature(tx, 'GENA')
      const geneB = await addFeature(tx, 'GENB')
      const one = await addVariant(tx, ids.geneA, 'A1B', { allele_registry_id: 'CA1' })
      const two = await addVariant(tx, geneB, 'C2D')
      const three = await addVariant(tx, geneB, 'Old', { deprecated: true, deprecation_reason: 'INVALID' })
      ids.single = one.profile
      Object.assign(ids, { one: one.id, two: two.id, three: three.id })
      ids.complex = await addProfile(tx, `#VID${two.id} AND ( #VID${one.id} OR NOT #VID${three.id} )`, {
        description: 'together',
        score: 23,
      })
      ids.deprecated = await addProfile(tx, `NOT #VID${one.id}`, {
        deprecated: true,
        deprecation_reason: 'DUPLICATE',
        score: 99,
      })
      await tx.updateTable('molecular_profiles').set({ score: 7.75 }).where('id', '=', ids.single).execute()
      ids.source = await addSource(tx, { citation: 'Shaw et al., 2013' })
      await tx
        .insertInto('molecular_profile_sources')
        .values({ molecular_profile_id: ids.complex, source_id: ids.source })
        .execute()
      await tx
        .insertInto('molecular_profile_aliases')
        .values([
          { id: 1, name: 'SECOND', name_folded: 'second' },
          { id: 2, name: 'FIRST', name_folded: 'first' },
        ])
        .execute()
      await tx
        .insertInto('molecular_profile_molecular_profile_aliases')
        .values([1, 2].map((id) => ({ molecular_profile_id: ids.complex, molecular_profile_alias_id: id })))
        .execute()
      const weak = await addEvidence(tx, ids.complex, { evidence_level: 'D', evidence_type: 'FUNCTIONAL' })
      await addEvidence(tx, ids.complex, { evidence_level: 'B', evidence_rating: 1 })
      await addEvidence(tx, ids.complex, { evidence_level: 'B', evidence_rating: 4, status: 'SUBMITTED' })
      await addEvidence(tx, ids.complex, { evidence_level: 'A', status: 'REJECTED' })
      await addEvidence(tx, two.profile, { status: 'SUBMITTED' })
      await addAssertion(tx, ids.complex, { summary: 'without evidence' })
      await addAssertion(tx, ids.complex, { summary: 'with evidence', evidence: [weak] })
      await addAssertion(tx, ids.complex, { summary: 'rejected', status: 'REJECTED' })
    })
  })
  afterAll(() => curia.close())

  const list = async (args: string) =>
    (
      await curia.ask<{ molecularProfiles: { nodes: { name: string }[] } }>(
        `{ molecularProfiles${args} { nodes { name } } }`,
      )
    ).molecularProfiles.nodes.map((profile) => profile.name)
  const complexName = 'GENB C2D AND ( GENA A1B OR NOT GENB Old )'

  it('tell what they are made of', async () => {
    const { molecularProfile } = await curia.ask<{ molecularProfile: unknown }>(`{
      molecularProfile(id: ${ids.complex}) {
        name rawName link description isComplex isMultiVariant molecularProfileScore molecularProfileAliases
        deprecated deprecationReason flagged sources { id name } recordOrigin stub withdrawn
        parsedName { __typename ... on MolecularProfileTextSegment { text }
          ... on MolecularProfileComponent { name link } }
        variants { id name } deprecatedVariants { id }
        complexMolecularProfileCreationActivity { id } variantCreationActivity { id } } }`)
    const gene = (name: string) => expect.objectContaining({ __typename: 'Feature', name })
    const variant = (id: number, name: string) => ({ __typename: 'Variant', name, link: `/variants/${id}` })
    const text = (word: string) => ({ __typename: 'MolecularProfileTextSegment', text: word })
    expect(molecularProfile).toEqual({
      name: complexName,
      rawName: `#VID${ids.two} AND ( #VID${ids.one} OR NOT #VID${ids.three} )`,
      link: `/molecular-profiles/${ids.complex}`,
      description: 'together',
      isComplex: true,
      isMultiVariant: true,
      molecularProfileScore: 23,
      molecularProfileAliases: ['FIRST', 'SECOND'],
      deprecated: false,
      deprecationReason: null,
      flagged: false,
      sources: [{ id: ids.source, name: 'PubMed: Shaw et al., 2013' }],
      recordOrigin: 'LOCAL',
      stub: false,
      withdrawn: false,
      parsedName: [
        gene('GENB'),
        variant(ids.two, 'C2D'),
        text('AND'),
        text('('),
        gene('GENA'),
        variant(ids.one, 'A1B'),
        text('OR'),
        text('NOT'),
        gene('GENB'),
        variant(ids.three, 'Old'),
        text(')'),
      ],
      variants: [
        { id: ids.two, name: 'C2D' },
        { id: ids.one, name: 'A1B' },
        { id: ids.three, name: 'Old' },
      ],
      deprecatedVariants: [{ id: ids.three }],
      complexMolecularProfileCreationActivity: null,
      variantCreationActivity: null,
    })
  })

  it('count and list their evidence and assertions, rejected ones when asked', async () => {
    const { molecularProfile } = await curia.ask<{ molecularProfile: unknown }>(`{
      molecularProfile(id: ${ids.complex}) {
        evidenceCountsByStatus { molecularProfileId acceptedCount submittedCount rejectedCount }
        evidenceCountsByType { molecularProfileId diagnosticCount functionalCount oncogenicCount predictiveCount
          predisposingCount prognosticCount }
        evidenceItems { totalCount nodes { evidenceLevel evidenceRating status } }
        all: evidenceItems(includeRejected: true, first: 1) { totalCount nodes { evidenceLevel } }
        assertions { nodes { summary } }
        everyAssertion: assertions(includeRejected: true, last: 1) { totalCount nodes { summary } } } }`)
    expect(molecularProfile).toEqual({
      evidenceCountsByStatus: {
        molecularProfileId: ids.complex,
        acceptedCount: 2,
        submittedCount: 1,
        rejectedCount: 1,
      },
      evidenceCountsByType: {
        molecularProfileId: ids.complex,
        diagnosticCount: 0,
        functionalCount: 1,
        oncogenicCount: 0,
        predictiveCount: 2,
        predisposingCount: 0,
        prognosticCount: 0,
      },
      evidenceItems: {
        totalCount: 3,
        nodes: [
          { evidenceLevel: 'B', evidenceRating: 4, status: 'SUBMITTED' },
          { evidenceLevel: 'B', evidenceRating: 1, status: 'ACCEPTED' },
          { evidenceLevel: 'D', evidenceRating: 3, status: 'ACCEPTED' },
        ],
      },
      all: { totalCount: 4, nodes: [{ evidenceLevel: 'A' }] },
      assertions: { nodes: [{ summary: 'with evidence' }, { summary: 'without evidence' }] },
      everyAssertion: { totalCount: 3, nodes: [{ summary: 'rejected' }] },
    })
  })

  it('are listed from the highest score down when they are live', async () => {
    expect((await list('')).slice(0, 3)).toEqual([complexName, 'GENA A1B', 'GENB C2D'])
    expect(await list('')).not.toContain('NOT GENA A1B')
  })

  it('are filtered by every argument', async () => {
    expect(await list(`(ids: [${ids.single}, ${ids.deprecated}])`)).toEqual(['GENA A1B'])
    expect(await list(`(variantId: ${ids.one})`)).toEqual([complexName, 'GENA A1B'])
    expect(await list(`(featureId: ${ids.geneA})`)).toEqual([complexName, 'GENA A1B'])
    expect(await list(`(geneId: ${ids.geneA}, variantId: ${ids.two})`)).toEqual([complexName])
    expect(await list('(alleleRegistryId: "CA1")')).toEqual([complexName, 'GENA A1B'])
    expect(await list('(name: "a1b or not")')).toEqual([complexName])
    expect(await list('(name: "FIRS")')).toEqual([complexName])
    expect(await list('(evidenceStatusFilter: WITH_ACCEPTED)')).toEqual([complexName])
    expect(await list('(evidenceStatusFilter: WITH_SUBMITTED)')).toEqual([complexName, 'GENB C2D'])
    expect((await list('(evidenceStatusFilter: ALL)')).length).toBe((await list('')).length)
  })

  it('are found when they are out of use, and not when they are not there', async () => {
    const found = await curia.ask<Record<string, unknown>>(`{
      old: molecularProfile(id: ${ids.deprecated}) { name isComplex isMultiVariant deprecationReason }
      unknown: molecularProfile(id: 999999999) { id } }`)
    expect(found).toEqual({
      old: { name: 'NOT GENA A1B', isComplex: true, isMultiVariant: false, deprecationReason: 'DUPLICATE' },
      unknown: null,
    })
  })

  it('make a table with what their evidence says', async () => {
    const table = async (args: string) =>
      (
        await curia.ask<{ table: { nodes: { name: string }[] } }>(
          `{ table: browseMolecularProfiles${args} { nodes { name } } }`,
        )
      ).table.nodes.map((profile) => profile.name)
    expect((await table('')).slice(0, 2)).toEqual([complexName, 'GENA A1B'])
    expect(await table('(status: SUBMITTED)')).toEqual([complexName, 'GENB C2D'])
    expect(await table('(variantName: "c2")')).toEqual([complexName, 'GENB C2D'])
    expect(await table('(variantName: "2d")')).toEqual([])
    expect(await table('(variantName: "gena")')).toEqual([complexName, 'GENA A1B'])
    expect(await table('(featureName: "gen", molecularProfileAlias: "second")')).toEqual([complexName])
    expect(await table(`(variantId: ${ids.one}, molecularProfileName: "GENB")`)).toEqual([complexName])
    expect(await table(`(featureId: ${ids.geneA})`)).toEqual([complexName, 'GENA A1B'])
    expect(await table('(featureId: 999999999)')).toEqual([])
    const first = async (column: string, direction: string) =>
      (await table(`(first: 1, sortBy: {column: ${column}, direction: ${direction}})`))[0]
    expect(await first('molecularProfileScore', 'DESC')).toBe(complexName)
    expect(await first('molecularProfileScore', 'ASC')).toBe('GENB C2D')
    expect(await first('variantCount', 'DESC')).toBe(complexName)
    expect(await first('evidenceItemCount', 'DESC')).toBe(complexName)
    expect(await first('assertionCount', 'ASC')).toBe('GENA A1B')
    const { row } = await curia.ask<{ row: { nodes: unknown[] } }>(
      `{ row: browseMolecularProfiles(ids: [${ids.complex}], status: ALL) { nodes { evidenceItemCount
        assertionCount variantCount molecularProfileScore link aliases { name }
        variants { name link deprecated feature { name } matchText } } } }`,
    )
    expect(row.nodes).toEqual([
      {
        evidenceItemCount: 4,
        assertionCount: 3,
        variantCount: 2,
        molecularProfileScore: 23,
        link: `/molecular-profiles/${ids.complex}`,
        aliases: [{ name: 'FIRST' }, { name: 'SECOND' }],
        variants: [
          {
            name: 'C2D',
            link: `/variants/${ids.two}`,
            deprecated: false,
            feature: { name: 'GENB' },
            matchText: null,
          },
          {
            name: 'A1B',
            link: `/variants/${ids.one}`,
            deprecated: false,
            feature: { name: 'GENA' },
            matchText: null,
          },
          {
            name: 'Old',
            link: `/variants/${ids.three}`,
            deprecated: true,
            feature: { name: 'GENB' },
            matchText: null,
          },
        ],
      },
    ])
  })
})
