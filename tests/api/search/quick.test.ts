import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SearchableEntity } from '#domain/vocabularies/search.ts'
import { searchDocuments } from '#server/knowledge/search/documents.ts'
import { byRelevance, matchDocument, readSearchText } from '#server/knowledge/search/match.ts'
import { quicksearch } from '#server/knowledge/search/quicksearch.ts'
import { rebuildSearch, reindexSearch } from '#server/knowledge/search/reindex.ts'
import { open } from '#server/storage/database.ts'
import { addSuggestion, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'
import {
  addAssertion,
  addDisease,
  addEvidence,
  addFeature,
  addProfile,
  addTherapy,
  addVariant,
  addVariantGroup,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'

/** Few words that overlap, so that random searches meet them. */
const template: DatabaseTemplate = {
  name: 'quicksearch',
  async prepare(url) {
    const storage = await open(url)
    await storage.write(async (tx) => {
      const ann = (await addUser(tx, 'ann', { id: 1 })).id
      const kin = await addFeature(tx, 'KIN1', { id: 1, aliases: ['KINASE-X', 'P<53>'] })
      const two = await addFeature(tx, 'KIN2', { id: 2, aliases: ['kinesin two'] })
      await addFeature(tx, 'GONE1', { id: 3, deprecated: true, aliases: ['KIN1'] })
      await addFeature(tx, 'Signature kin1', { id: 4, kind: 'FACTOR' })
      await tx.insertInto('factors').values({ feature_id: 4, ncit_id: 'C77' }).execute()
      const first = await addVariant(tx, kin, 'V10E', { id: 1, aliases: ['VAL10GLU'] })
      const fused = await addVariant(tx, kin, 'KIN1::KIN2', { id: 2, aliases: ['KIN1-KIN2'] })
      await addVariant(tx, two, 'V10E', { id: 3, allele_registry_id: 'CA900001' })
      await addVariant(tx, two, 'Old V10E', { id: 4, deprecated: true })
      await addVariant(tx, two, 'Lost V10E', { id: 5, withdrawn: true })
      await addProfile(tx, '#VID1 AND NOT #VID3', { id: 50 })
      await addVariantGroup(tx, 'KIN1 fusions', { id: 1, variants: [fused.id] })
      const disease = await addDisease(tx, 'Melanoma of kin1', { id: 1, doid: '1909' })
      await addDisease(tx, 'Melanoma nobody names', { id: 2, doid: '1910' })
      const therapy = await addTherapy(tx, 'Kininib', { id: 1, ncit_id: 'C100' })
      await addTherapy(tx, 'Kininib unused', { id: 2, ncit_id: 'C101' })
      const evidence = await addEvidence(tx, first.profile, {
        id: 12,
        disease_id: disease,
        therapies: [therapy],
      })
      await addEvidence(tx, first.profile, { id: 13, status: 'REJECTED', disease_id: 2, therapies: [2] })
      await addAssertion(tx, first.profile, { id: 12, evidence: [evidence] })
      await addSuggestion(tx, { type: 'EVIDENCE_ITEM', id: 12 }, { rating: [3, 4] }, { user: ann })
      await tx
        .insertInto('hgvs_descriptions')
        .values({ id: 1, name: 'NM_1.2:c.30T>A', name_folded: 'nm_1.2:c.30t>a' })
        .execute()
      await tx
        .insertInto('variant_hgvs_descriptions')
        .values({ variant_id: 1, hgvs_description_id: 1 })
        .execute()
      await tx.insertInto('clinvar_entries').values({ id: 1, clinvar_id: '13961' }).execute()
      await tx.insertInto('variant_clinvar_entries').values({ variant_id: 1, clinvar_entry_id: 1 }).execute()
      await rebuildSearch(tx)
    })
    await storage.close()
  },
}

type Hit = { id: number; resultType: SearchableEntity; name: string; matchingText: string }

describeOnEachEngine('The search box', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine, template)
  })
  afterAll(() => curia.close())

  const search = async (query: string, types?: string[], highlightMatches?: boolean) => {
    const { search } = await curia.ask<{ search: Hit[] }>(
      `query ($query: String!, $types: [SearchableEntities!], $highlightMatches: Boolean) {
        search(query: $query, types: $types, highlightMatches: $highlightMatches) { id resultType name matchingText }
      }`,
      { query, types, highlightMatches },
    )
    return search
  }
  const found = async (query: string, types?: string[]) =>
    (await search(query, types)).map(({ resultType, id }) => `${resultType} ${id}`)

  it('puts the gene before everything that is named after it', async () => {
    expect((await found('kin1'))[0]).toBe('FEATURE 1')
    expect((await found('KIN2'))[0]).toBe('FEATURE 2')
  })

  it('finds whole words of names and beginnings of other names', async () => {
    expect(await found('kinas')).toEqual(['FEATURE 1'])
    expect(await found('kini')).toEqual([])
    expect(await found('kininib')).toEqual(['THERAPY 1'])
    expect(await found('v10')).toEqual([])
    expect(await found('val10', ['VARIANT'])).toEqual(['VARIANT 1'])
  })

  it('wants all words, in whatever order and field', async () => {
    expect(await found('v10e kin1')).toEqual([
      'VARIANT 1',
      'MOLECULAR_PROFILE 1000000',
      'MOLECULAR_PROFILE 50',
    ])
    expect(await found('kin1 unheard')).toEqual([])
    expect(await found('gene kin1')).toEqual(['FEATURE 1'])
    expect(await found('  ')).toEqual([])
    expect(await found('::')).toEqual([])
  })

  it('leaves out what is deprecated, withdrawn or unused', async () => {
    expect(await found('gone1')).toEqual([])
    expect(await found('old', ['VARIANT'])).toEqual([])
    expect(await found('lost', ['VARIANT'])).toEqual([])
    expect(await found('VID4')).toEqual([])
    expect(await found('melanoma')).toEqual(['DISEASE 1'])
    expect(await found('unused')).toEqual([])
  })

  it('leads from tags and identifiers to their records', async () => {
    const [{ id: revision = 0 } = {}] = await curia.storage.read
      .selectFrom('revisions')
      .select('id')
      .execute()
    expect(await found('eid12')).toEqual(['EVIDENCE_ITEM 12'])
    expect(await found('EID13')).toEqual(['EVIDENCE_ITEM 13'])
    expect(await found('AID12')).toEqual(['ASSERTION 12'])
    expect(await found(`RID${revision}`)).toEqual([`REVISION ${revision}`])
    expect(await found('GID1')).toEqual(['FEATURE 1'])
    expect(await found('MPID50')).toEqual(['MOLECULAR_PROFILE 50'])
    expect(await found('VGID1 fusions')).toEqual(['VARIANT_GROUP 1'])
    expect(await found('EID99999999999')).toEqual([])
    expect(await found('nm_1.2:C.30t>a')).toEqual(['VARIANT 1'])
    expect(await found('ca900001')).toEqual(['VARIANT 3'])
    expect(await found('13961')).toEqual(['VARIANT 1'])
    expect(await found('C100')).toEqual(['THERAPY 1'])
    expect(await found('DOID:1909')).toEqual(['DISEASE 1'])
    expect(await found('c77')).toEqual(['FEATURE 4'])
  })

  it('searches only the kinds asked for', async () => {
    expect(await found('kin1', ['VARIANT_GROUP', 'DISEASE'])).toEqual(['VARIANT_GROUP 1', 'DISEASE 1'])
    expect(await found('eid12', ['VARIANT'])).toEqual([])
    expect(await found('kin1', [])).toEqual([])
  })

  it('shows where a record matched, as HTML that names cannot break', async () => {
    const [plain] = await search('p', ['FEATURE'])
    expect(plain?.matchingText).toBe('Aliases: P&lt;53&gt;')
    const [marked] = await search('P', ['FEATURE'], true)
    expect(marked?.matchingText).toBe('Aliases: <strong>P</strong>&lt;53&gt;')
    const [variant] = await search('kin1 v10E', ['VARIANT'], true)
    expect(variant).toMatchObject({
      name: 'KIN1 - V10E',
      matchingText: 'Name: <strong>KIN1</strong> - <strong>V10E</strong><br/>Feature: <strong>KIN1</strong>',
    })
    const [identified] = await search('NM_1.2:c.30T>A', undefined, true)
    expect(identified?.matchingText).toBe('HGVS description: <strong>NM_1.2:c.30T&gt;A</strong>')
  })

  it('finds what a plain reading of all records finds', async () => {
    const db = curia.storage.read
    const tables = {
      FEATURE: 'features',
      VARIANT: 'variants',
      MOLECULAR_PROFILE: 'molecular_profiles',
      VARIANT_GROUP: 'variant_groups',
    } as const
    const documents = (
      await Promise.all(
        Object.entries(tables).map(async ([type, table]) => {
          const rows = await db.selectFrom(table).selectAll().execute()
          const live = rows.filter((row) => !row.withdrawn && !('deprecated' in row && row.deprecated))
          return searchDocuments(
            db,
            type as SearchableEntity,
            live.map(({ id }) => id),
          )
        }),
      )
    ).flat()
    const word = fc.constantFrom(
      'kin1',
      'KIN2',
      'kin',
      'v10e',
      'val',
      'fusions',
      'gene',
      'and',
      'not',
      'two',
      'x',
      'VID1',
      'FID2',
      'factor',
    )
    const types = fc.constantFrom(Object.keys(tables) as SearchableEntity[], ['VARIANT', 'FEATURE'] as const)
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), types, async (words, types) => {
        const query = words.join(' ')
        const hits = await quicksearch(db, { query, types })
        const expected = documents
          .filter(({ type }) => types.includes(type as 'VARIANT'))
          .map((document) => matchDocument(document, readSearchText(query)))
          .filter((match) => match !== null)
          .sort(byRelevance)
          .slice(0, 10)
        expect(hits.map(({ resultType, id }) => [resultType, id])).toEqual(
          expected.map(({ document }) => [document.type, document.id]),
        )
      }),
      { numRuns: 150 },
    )
    expect(documents.length).toBeGreaterThan(12)
  })

  it('follows a change in the same transaction', async () => {
    await curia.storage.write(async (tx) => {
      const id = await addFeature(tx, 'FRESH9', { aliases: ['NEWCOMER'] })
      await reindexSearch(tx, 'FEATURE', [id])
    })
    const [hit] = await search('newco')
    expect(hit?.name).toBe('FRESH9')
    await curia.storage.write(async (tx) => {
      const feature = { name: 'STALE9', name_folded: 'stale9' }
      await tx.updateTable('features').set(feature).where('name', '=', 'FRESH9').execute()
      await reindexSearch(tx, 'FEATURE', [hit?.id ?? 0])
    })
    expect(await found('fresh9')).toEqual([])
    expect(await found('stale9')).toEqual([`FEATURE ${hit?.id}`])
    await expect(
      curia.storage.write(async (tx) => {
        await tx.deleteFrom('search_words').execute()
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    expect(await found('stale9')).toHaveLength(1)
  })
})
