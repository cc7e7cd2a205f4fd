import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { evidenceScore } from '#domain/clinical/score.ts'
import { evidenceLevels } from '#domain/vocabularies/evidence.ts'
import { readAssertionDetails } from '#server/legacy/assertion-details.ts'
import { readAssertions } from '#server/legacy/assertions.ts'
import { readEvidenceItemDetails, readEvidenceItemsWithState } from '#server/legacy/evidence-item-details.ts'
import { readEvidenceItems } from '#server/legacy/evidence-items.ts'
import { readGeneDetails, readGeneNames, readGenes, readGenesWithAllVariants } from '#server/legacy/genes.ts'
import type { ReadRecords } from '#server/legacy/reading.ts'
import { assertionDetail } from '#server/legacy/schemas/assertion-detail.ts'
import { assertion } from '#server/legacy/schemas/assertions.ts'
import {
  evidenceItem,
  evidenceItemDetail,
  evidenceItemWithState,
} from '#server/legacy/schemas/evidence-items.ts'
import { gene, geneDetail, geneNames } from '#server/legacy/schemas/genes.ts'
import { jsonSchemaOf } from '#server/legacy/schemas/json-schema.ts'
import { variantDetail } from '#server/legacy/schemas/variant-detail.ts'
import { variantGroup, variantGroupDetail } from '#server/legacy/schemas/variant-groups.ts'
import { variant } from '#server/legacy/schemas/variants.ts'
import { serialiserOf } from '#server/legacy/serialise.ts'
import { readVariantDetails } from '#server/legacy/variant-details.ts'
import { readVariantGroupDetails, readVariantGroups } from '#server/legacy/variant-groups.ts'
import { readVariants } from '#server/legacy/variants.ts'
import { releaseTable } from '#tests/domain/support/release-table.ts'
import { sqlite } from '#tests/support/storage/engines.ts'
import { openLegacy, V1 } from '#tests/support/legacy.ts'
import type { TestLegacy } from '#tests/support/legacy.ts'
import { template2021, template2024 } from '#tests/support/releases/release-template.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'

/** What is wrong with a record: what its schema says, and what got lost on the way to JSON. */
function checkerOf<Value>(shape: z.ZodType<Value>) {
  const ajv = new Ajv2020({ allErrors: true, formats: { 'date-time': true }, allowUnionTypes: true })
  const validate = ajv.compile(jsonSchemaOf(shape))
  const write = serialiserOf(shape)
  return (record: Value): string[] => {
    const read: unknown = JSON.parse(write(record))
    const problems = isDeepStrictEqual(read, JSON.parse(JSON.stringify(record)))
      ? []
      : [`${write(record)} is not ${JSON.stringify(record)}`]
    if (!validate(read)) problems.push(ajv.errorsText(validate.errors))
    return problems
  }
}

const PIECE = 100

const releases = [
  { title: 'August 2024', folder: release2024, template: template2024, genes: 'GeneSummaries.tsv' },
  { title: 'February 2021', folder: release2021, template: template2021, genes: 'GeneSummaries.tsv' },
]

describe.each(releases)('The legacy interface on the release of $title', ({ folder, template, genes }) => {
  let legacy: TestLegacy
  beforeAll(async () => {
    if (folder) legacy = await openLegacy(sqlite, template)
  })
  afterAll(() => legacy?.close())

  const idsOf = async (table: 'features' | 'variants' | 'evidence_items' | 'assertions' | 'variant_groups') =>
    (
      await legacy.storage.read
        .selectFrom(table as 'features')
        .select('id')
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)

  async function expectFit<Value>(
    table: Parameters<typeof idsOf>[0],
    read: ReadRecords<Value>,
    shape: z.ZodType<Value>,
  ): Promise<void> {
    const check = checkerOf(shape)
    const ids = await idsOf(table)
    await using snapshot = await legacy.storage.snapshot('answer')
    const reading = { db: snapshot.db, baseUrl: V1, now: new Date().toISOString() }
    let checked = 0
    for (let from = 0; from < ids.length; from += PIECE) {
      const records = await read(reading, ids.slice(from, from + PIECE))
      expect(records.flatMap(check)).toEqual([])
      checked += records.length
    }
    expect(checked).toBeGreaterThan(0)
    expect(checked).toBeLessThanOrEqual(ids.length)
  }

  it.skipIf(!folder)('shows every gene in the shape of its schema', async () => {
    await expectFit('features', readGenes, gene)
    await expectFit('features', readGenesWithAllVariants, gene)
    await expectFit('features', readGeneDetails, geneDetail)
    await expectFit('features', readGeneNames, geneNames)
  })

  it.skipIf(!folder)('shows every variant in the shape of its schema', async () => {
    await expectFit('variants', readVariants, variant)
    await expectFit('variants', readVariantDetails, variantDetail)
  })

  it.skipIf(!folder)('shows every evidence item in the shape of its schema', async () => {
    await expectFit('evidence_items', readEvidenceItems, evidenceItem)
    await expectFit('evidence_items', readEvidenceItemDetails, evidenceItemDetail)
    await expectFit('evidence_items', readEvidenceItemsWithState, evidenceItemWithState)
  })

  it.skipIf(!folder)('shows every assertion and every variant group in the shape of its schema', async () => {
    await expectFit('assertions', readAssertions, assertion)
    await expectFit('assertions', readAssertionDetails, assertionDetail)
    await expectFit('variant_groups', readVariantGroups, variantGroup)
    await expectFit('variant_groups', readVariantGroupDetails, variantGroupDetail)
  })

  interface Page<Value> {
    _meta: { total_count: number }
    records: Value[]
  }
  const all = <Value>(path: string) => legacy.json<Page<Value>>(`/api/${path}?count=100000`)
  const table = (ending: string) => releaseTable(folder ?? '', ending)

  it.skipIf(!folder)('lists every evidence item and every assertion of its files, and no other', async () => {
    for (const [path, file, column] of [
      ['evidence_items', 'ClinicalEvidenceSummaries.tsv', 'evidence_id'],
      ['assertions', 'AssertionSummaries.tsv', 'assertion_id'],
      ['variant_groups', 'VariantGroupSummaries.tsv', 'variant_group_id'],
    ] as const) {
      const page = await all<{ id: number }>(path)
      const ids = table(file).map((row) => Number(row[column]))
      expect(page.records.map(({ id }) => id)).toEqual(ids.toSorted((left, right) => left - right))
      expect(page._meta.total_count).toBe(ids.length)
    }
  })

  it.skipIf(!folder)('counts the evidence of every gene as its variants do', async () => {
    type Counts = { accepted_count: number; rejected_count: number; submitted_count: number }
    type Gene = { id: number; name: string; variants: { id: number; evidence_items: Counts }[] }
    const listed = await all<Gene>('genes')
    const known = new Set(table(genes).map((row) => row['name']))
    expect(listed.records.filter(({ name }) => !known.has(name))).toEqual([])
    const evidence = await all<{ variant_id: number; status: string }>('evidence_items')
    const byVariant = Map.groupBy(evidence.records, (item) => item.variant_id)
    for (const { variants } of listed.records) {
      for (const { id, evidence_items: counts } of variants) {
        const items = byVariant.get(id) ?? []
        const count = (status: string) => items.filter((item) => item.status === status).length
        expect(counts).toEqual({
          accepted_count: count('accepted'),
          rejected_count: count('rejected'),
          submitted_count: count('submitted'),
        })
        expect(items.length).toBeGreaterThan(0)
      }
    }
    const variants = await all<{ id: number }>('variants')
    expect(new Set(variants.records.map(({ id }) => id))).toEqual(new Set(byVariant.keys()))
  })

  it.skipIf(!folder)(
    'scores every variant by the accepted evidence of the profile that is just it',
    async () => {
      type Item = {
        status: string
        evidence_level: string
        rating: number | null
        molecular_profile: { id: number }
      }
      const evidence = await all<Item>('evidence_items')
      const scores = new Map<number, number>()
      for (const { status, evidence_level, rating, molecular_profile } of evidence.records) {
        if (status !== 'accepted') continue
        const score = evidenceScore({ evidenceLevel: evidenceLevels.parseLabel(evidence_level), rating })
        scores.set(molecular_profile.id, (scores.get(molecular_profile.id) ?? 0) + score)
      }
      const profiles = await legacy.storage.read
        .selectFrom('variants')
        .select(['id', 'single_variant_molecular_profile_id as profile'])
        .execute()
      const profileOf = new Map(profiles.map(({ id, profile }) => [id, profile]))
      const variants = await all<{ id: number; civic_actionability_score: number }>('variants')
      const wrong = variants.records.filter(
        ({ id, civic_actionability_score }) =>
          civic_actionability_score !== (scores.get(profileOf.get(id) ?? 0) ?? 0),
      )
      expect(wrong).toEqual([])
    },
  )
})
