import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addCoordinates,
  addEvidence,
  addFeature,
  addProfile,
  addVariant,
  addVariantGroup,
  addVariantType,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

describeOnEachEngine('Variants', (engine) => {
  let curia: TestInterface
  const ids = {
    gene: 0,
    factor: 0,
    late: 0,
    early: 0,
    nowhere: 0,
    old: 0,
    type: 0,
    unused: 0,
    group: 0,
    both: 0,
  }
  let profile = 0

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      ids.gene = await addFeature(tx, 'GEN1')
      ids.factor = await addFeature(tx, 'TMB', { kind: 'FACTOR' })
      ids.type = await addVariantType(tx, 'missense_variant', {
        soid: 'SO:0001583',
        display_name: 'Missense Variant',
      })
      ids.unused = await addVariantType(tx, 'rare_type', { soid: 'N/A' })
      const late = await addVariant(tx, ids.gene, 'A1B', {
        aliases: ['rs99', 'Ala1Bla'],
        types: [ids.type],
        allele_registry_id: 'CA7',
      })
      profile = late.profile
      ids.late = late.id
      ids.early = (await addVariant(tx, ids.gene, 'c2d')).id
      ids.nowhere = (await addVariant(tx, ids.gene, '100%_x')).id
      ids.old = (await addVariant(tx, ids.gene, 'Z', { deprecated: true, deprecation_reason: 'OTHER' })).id
      await addVariant(tx, ids.gene, 'Away', { origin: 'RELEASE', withdrawn: true })
      await addVariant(tx, ids.factor, 'High', { types: [ids.type] })
      await addCoordinates(tx, ids.late, {
        chromosome: '7',
        start: 900,
        stop: 901,
        reference_bases: 'A',
        variant_bases: 'T',
        ensembl_version: 75,
        representative_transcript: 'ENST00000288602.6',
      })
      // A gene variant of old releases that names two places; the first one counts.
      await addCoordinates(tx, ids.late, {
        coordinate_type: 'THREE_PRIME_FUSION_COORDINATE',
        start: 1,
        stop: 2,
      })
      await addCoordinates(tx, ids.early, { chromosome: 'X', start: 5, stop: 4000 })
      await tx
        .insertInto('hgvs_descriptions')
        .values([
          { id: 1, name: 'NP_1:p.A1B', name_folded: 'np_1:p.a1b' },
          { id: 2, name: 'ENST1:c.3A>T', name_folded: 'enst1:c.3a>t' },
        ])
        .execute()
      await tx
        .insertInto('variant_hgvs_descriptions')
        .values([1, 2].map((id) => ({ variant_id: ids.late, hgvs_description_id: id })))
        .execute()
      await tx.insertInto('clinvar_entries').values({ id: 1, clinvar_id: '12582' }).execute()
      await tx
        .insertInto('variant_clinvar_entries')
        .values({ variant_id: ids.late, clinvar_entry_id: 1 })
        .execute()
      ids.both = await addProfile(tx, `#VID${ids.late} AND NOT #VID${ids.early}`)
      await addProfile(tx, `#VID${ids.late} AND #VID${ids.old}`, { deprecated: true })
      await addEvidence(tx, profile)
      ids.group = await addVariantGroup(tx, 'Group', { variants: [ids.late, ids.early, ids.old] })
    })
  })
  afterAll(() => curia.close())

  const list = async (args: string) =>
    (
      await curia.ask<{ variants: { nodes: { name: string }[]; totalCount: number } }>(
        `{ variants${args} { nodes { name } totalCount } }`,
      )
    ).variants.nodes.map((variant) => variant.name)

  it('tell what a gene variant is', async () => {
    const { variant } = await curia.ask<{ variant: unknown }>(`{ variant(id: ${ids.late}) {
      __typename id name link deprecated flagged variantAliases variantTypes { name soid url link }
      feature { id name } singleVariantMolecularProfileId singleVariantMolecularProfile { name rawName }
      molecularProfiles { nodes { id } totalCount } recordOrigin stub withdrawn
      ... on GeneVariant {
        alleleRegistryId clinvarIds hgvsDescriptions
        coordinates { name link coordinateType referenceBuild ensemblVersion chromosome start stop referenceBases
          variantBases representativeTranscript }
        primaryCoordinates { start } threePrimeCoordinates { start } } } }`)
    expect(variant).toEqual({
      __typename: 'GeneVariant',
      id: ids.late,
      name: 'A1B',
      link: `/variants/${ids.late}`,
      deprecated: false,
      flagged: false,
      variantAliases: ['Ala1Bla', 'rs99'],
      variantTypes: [
        {
          name: 'Missense Variant',
          soid: 'SO:0001583',
          url: 'http://www.sequenceontology.org/browser/current_svn/term/SO:0001583',
          link: `/variant-types/${ids.type}`,
        },
      ],
      feature: { id: ids.gene, name: 'GEN1' },
      singleVariantMolecularProfileId: profile,
      singleVariantMolecularProfile: { name: 'GEN1 A1B', rawName: `#VID${ids.late}` },
      molecularProfiles: { nodes: [{ id: profile }, { id: ids.both }], totalCount: 2 },
      recordOrigin: 'LOCAL',
      stub: false,
      withdrawn: false,
      alleleRegistryId: 'CA7',
      clinvarIds: ['12582'],
      hgvsDescriptions: ['ENST1:c.3A>T', 'NP_1:p.A1B'],
      coordinates: {
        name: 'A1B Coordinates',
        link: `/variants/${ids.late}`,
        coordinateType: 'GENE_VARIANT_COORDINATE',
        referenceBuild: 'GRCH37',
        ensemblVersion: 75,
        chromosome: '7',
        start: 900,
        stop: 901,
        referenceBases: 'A',
        variantBases: 'T',
        representativeTranscript: 'ENST00000288602.6',
      },
      primaryCoordinates: { start: 900 },
      threePrimeCoordinates: { start: 1 },
    })
  })

  it('are found when they are out of use, and not when they are not there', async () => {
    const found = await curia.ask<Record<string, unknown>>(`{
      old: variant(id: ${ids.old}) { deprecated deprecationReason }
      unknown: variant(id: 999999999) { id } }`)
    expect(found).toEqual({ old: { deprecated: true, deprecationReason: 'OTHER' }, unknown: null })
  })

  it('are listed by name when they are live', async () => {
    expect(await list('')).toEqual(['100%_x', 'A1B', 'c2d', 'High'])
    expect(await list('(sortBy: {column: NAME, direction: DESC})')).toEqual(['High', 'c2d', 'A1B', '100%_x'])
  })

  it('are sorted by their first place, those without one last', async () => {
    const sorted = (column: string, direction: string) =>
      list(`(geneId: ${ids.gene}, sortBy: {column: ${column}, direction: ${direction}})`)
    expect(await sorted('COORDINATE_START', 'ASC')).toEqual(['c2d', 'A1B', '100%_x'])
    expect(await sorted('COORDINATE_START', 'DESC')).toEqual(['A1B', 'c2d', '100%_x'])
    expect(await sorted('COORDINATE_END', 'ASC')).toEqual(['A1B', 'c2d', '100%_x'])
    expect(await sorted('COORDINATE_END', 'DESC')).toEqual(['c2d', 'A1B', '100%_x'])
  })

  it('are filtered by every argument', async () => {
    expect(await list(`(ids: [${ids.late}, ${ids.old}, -5])`)).toEqual(['A1B'])
    expect(await list(`(featureId: ${ids.factor})`)).toEqual(['High'])
    expect(await list(`(factorId: ${ids.factor})`)).toEqual(['High'])
    expect(await list(`(geneId: ${ids.factor})`)).toEqual([])
    expect(await list(`(fusionId: ${ids.gene})`)).toEqual([])
    expect(await list(`(regionId: ${ids.gene})`)).toEqual([])
    expect(await list('(category: FACTOR)')).toEqual(['High'])
    expect(await list('(alleleRegistryId: "CA7")')).toEqual(['A1B'])
    expect(await list('(name: "1")')).toEqual(['100%_x', 'A1B'])
    expect(await list('(name: "RS99")')).toEqual(['A1B'])
    expect(await list('(name: "0%_")')).toEqual(['100%_x'])
    expect(await list('(name: "%")')).toEqual(['100%_x'])
    expect(await list('(name: "_")')).toEqual(['100%_x'])
    expect(await list(`(variantTypeIds: [${ids.type}, 7])`)).toEqual(['A1B', 'High'])
    expect(await list(`(geneId: ${ids.gene}, hasNoVariantType: true)`)).toEqual(['100%_x', 'c2d'])
    expect(await list(`(geneId: ${ids.gene}, hasNoVariantType: false)`)).toEqual(['100%_x', 'A1B', 'c2d'])
  })

  it('of a feature or group are filtered like all others', async () => {
    const { gene, variantGroup } = await curia.ask<Record<string, { variants: unknown }>>(`{
      gene(id: ${ids.gene}) { variants(name: "a1", featureId: ${ids.gene}) { nodes { name } } }
      variantGroup(id: ${ids.group}) { variants(sortBy: {column: COORDINATE_START, direction: ASC}) {
        nodes { name } totalCount } } }`)
    expect(gene?.variants).toEqual({ nodes: [{ name: 'A1B' }] })
    expect(variantGroup?.variants).toEqual({ nodes: [{ name: 'c2d' }, { name: 'A1B' }], totalCount: 2 })
    const other = await curia.ask<{ gene: { variants: unknown } }>(
      `{ gene(id: ${ids.gene}) { variants(featureId: ${ids.factor}) { nodes { name } } } }`,
    )
    expect(other.gene.variants).toEqual({ nodes: [] })
  })

  it('have types, listed with the number of live variants when in use', async () => {
    const { variantTypes, one, ...found } = await curia.ask<Record<string, unknown>>(`{
      variantTypes { totalCount filteredCount nodes { id name soid variantCount link url } }
      one: variantType(id: ${ids.unused}) { name soid url description }
      bySoid: variantTypes(soid: "0001583") { nodes { id } }
      byOldName: variantTypes(name: "missense v") { nodes { id } }
      ofGene: variantTypes(geneId: ${ids.factor}) { nodes { id } filteredCount totalCount }
      ofFeature: variantTypes(featureId: ${ids.factor}, sortBy: {column: SOID, direction: ASC}) { nodes { id } }
    }`)
    expect(variantTypes).toEqual({
      totalCount: 1,
      filteredCount: 1,
      nodes: [
        {
          id: ids.type,
          name: 'Missense Variant',
          soid: 'SO:0001583',
          variantCount: 2,
          link: `/variant-types/${ids.type}`,
          url: 'http://www.sequenceontology.org/browser/current_svn/term/SO:0001583',
        },
      ],
    })
    expect(one).toEqual({ name: 'rare_type', soid: 'N/A', url: null, description: '' })
    const type = { nodes: [{ id: ids.type }] }
    expect(found).toEqual({
      bySoid: type,
      byOldName: type,
      ofGene: { nodes: [], filteredCount: 0, totalCount: 1 },
      ofFeature: type,
    })
  })
})
