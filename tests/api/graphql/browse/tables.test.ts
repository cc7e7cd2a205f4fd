import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addCoordinates,
  addDisease,
  addEvidence,
  addFeature,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

describeOnEachEngine('Browse tables', (engine) => {
  let curia: TestInterface
  const ids = { geneA: 0, geneB: 0, factor: 0, a: 0, b: 0, high: 0 }

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      ids.geneB = await addFeature(tx, 'GENB', {
        full_name: 'second',
        aliases: ['Zed', 'abba'],
        flagged: true,
      })
      ids.geneA = await addFeature(tx, 'GENA', { aliases: ['Middle'] })
      ids.factor = await addFeature(tx, 'TMB', { kind: 'FACTOR' })
      await addFeature(tx, 'NONE')
      const [melanoma, glioma, lymphoma] = [
        await addDisease(tx, 'Melanoma'),
        await addDisease(tx, 'Glioma'),
        await addDisease(tx, 'Lymphoma'),
      ]
      const [first, second] = [await addTherapy(tx, 'Alphamab'), await addTherapy(tx, 'Betinib')]
      const b = await addVariant(tx, ids.geneB, 'V2')
      const a = await addVariant(tx, ids.geneA, 'V10')
      const high = await addVariant(tx, ids.factor, 'High')
      Object.assign(ids, { a: a.id, b: b.id, high: high.id })
      await addCoordinates(tx, a.id, { chromosome: 'X', start: 7, stop: 8 })
      // Melanoma comes first by number, Glioma before Lymphoma by name; a rejected item counts for nothing.
      await addEvidence(tx, b.profile, { disease_id: lymphoma, therapies: [first, second] })
      await addEvidence(tx, b.profile, { disease_id: melanoma, therapies: [second] })
      await addEvidence(tx, b.profile, { disease_id: melanoma, status: 'SUBMITTED' })
      await addEvidence(tx, b.profile, { disease_id: glioma })
      for (let item = 0; item < 3; item += 1)
        await addEvidence(tx, b.profile, { disease_id: glioma, therapies: [first], status: 'REJECTED' })
      await addEvidence(tx, a.profile, { disease_id: glioma, status: 'SUBMITTED' })
      await addAssertion(tx, a.profile, { disease_id: glioma })
      await addAssertion(tx, high.profile, { disease_id: glioma, status: 'REJECTED' })
    })
  })
  afterAll(() => curia.close())

  const features = async (args: string) =>
    (
      await curia.ask<{ table: { nodes: { name: string }[] } }>(
        `{ table: browseFeatures${args} { nodes { name } } }`,
      )
    ).table.nodes.map((feature) => feature.name)
  const variants = async (args: string) =>
    (
      await curia.ask<{ table: { nodes: { name: string }[] } }>(
        `{ table: browseVariants${args} { nodes { name } } }`,
      )
    ).table.nodes.map((variant) => variant.name)

  it('show features with all that their evidence says, the most frequent first', async () => {
    const { table } = await curia.ask<{ table: unknown }>(`{ table: browseFeatures(featureType: GENE) {
      totalCount filteredCount nodes { id name link fullName description featureInstanceId featureInstanceType
        featureAliases flagged deprecated diseases { name } therapies { name } variantCount molecularProfileCount
        evidenceItemCount assertionCount flags { totalCount } } } }`)
    expect(table).toEqual({
      totalCount: 3,
      filteredCount: 2,
      nodes: [
        {
          id: ids.geneB,
          name: 'GENB',
          link: `/features/${ids.geneB}`,
          fullName: 'second',
          description: '',
          featureInstanceId: ids.geneB,
          featureInstanceType: 'GENE',
          featureAliases: ['abba', 'Zed'],
          flagged: true,
          deprecated: false,
          diseases: [{ name: 'Melanoma' }, { name: 'Glioma' }, { name: 'Lymphoma' }],
          therapies: [{ name: 'Betinib' }, { name: 'Alphamab' }],
          variantCount: 1,
          molecularProfileCount: 1,
          evidenceItemCount: 4,
          assertionCount: 0,
          flags: { totalCount: 0 },
        },
        {
          id: ids.geneA,
          name: 'GENA',
          link: `/features/${ids.geneA}`,
          fullName: null,
          description: '',
          featureInstanceId: ids.geneA,
          featureInstanceType: 'GENE',
          featureAliases: ['Middle'],
          flagged: false,
          deprecated: false,
          diseases: [{ name: 'Glioma' }],
          therapies: [],
          variantCount: 1,
          molecularProfileCount: 1,
          evidenceItemCount: 1,
          assertionCount: 1,
          flags: { totalCount: 0 },
        },
      ],
    })
  })

  it('show variants with all that their evidence says', async () => {
    const { table } = await curia.ask<{ table: unknown }>(`{ table: browseVariants(featureId: ${ids.geneA}) {
      totalCount filteredCount nodes { id name link category featureId featureName featureLink featureFlagged
        featureDeprecated flagged deprecated aliases { name } variantTypes { name } diseases { name }
        therapies { name } evidenceItemCount evidenceCounts { accepted submitted rejected }
        coordinates { chromosome start stop } } } }`)
    expect(table).toEqual({
      totalCount: 3,
      filteredCount: 1,
      nodes: [
        {
          id: ids.a,
          name: 'V10',
          link: `/variants/${ids.a}`,
          category: 'GENE',
          featureId: ids.geneA,
          featureName: 'GENA',
          featureLink: `/features/${ids.geneA}`,
          featureFlagged: false,
          featureDeprecated: false,
          flagged: false,
          deprecated: false,
          aliases: [],
          variantTypes: [],
          diseases: [{ name: 'Glioma' }],
          therapies: [],
          evidenceItemCount: 1,
          evidenceCounts: { accepted: 0, submitted: 1, rejected: 0 },
          coordinates: { chromosome: 'X', start: 7, stop: 8 },
        },
      ],
    })
  })

  it('follow the status asked for in rows, counts, lists and filters', async () => {
    expect(await features('(status: ACCEPTED)')).toEqual(['GENB', 'GENA'])
    expect(await features('(status: SUBMITTED)')).toEqual(['GENB', 'GENA'])
    expect(await features('(status: REJECTED)')).toEqual(['GENB', 'TMB'])
    expect(await features('(status: ALL)')).toEqual(['GENB', 'GENA', 'TMB'])
    expect(await features('(status: NON_REJECTED)')).toEqual(await features(''))
    const { rejected } = await curia.ask<{
      rejected: unknown
    }>(`{ rejected: browseFeatures(status: REJECTED) {
      totalCount filteredCount
      nodes { evidenceItemCount assertionCount diseases { name } therapies { name } } } }`)
    expect(rejected).toEqual({
      totalCount: 3,
      filteredCount: 2,
      nodes: [
        {
          evidenceItemCount: 3,
          assertionCount: 0,
          diseases: [{ name: 'Glioma' }],
          therapies: [{ name: 'Alphamab' }],
        },
        { evidenceItemCount: 0, assertionCount: 1, diseases: [], therapies: [] },
      ],
    })
    expect(await variants('(status: ACCEPTED, diseaseName: "glioma")')).toEqual(['V2'])
    expect(await variants('(status: SUBMITTED, diseaseName: "glioma")')).toEqual(['V10'])
    expect(await variants('(status: REJECTED, therapyName: "betinib")')).toEqual([])
    expect(await variants('(status: ACCEPTED)')).toEqual(['V2', 'V10'])
  })

  it('filter by the beginning of another name, not by its middle', async () => {
    expect(await features('(featureAlias: "AB")')).toEqual(['GENB'])
    expect(await features('(featureAlias: "ed")')).toEqual([])
    expect(await features('(featureFullName: "eco")')).toEqual(['GENB'])
  })

  it('sort by the first value of a list that follows the status', async () => {
    const sorted = (column: string, direction: string, status = 'NON_REJECTED') =>
      features(`(status: ${status}, sortBy: {column: ${column}, direction: ${direction}})`)
    expect(await sorted('diseaseName', 'ASC')).toEqual(['GENA', 'GENB', 'TMB'])
    expect(await sorted('diseaseName', 'DESC')).toEqual(['GENB', 'GENA', 'TMB'])
    expect(await sorted('diseaseName', 'DESC', 'ALL')).toEqual(['GENB', 'GENA', 'TMB'])
    expect(await sorted('therapyName', 'DESC')).toEqual(['GENB', 'GENA', 'TMB'])
    expect(await sorted('featureAlias', 'DESC')).toEqual(['GENA', 'GENB', 'TMB'])
    expect(await sorted('featureFullName', 'DESC')).toEqual(['GENB', 'GENA', 'TMB'])
    expect(await sorted('assertionCount', 'DESC')).toEqual(['GENA', 'GENB', 'TMB'])
    expect(await sorted('evidenceItemCount', 'ASC')).toEqual(['TMB', 'GENA', 'GENB'])
  })

  it('show a committed write at once', async () => {
    const ask = async () =>
      (
        await curia.ask<{ table: { lastUpdated: string; nodes: { evidenceItemCount: number }[] } }>(
          `{ table: browseVariants(ids: [${ids.high}]) { lastUpdated nodes { evidenceItemCount } } }`,
        )
      ).table
    const before = await ask()
    expect(before.nodes).toEqual([{ evidenceItemCount: 0 }])
    await curia.storage.write(async (tx) => {
      const variant = await tx
        .selectFrom('variants')
        .selectAll()
        .where('id', '=', ids.high)
        .executeTakeFirstOrThrow()
      await addEvidence(tx, variant.single_variant_molecular_profile_id)
    })
    const after = await ask()
    expect(after.nodes).toEqual([{ evidenceItemCount: 1 }])
    expect(Date.parse(after.lastUpdated)).toBeGreaterThanOrEqual(Date.parse(before.lastUpdated))
  })

  it('say that there is nothing before anything is imported', async () => {
    const { knowledgebase } = await curia.ask<{ knowledgebase: unknown }>(
      '{ knowledgebase { contents releaseName releasedOn importedAt } }',
    )
    expect(knowledgebase).toEqual({
      contents: 'EMPTY',
      releaseName: null,
      releasedOn: null,
      importedAt: null,
    })
  })
})
