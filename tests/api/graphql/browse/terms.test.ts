import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseTable } from '#tests/domain/support/release-table.ts'
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
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

interface Table {
  table: { totalCount: number; filteredCount: number; nodes: { name: string }[] }
}

describeOnEachEngine('Browse tables of terms', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      const gene = await addFeature(tx, 'GENA')
      const one = await addVariant(tx, gene, 'V1')
      const two = await addVariant(tx, await addFeature(tx, 'GENB'), 'V2')
      const melanoma = await addDisease(tx, 'Melanoma', { doid: '0001' })
      const glioma = await addDisease(tx, 'Glioma')
      const lymphoma = await addDisease(tx, 'Lymphoma', { doid: '0002' })
      await addDisease(tx, 'Unused')
      const old = await addDisease(tx, 'Old', { deprecated: true })
      const [alpha, beta] = [
        await addTherapy(tx, 'Alphamab', { ncit_id: 'C12' }),
        await addTherapy(tx, 'Betinib'),
      ]
      await addEvidence(tx, one.profile, { disease_id: melanoma, therapies: [alpha] })
      await addEvidence(tx, two.profile, {
        disease_id: melanoma,
        therapies: [alpha, beta],
        status: 'SUBMITTED',
      })
      await addEvidence(tx, one.profile, { disease_id: glioma, therapies: [beta], status: 'REJECTED' })
      await addEvidence(tx, one.profile, { disease_id: glioma })
      await addEvidence(tx, one.profile, { disease_id: lymphoma, status: 'REJECTED' })
      await addEvidence(tx, one.profile, { disease_id: old })
      await addAssertion(tx, one.profile, { disease_id: glioma, therapies: [beta] })
      await addAssertion(tx, one.profile, { disease_id: melanoma, status: 'REJECTED' })
    })
  })
  afterAll(() => curia.close())

  const names = async (field: string) =>
    (
      await curia.ask<Table>(`{ table: ${field} { totalCount filteredCount nodes { name } } }`)
    ).table.nodes.map((node) => node.name)

  it('show diseases with the features and counts of their evidence', async () => {
    const { table } = await curia.ask<{
      table: unknown
    }>(`{ table: browseDiseases { totalCount filteredCount nodes {
      name displayName doid diseaseUrl deprecated diseaseAliases featureCount features { name }
      variantCount evidenceItemCount assertionCount } } }`)
    expect(table).toEqual({
      totalCount: 2,
      filteredCount: 2,
      nodes: [
        {
          name: 'Melanoma',
          displayName: 'Melanoma',
          doid: '0001',
          diseaseUrl: 'https://www.disease-ontology.org/?id=DOID:0001',
          deprecated: false,
          diseaseAliases: [],
          featureCount: 2,
          features: [{ name: 'GENA' }, { name: 'GENB' }],
          variantCount: 2,
          evidenceItemCount: 2,
          assertionCount: 0,
        },
        {
          name: 'Glioma',
          displayName: 'Glioma',
          doid: null,
          diseaseUrl: null,
          deprecated: false,
          diseaseAliases: [],
          featureCount: 1,
          features: [{ name: 'GENA' }],
          variantCount: 1,
          evidenceItemCount: 1,
          assertionCount: 1,
        },
      ],
    })
  })

  it('give as many features of a disease as are asked for, by name', async () => {
    const { table } = await curia.ask<{ table: { nodes: Record<string, { name: string }[]>[] } }>(
      `{ table: browseDiseases(name: "Melanoma") { nodes {
        all: features { name } many: features(first: 1000) { name } one: features(first: 1) { name }
        none: features(first: 0) { name } negative: features(first: -1) { name } } } }`,
    )
    const [a, b] = [{ name: 'GENA' }, { name: 'GENB' }]
    expect(table.nodes).toEqual([{ all: [a, b], many: [a, b], one: [a], none: [], negative: [] }])
  })

  it('filter and order diseases', async () => {
    expect(await names('browseDiseases(name: "OMA", featureName: "genb")')).toEqual(['Melanoma'])
    expect(await names('browseDiseases(doid: "DOID:0001")')).toEqual(['Melanoma'])
    expect(await names('browseDiseases(status: REJECTED)')).toEqual(['Glioma', 'Lymphoma'])
    const sorted = (column: string, direction: string) =>
      names(`browseDiseases(sortBy: { column: ${column}, direction: ${direction} })`)
    expect(await sorted('NAME', 'ASC')).toEqual(['Glioma', 'Melanoma'])
    expect(await sorted('DOID', 'DESC')).toEqual(['Melanoma', 'Glioma'])
    expect(await sorted('DOID', 'ASC')).toEqual(['Melanoma', 'Glioma'])
    for (const column of ['VARIANT_COUNT', 'FEATURE_COUNT', 'EVIDENCE_ITEM_COUNT'])
      expect(await sorted(column, 'ASC')).toEqual(['Glioma', 'Melanoma'])
    expect(await sorted('ASSERTION_COUNT', 'DESC')).toEqual(['Glioma', 'Melanoma'])
  })

  it('filter and order therapies', async () => {
    const { table } = await curia.ask<{ table: unknown }>(
      '{ table: browseTherapies { nodes { name ncitId evidenceCount assertionCount } } }',
    )
    expect(table).toEqual({
      nodes: [
        { name: 'Alphamab', ncitId: 'C12', evidenceCount: 2, assertionCount: 0 },
        { name: 'Betinib', ncitId: null, evidenceCount: 1, assertionCount: 1 },
      ],
    })
    expect(await names('browseTherapies(ncitId: "12")')).toEqual(['Alphamab'])
    expect(await names('browseTherapies(name: "TIN")')).toEqual(['Betinib'])
    expect(await names('browseTherapies(status: ACCEPTED)')).toEqual(['Alphamab'])
    for (const [column, direction] of [
      ['NAME', 'DESC'],
      ['ASSERTION_COUNT', 'DESC'],
      ['EVIDENCE_ITEM_COUNT', 'ASC'],
    ])
      expect(await names(`browseTherapies(sortBy: { column: ${column}, direction: ${direction} })`)).toEqual([
        'Betinib',
        'Alphamab',
      ])
    expect(await names('browseTherapies(sortBy: { column: NCIT_ID, direction: DESC })')).toEqual([
      'Alphamab',
      'Betinib',
    ])
  })
})

type Row = Record<string, string>
const release = (ending: string): Row[] => (release2024 ? releaseTable(release2024, ending) : [])
const evidence = release('ClinicalEvidenceSummaries.tsv')
const assertions = release('AssertionSummaries.tsv')
const variantsOfProfile = new Map(
  release('MolecularProfileSummaries.tsv').map((row) => [
    row['molecular_profile_id'],
    (row['variant_ids'] ?? '').split(',').map((id) => id.trim()),
  ]),
)
const entries = (row: Row, column: string) => (row[column] ?? '').split(',').filter(Boolean)
const named = (rows: Row[], column: string, name: string) =>
  rows.filter((row) => entries(row, column).includes(name)).length

describe.skipIf(!release2024)('of the public release of 2024', () => {
  describeOnEachEngine('Browse tables of terms', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    it('count what names each disease', async () => {
      const { table } = await curia.ask<{
        table: {
          totalCount: number
          nodes: { doid: string; evidenceItemCount: number; assertionCount: number; variantCount: number }[]
        }
      }>(`{ table: browseDiseases(sortBy: { column: EVIDENCE_ITEM_COUNT, direction: DESC }) {
        totalCount nodes { doid evidenceItemCount assertionCount variantCount } } }`)
      expect(table.nodes).toHaveLength(100)
      const counts = [
        ...Map.groupBy(
          evidence.filter((row) => row['doid']),
          (row) => row['doid'],
        ).values(),
      ]
        .map((rows) => rows.length)
        .toSorted((a, b) => b - a)
      const withId = table.nodes.filter((node) => node.doid)
      expect(withId.map((node) => node.evidenceItemCount)).toEqual(counts.slice(0, withId.length))
      for (const node of withId) {
        const about = evidence.filter((row) => row['doid'] === node.doid)
        expect(node).toEqual({
          doid: node.doid,
          evidenceItemCount: about.length,
          assertionCount: assertions.filter((row) => row['doid'] === node.doid).length,
          variantCount: new Set(
            about.flatMap((row) => variantsOfProfile.get(row['molecular_profile_id']) ?? []),
          ).size,
        })
      }
    })

    it('count what names each phenotype, and each therapy without a comma in its name', async () => {
      interface Counted {
        nodes: { name: string; evidenceCount: number; assertionCount: number }[]
      }
      const fields = 'nodes { name evidenceCount assertionCount }'
      const tables = await curia.ask<{ phenotypes: Counted; therapies: Counted }>(
        `{ phenotypes: browsePhenotypes { ${fields} } therapies: browseTherapies(first: 20) { ${fields} } }`,
      )
      for (const column of ['phenotypes', 'therapies'] as const) {
        const nodes = tables[column].nodes.filter((node) => !node.name.includes(','))
        expect(nodes.length).toBeGreaterThan(15)
        for (const { name, ...counts } of nodes) {
          expect({ name, ...counts }).toEqual({
            name,
            evidenceCount: named(evidence, column, name),
            assertionCount: named(assertions, column, name),
          })
        }
        const inOrder = tables[column].nodes.map((node) => node.evidenceCount)
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a))
      }
    })

    it('asks few more statements for a hundred rows than for one', async () => {
      const all = (first: number) => `{
        d: browseDiseases(first: ${first}) { nodes { diseaseAliases features { name link } featureCount variantCount
          evidenceItemCount assertionCount } }
        t: browseTherapies(first: ${first}) { nodes { therapyAliases evidenceCount assertionCount } }
        p: browsePhenotypes(first: ${first}) { nodes { evidenceCount assertionCount } } }`
      const count = async (first: number) => {
        // After a change nothing is remembered.
        await curia.storage.write(async () => undefined)
        curia.statements.length = 0
        await curia.ask(all(first))
        return curia.statements.length
      }
      // Each of three tables may need rows with evidence, and then those without; what reads much asks for sixteen at once.
      expect((await count(100)) - (await count(1))).toBeLessThanOrEqual(3 + 2 * 6)
    })
  })
})
