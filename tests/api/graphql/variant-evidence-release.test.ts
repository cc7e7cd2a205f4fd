import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { broaderProfiles } from '#app/pages/variant/broader-profiles.ts'
import { parseRawName } from '#domain/profiles/profile-raw-name.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { matchReport } from '#server/matching/match-report.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

/** Variants of which each alone makes an expression true. */
function alternativesOf(expression: ProfileExpression): number[] {
  if (expression.kind === 'variant') return expression.negated ? [] : [expression.variantId]
  if (expression.operator === 'AND') return []
  return [...expression.variants, ...expression.groups].flatMap(alternativesOf)
}

type Level = 'A' | 'B' | 'C' | 'D' | 'E'
const bestOf = (levels: readonly Level[]) => levels.toSorted()[0] ?? 'none'

describe.skipIf(!release2024)('Alternatives of profiles with OR in the release of 2024', () => {
  describeOnEachEngine('are evidence of each variant by itself', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    /** Accepted evidence of each variant on profiles that it alone makes true, read without filters. */
    const expectedOf = async () => {
      const profiles = await curia.storage.read
        .selectFrom('molecular_profiles')
        .select(['id', 'raw_name'])
        .execute()
      const items = await curia.storage.read
        .selectFrom('evidence_items')
        .select(['id', 'molecular_profile_id', 'evidence_level'])
        .where('status', '=', 'ACCEPTED')
        .execute()
      const itemsOf = Map.groupBy(items, (item) => item.molecular_profile_id)
      const expected = new Map<number, { own: typeof items; others: typeof items }>()
      for (const { id, raw_name } of profiles) {
        const parsed = parseRawName(raw_name)
        if (!parsed.ok) continue
        for (const variantId of alternativesOf(parsed.value)) {
          const entry = expected.get(variantId) ?? { own: [], others: [] }
          expected.set(variantId, entry)
          entry[parsed.value.kind === 'variant' ? 'own' : 'others'].push(...(itemsOf.get(id) ?? []))
        }
      }
      return expected
    }

    it('no variant hides a level that an alternative gives it: 23 would have', async () => {
      const concerned = [...(await expectedOf())].filter(([, { others }]) => others.length > 0)
      const levels = (items: readonly { evidence_level: string }[]) =>
        items.map(({ evidence_level }) => evidence_level as Level)
      const improved = concerned.filter(
        ([, { own, others }]) => others.length > 0 && bestOf(levels(others)) < bestOf(levels(own)),
      )
      expect(improved).toHaveLength(23)
      for (const [variantId, { own, others }] of concerned) {
        const { evidenceItems } = await curia.ask<{
          evidenceItems: { totalCount: number; nodes: { id: number }[] }
        }>(
          `query ($id: Int) { evidenceItems(variantId: $id, status: ACCEPTED, excludeNegated: true,
            excludeCombinations: true, first: 300) { totalCount nodes { id } } }`,
          { id: variantId },
        )
        const ids = new Set([...own, ...others].map(({ id }) => id))
        expect([variantId, evidenceItems.totalCount]).toEqual([variantId, ids.size])
        expect(others.every(({ id }) => evidenceItems.nodes.some((node) => node.id === id))).toBe(true)
      }
    })

    it.each([
      ['EGFR', 'Exon 19 Deletion', 'Osimertinib', 'A'],
      ['EGFR', 'G719A', 'Afatinib', 'A'],
    ])('the summary of %s %s says so by default: %s, level %s', async (feature, name, therapy, best) => {
      const { id } = await curia.storage.read
        .selectFrom('variants')
        .innerJoin('features', 'features.id', 'variants.feature_id')
        .select('variants.id')
        .where('features.name', '=', feature)
        .where('variants.name', '=', name)
        .executeTakeFirstOrThrow()
      type Cell = { treatment: { name: string }; count: { level: string } }
      const { variant } = await curia.ask<{
        variant: { clinicalSummary: { rows: { outcomes: { cells: Cell[] }[] }[] } }
      }>(
        `query ($id: Int!) { variant(id: $id) { clinicalSummary(includeCombinations: false) { rows {
          outcomes { cells { treatment { name } count { level } } } } } } }`,
        { id },
      )
      const cells = variant.clinicalSummary.rows
        .flatMap(({ outcomes }) => outcomes)
        .flatMap((outcome) => outcome.cells)
        .filter((cell) => cell.treatment.name === therapy)
      expect(cells.map(({ count }) => count.level)).toContain(best)
    })

    it.each([
      ['KRAS G12C', 78, ['KRAS Mutation', 'KRAS Exon 2 Mutation']],
      ['BRAF V600E', 12, ['BRAF V600']],
      ['ALK EML4::ALK', 5, ['ALK Fusion']],
    ])(
      'also applies to %s: broader profiles by best level, with the reason',
      async (alteration, id, names) => {
        const { notUnderstood, profiles } = await matchReport(curia.storage.read, {
          alterations: [alteration],
        })
        expect(notUnderstood).toEqual([])
        const matched = profiles
          .filter(({ result }) => result === 'MATCHED')
          .map((profile) => ({
            molecularProfile: { id: profile.id, name: profile.name },
            parts: profile.parts,
            evidenceItems: profile.evidence.map((item) => ({
              evidenceItem: { id: item.id, evidenceLevel: item.level as Level },
            })),
          }))
        const broader = broaderProfiles(matched, id)
        expect(broader.map(({ profile }) => profile.name)).toEqual(expect.arrayContaining(names))
        expect(broader.map(({ bestLevel }) => bestLevel)).toEqual(
          broader.map(({ bestLevel }) => bestLevel).toSorted(),
        )
        for (const { reasons } of broader) expect(reasons.join(' ')).not.toBe('')
        const [best] = broader
        if (alteration === 'ALK EML4::ALK') expect(best).toMatchObject({ bestLevel: 'A' })
      },
    )
  })
})
