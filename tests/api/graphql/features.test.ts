import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

interface Named {
  id: number
  name: string
}

describeOnEachEngine('Features', (engine) => {
  let curia: TestInterface
  const ids = {
    gene: 0,
    partner: 0,
    factor: 0,
    fusion: 0,
    anyPartner: 0,
    region: 0,
    deprecated: 0,
    empty: 0,
    withdrawn: 0,
    disease: 0,
    source: 0,
  }

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      ids.gene = await addFeature(tx, 'GEN1', {
        full_name: 'first gene',
        description: 'what it does',
        aliases: ['zeta', 'Alpha'],
      })
      ids.partner = await addFeature(tx, 'GEN2')
      ids.empty = await addFeature(tx, 'GEN3')
      ids.deprecated = await addFeature(tx, 'GEN1', { deprecated: true, deprecation_reason: 'DUPLICATE' })
      ids.withdrawn = await addFeature(tx, 'GEN4', { origin: 'RELEASE', withdrawn: true })
      ids.factor = await addFeature(tx, 'TMB', { kind: 'FACTOR', full_name: 'Tumor Mutational Burden' })
      await tx.insertInto('factors').values({ feature_id: ids.factor, ncit_id: 'C150128' }).execute()
      ids.fusion = await addFeature(tx, 'GEN1::GEN2', { kind: 'FUSION' })
      ids.anyPartner = await addFeature(tx, 'v::GEN2', { kind: 'FUSION' })
      await tx
        .insertInto('fusions')
        .values([
          {
            feature_id: ids.fusion,
            five_prime_gene_id: ids.gene,
            five_prime_partner_status: 'KNOWN',
            three_prime_gene_id: ids.partner,
            three_prime_partner_status: 'KNOWN',
          },
          {
            feature_id: ids.anyPartner,
            five_prime_gene_id: null,
            five_prime_partner_status: 'MULTIPLE',
            three_prime_gene_id: ids.partner,
            three_prime_partner_status: 'KNOWN',
          },
        ])
        .execute()
      await tx
        .insertInto('fusion_known_partner_genes')
        .values([
          { feature_id: ids.anyPartner, gene_id: ids.gene },
          { feature_id: ids.anyPartner, gene_id: ids.empty },
        ])
        .execute()
      ids.region = await addFeature(tx, '1p 19q', { kind: 'REGION' })
      for (const [position, band] of [
        [0, 'q'],
        [1, 'p'],
      ] as const) {
        const chromosome = position === 0 ? '19' : '1'
        const { id } = await tx
          .insertInto('cytogenetic_regions')
          .values({ name: `${chromosome}${band}`, chromosome, band })
          .returning('id')
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('region_cytogenetic_regions')
          .values({ feature_id: ids.region, position, cytogenetic_region_id: id })
          .execute()
        await tx
          .insertInto('cytogenetic_coordinates')
          .values({ cytogenetic_region_id: id, reference_build: 'GRCH38', start: 1, stop: 1000 })
          .execute()
      }

      ids.source = await addSource(tx)
      await tx.insertInto('feature_sources').values({ feature_id: ids.gene, source_id: ids.source }).execute()
      ids.disease = await addDisease(tx, 'Melanoma')
      const therapy = await addTherapy(tx, 'Vemurafenib')
      const one = await addVariant(tx, ids.gene, 'A1B')
      const two = await addVariant(tx, ids.gene, 'C2D')
      await addVariant(tx, ids.gene, 'Old', { deprecated: true, deprecation_reason: 'INVALID' })
      await addVariant(tx, ids.deprecated, 'Gone', {
        deprecated: true,
        deprecation_reason: 'FEATURE_DEPRECATED',
      })
      await addVariant(tx, ids.withdrawn, 'Gone', { origin: 'RELEASE', withdrawn: true })
      const other = await addVariant(tx, ids.partner, 'E3F')
      for (const feature of [ids.factor, ids.fusion, ids.anyPartner])
        await addVariant(tx, feature, 'state', { vicc_name: 'e.1::e.2', ncit_id: 'C1' })
      await addVariant(tx, ids.region, 'Deletion', { iscn_name: 'del(1p)' })
      // Speaks of the gene twice, which must count once.
      const both = await addProfile(tx, `#VID${one.id} AND #VID${two.id}`)
      await addProfile(tx, `#VID${one.id} AND NOT #VID${other.id}`, { deprecated: true })
      await addEvidence(tx, both, { disease_id: ids.disease, therapies: [therapy] })
      await addEvidence(tx, one.profile, { status: 'SUBMITTED', evidence_type: 'PROGNOSTIC' })
      await addEvidence(tx, one.profile, { status: 'REJECTED' })
      await addEvidence(tx, other.profile, { status: 'SUBMITTED' })
      const assertion = { disease_id: ids.disease, therapies: [therapy] }
      await addAssertion(tx, both, { ...assertion, therapy_interaction_type: 'COMBINATION' })
      await addAssertion(tx, one.profile, { ...assertion, status: 'SUBMITTED' })
      await addAssertion(tx, two.profile, { disease_id: await addDisease(tx, 'Glioma') })
      await addAssertion(tx, two.profile, { ...assertion, significance: 'RESISTANCE' })
      await addAssertion(tx, two.profile, { ...assertion, status: 'REJECTED' })
    })
  })
  afterAll(() => curia.close())

  const namesOf = async (list: string) =>
    (await curia.ask<{ list: { nodes: Named[] } }>(`{ list: ${list} { nodes { id name } } }`)).list.nodes.map(
      (node) => node.name,
    )

  it('tell what a gene is', async () => {
    const { gene } = await curia.ask<{ gene: unknown }>(`{ gene(id: ${ids.gene}) {
      id name link fullName description entrezId featureAliases featureType deprecated deprecationReason flagged
      featureInstance { __typename } sources { id } recordOrigin withdrawn stub creationActivity { id }
      stats { variantCount molecularProfileCount evidenceItemCount predictiveEvidenceItemCount assertionCount }
      variants { totalCount nodes { __typename name } } } }`)
    expect(gene).toEqual({
      id: ids.gene,
      name: 'GEN1',
      link: `/features/${ids.gene}`,
      fullName: 'first gene',
      description: 'what it does',
      entrezId: ids.gene,
      featureAliases: ['Alpha', 'zeta'],
      featureType: 'GENE',
      deprecated: false,
      deprecationReason: null,
      flagged: false,
      featureInstance: { __typename: 'Gene' },
      sources: [{ id: ids.source }],
      recordOrigin: 'LOCAL',
      withdrawn: false,
      stub: false,
      creationActivity: null,
      stats: {
        variantCount: 2,
        molecularProfileCount: 3,
        evidenceItemCount: 2,
        predictiveEvidenceItemCount: 1,
        assertionCount: 4,
      },
      variants: {
        totalCount: 2,
        nodes: [
          { __typename: 'GeneVariant', name: 'A1B' },
          { __typename: 'GeneVariant', name: 'C2D' },
        ],
      },
    })
  })

  it('find a gene by exactly one of feature id and symbol', async () => {
    const gene = async (args: string) =>
      (await curia.ask<{ gene: { id: number } | null }>(`{ gene(${args}) { id } }`)).gene?.id ?? null
    expect(await gene('entrezSymbol: "GEN1"')).toBe(ids.gene)
    expect(await gene('entrezSymbol: "gen1"')).toBeNull()
    expect(await gene('entrezSymbol: "TMB"')).toBeNull()
    expect(await gene(`id: ${ids.factor}`)).toBeNull()
    expect(await gene(`id: ${ids.deprecated}`)).toBe(ids.deprecated)
    expect(await gene('id: 999999999')).toBeNull()
    const sentence = 'A gene is asked for by exactly one of id and entrezSymbol.'
    expect(await curia.errorsOf(`{ gene(id: ${ids.gene}, entrezSymbol: "GEN1") { id } }`)).toEqual([sentence])
    expect(await curia.errorsOf('{ gene { id } }')).toEqual([sentence])
  })

  it('are found by id whatever their kind, and by no id at all', async () => {
    const found = await curia.ask<Record<string, { featureInstance: { __typename: string } } | null>>(`{
      gene: feature(id: ${ids.gene}) { featureInstance { __typename } }
      factor: feature(id: ${ids.factor}) { featureInstance { __typename } }
      fusion: feature(id: ${ids.fusion}) { featureInstance { __typename } }
      region: feature(id: ${ids.region}) { featureInstance { __typename } }
      unknown: feature(id: -1) { id }
      nothing: feature { id }
      noFusion: fusion(id: ${ids.gene}) { id }
      noRegion: region(id: ${ids.gene}) { id }
    }`)
    expect(found).toEqual({
      gene: { featureInstance: { __typename: 'Gene' } },
      factor: { featureInstance: { __typename: 'Factor' } },
      fusion: { featureInstance: { __typename: 'Fusion' } },
      region: { featureInstance: { __typename: 'Region' } },
      unknown: null,
      nothing: null,
      noFusion: null,
      noRegion: null,
    })
  })

  it('tell what a factor, a fusion and a region are', async () => {
    const { factor, fusion, anyPartner, region } = await curia.ask<Record<string, unknown>>(`{
      factor(ncitId: "C150128") { id ncitId fullName variants { nodes { __typename ncitId } } }
      fusion(id: ${ids.fusion}) {
        fivePrimeGene { name } fivePrimePartnerStatus threePrimeGene { name } threePrimePartnerStatus
        knownPartnerGenes { name }
        variants { nodes { __typename ... on FusionVariant { viccCompliantName fusion { id } } } } }
      anyPartner: fusion(id: ${ids.anyPartner}) {
        fivePrimeGene { name } fivePrimePartnerStatus knownPartnerGenes { name }
        fusionsKnownPartnerGenes { fusion { id } gene { name } knownPartnerSpecificFusion { id } } }
      region(id: ${ids.region}) {
        cytogeneticRegions { name chromosome band
          cytogeneticCoordinates { chromosome referenceBuild start stop cytogeneticRegion { name } } }
        variants { nodes { __typename iscnName } } }
    }`)
    expect(factor).toEqual({
      id: ids.factor,
      ncitId: 'C150128',
      fullName: 'Tumor Mutational Burden',
      variants: { nodes: [{ __typename: 'FactorVariant', ncitId: 'C1' }] },
    })
    expect(fusion).toEqual({
      fivePrimeGene: { name: 'GEN1' },
      fivePrimePartnerStatus: 'KNOWN',
      threePrimeGene: { name: 'GEN2' },
      threePrimePartnerStatus: 'KNOWN',
      knownPartnerGenes: [],
      variants: {
        nodes: [{ __typename: 'FusionVariant', viccCompliantName: 'e.1::e.2', fusion: { id: ids.fusion } }],
      },
    })
    expect(anyPartner).toEqual({
      fivePrimeGene: null,
      fivePrimePartnerStatus: 'MULTIPLE',
      knownPartnerGenes: [{ name: 'GEN1' }, { name: 'GEN3' }],
      fusionsKnownPartnerGenes: [
        {
          fusion: { id: ids.anyPartner },
          gene: { name: 'GEN1' },
          knownPartnerSpecificFusion: { id: ids.fusion },
        },
        { fusion: { id: ids.anyPartner }, gene: { name: 'GEN3' }, knownPartnerSpecificFusion: null },
      ],
    })
    const place = { referenceBuild: 'GRCH38', start: 1, stop: 1000 }
    expect(region).toEqual({
      cytogeneticRegions: [
        {
          name: '19q',
          chromosome: '19',
          band: 'q',
          cytogeneticCoordinates: [{ ...place, chromosome: '19', cytogeneticRegion: { name: '19q' } }],
        },
        {
          name: '1p',
          chromosome: '1',
          band: 'p',
          cytogeneticCoordinates: [{ ...place, chromosome: '1', cytogeneticRegion: { name: '1p' } }],
        },
      ],
      variants: { nodes: [{ __typename: 'RegionVariant', iscnName: 'del(1p)' }] },
    })
  })

  it('are listed by kind when they have a live variant', async () => {
    expect(await namesOf('genes')).toEqual(['GEN1', 'GEN2'])
    expect(await namesOf('genes(entrezSymbols: ["gen2", "GEN3", "nothing"])')).toEqual(['GEN2'])
    expect(await namesOf(`genes(entrezIds: [${ids.gene}])`)).toEqual(['GEN1'])
    expect(await namesOf(`genes(ids: [${ids.partner}, ${ids.factor}])`)).toEqual(['GEN2'])
    expect(await namesOf('genes(ids: [])')).toEqual([])
    expect(await namesOf('factors(name: ["tumor  mutational BURDEN"])')).toEqual(['TMB'])
    expect(await namesOf('factors(name: ["tmb"], ncitIt: ["C1"])')).toEqual([])
    expect(await namesOf('factors(ncitIt: ["C150128"])')).toEqual(['TMB'])
    expect(await namesOf('fusions')).toEqual(['GEN1::GEN2', 'v::GEN2'])
    expect(await namesOf(`fusions(genePartnerId: ${ids.partner})`)).toEqual(['GEN1::GEN2', 'v::GEN2'])
    expect(await namesOf(`fusions(genePartnerId: ${ids.empty})`)).toEqual(['v::GEN2'])
    expect(await namesOf('regions(name: ["1P 19Q"])')).toEqual(['1p 19q'])
    expect(await namesOf('regions(iscnName: ["del(1p)"])')).toEqual(['1p 19q'])
    expect(await namesOf('regions(iscnName: ["del"])')).toEqual([])
  })

  it('are listed by the status of their evidence', async () => {
    const withFilter = (filter: string) => namesOf(`genes(evidenceStatusFilter: ${filter})`)
    expect(await withFilter('WITH_ACCEPTED')).toEqual(['GEN1'])
    expect(await withFilter('WITH_SUBMITTED')).toEqual(['GEN1', 'GEN2'])
    expect(await withFilter('WITH_ACCEPTED_OR_SUBMITTED')).toEqual(['GEN1', 'GEN2'])
    expect(await withFilter('ALL')).toEqual(['GEN1', 'GEN2'])
    expect(await namesOf('factors(evidenceStatusFilter: WITH_SUBMITTED)')).toEqual([])
  })

  it('count what assertions say, rejected ones aside', async () => {
    const { gene } = await curia.ask<{ gene: unknown }>(`{ gene(id: ${ids.gene}) {
      clinicalSignificanceCounts { type direction significance count disease { name } therapies { name } }
      detailedClinicalSignificanceCounts {
        significance count disease { name } therapies { name } therapyInteractionType assertions { status } } } }`)
    const supports = { type: 'PREDICTIVE', direction: 'SUPPORTS', disease: null, therapies: null }
    const vemurafenib = [{ name: 'Vemurafenib' }]
    expect(gene).toEqual({
      clinicalSignificanceCounts: [
        { ...supports, significance: 'SENSITIVITYRESPONSE', count: 3 },
        { ...supports, significance: 'RESISTANCE', count: 1 },
      ],
      detailedClinicalSignificanceCounts: [
        {
          significance: 'SENSITIVITYRESPONSE',
          count: 2,
          disease: { name: 'Melanoma' },
          therapies: vemurafenib,
          therapyInteractionType: null,
          assertions: [{ status: 'ACCEPTED' }, { status: 'SUBMITTED' }],
        },
        {
          significance: 'SENSITIVITYRESPONSE',
          count: 1,
          disease: { name: 'Glioma' },
          therapies: [],
          therapyInteractionType: null,
          assertions: [{ status: 'ACCEPTED' }],
        },
        {
          significance: 'RESISTANCE',
          count: 1,
          disease: { name: 'Melanoma' },
          therapies: vemurafenib,
          therapyInteractionType: null,
          assertions: [{ status: 'ACCEPTED' }],
        },
      ],
    })
  })

  it('follow an id that another record has taken over, over several successions', async () => {
    await curia.storage.write((tx) =>
      tx
        .insertInto('record_redirects')
        .values([
          { record_type: 'FEATURE', old_id: 1_900_001, new_id: 1_900_002 },
          { record_type: 'FEATURE', old_id: 1_900_002, new_id: ids.gene },
          { record_type: 'FEATURE', old_id: 1_900_003, new_id: 1_900_004 },
          { record_type: 'FEATURE', old_id: 1_900_004, new_id: 1_900_003 },
          { record_type: 'VARIANT', old_id: 1_900_005, new_id: ids.gene },
        ])
        .execute(),
    )
    const found = await curia.ask<Record<string, Named | null>>(`{
      moved: feature(id: 1900001) { id name } gene(id: 1900002) { id name }
      circle: feature(id: 1900003) { id name } otherKind: feature(id: 1900005) { id name } }`)
    expect(found['moved']).toEqual({ id: ids.gene, name: 'GEN1' })
    expect(found['gene']).toEqual({ id: ids.gene, name: 'GEN1' })
    expect(found['circle']).toBeNull()
    expect(found['otherKind']).toBeNull()
  })
})
