import { afterAll, beforeAll, expect, it } from 'vitest'
import { curationState } from '#tests/support/curation/curation-state.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import type { Curators } from '#tests/support/curation/curators.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addCoordinates,
  addFeature,
  addProfile,
  addVariant,
  addVariantType,
} from '#tests/support/factories.ts'
import { addFusion, exons } from '#tests/support/curation/fusion-variant.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { VALIDATE, accept, revisionRows, suggest, suggestErrors } from '#tests/support/curation/revising.ts'
import type { Validation } from '#tests/support/curation/revising.ts'
import type { Writing } from '#server/storage/database.ts'

const GENE = ['suggestGeneVariantRevision', 'variant'] as const
const FACTOR = ['suggestFactorVariantRevision', 'variant'] as const
const FUSION = ['suggestFusionVariantRevision', 'variant'] as const
const REGION = ['suggestRegionVariantRevision', 'variant'] as const

const nowhere = { referenceBases: { unset: true }, variantBases: { unset: true } }
const place = {
  referenceBuild: 'GRCH37',
  ensemblVersion: 75,
  chromosome: 'chr7',
  start: 140453136,
  stop: 140453136,
  referenceBases: { value: 'a' },
  variantBases: { value: 'T' },
  representativeTranscript: 'ENST00000288602.6',
}

describeOnEachEngine('revising variants', (engine) => {
  let knowledge: TestInterface
  let people: Curators
  let braf: number
  let kras: number
  let missense: number
  let fusion: Awaited<ReturnType<typeof addFusion>>

  beforeAll(async () => {
    knowledge = await openInterface(engine)
    await knowledge.storage.write(async (tx) => {
      people = await addCurators(tx)
      braf = await addFeature(tx, 'BRAF')
      kras = await addFeature(tx, 'KRAS')
      missense = await addVariantType(tx, 'missense_variant')
      fusion = await addFusion(tx)
    })
  })
  afterAll(() => knowledge.close())

  const write = <T>(make: (tx: Writing) => Promise<T>) => knowledge.storage.write(make)
  const read = () => knowledge.storage.read
  const unchanged = (name: string) => ({
    featureId: braf,
    name,
    aliases: [] as string[],
    variantTypeIds: [] as number[],
    hgvsDescriptions: [] as string[],
    clinvarIds: { ids: [] as number[] } as object,
    coordinates: nowhere as object,
  })
  const ids = (results: { id: number }[]) => results.map(({ id }) => id)

  it('changes everything of a gene variant, its place and its profile too', async () => {
    const { variant, both } = await write(async (tx) => {
      const variant = await addVariant(tx, braf, 'V600E', { aliases: ['Old name'] })
      return { variant, both: await addProfile(tx, `#VID${variant.id} AND NOT #VID${fusion.variant}`) }
    })
    const results = await suggest(
      knowledge,
      GENE,
      {
        id: variant.id,
        fields: {
          featureId: kras,
          name: 'G12D',
          aliases: ['Gly12Asp', 'gly12asp'],
          variantTypeIds: [missense],
          hgvsDescriptions: ['NM_004985.4:c.35G>A'],
          clinvarIds: { ids: [13961, 376069, 13961] },
          coordinates: place,
        },
      },
      people.cora,
    )
    expect(results.map(({ fieldName }) => fieldName).sort()).toEqual([
      'chromosome',
      'clinvar_entry_ids',
      'ensembl_version',
      'feature_id',
      'hgvs_description_ids',
      'name',
      'reference_bases',
      'reference_build',
      'representative_transcript',
      'start',
      'stop',
      'variant_alias_ids',
      'variant_bases',
      'variant_type_ids',
    ])
    expect(new Set(results.map(({ revisionSetId }) => revisionSetId)).size).toBe(1)
    const set = await read()
      .selectFrom('revision_sets')
      .selectAll()
      .where('id', '=', results[0]?.revisionSetId ?? 0)
      .executeTakeFirstOrThrow()
    expect(set).toMatchObject({ subject_type: 'VARIANT', subject_id: variant.id })
    const shown = await knowledge.ask(
      `query ($subject: ModeratedInput!) {
        own: revisions(subject: $subject) { totalCount }
        all: revisions(subject: $subject, includeCoordinates: true) { totalCount }
      }`,
      { subject: { entityType: 'VARIANT', id: variant.id } },
    )
    expect(shown).toEqual({ own: { totalCount: 6 }, all: { totalCount: 14 } })

    const linkouts = await knowledge.ask<{
      revisions: { nodes: { fieldName: string; linkoutData: { diffValue: object } }[] }
    }>(
      `query ($set: Int!) {
        revisions(revisionSetId: $set) {
          nodes {
            fieldName
            linkoutData {
              diffValue {
                ... on ScalarFieldDiff { left right }
                ... on ObjectFieldDiff { addedObjects { displayName } removedObjects { displayName } }
              }
            }
          }
        }
      }`,
      { set: set.id },
    )
    const diffs = new Map(
      linkouts.revisions.nodes.map(({ fieldName, linkoutData }) => [fieldName, linkoutData.diffValue]),
    )
    expect(diffs.get('name')).toEqual({ left: '<del>V600E</del>', right: '<ins>G12D</ins>' })
    expect(diffs.get('reference_build')).toEqual({ left: '', right: '<ins>GRCh37</ins>' })
    for (const [field, removed, added] of [
      ['feature_id', ['BRAF'], ['KRAS']],
      ['variant_alias_ids', ['Old name'], ['Gly12Asp']],
      ['hgvs_description_ids', [], ['NM_004985.4:c.35G>A']],
      ['clinvar_entry_ids', [], ['13961', '376069']],
    ] as const)
      expect(diffs.get(field)).toEqual({
        addedObjects: added.map((displayName) => ({ displayName })),
        removedObjects: removed.map((displayName) => ({ displayName })),
      })

    const { accepted } = await accept(knowledge, { revisionSetId: set.id }, people.edith)
    expect(accepted).toHaveLength(14)
    const answer = await knowledge.ask(
      `query ($id: Int!, $own: Int!, $both: Int!) {
        variant(id: $id) {
          name variantAliases feature { name } variantTypes { name }
          ... on GeneVariant {
            hgvsDescriptions clinvarIds
            coordinates {
              referenceBuild ensemblVersion chromosome start stop referenceBases variantBases representativeTranscript
            }
          }
        }
        own: molecularProfile(id: $own) { name molecularProfileAliases }
        both: molecularProfile(id: $both) { name }
        search(query: "G12D", types: [VARIANT, MOLECULAR_PROFILE]) { name }
        gone: search(query: "V600E", types: [VARIANT, MOLECULAR_PROFILE]) { name }
      }`,
      { id: variant.id, own: variant.profile, both },
    )
    expect(answer).toMatchObject({
      variant: {
        name: 'G12D',
        variantAliases: ['Gly12Asp'],
        feature: { name: 'KRAS' },
        variantTypes: [{ name: 'missense_variant' }],
        hgvsDescriptions: ['NM_004985.4:c.35G>A'],
        clinvarIds: ['13961', '376069'],
        coordinates: {
          ...place,
          chromosome: '7',
          referenceBases: 'A',
          variantBases: 'T',
        },
      },
      own: { name: 'KRAS G12D', molecularProfileAliases: ['GLY12ASP'] },
      both: { name: expect.stringContaining('KRAS G12D') },
      gone: [],
    })
    expect(JSON.stringify(answer)).toContain('KRAS - G12D')
    const rows = await read()
      .selectFrom('variant_coordinates')
      .select(['curation_state', 'coordinate_type'])
      .where('variant_id', '=', variant.id)
      .execute()
    expect(rows).toEqual([{ curation_state: 'FULLY_CURATED', coordinate_type: 'GENE_VARIANT_COORDINATE' }])
  })

  it('refuses with the rule, and writes nothing', async () => {
    const { variant, factor, region, other, gone, half } = await write(async (tx) => {
      await addVariant(tx, fusion.fusion, 'e7::e20')
      const open = await addFeature(tx, '?::BRAF', { kind: 'FUSION' })
      await tx
        .insertInto('fusions')
        .values({
          feature_id: open,
          three_prime_gene_id: braf,
          five_prime_partner_status: 'UNKNOWN',
          three_prime_partner_status: 'KNOWN',
        })
        .execute()
      const variant = (await addVariant(tx, braf, 'V600K')).id
      await addVariant(tx, braf, 'Taken')
      const factorFeature = await addFeature(tx, 'MSI', { kind: 'FACTOR' })
      const gone = await addFeature(tx, 'OLDGENE', { deprecated: true, deprecation_reason: 'DUPLICATE' })
      const regionFeature = await addFeature(tx, '5q31', { kind: 'REGION' })
      return {
        variant,
        gone,
        half: (await addVariant(tx, open, '?::e9')).id,
        other: factorFeature,
        factor: (await addVariant(tx, factorFeature, 'High')).id,
        region: (await addVariant(tx, regionFeature, 'Deletion')).id,
      }
    })
    const fields = unchanged('V600K')
    const factorFields = {
      featureId: other,
      name: 'High',
      ncitId: { unset: true },
      aliases: [] as string[],
      variantTypeIds: [] as number[],
    }
    const plain = { aliases: [] as string[], variantTypeIds: [] as number[] }
    const { cora } = people
    const at = (given: object) => ({ ...fields, coordinates: { ...place, ...given } })
    const before = await curationState(knowledge.storage)
    const places = await read().selectFrom('variant_coordinates').select('id').execute()
    const cases: [
      readonly [string, string],
      { id: number; fields: object; comment?: string },
      string,
      typeof cora | undefined,
    ][] = [
      [GENE, { id: variant, fields: { ...fields, name: 'X' } }, 'must log in', undefined],
      [GENE, { id: variant, fields, comment: 'short' }, 'is too short (minimum is 10', undefined],
      [GENE, { id: variant, fields: { ...fields, name: ' ' } }, "name can't be blank", undefined],
      [
        GENE,
        { id: variant, fields: { ...fields, clinvarIds: { ids: [], noneFound: true } } },
        'exactly one of ids, noneFound and notApplicable; given are ids and noneFound',
        undefined,
      ],
      [
        GENE,
        { id: variant, fields: { ...fields, clinvarIds: { noneFound: false } } },
        'given are none',
        undefined,
      ],
      [
        GENE,
        { id: variant, fields: { ...fields, clinvarIds: { ids: [13961, 0] } } },
        'clinvarIds 0 is not allowed',
        undefined,
      ],
      [GENE, { id: 5, fields }, "Variant 5 doesn't exist", cora],
      [GENE, { id: factor, fields }, 'FactorVariant mutation', cora],
      [GENE, { id: fusion.variant, fields }, 'FusionVariant mutation', cora],
      [FACTOR, { id: variant, fields: factorFields }, 'GeneVariant mutation', cora],
      [REGION, { id: variant, fields: plain }, 'GeneVariant mutation', cora],
      [FUSION, { id: region, fields: { ...plain, coordinates: exons } }, 'RegionVariant mutation', cora],
      [GENE, { id: variant, fields }, 'change at least one field', cora],
      [GENE, { id: variant, fields: { ...fields, featureId: 9 } }, "Feature id 9 doesn't exist", cora],
      [
        GENE,
        { id: variant, fields: { ...fields, featureId: 9, variantTypeIds: [8] } },
        "Feature id 9 doesn't exist | Variant type ids: 8 doesn't exist",
        cora,
      ],
      [GENE, { id: variant, fields: { ...fields, featureId: other } }, 'does not fit a variant', cora],
      [GENE, { id: variant, fields: { ...fields, featureId: gone } }, 'OLDGENE', cora],
      [GENE, { id: variant, fields: { ...fields, name: 'EML4::ALK' } }, 'fusion syntax', cora],
      [GENE, { id: variant, fields: { ...fields, name: 'BRAF fusion' } }, 'fusion syntax', cora],
      [GENE, { id: variant, fields: { ...fields, name: 'taken' } }, 'already has the name taken', cora],
      [GENE, { id: variant, fields: at({ chromosome: '23' }) }, 'Chromosome 23 must be one of 1 2 3', cora],
      [GENE, { id: variant, fields: at({ start: 200_000_000 }) }, 'lies before the start', cora],
      [GENE, { id: variant, fields: at({ stop: null }) }, 'Coordinates need a stop', cora],
      [GENE, { id: variant, fields: at({ variantBases: { value: 'X' } }) }, 'letters A, C, T and G', cora],
      [
        GENE,
        { id: variant, fields: at({ representativeTranscript: 'ENST1' }) },
        'Transcript ENST1 must be ENST, 11 digits',
        cora,
      ],
      [
        GENE,
        { id: variant, fields: { ...fields, coordinates: { ...nowhere, chromosome: '7' } } },
        'Validation failed: Coordinates need a start, Coordinates need a stop',
        cora,
      ],
      [
        FUSION,
        {
          id: fusion.variant,
          fields: { ...plain, coordinates: { ...exons, fivePrimeOffset: 5 } },
        },
        "5' side: An exon offset needs its direction",
        cora,
      ],
      [
        FUSION,
        { id: fusion.variant, fields: { ...plain, coordinates: { ...exons, fivePrimeExonEnd: null } } },
        "5' side: Coordinates need an exon",
        cora,
      ],
      [
        FUSION,
        { id: fusion.variant, fields: { ...plain, coordinates: { ...exons, fivePrimeExonEnd: 7 } } },
        'already has the name e7::e20',
        cora,
      ],
      [
        FUSION,
        { id: half, fields: { ...plain, coordinates: exons } },
        "The 5' side of the fusion has no known gene and so no exon",
        cora,
      ],
      [
        FUSION,
        { id: fusion.whole, fields: { ...plain, coordinates: exons } },
        'represents the fusion as a whole',
        cora,
      ],
    ]
    for (const [mutation, input, message, viewer] of cases)
      expect(
        await suggestErrors(knowledge, mutation, { comment: 'Long enough', ...input }, viewer),
        message,
      ).toEqual([expect.stringContaining(message)])
    expect(await curationState(knowledge.storage)).toEqual(before)
    expect(await read().selectFrom('variant_coordinates').select('id').execute()).toEqual(places)
  })

  it('marks what ClinVar has not, and needs no comment', async () => {
    const variant = (await write((tx) => addVariant(tx, braf, 'L597R'))).id
    const fields = { ...unchanged('L597R'), clinvarIds: { noneFound: true } }
    const input = { id: variant, fields, comment: undefined }
    const [result] = await suggest(knowledge, GENE, input as never, people.cora)
    const activity = await read()
      .selectFrom('activities')
      .select('note')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(activity.note).toBeNull()
    await accept(knowledge, { ids: [result?.id] }, people.edith)
    expect(
      await knowledge.ask('query ($id: Int!) { variant(id: $id) { ... on GeneVariant { clinvarIds } } }', {
        id: variant,
      }),
    ).toEqual({ variant: { clinvarIds: ['NONE FOUND'] } })
  })

  it('accepts no half of a place, and says so beforehand', async () => {
    const variant = (await write((tx) => addVariant(tx, braf, 'K601E'))).id
    const results = await suggest(
      knowledge,
      GENE,
      { id: variant, fields: { ...unchanged('K601E'), coordinates: place } },
      people.cora,
    )
    const start = results.filter(({ fieldName }) => fieldName === 'start')
    const { validateRevisionsForAcceptance: half } = await knowledge.ask<Validation>(VALIDATE, {
      ids: ids(start),
    })
    expect(half.validationErrors.map(({ fieldName }) => fieldName).sort()).toEqual([
      'chromosome',
      'reference_build',
      'representative_transcript',
      'stop',
    ])
    await expect(accept(knowledge, { ids: ids(start) }, people.edith)).rejects.toThrow(
      'Validation failed: Coordinates need a chromosome',
    )
    const { validateRevisionsForAcceptance: whole } = await knowledge.ask<Validation>(VALIDATE, {
      ids: ids(results),
    })
    expect(whole).toEqual({ validationErrors: [], genericErrors: [] })
    expect((await revisionRows(knowledge, ids(start)))[0]?.status).toBe('NEW')
  })

  it('leaves a variant that breaks rules as it is in what the revision does not touch', async () => {
    const variant = await write(async (tx) => {
      const { id } = await addVariant(tx, braf, 'AGK::BRAF')
      await addCoordinates(tx, id, { chromosome: '7', curation_state: 'STUB', start: 5 })
      return id
    })
    const fields = {
      ...unchanged('AGK::BRAF'),
      aliases: ['AGK-BRAF'],
      coordinates: { ...nowhere, referenceBuild: 'GRCH37', chromosome: '7', start: 6 },
    }
    const results = await suggest(knowledge, GENE, { id: variant, fields }, people.cora)
    expect(results.map(({ fieldName }) => fieldName)).toEqual(['variant_alias_ids', 'start'])
    await accept(knowledge, { ids: ids(results) }, people.edith)
    expect(
      await suggestErrors(
        knowledge,
        GENE,
        { id: variant, fields: { ...fields, name: 'AGK::BRAF 2' } },
        people.cora,
      ),
    ).toEqual([expect.stringContaining('fusion syntax')])
  })
})
