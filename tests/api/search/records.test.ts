import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { searches } from '#tests/support/searches.ts'

type Named = { id: number; name: string } | null
type Offer = {
  count: number
  evidenceLevel: string | null
  leftOut: string[]
  feature: Named
  variant: Named
  disease: Named
  therapy: Named
  significance: string | null
  evidenceType: string | null
}
type Hit = { id: number; kind: string; name: string; match: string; acceptedEvidenceCount: number }
type Answer = { recordSearch: { records: Hit[]; evidence: Offer[] } }

const search = async (curia: TestInterface, text: string) =>
  (
    await curia.ask<Answer>(
      `query ($text: String!) {
        recordSearch(text: $text) {
          records { id kind name match acceptedEvidenceCount }
          evidence {
            count significance evidenceType evidenceLevel leftOut
            feature { id name } variant { id name } disease { id name } therapy { id name }
          }
        }
      }`,
      { text },
    )
  ).recordSearch

const filtersOf = ({ feature, variant, disease, therapy, significance, evidenceType }: Offer) =>
  [(variant ?? feature)?.name, disease?.name, therapy?.name, significance, evidenceType]
    .filter((part) => part != null)
    .join(', ')

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('The record search', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    it('finds first what people mean', async () => {
      expect(searches.length).toBeGreaterThanOrEqual(80)
      const found: (readonly [string, string, string?])[] = []
      for (const [text, , evidence] of searches) {
        const { records, evidence: offers } = await search(curia, text)
        const first = records[0] ? `${records[0].kind} ${records[0].name}` : 'nothing'
        const offer = offers[0] ? filtersOf(offers[0]) : 'none'
        found.push(evidence === undefined ? [text, first] : [text, first, offer])
      }
      expect(found).toEqual(searches)
    })

    it('counts the evidence as its table does', async () => {
      for (const text of ['BRAF V600E melanoma', 'T790M osimertinib', 'vemurafenib resistance']) {
        const [offer] = (await search(curia, text)).evidence
        const { evidenceItems } = await curia.ask<{ evidenceItems: { totalCount: number } }>(
          `query ($variantId: Int, $diseaseId: Int, $therapyId: Int, $significance: EvidenceSignificance) {
            evidenceItems(
              variantId: $variantId, diseaseId: $diseaseId, therapyId: $therapyId, significance: $significance,
              excludeNegated: true, includeSubtypes: true
            ) { totalCount }
          }`,
          {
            variantId: offer?.variant?.id,
            diseaseId: offer?.disease?.id,
            therapyId: offer?.therapy?.id,
            significance: offer?.significance,
          },
        )
        expect(offer?.count).toBe(evidenceItems.totalCount)
        expect(offer?.count).toBeGreaterThan(0)
      }
    })

    it.each<[text: string, narrowedTo: string, level: string | null, leftOut: string[]]>([
      ['BRAF V600E melanoma', 'BRAF V600E, Melanoma', null, []],
      ['BRAF V600E melanoma colorectal', 'BRAF V600E, Melanoma', null, ['Colorectal Cancer']],
      ['BRAF EGFR', 'BRAF', null, ['EGFR']],
      ['vemurafenib cetuximab', 'Vemurafenib', null, ['Cetuximab']],
      ['KRAS BRAF V600E', 'BRAF V600E', null, ['KRAS']],
      ['BRAF level A', 'BRAF', 'A', []],
      ['EGFR evidence level B', 'EGFR', 'B', []],
      ['level A', '', 'A', []],
      ['resistance', 'RESISTANCE', null, []],
      ['EGFR resistance level A', 'EGFR, RESISTANCE', 'A', []],
      ['vemurafenib resistance sensitivity', 'Vemurafenib, SENSITIVITYRESPONSE', null, ['resistance']],
    ])('says what evidence is narrowed to, and what is left out: %s', async (text, terms, level, leftOut) => {
      const [offer] = (await search(curia, text)).evidence
      expect(offer && [filtersOf(offer), offer.evidenceLevel, offer.leftOut]).toEqual([terms, level, leftOut])
      expect(offer?.count).toBeGreaterThan(0)
    })

    it('orders equal matches by accepted evidence', async () => {
      const { records } = await search(curia, 'NTRK')
      const genes = records.filter(({ match }) => match === 'BEGINNING_OF_NAME')
      expect(genes.map(({ name }) => name)).toEqual(['NTRK1', 'NTRK3', 'NTRK2'])
    })

    it.each<[text: string, unused: string[], first: string]>([
      ['BRAF V600E', [], 'BRAF V600E'],
      ['BRAF V600E foobar', ['foobar'], 'BRAF V600E'],
      ['quux BRAF p.V600E', ['quux'], 'BRAF V600E'],
      ['HER2 amplification unheardof', ['unheardof'], 'ERBB2 Amplification'],
      ['melanoma zzzz', ['zzzz'], 'Melanoma'],
      ['vemurafenib resistance zzzz', ['resistance', 'zzzz'], 'Vemurafenib'],
      ['vemurafenib resistance', [], 'Vemurafenib'],
      ['BRAF c.9999A>T', ['c.9999A>T'], 'BRAF'],
      ['BCR-ABL T315I', [], 'ABL1 T315I'],
      ['BCR-ABL T315I imatinib', [], 'ABL1 T315I'],
      ['BCR-ABL T315I zzzz', ['zzzz'], 'ABL1 T315I'],
      ['EML4-ALK G1202R', [], 'ALK G1202R'],
      ['FLT3-ITD D835Y', [], 'FLT3 D835Y'],
      ['CA123643', [], 'BRAF V600E'],
      ['DOID:1909', [], 'Melanoma'],
      [`melanoma ${'BRAF '.repeat(11)}last`, ['last'], 'BRAF'],
      [`melanoma ${' '.repeat(600)} beyond`, ['beyond'], 'Melanoma'],
    ])('says which words it did not use: %s', async (text, unused, first) => {
      const { recordSearch } = await curia.ask<{
        recordSearch: { records: { name: string }[]; unusedWords: string[] }
      }>('query ($text: String!) { recordSearch(text: $text) { records { name } unusedWords } }', { text })
      expect(recordSearch.unusedWords).toEqual(unused)
      expect(recordSearch.records.map(({ name }) => name)).toContain(first)
    })

    it.each([
      ['BRAF V600E in melanoma', 'BRAF V600E melanoma'],
      ['melanoma with BRAF V600E', 'melanoma BRAF V600E'],
      ['V600E in BRAF', 'V600E BRAF'],
      ['V600E of the BRAF', 'V600E BRAF'],
      ['vemurafenib for melanoma', 'vemurafenib melanoma'],
      ['EGFR L858R and T790M', 'EGFR L858R T790M'],
      ['resistance to osimertinib', 'resistance osimertinib'],
      ['dabrafenib with trametinib', 'dabrafenib trametinib'],
      ['dabrafenib or vemurafenib', 'dabrafenib vemurafenib'],
      ['the BRAF', 'BRAF'],
      ['imatinib in GIST', 'imatinib GIST'],
      ['KRAS as a gene of colorectal cancer', 'KRAS gene colorectal cancer'],
      ['HER2 amplification in breast cancer', 'HER2 amplification breast cancer'],
      ['AML with FLT3-ITD', 'AML FLT3-ITD'],
      ['osimertinib versus gefitinib', 'osimertinib gefitinib'],
      ['EGFR in', 'EGFR'],
    ])('reads small words as nothing but joints: %s', async (text, bare) => {
      const namesOf = async (some: string) => (await search(curia, some)).records.map(({ name }) => name)
      expect((await namesOf(text)).toSorted()).toEqual((await namesOf(bare)).toSorted())
      expect(await namesOf(bare)).not.toEqual([])
    })

    it.each(['loss of function', 'in'])('keeps them within names: %s', async (text) => {
      expect((await search(curia, text)).records).not.toEqual([])
    })

    it.each([
      ['673', 'FEATURE BRAF'],
      ['GeneID:673', 'FEATURE BRAF'],
      ['HGNC:1097', 'FEATURE BRAF'],
      ['hgnc:1097', 'FEATURE BRAF'],
      ['ENSG00000157764', 'FEATURE BRAF'],
      ['ENSG00000157764.14', 'FEATURE BRAF'],
      ['CA123643', 'VARIANT BRAF V600E'],
      ['CAID CA123643', 'VARIANT BRAF V600E'],
      ['ClinVar 13961', 'VARIANT BRAF V600E'],
      ['VCV000013961', 'VARIANT BRAF V600E'],
      ['dbSNP:rs113488022', 'VARIANT BRAF V600E'],
      ['DOID:1909', 'DISEASE Melanoma'],
      ['C3224', 'DISEASE Melanoma'],
      ['NCIT:C3224', 'DISEASE Melanoma'],
      ['NCIT C64768', 'THERAPY Vemurafenib'],
      ['PMID:21639808', 'SOURCE Chapman et al., 2011'],
      ['NCT01597908', 'CLINICAL_TRIAL NCT01597908'],
      ['HP:0001909', 'PHENOTYPE Leukemia'],
    ])('finds records by the ids of other databases: %s', async (text, first) => {
      await curia.storage.write(async (tx) => {
        const { id } = await tx
          .selectFrom('features')
          .select('id')
          .where('name', '=', 'BRAF')
          .executeTakeFirstOrThrow()
        const ids = ['HGNC:1097', 'ENSG00000157764'].map((external_id) => ({ feature_id: id, external_id }))
        await tx
          .insertInto('gene_external_ids')
          .values(ids)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await tx
          .updateTable('therapies')
          .set({ ncit_id: 'C64768' })
          .where('name', '=', 'Vemurafenib')
          .execute()
      })
      const { records } = await search(curia, text)
      expect(records.map(({ kind, name }) => `${kind} ${name}`)).toContain(first)
      expect(records[0]?.match).toBe('IDENTIFIER')
    })

    it('answers whatever is typed', async () => {
      for (const text of ['', ' ', '%', "'", '(((', 'x'.repeat(5000), 'NOT AND OR', 'c.', 'p.', '7:1-'])
        expect((await search(curia, text)).records.length).toBeLessThanOrEqual(12)
      expect(await search(curia, 'unheard of thing')).toEqual({ records: [], evidence: [] })
    })
  })
})
