import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
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
