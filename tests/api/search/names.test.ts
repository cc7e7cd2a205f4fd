import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseAlterationLine } from '#domain/matching/sample/alteration-line.ts'
import { foldText } from '#domain/text/names.ts'
import { currentMatchIndex } from '#server/matching/match-index.ts'
import { findPatientDisease } from '#server/matching/diseases/patient-disease.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { addFeature, addVariant } from '#tests/support/factories.ts'
import { namedRecords, retyped } from '#tests/support/names/named-records.ts'
import { template2024, templateStarter } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { describeOnEachEngine, describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'

type Kind = keyof typeof namedRecords
type Named = { name: string; feature?: { name: string }; featureName?: string }

const whole = ({ name, feature, featureName = feature?.name }: Named) =>
  featureName ? `${featureName} ${name}` : name

/** The lists of each place that takes a name, by kind of record; `text` is the name. */
const PLACES = {
  disease: {
    typeahead: 'diseaseTypeahead(queryTerm: $text) { name }',
    table: 'browseDiseases(name: $text) { nodes { name } }',
    argument: 'diseases(name: $text) { nodes { name } }',
  },
  therapy: {
    typeahead: 'therapyTypeahead(queryTerm: $text) { name }',
    table: 'browseTherapies(name: $text) { nodes { name } }',
    argument: 'therapies(name: $text) { nodes { name } }',
  },
  feature: {
    typeahead: 'featureTypeahead(queryTerm: $text) { name }',
    table: 'browseFeatures(featureName: $text) { nodes { name } }',
    argument: 'browseVariants(featureName: $text) { nodes { name: featureName } }',
  },
  variant: {
    typeahead: 'variantsTypeahead(queryTerm: $text) { name feature { name } }',
    table: 'browseVariants(variantName: $text) { nodes { name featureName } }',
    argument: 'variants(name: $text) { nodes { name feature { name } } }',
  },
} as const satisfies Record<Kind, Record<string, string>>

const PROFILE_PLACES = [
  'browseMolecularProfiles(molecularProfileName: $text) { nodes { name } }',
  'molecularProfiles(name: $text) { nodes { name } }',
  'evidenceItems(molecularProfileName: $text, status: ALL) { nodes { molecularProfile { name } } }',
]

const EVIDENCE_PLACES = {
  disease: 'evidenceItems(diseaseName: $text, status: ALL, first: 1) { nodes { disease { name } } }',
  therapy: 'evidenceItems(therapyName: $text, status: ALL, first: 1) { nodes { therapies { name } } }',
} as const

/** Texts that begin with a gene. */
const NAMES_GENE = /^(?:HER2|ALK-|EML4|BRAF[: ]|EGFR|HER1|BCR-ABL T315I)/

/** Tables by the published parts of names: what they hold is there to be found. */
const OWN_NAMES = {
  disease: 'browseDiseases(name: $name) { nodes { name } }',
  therapy: 'browseTherapies(name: $name) { nodes { name } }',
  feature: 'browseFeatures(featureName: $name) { nodes { name } }',
  variant: 'browseVariants(variantName: $name, featureName: $feature) { nodes { name featureName } }',
} as const satisfies Record<Kind, string>

/** Those of the names whose records the knowledgebase has. */
async function recordsIn(
  { ask }: TestInterface,
  kind: Kind,
): Promise<readonly (readonly [text: string, name: string])[]> {
  const present = await Promise.all(
    namedRecords[kind].map(async (record) => {
      const [, own] = record
      const [feature = '', ...words] = own.split(' ')
      const parameters = kind === 'variant' ? '($name: String, $feature: String)' : '($name: String)'
      const { found } = await ask<{ found: { nodes: Named[] } }>(
        `query ${parameters} { found: ${OWN_NAMES[kind]} }`,
        kind === 'variant' ? { name: words.join(' '), feature } : { name: own },
      )
      return found.nodes.some((named) => whole(named) === own) ? [record] : []
    }),
  )
  return present.flat()
}

/** What holds of names in a knowledgebase; it has the records of at least some of each kind. */
function describeNames(template: DatabaseTemplate, least: number): void {
  describeOnEachEngine('Names', (engine) => {
    let curia: TestInterface
    let records: Record<Kind, Awaited<ReturnType<typeof recordsIn>>>
    beforeAll(async () => {
      curia = await openInterface(engine, template)
      records = {
        disease: await recordsIn(curia, 'disease'),
        therapy: await recordsIn(curia, 'therapy'),
        feature: await recordsIn(curia, 'feature'),
        variant: await recordsIn(curia, 'variant'),
      }
    })
    afterAll(() => curia.close())

    const list = async <Row>(place: string, text: string): Promise<Row[]> => {
      const { found } = await curia.ask<{ found: Row[] | { nodes: Row[] } }>(
        `query ($text: String!) { found: ${place} }`,
        { text },
      )
      return 'nodes' in found ? found.nodes : found
    }
    const search = async (text: string) =>
      (
        await curia.ask<{ recordSearch: { records: { name: string }[] } }>(
          'query ($text: String!) { recordSearch(text: $text) { records { name } } }',
          { text },
        )
      ).recordSearch.records.map(({ name }) => name)

    it.each((Object.keys(namedRecords) as Kind[]).map((kind) => [kind] as const))(
      'of a %s are found by the search, in forms, tables and arguments',
      async (kind) => {
        const missed: string[] = []
        for (const [text, name] of records[kind]) {
          if (!(await search(text)).includes(name)) missed.push(`search: ${text}`)
          for (const [title, place] of Object.entries(PLACES[kind])) {
            const found = (await list<Named>(place, text)).map(whole)
            if (!found.includes(name)) missed.push(`${title}: ${text}`)
          }
        }
        expect(missed).toEqual([])
        expect(records[kind].length).toBeGreaterThanOrEqual(least)
      },
    )

    it('come first in forms', async () => {
      for (const kind of Object.keys(namedRecords) as Kind[])
        for (const [text, name] of records[kind]) {
          const offered = (await list<Named>(PLACES[kind].typeahead, text)).map(whole)
          // A drug and its salt may have one name.
          expect(offered.slice(0, 2), text).toContain(name)
        }
    })

    it('of variants find the molecular profiles with them', async () => {
      for (const [text, name] of records.variant)
        for (const place of PROFILE_PLACES) {
          const rows = await list<Named & { molecularProfile?: Named }>(place, text)
          const names = rows.map((row) => row.molecularProfile?.name ?? row.name)
          expect(
            names.some((one) => one.includes(name)),
            `${place}: ${text}`,
          ).toBe(true)
        }
    })

    it('of diseases and therapies find their evidence', async () => {
      for (const kind of ['disease', 'therapy'] as const)
        for (const [text] of records[kind])
          expect((await list(EVIDENCE_PLACES[kind], text)).length, text).toBe(1)
    })

    it('are read by the matching', async () => {
      const db = curia.storage.read
      for (const [text, name] of records.disease)
        expect((await findPatientDisease(db, text)).name, text).toBe(name)
      const index = await currentMatchIndex(db)
      // Lines name the gene, which a change alone does not.
      for (const [text] of records.variant.filter(([line]) => NAMES_GENE.test(line)))
        expect(parseAlterationLine(text, index.names), text).toMatchObject({ ok: true })
      for (const [text, name] of records.feature)
        expect(index.names.featuresNamed(text.replace('Entrez ', '').toUpperCase()), text).toEqual([name])
    })

    it('mean the same in any letter case and with any white space', async () => {
      for (const kind of Object.keys(namedRecords) as Kind[])
        for (const [text] of records[kind].filter((_, at) => at % 2 === 0)) {
          for (const place of Object.values(PLACES[kind])) {
            const found = await list<Named>(place, text)
            for (const other of retyped(text))
              expect((await list<Named>(place, other)).map(whole), other).toEqual(found.map(whole))
          }
          for (const other of retyped(text)) expect(await search(other), other).toEqual(await search(text))
        }
    })

    it('keep every row that contains the text, and exact arguments find what they found', async () => {
      const texts = [
        'lung',
        'ib',
        'fusion',
        'ALL',
        'v600',
        'br',
        'amplification',
        'MET',
        '-',
        'a',
        'T-DM1',
        '%',
      ]
      const contain = async (table: 'diseases' | 'therapies', text: string) =>
        (await curia.storage.read.selectFrom(table).select(['name', 'deprecated']).execute())
          .filter(({ name, deprecated }) => !deprecated && foldText(name).includes(foldText(text)))
          .map(({ name }) => name)
      for (const text of texts)
        for (const [table, place] of [
          ['diseases', 'diseases(name: $text) { nodes { name } }'],
          ['therapies', 'therapies(name: $text) { nodes { name } }'],
        ] as const) {
          const found = (await list<Named>(place, text)).map(({ name }) => name)
          // A page has a hundred rows at most.
          if (found.length < 100)
            expect(found, `${table} ${text}`).toEqual(expect.arrayContaining(await contain(table, text)))
        }
      expect(
        await curia.ask(`{
          gene(entrezSymbol: "HER2") { id }
          braf: gene(entrezSymbol: "BRAF") { name }
          genes(entrezSymbols: ["HER2"]) { totalCount }
          factors(name: "MSI") { totalCount }
          diseases(doid: "NSCLC") { totalCount }
          therapies(ncitId: "Gleevec") { totalCount }
        }`),
      ).toEqual({
        gene: null,
        braf: { name: 'BRAF' },
        genes: { totalCount: 0 },
        factors: { totalCount: 0 },
        diseases: { totalCount: 0 },
        therapies: { totalCount: 0 },
      })
    })

    it('offer in forms all that was offered without them', async () => {
      const fold = (text: string) => `%${text.toLowerCase()}%`
      for (const text of ['lung', 'ALL', 'car', 'le', 'met', 'AML', 'cancer']) {
        const published = await curia.storage.read
          .selectFrom('diseases')
          .select(['id', 'name'])
          .where('deprecated', '=', false)
          .where('name_folded', 'like', fold(text))
          .execute()
        const first = published
          .toSorted((left, right) => left.name.length - right.name.length || left.id - right.id)
          .slice(0, 10)
          .map(({ name }) => name)
        const offered = (await list<Named>(PLACES.disease.typeahead, text)).map(({ name }) => name)
        expect(offered, text).toEqual(expect.arrayContaining(first))
        expect(new Set(offered).size).toBe(offered.length)
      }
      for (const text of ['fusion', 'amplification', 'v600', 'exon', 'mutation', 'p.V600E']) {
        const published = await curia.storage.read
          .selectFrom('variants')
          .select('name')
          .where('deprecated', '=', false)
          .where('withdrawn', '=', false)
          .where('name_folded', 'like', fold(text))
          .orderBy('id')
          .limit(10)
          .execute()
        const offered = (await list<Named>(PLACES.variant.typeahead, text)).map(({ name }) => name)
        expect(offered, text).toEqual(expect.arrayContaining(published.map(({ name }) => name)))
      }
    })
  })
}

describe('With the starter knowledgebase', () => describeNames(templateStarter, 3))
describe.skipIf(!release2024)('With the release of August 2024', () => describeNames(template2024, 15))

describeOnEachEngine('Names of genes and of their fusions', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      const five = await addFeature(tx, 'EML4', { aliases: ['ROPP120'] })
      const three = await addFeature(tx, 'ALK', {
        aliases: ['CD246'],
        full_name: 'ALK receptor tyrosine kinase',
      })
      // TKT is a gene, and an alias of another.
      await addVariant(tx, await addFeature(tx, 'TKT'), 'Mutation')
      await addVariant(tx, await addFeature(tx, 'DDR2', { aliases: ['TKT'] }), 'S768R')
      const fusion = await addFeature(tx, 'EML4::ALK', { kind: 'FUSION' })
      await tx
        .insertInto('fusions')
        .values({
          feature_id: fusion,
          five_prime_gene_id: five,
          three_prime_gene_id: three,
          five_prime_partner_status: 'KNOWN',
          three_prime_partner_status: 'KNOWN',
        })
        .execute()
      await addVariant(tx, fusion, 'Fusion')
      await addVariant(tx, three, 'G1202R')
    })
  })
  afterAll(() => curia.close())

  it.each(['EML4-ALK', 'ALK-EML4', 'alk::eml4', 'EML4--ALK fusion', 'ROPP120-CD246', 'EML4/ALK'])(
    'find a fusion by both partners in any order: %s',
    async (text) => {
      const found = await curia.ask<Record<string, unknown>>(
        `query ($text: String!) {
          featureTypeahead(queryTerm: $text) { name }
          browseFeatures(featureName: $text) { nodes { name } }
          variantsTypeahead(queryTerm: $text) { name }
          molecularProfiles(name: $text) { nodes { name } }
        }`,
        { text },
      )
      expect(found).toEqual({
        featureTypeahead: [{ name: 'EML4::ALK' }],
        browseFeatures: { nodes: [{ name: 'EML4::ALK' }] },
        variantsTypeahead: [{ name: 'Fusion' }],
        molecularProfiles: { nodes: [{ name: 'EML4::ALK Fusion' }] },
      })
    },
  )

  it('find the change of a partner, and no gene by an alias that is the symbol of another', async () => {
    const found = await curia.ask<Record<string, unknown>>(`{
      change: variantsTypeahead(queryTerm: "EML4-ALK G1202R") { name }
      full: browseFeatures(featureName: "alk receptor tyrosine kinase") { nodes { name } }
      alias: browseFeatures(featureName: "cd246") { nodes { name } }
      symbol: browseFeatures(featureName: "TKT") { nodes { name } }
      variants: variantsTypeahead(queryTerm: "TKT S768R") { name }
    }`)
    expect(found).toEqual({
      change: [{ name: 'G1202R' }],
      full: { nodes: [{ name: 'ALK' }] },
      alias: { nodes: [{ name: 'ALK' }] },
      symbol: { nodes: [{ name: 'TKT' }] },
      variants: [],
    })
  })
})

describeOnSqliteFirst('The form of a variant', (engine) => {
  let curia: TestInterface
  let egfr: number
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      egfr = await addFeature(tx, 'EGFR', { aliases: ['HER1'] })
      for (const name of ['L858R', 'T790M', 'R108*', 'E746_A750del', 'Exon 19 Deletion', 'Exon 20 Insertion'])
        await addVariant(tx, egfr, name)
      for (const name of ['Amplification', 'Mutation', 'Overexpression', 'Wild Type'])
        await addVariant(tx, egfr, name)
    })
  })
  afterAll(() => curia.close())

  it.each([
    ['p.L858R', 'L858R'],
    ['Leu858Arg', 'L858R'],
    ['p.(Leu858Arg)', 'L858R'],
    ['EGFR L858R', 'L858R'],
    ['EGFR:p.Leu858Arg', 'L858R'],
    ['HER1 L858R', 'L858R'],
    ['p.Thr790Met', 'T790M'],
    ['R108X', 'R108*'],
    ['p.Arg108Ter', 'R108*'],
    ['p.Glu746_Ala750del', 'E746_A750del'],
    ['E746_A750delELREA', 'E746_A750del'],
    ['EGFR del19', 'Exon 19 Deletion'],
    ['del19', 'Exon 19 Deletion'],
    ['19del', 'Exon 19 Deletion'],
    ['exon 19 del', 'Exon 19 Deletion'],
    ['ex19del', 'Exon 19 Deletion'],
    ['EGFR ex19del', 'Exon 19 Deletion'],
    ['exon 20 ins', 'Exon 20 Insertion'],
    ['ex20ins', 'Exon 20 Insertion'],
    ['amp', 'Amplification'],
    ['amplified', 'Amplification'],
    ['mutated', 'Mutation'],
    ['high expression', 'Overexpression'],
    ['wt', 'Wild Type'],
  ])('offers the variant that is there for %s: %s', async (text, name) => {
    const { offered } = await curia.ask<{ offered: { name: string }[] }>(
      'query ($text: String!, $id: Int) { offered: variantsTypeahead(queryTerm: $text, featureId: $id) { name } }',
      { text, id: egfr },
    )
    expect(offered.map((one) => one.name)[0]).toBe(name)
  })
})
