import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText } from '#domain/text/names.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

/*
 * Everything expected here is computed from the release's files. What the files name without describing (two
 * factors, variants of a few profiles) is left out by asking for genes and gene variants.
 */
type Row = Record<string, string>
const table = (ending: string): Row[] => (release2024 ? releaseTable(release2024, ending) : [])
const genes = table('GeneSummaries.tsv')
const variants = table('VariantSummaries.tsv')
const profiles = table('MolecularProfileSummaries.tsv')
const evidence = table('ClinicalEvidenceSummaries.tsv')
const assertions = table('AssertionSummaries.tsv')
const groups = table('VariantGroupSummaries.tsv')

const cell = (row: Row, column: string) => row[column] ?? ''
const entries = (row: Row, column: string) =>
  cell(row, column)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
const groupBy = <Item>(items: Item[], keyOf: (item: Item) => string) => Map.groupBy(items, keyOf)
const holds = (row: Row, column: string, text: string) => cell(row, column).toLowerCase().includes(text)

const evidenceOfProfile = groupBy(evidence, (item) => cell(item, 'molecular_profile_id'))
const assertionsOfProfile = groupBy(assertions, (item) => cell(item, 'molecular_profile_id'))
const profilesOfVariant = new Map<string, string[]>()
for (const profile of profiles)
  for (const variant of entries(profile, 'variant_ids'))
    profilesOfVariant.set(variant, [
      ...(profilesOfVariant.get(variant) ?? []),
      cell(profile, 'molecular_profile_id'),
    ])
const variantsOfGene = groupBy(variants, (variant) => cell(variant, 'gene'))
// Variants that only an assertion's profile names.
const listedProfiles = new Set(profiles.map((profile) => cell(profile, 'molecular_profile_id')))
const genesWithUnlisted = new Set(
  assertions
    .filter((assertion) => !listedProfiles.has(cell(assertion, 'molecular_profile_id')))
    .map((assertion) => cell(assertion, 'molecular_profile').split(' ')[0]),
)

const profilesOf = (rows: Row[]) =>
  new Set(rows.flatMap((variant) => profilesOfVariant.get(cell(variant, 'variant_id')) ?? []))
const evidenceOf = (rows: Row[]) =>
  [...profilesOf(rows)].flatMap((profile) => evidenceOfProfile.get(profile) ?? [])
const assertionsOf = (rows: Row[]) =>
  [...profilesOf(rows)].flatMap((profile) => assertionsOfProfile.get(profile) ?? [])
/** Diseases by DOID or else by name, with the number of items. */
const diseaseCounts = (items: Row[]) => {
  const counts = new Map<string, number>()
  for (const item of items) {
    const key = cell(item, 'doid') || foldText(cell(item, 'disease'))
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

interface BrowseFeature {
  id: number
  name: string
  fullName: string | null
  featureAliases: string[]
  evidenceItemCount: number
  assertionCount: number
  variantCount: number
  molecularProfileCount: number
  diseases: { name: string; doid: string | null }[]
  therapies: { name: string }[]
}

interface BrowsedVariant {
  id: number
  name: string
  featureName: string
  evidenceItemCount: number
  diseases: { name: string; doid: string | null }[]
  therapies: { name: string }[]
  variantTypes: { name: string }[]
  aliases: { name: string }[]
  coordinates: { chromosome: string; start: number; stop: number } | null
}

const numerically = (left: number, right: number) => left - right
const byCodePoint = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)

describe.skipIf(release2024 === null)('of the release of August 2024', () => {
  describeOnEachEngine('Browse tables', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    /** All nodes of a table, page by page. */
    async function allOf<Node>(field: string, args: string, selection: string): Promise<Node[]> {
      const nodes: Node[] = []
      let after: string | null = null
      do {
        const page: { list: { nodes: Node[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } =
          await curia.ask(
            `query ($after: String) { list: ${field}(after: $after ${args}) {
            nodes { ${selection} } pageInfo { endCursor hasNextPage } } }`,
            { after },
          )
        nodes.push(...page.list.nodes)
        after = page.list.pageInfo.hasNextPage ? page.list.pageInfo.endCursor : null
      } while (after)
      return nodes
    }

    const browseFeatures = (args: string) =>
      allOf<BrowseFeature>(
        'browseFeatures',
        `featureType: GENE ${args}`,
        `id name fullName featureAliases evidenceItemCount assertionCount variantCount molecularProfileCount
         diseases { name doid } therapies { name }`,
      )
    const browseVariants = (args: string) =>
      allOf<BrowsedVariant>(
        'browseVariants',
        `category: GENE ${args}`,
        `id name featureName evidenceItemCount diseases { name doid } therapies { name } variantTypes { name }
         aliases { name } coordinates { chromosome start stop }`,
      )
    const described = (nodes: BrowsedVariant[]) => nodes.filter((variant) => variant.id < 1_000_000)

    it('show each gene that has a variant, with its counts and diseases', async () => {
      const features = await browseFeatures('')
      expect(features.map((feature) => feature.id)).toEqual(
        genes
          .filter((gene) => variantsOfGene.has(cell(gene, 'name')))
          .map((gene) => Number(cell(gene, 'gene_id')))
          .sort(numerically),
      )
      for (const feature of features) {
        const rows = variantsOfGene.get(feature.name) ?? []
        const items = evidenceOf(rows)
        const unlisted = genesWithUnlisted.has(feature.name) ? 1 : 0
        expect(feature.evidenceItemCount, feature.name).toBe(items.length)
        expect(feature.assertionCount, feature.name).toBe(assertionsOf(rows).length + unlisted)
        expect(feature.variantCount, feature.name).toBe(rows.length + unlisted)
        const counts = diseaseCounts(items)
        const shown = feature.diseases.map(({ doid, name }) => doid ?? foldText(name))
        expect(new Set(shown), feature.name).toEqual(new Set(counts.keys()))
        const ranks = shown.map((key) => counts.get(key) ?? 0)
        expect(ranks, feature.name).toEqual([...ranks].sort((left, right) => right - left))
      }
    })

    it('show each variant with its counts, diseases, types and place', async () => {
      const shown = described(await browseVariants(''))
      expect(shown.map((variant) => variant.id)).toEqual(
        variants.map((variant) => Number(cell(variant, 'variant_id'))).sort(numerically),
      )
      const rows = new Map(variants.map((variant) => [Number(cell(variant, 'variant_id')), variant]))
      for (const variant of shown) {
        const row = rows.get(variant.id) ?? {}
        const items = evidenceOf([row])
        expect(variant.evidenceItemCount, variant.name).toBe(items.length)
        expect(new Set(variant.diseases.map(({ doid, name }) => doid ?? foldText(name)))).toEqual(
          new Set(diseaseCounts(items).keys()),
        )
        expect(variant.variantTypes.length).toBe(entries(row, 'variant_types').length)
        expect(variant.coordinates?.start ?? null).toBe(Number(cell(row, 'start')) || null)
        expect(variant.coordinates?.stop ?? null).toBe(Number(cell(row, 'stop')) || null)
        expect(variant.coordinates?.chromosome ?? '').toBe(cell(row, 'chromosome'))
      }
    })

    it('filter features by name, disease and therapy', async () => {
      const names = async (args: string) =>
        (await browseFeatures(args)).map((feature) => feature.name).sort(byCodePoint)
      const withEvidence = (matches: (item: Row) => boolean) =>
        [...variantsOfGene]
          .filter(([, rows]) => evidenceOf(rows).some(matches))
          .map(([name]) => name)
          .sort(byCodePoint)
      expect(await names('featureName: "rAf"')).toEqual(
        [...variantsOfGene.keys()].filter((name) => name.includes('RAF')).sort(byCodePoint),
      )
      expect(await names('diseaseName: "lung"')).toEqual(
        withEvidence((item) => holds(item, 'disease', 'lung')),
      )
      expect(await names('therapyName: "MATINIB"')).toEqual(
        withEvidence((item) => holds(item, 'therapies', 'matinib')),
      )
      expect(await names('diseaseName: "100%"')).toEqual([])
      // The two need not be of one item.
      const both = new Set(withEvidence((item) => holds(item, 'disease', 'melanoma')))
      expect(await names('diseaseName: "melanoma", therapyName: "imatinib"')).toEqual(
        withEvidence((item) => holds(item, 'therapies', 'imatinib')).filter((name) => both.has(name)),
      )
    })

    it('filter variants by name, other name, feature, type, group, disease and therapy', async () => {
      const ids = async (args: string) =>
        described(await browseVariants(args))
          .map((variant) => variant.id)
          .sort(numerically)
      const where = (matches: (variant: Row) => boolean) =>
        variants
          .filter(matches)
          .map((variant) => Number(cell(variant, 'variant_id')))
          .sort(numerically)
      const some = (variant: Row, matches: (item: Row) => boolean) => evidenceOf([variant]).some(matches)
      const braf = Number(cell(genes.find((gene) => gene['name'] === 'BRAF') ?? {}, 'gene_id'))
      const [group] = groups.filter((row) =>
        variants.some((variant) =>
          holds(variant, 'variant_groups', cell(row, 'variant_group').toLowerCase()),
        ),
      )
      const groupName = cell(group ?? {}, 'variant_group')
      const expected: [string, (variant: Row) => boolean][] = [
        ['variantName: "v600"', (variant) => holds(variant, 'variant', 'v600')],
        ['variantAlias: "rs1219"', (variant) => holds(variant, 'variant_aliases', 'rs1219')],
        ['featureName: "FGFR"', (variant) => holds(variant, 'gene', 'fgfr')],
        [`featureId: ${braf}`, (variant) => cell(variant, 'gene') === 'BRAF'],
        ['variantTypeName: "stop gain"', (variant) => holds(variant, 'variant_types', 'stop_gain')],
        ['variantTypeName: "frameshift_t"', (variant) => holds(variant, 'variant_types', 'frameshift_t')],
        ['hasNoVariantType: true', (variant) => cell(variant, 'variant_types') === ''],
        [
          `variantGroupId: ${group?.['variant_group_id']}`,
          (variant) => entries(variant, 'variant_groups').includes(groupName),
        ],
        ['diseaseName: "glioma"', (variant) => some(variant, (item) => holds(item, 'disease', 'glioma'))],
        [
          'therapyName: "trametinib"',
          (variant) => some(variant, (item) => holds(item, 'therapies', 'trametinib')),
        ],
        ['ids: [12, 33, 999999999]', (variant) => ['12', '33'].includes(cell(variant, 'variant_id'))],
        ['ids: []', () => false],
      ]
      for (const [args, matches] of expected) {
        const found = await ids(args)
        expect(found, args).toEqual(where(matches))
        if (args !== 'ids: []') expect(found.length, args).toBeGreaterThan(0)
      }
    })

    it('sort features by every column, empty values last in either direction', async () => {
      const first = (names: { name: string }[]) => (names[0] ? foldText(names[0].name) : null)
      const columns: [string, (feature: BrowseFeature) => string | number | null][] = [
        ['featureName', (feature) => foldText(feature.name)],
        ['featureFullName', (feature) => feature.fullName && foldText(feature.fullName)],
        [
          'featureAlias',
          (feature) => (feature.featureAliases[0] ? foldText(feature.featureAliases[0]) : null),
        ],
        ['diseaseName', (feature) => first(feature.diseases)],
        ['therapyName', (feature) => first(feature.therapies)],
        ['variantCount', (feature) => feature.variantCount],
        ['evidenceItemCount', (feature) => feature.evidenceItemCount],
        ['assertionCount', (feature) => feature.assertionCount],
        ['molecularProfileCount', (feature) => feature.molecularProfileCount],
      ]
      const byId = await browseFeatures('')
      for (const [column, valueOf] of columns) {
        for (const direction of ['ASC', 'DESC'] as const) {
          const sorted = await allOf<{ id: number }>(
            'browseFeatures',
            `featureType: GENE, sortBy: {column: ${column}, direction: ${direction}}`,
            'id',
          )
          const expected = sortedBy(byId, valueOf, direction)
          expect(
            sorted.map(({ id }) => id),
            `${column} ${direction}`,
          ).toEqual(expected.map(({ id }) => id))
        }
      }
    })

    it('sort variants by every column, empty values last in either direction', async () => {
      const first = (names: { name: string }[]) => (names[0] ? foldText(names[0].name) : null)
      const columns: [string, (variant: BrowsedVariant) => string | number | null][] = [
        ['variantName', (variant) => foldText(variant.name)],
        ['featureName', (variant) => foldText(variant.featureName)],
        ['diseaseName', (variant) => first(variant.diseases)],
        ['therapyName', (variant) => first(variant.therapies)],
        ['evidenceItemCount', (variant) => variant.evidenceItemCount],
      ]
      const byId = await browseVariants('')
      for (const [column, valueOf] of columns) {
        for (const direction of ['ASC', 'DESC'] as const) {
          const sorted = await allOf<{ id: number }>(
            'browseVariants',
            `category: GENE, sortBy: {column: ${column}, direction: ${direction}}`,
            'id',
          )
          const expected = sortedBy(byId, valueOf, direction)
          expect(
            sorted.map(({ id }) => id),
            `${column} ${direction}`,
          ).toEqual(expected.map(({ id }) => id))
        }
      }
    })

    it('show variant groups with evidence, their members and counts', async () => {
      const shown = await allOf<{
        id: number
        name: string
        featureNames: string[]
        variantNames: string[]
        variantCount: number
        evidenceItemCount: number
        evidenceCounts: { accepted: number; submitted: number; rejected: number }
      }>(
        'browseVariantGroups',
        '',
        'id name featureNames variantNames variantCount evidenceItemCount evidenceCounts { accepted submitted rejected }',
      )
      const members = (name: string) =>
        variants.filter((variant) => entries(variant, 'variant_groups').includes(name))
      // Names with a comma cannot be told apart in the cell.
      const readable = groups.filter((group) => !cell(group, 'variant_group').includes(','))
      expect(readable.length).toBeGreaterThan(20)
      for (const group of readable) {
        const name = cell(group, 'variant_group')
        const rows = members(name)
        const items = evidenceOf(rows)
        const found = shown.find(({ id }) => id === Number(group['variant_group_id']))
        if (items.length === 0) {
          expect(found, name).toBeUndefined()
          continue
        }
        const unique = (column: string) => new Set(rows.map((variant) => cell(variant, column)))
        expect(new Set(found?.featureNames), name).toEqual(unique('gene'))
        expect(new Set(found?.variantNames), name).toEqual(unique('variant'))
        expect(found?.variantCount, name).toBe(rows.length)
        expect(found?.evidenceItemCount, name).toBe(items.length)
        expect(found?.evidenceCounts, name).toEqual({ accepted: items.length, submitted: 0, rejected: 0 })
      }
    })

    it('count all rows, the rows that match and their pages, and say when the knowledge changed', async () => {
      const { browseVariants: found, knowledgebase } = await curia.ask<{
        browseVariants: { totalCount: number; filteredCount: number; pageCount: number; lastUpdated: string }
        knowledgebase: Record<string, unknown>
      }>(`{ browseVariants(first: 7, featureName: "BRAF", category: GENE) {
          totalCount filteredCount pageCount lastUpdated }
        knowledgebase { name contents releaseName releasedOn importedAt knowledgeVersion } }`)
      const braf = variants.filter((variant) => holds(variant, 'gene', 'braf')).length
      expect(found.filteredCount).toBe(braf)
      expect(found.pageCount).toBe(Math.ceil(braf / 7))
      const all = await allOf<{ id: number }>('browseVariants', '', 'id')
      expect(found.totalCount).toBe(all.length)
      expect(new Date(found.lastUpdated).toISOString()).toBe(found.lastUpdated)
      expect(knowledgebase).toMatchObject({
        name: 'Curia of the tests',
        contents: 'RELEASE',
        releaseName: '01-Aug-2024',
        releasedOn: '2024-08-01',
        knowledgeVersion: 1,
      })
    })

    it('follow the status asked for', async () => {
      const accepted = await browseFeatures('status: ACCEPTED')
      const known = [...variantsOfGene].filter(([, rows]) => evidenceOf(rows).length > 0)
      const asserted = [...variantsOfGene].filter(([, rows]) => assertionsOf(rows).length > 0)
      expect(new Set(accepted.map(({ name }) => name))).toEqual(
        new Set(
          [...known, ...asserted]
            .map(([name]) => name)
            .concat([...genesWithUnlisted].flatMap((name) => name ?? [])),
        ),
      )
      expect(await browseFeatures('status: REJECTED')).toEqual([])
      expect(await browseVariants('status: SUBMITTED')).toEqual([])
      expect((await browseFeatures('status: ALL')).length).toBe((await browseFeatures('')).length)
    })
  })
})

/** Rows in the order of a table: by the value, empty last in either direction, then by id. */
function sortedBy<Item extends { id: number }>(
  items: Item[],
  valueOf: (item: Item) => string | number | null,
  direction: 'ASC' | 'DESC',
): Item[] {
  const sign = direction === 'ASC' ? 1 : -1
  return [...items].sort((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || left.id - right.id
    const order = typeof a === 'string' ? compareCodePoints(a, String(b)) : a - Number(b)
    return sign * order || left.id - right.id
  })
}

/** UTF-8 byte order, which is what both databases compare. */
const compareCodePoints = (left: string, right: string) =>
  Buffer.compare(Buffer.from(left), Buffer.from(right))
