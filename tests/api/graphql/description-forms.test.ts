import { afterAll, beforeAll, expect, it } from 'vitest'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { addAssertion, addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

/** Descriptions as they are written, with CURIEs of sources, with names, and with names of sources. */
const FORMS: readonly (readonly [string, string, string, string])[] = [
  ['As #EID100 shows.', 'As pubmed:16081687 shows.', 'As EID100 shows.', 'As PMID: 16081687 shows.'],
  ['#E100', 'pubmed:16081687', 'EID100', 'PMID: 16081687'],
  ['#eid100', 'pubmed:16081687', 'EID100', 'PMID: 16081687'],
  ['civic.eid:100', 'pubmed:16081687', 'EID100', 'PMID: 16081687'],
  ['See (#EID101).', 'See (civic.sid:34).', 'See (EID101).', 'See (ASCO: 112233).'],
  ['#EID102', 'civic.sid:35', 'EID102', 'ASH: 10.1182/blood-2020'],
  ['#EID100#EID101', 'pubmed:16081687civic.sid:34', 'EID100EID101', 'PMID: 16081687ASCO: 112233'],
  ['#E100, #E100', 'pubmed:16081687, pubmed:16081687', 'EID100, EID100', 'PMID: 16081687, PMID: 16081687'],
  ['#SID33', '#SID33', 'PMID: 16081687', 'PMID: 16081687'],
  ['civic.sid:34', 'civic.sid:34', 'ASCO: 112233', 'ASCO: 112233'],
  ['#VID12 in #EID100', '#VID12 in pubmed:16081687', 'BRAF V600E in EID100', 'BRAF V600E in PMID: 16081687'],
  ['#G5 and #F5', '#G5 and #F5', 'BRAF and BRAF', 'BRAF and BRAF'],
  ['#MPID12 #AID7', '#MPID12 #AID7', 'BRAF V600E AID7', 'BRAF V600E AID7'],
  ['@ann and $editors', '@ann and $editors', 'ann and editors', 'ann and editors'],
  ['#EID999', '#EID999', '#EID999', '#EID999'],
  ['#EID100x and EID100', '#EID100x and EID100', '#EID100x and EID100', '#EID100x and EID100'],
  ['One\n\n#EID102.\n', 'One\n\ncivic.sid:35.\n', 'One\n\nEID102.\n', 'One\n\nASH: 10.1182/blood-2020.\n'],
  ['Of nothing.', 'Of nothing.', 'Of nothing.', 'Of nothing.'],
]

/** Evidence items after those that the descriptions mention. */
const FIRST = 201

describeOnEachEngine('Descriptions', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      await addUser(tx, 'ann', { id: 1 })
      const gene = await addFeature(tx, 'BRAF', { id: 5 })
      const { profile } = await addVariant(tx, gene, 'V600E', { id: 12, profile: { id: 12 } })
      const sources = [
        await addSource(tx, { id: 33, citation_id: '16081687', citation: 'Doe et al., 2020' }),
        await addSource(tx, { id: 34, source_type: 'ASCO', citation_id: '112233', asco_abstract_id: 9 }),
        await addSource(tx, { id: 35, source_type: 'ASH', citation_id: '10.1182/blood-2020' }),
      ]
      for (const [index, source_id] of sources.entries())
        await addEvidence(tx, profile, { id: 100 + index, source_id })
      await addAssertion(tx, profile, { id: 7 })
      for (const [index, [description]] of FORMS.entries())
        await addEvidence(tx, profile, { id: FIRST + index, description })
    })
  })
  afterAll(() => curia.close())

  it.each(FORMS.map((form, index) => [FIRST + index, ...form] as const))(
    'of EID%i are given in each form: %j',
    async (id, description, withCuries, withNames, withSources) => {
      const { item } = await curia.ask<{ item: unknown }>(
        `query ($id: Int!) { item: evidenceItem(id: $id) {
          description descriptionReplaceEidWithSource descriptionWithNames descriptionWithNamesReplaceEidWithSource } }`,
        { id },
      )
      expect(item).toEqual({
        description,
        descriptionReplaceEidWithSource: withCuries,
        descriptionWithNames: withNames,
        descriptionWithNamesReplaceEidWithSource: withSources,
      })
    },
  )
})
