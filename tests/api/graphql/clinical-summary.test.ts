import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

type DiseaseSummary = {
  ontologyImported: boolean
  evidenceItemCount: number
  assertionCount: number
  rows: { term: { name: string }; evidenceItemCount: number }[]
  subtypes: { disease: { id: number }; evidenceItemCount: number }[]
}

describeOnEachEngine('The clinical summary of a disease', (engine) => {
  let curia: TestInterface
  let melanoma = 0
  let skinMelanoma = 0

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      melanoma = await addDisease(tx, 'Melanoma')
      skinMelanoma = await addDisease(tx, 'Skin Melanoma')
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      const therapies = [await addTherapy(tx, 'Vemurafenib')]
      await addEvidence(tx, profile, { disease_id: melanoma, therapies })
      await addEvidence(tx, profile, { disease_id: skinMelanoma, therapies })
      await addEvidence(tx, profile, { disease_id: skinMelanoma, therapies, status: 'REJECTED' })
      await addAssertion(tx, profile, { disease_id: skinMelanoma, therapies })
    })
  })
  afterAll(() => curia.close())

  const summaryWith = async (includeSubtypes: boolean) => {
    const { disease, assertions } = await curia.ask<{
      disease: { clinicalSummary: DiseaseSummary }
      assertions: { totalCount: number }
    }>(
      `query ($id: Int!, $includeSubtypes: Boolean) {
        disease(id: $id) { clinicalSummary(includeSubtypes: $includeSubtypes) {
          ontologyImported evidenceItemCount assertionCount
          rows { term { name } evidenceItemCount }
          subtypes { disease { id } evidenceItemCount } } }
        assertions(diseaseId: $id, includeSubtypes: $includeSubtypes) { totalCount } }`,
      { id: melanoma, includeSubtypes },
    )
    expect(assertions.totalCount).toBe(disease.clinicalSummary.assertionCount)
    return disease.clinicalSummary
  }

  it('says that the Disease Ontology is missing, and has no subtypes without it', async () => {
    expect(await summaryWith(true)).toMatchObject({
      ontologyImported: false,
      evidenceItemCount: 1,
      assertionCount: 0,
      subtypes: [],
    })
  })

  it('counts its subtypes with it, or leaves them out, and counts each by itself', async () => {
    await curia.storage.write((tx) =>
      tx.insertInto('disease_parents').values({ disease_id: skinMelanoma, parent_id: melanoma }).execute(),
    )
    const subtypes = [{ disease: { id: skinMelanoma }, evidenceItemCount: 1 }]
    expect(await summaryWith(true)).toMatchObject({
      ontologyImported: true,
      evidenceItemCount: 2,
      assertionCount: 1,
      rows: [{ term: { name: 'BRAF V600E' }, evidenceItemCount: 2 }],
      subtypes,
    })
    expect(await summaryWith(false)).toMatchObject({ evidenceItemCount: 1, assertionCount: 0, subtypes })
  })

  it('cuts rows, and refuses nothing for a negative number', async () => {
    const { disease } = await curia.ask<{ disease: { clinicalSummary: { rowCount: number; rows: [] } } }>(
      `query ($id: Int!) { disease(id: $id) { clinicalSummary { rowCount rows(first: -1) { evidenceItemCount } } } }`,
      { id: melanoma },
    )
    expect(disease.clinicalSummary).toEqual({ rowCount: 1, rows: [] })
  })
})

describeOnEachEngine('The clinical summary of a variant', (engine) => {
  let curia: TestInterface
  let variant = 0

  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      const gene = await addFeature(tx, 'ALK')
      const fusion = await addVariant(tx, gene, 'EML4::ALK')
      const { id: mutation } = await addVariant(tx, gene, 'G1202R')
      variant = fusion.id
      const both = await addProfile(tx, `#VID${fusion.id} AND #VID${mutation}`)
      const without = await addProfile(tx, `#VID${mutation} AND NOT #VID${fusion.id}`)
      await addEvidence(tx, fusion.profile, { status: 'ACCEPTED' })
      await addEvidence(tx, fusion.profile, { status: 'SUBMITTED' })
      await addEvidence(tx, both, { status: 'ACCEPTED' })
      await addEvidence(tx, both, { status: 'ACCEPTED' })
      await addEvidence(tx, without, { status: 'ACCEPTED' })
      await addAssertion(tx, both, { status: 'ACCEPTED' })
    })
  })
  afterAll(() => curia.close())

  it.each([
    [
      '',
      { evidenceItemCount: 4, assertionCount: 1, combinationCount: 2, submittedCount: 1, negatedCount: 1 },
    ],
    [
      '(status: ACCEPTED, includeCombinations: false)',
      { evidenceItemCount: 1, assertionCount: 1, combinationCount: 2, submittedCount: 1, negatedCount: 1 },
    ],
    [
      '(status: NON_REJECTED, includeCombinations: false)',
      { evidenceItemCount: 2, assertionCount: 1, combinationCount: 2, submittedCount: 1, negatedCount: 1 },
    ],
    [
      '(status: ACCEPTED)',
      { evidenceItemCount: 3, assertionCount: 1, combinationCount: 2, submittedCount: 1, negatedCount: 1 },
    ],
  ])('%s tells its own evidence from that on combinations, accepted from submitted', async (args, counts) => {
    const answer = await curia.ask<{ variant: { clinicalSummary: object } }>(
      `query ($id: Int!) { variant(id: $id) { clinicalSummary${args} {
        evidenceItemCount assertionCount combinationCount submittedCount negatedCount } } }`,
      { id: variant },
    )
    expect(answer.variant.clinicalSummary).toEqual(counts)
  })
})
