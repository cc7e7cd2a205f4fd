import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '#domain/text/names.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { cell, knowledgeOf } from '#tests/support/knowledge.ts'
import type { Knowledge, Row } from '#tests/support/knowledge.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

const nothing: Knowledge = {
  features: [],
  variants: [],
  profiles: [],
  evidence: [],
  assertions: [],
  groups: [],
}
const { features, variants, profiles, evidence, groups } = release2024 ? knowledgeOf('release2024') : nothing

const listed = (row: Row, column: string) =>
  cell(row, column)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
const has = (text: string, part: string) => foldText(text).includes(foldText(part))
const named = (row: Row, name: string, aliases: string, part: string) =>
  [cell(row, name), ...listed(row, aliases)].some((each) => has(each, part))
const byText = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right))

const weights: Record<string, number> = { A: 10, B: 5, C: 2.5, D: 1, E: 0.25 }
const evidenceOf = Map.groupBy(evidence, (row) => cell(row, 'molecular_profile_id'))
const scoreOf = (profile: Row) =>
  (evidenceOf.get(cell(profile, 'molecular_profile_id')) ?? [])
    .filter((row) => row['evidence_status'] === 'accepted')
    .reduce((sum, row) => sum + (weights[cell(row, 'evidence_level')] ?? 0) * Number(cell(row, 'rating')), 0)
const variantsById = new Map(variants.map((row) => [cell(row, 'variant_id'), row]))
const speaksOf = (profile: Row, matches: (variant: Row) => boolean) =>
  listed(profile, 'variant_ids').some((id) => {
    const variant = variantsById.get(id)
    return variant !== undefined && matches(variant)
  })
const BRAF = 5
const registered = cell(variantsById.get('12') ?? { allele_registry_id: '' }, 'allele_registry_id')
const ofBraf = (row: Row) => row['gene'] === 'BRAF'
const isRegistered = (row: Row) => row['allele_registry_id'] === registered
const ofType = (row: Row) => listed(row, 'variant_types').includes('missense_variant')

/** Ids of what the files describe; what they only name is left out. */
const describedProfiles = new Set(profiles.map((row) => Number(row['molecular_profile_id'])))
const describedVariants = new Set(variants.map((row) => Number(row['variant_id'])))

type Filter = [args: string, matches: (row: Row) => boolean]

const profileFilters: Filter[] = [
  ['', () => true],
  ['variantId: 12', (row) => listed(row, 'variant_ids').includes('12')],
  [`featureId: ${BRAF}`, (row) => speaksOf(row, ofBraf)],
  [`geneId: ${BRAF}`, (row) => speaksOf(row, ofBraf)],
  [`alleleRegistryId: "${registered}"`, (row) => speaksOf(row, isRegistered)],
  [`alleleRegistryId: "${registered.toLowerCase()}"`, (row) => speaksOf(row, isRegistered)],
  ['name: "braf V600e"', (row) => named(row, 'name', 'aliases', 'braf v600e')],
  [
    'name: "val600"',
    // Another spelling of V600, by which BRAF V600 OR BRAF Fusion is named, too.
    (row) => named(row, 'name', 'aliases', 'val600') || cell(row, 'molecular_profile_id') === '5077',
  ],
  ['name: "50%"', () => false],
  ['ids: [12, 33, 999999999]', (row) => ['12', '33'].includes(cell(row, 'molecular_profile_id'))],
  ['evidenceStatusFilter: WITH_ACCEPTED', (row) => evidenceOf.has(cell(row, 'molecular_profile_id'))],
  ['evidenceStatusFilter: WITH_SUBMITTED', () => false],
]
const variantFilters: Filter[] = [
  ['', () => true],
  [`featureId: ${BRAF}`, ofBraf],
  [`geneId: ${BRAF}`, ofBraf],
  [`factorId: ${BRAF}`, () => false],
  [`fusionId: ${BRAF}`, () => false],
  [`regionId: ${BRAF}`, () => false],
  ['category: GENE', () => true],
  ['category: FUSION', () => false],
  [`alleleRegistryId: "${registered}"`, isRegistered],
  [`alleleRegistryId: "${registered.toLowerCase()}"`, isRegistered],
  ['alleleRegistryId: "unregistered"', (row) => row['allele_registry_id'] === 'unregistered'],
  ['name: "VAL600"', (row) => named(row, 'variant', 'variant_aliases', 'val600')],
  ['name: "exon 1"', (row) => named(row, 'variant', 'variant_aliases', 'exon 1')],
  ['hasNoVariantType: true', (row) => cell(row, 'variant_types') === ''],
  ['ids: [12, 33, 999999999]', (row) => ['12', '33'].includes(cell(row, 'variant_id'))],
  ['ids: []', () => false],
]

describe.skipIf(!release2024)('With the release of August 2024', () => {
  describeOnEachEngine('Lists of records', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    interface Page {
      nodes: { id: number }[]
      totalCount: number
      pageInfo: { endCursor: string | null; hasNextPage: boolean }
    }
    /** All ids that a list leaves, page after page. */
    async function idsOf(field: string, args = ''): Promise<number[]> {
      const ids: number[] = []
      let after: string | null = null
      for (;;) {
        const { list }: { list: Page } = await curia.ask(
          `query ($after: String) { list: ${field}(after: $after ${args && `, ${args}`}) {
            nodes { id } totalCount pageInfo { endCursor hasNextPage } } }`,
          { after },
        )
        ids.push(...list.nodes.map(({ id }) => id))
        after = list.pageInfo.endCursor
        if (list.pageInfo.hasNextPage) continue
        expect(list.totalCount).toBe(ids.length)
        return ids
      }
    }
    const profilesFor = async (args: string) =>
      (await idsOf('molecularProfiles', args)).filter((id) => describedProfiles.has(id))
    const variantsFor = async (args: string) =>
      (await idsOf('variants', args)).filter((id) => describedVariants.has(id))

    it.each(profileFilters)(
      'of molecular profiles leave with (%s) the highest score first',
      async (args, matches) => {
        const expected = profiles
          .filter(matches)
          .map((row) => ({ id: Number(row['molecular_profile_id']), score: scoreOf(row) }))
          .toSorted((left, right) => right.score - left.score || left.id - right.id)
        expect(await profilesFor(args)).toEqual(expected.map(({ id }) => id))
      },
    )

    it.each(variantFilters)(
      'of variants leave with (%s) those of the files, by name',
      async (args, matches) => {
        const expected = variants
          .filter(matches)
          .map((row) => ({ id: Number(row['variant_id']), name: foldText(cell(row, 'variant')) }))
          .toSorted((left, right) => byText(left.name, right.name) || left.id - right.id)
        expect(await variantsFor(args)).toEqual(expected.map(({ id }) => id))
      },
    )

    it('of variants have those of a type, and put places in order, those without last', async () => {
      const { offered, byId, byNumber } = await curia.ask<
        Record<'offered' | 'byId' | 'byNumber', { id: number; soid: string }[]>
      >(`{ offered: variantTypeTypeahead(queryTerm: "MISSENSE var") { id soid }
          byId: variantTypeTypeahead(queryTerm: "so:0001583") { id soid }
          byNumber: variantTypeTypeahead(queryTerm: "0001583") { id soid } }`)
      expect(byId.map(({ soid }) => soid)).toEqual(['SO:0001583'])
      expect(byNumber).toEqual(byId)
      const type = offered.find(({ soid }) => soid === 'SO:0001583')
      const typed = variants.filter(ofType).map((row) => Number(row['variant_id']))
      expect(new Set(await variantsFor(`variantTypeIds: [${type?.id}]`))).toEqual(new Set(typed))
      for (const [column, place] of [
        ['COORDINATE_START', 'start'],
        ['COORDINATE_END', 'stop'],
      ] as const)
        for (const [direction, sign] of [
          ['ASC', 1],
          ['DESC', -1],
        ] as const) {
          const sorted = await variantsFor(`sortBy: {column: ${column}, direction: ${direction}}`)
          const places = sorted.map((id) => cell(variantsById.get(String(id)) ?? {}, place))
          const expected = variants
            .map((row) => cell(row, place))
            .toSorted((a, b) => (a && b ? sign * (Number(a) - Number(b)) : Number(!a) - Number(!b)))
          expect(places, `${column} ${direction}`).toEqual(expected)
        }
    })

    it('of genes have those with a variant, found by symbol, Entrez id and their evidence', async () => {
      const withVariant = new Set(variants.map((row) => cell(row, 'gene')))
      const idsWhere = (matches: (row: Row) => boolean) =>
        features
          .filter((row) => withVariant.has(cell(row, 'name')) && matches(row))
          .toSorted((left, right) => byText(foldText(cell(left, 'name')), foldText(cell(right, 'name'))))
          .map((row) => Number(row['gene_id']))
      const asked = new Set(['BRAF', 'EGFR'])
      const supported = new Set(
        profiles
          .filter((row) => evidenceOf.has(cell(row, 'molecular_profile_id')))
          .flatMap((row) => listed(row, 'variant_ids'))
          .map((id) => variantsById.get(id)?.['gene']),
      )
      const filters: Filter[] = [
        ['', () => true],
        ['entrezSymbols: ["braf", "Egfr", "NONE"]', (row) => asked.has(cell(row, 'name'))],
        ['entrezIds: [673, 1956]', (row) => asked.has(cell(row, 'name'))],
        [`ids: [${BRAF}, 999999999]`, (row) => row['gene_id'] === String(BRAF)],
        ['evidenceStatusFilter: WITH_ACCEPTED', (row) => supported.has(row['name'])],
        ['evidenceStatusFilter: WITH_ACCEPTED_OR_SUBMITTED', (row) => supported.has(row['name'])],
        ['evidenceStatusFilter: WITH_SUBMITTED', () => false],
        ['evidenceStatusFilter: ALL', () => true],
      ]
      for (const [args, matches] of filters)
        expect(await idsOf('genes', args), args).toEqual(idsWhere(matches))
    })

    it('of factors have what the profiles name beside the genes; fusions and regions there are none', async () => {
      const genes = new Set(features.map((row) => cell(row, 'name')))
      const others = profiles
        .filter((row) => listed(row, 'variant_ids').length === 1)
        .filter((row) => !variantsById.has(cell(row, 'variant_ids')))
        .map((row) => cell(row, 'name').split(' ')[0] ?? '')
        .filter((name) => !genes.has(name))
      const { factors } = await curia.ask<{ factors: { nodes: { id: number; name: string }[] } }>(
        '{ factors { nodes { id name } } }',
      )
      expect(factors.nodes.map(({ name }) => name)).toEqual(others.toSorted())
      const [first] = factors.nodes
      expect(await idsOf('factors', `name: ["${first?.name.toLowerCase()}"]`)).toEqual([first?.id])
      expect(await idsOf('factors', 'ncitIt: ["C16612"]')).toEqual([])
      expect(
        await curia.ask(`{ factor(id: ${first?.id}) { name } other: factor(id: ${BRAF}) { name }
          fusion(id: ${BRAF}) { id } region(id: ${BRAF}) { id } cytogeneticRegion(id: 1) { id }
          regionVariantNamesForFeatureId(featureId: ${BRAF}) cytogeneticRegionTypeahead(queryTerm: "7") { id } }`),
      ).toEqual({
        factor: { name: first?.name },
        other: null,
        fusion: null,
        region: null,
        cytogeneticRegion: null,
        regionVariantNamesForFeatureId: null,
        cytogeneticRegionTypeahead: [],
      })
      expect(await idsOf('fusions', `genePartnerId: ${BRAF}`)).toEqual([])
      expect(await idsOf('regions', 'name: ["7"], iscnName: ["+7"]')).toEqual([])
    })

    it('of variant groups are by name and have the variants that name them', async () => {
      const sorted = groups.toSorted((left, right) =>
        byText(foldText(cell(left, 'variant_group')), foldText(cell(right, 'variant_group'))),
      )
      expect(await idsOf('variantGroups')).toEqual(sorted.map((row) => Number(row['variant_group_id'])))
      const readable = groups.filter((row) => !cell(row, 'variant_group').includes(','))
      for (const row of readable) {
        const id = Number(row['variant_group_id'])
        const name = cell(row, 'variant_group')
        const { variantGroup } = await curia.ask<{
          variantGroup: { name: string; description: string; variants: { nodes: { id: number }[] } }
        }>(`{ variantGroup(id: ${id}) { name description variants { nodes { id } } } }`)
        expect(variantGroup.name).toBe(name)
        expect(foldText(variantGroup.description)).toBe(foldText(cell(row, 'description')))
        expect(
          new Set(
            variantGroup.variants.nodes.map((node) => node.id).filter((node) => describedVariants.has(node)),
          ),
          name,
        ).toEqual(
          new Set(
            variants
              .filter((variant) => listed(variant, 'variant_groups').includes(name))
              .map((variant) => Number(variant['variant_id'])),
          ),
        )
      }
    })
  })
})
