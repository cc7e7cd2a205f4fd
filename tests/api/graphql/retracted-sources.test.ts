import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMatchedEvidence } from '#server/matching/match-statements.ts'
import {
  addDisease,
  addEvidence,
  addFeature,
  addSource,
  addTherapy,
  addVariant,
} from '#tests/support/factories.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { RETRACTION_NOTICES } from '#tests/support/retraction-notices.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

interface Summary {
  evidenceItemCount: number
  retractedCount: number
  conflictCount: number
  rows: { outcomes: { cells: { count: { level: string } }[] }[] }[]
}

describeOnEachEngine('Evidence of retracted sources', (engine) => {
  let curia: TestInterface
  let noticed: { profile: number; items: number[] }
  let disputed: { profile: number; source: number; strong: number; other: number }
  beforeAll(async () => {
    curia = await openInterface(engine)
    await curia.storage.write(async (tx) => {
      const gene = await addFeature(tx, 'BRAF')
      const disease_id = await addDisease(tx, 'Melanoma')
      const about = { disease_id, therapies: [await addTherapy(tx, 'Vemurafenib')] }
      const one = await addVariant(tx, gene, 'V600E')
      noticed = { profile: one.profile, items: [] }
      for (const [retracted, retraction_nature] of RETRACTION_NOTICES) {
        const source_id = await addSource(tx, { retracted, retraction_nature })
        noticed.items.push(await addEvidence(tx, one.profile, { ...about, source_id }))
      }
      const { profile } = await addVariant(tx, gene, 'V600K')
      const source = await addSource(tx, { retracted: true })
      disputed = {
        profile,
        source,
        strong: await addEvidence(tx, profile, { ...about, source_id: source, evidence_level: 'A' }),
        other: await addEvidence(tx, profile, { ...about, evidence_level: 'C', significance: 'RESISTANCE' }),
      }
    })
  })
  afterAll(() => curia.close())

  const summaryOf = async (id: number): Promise<Summary> => {
    const { profile } = await curia.ask<{ profile: { clinicalSummary: Summary } }>(
      `query ($id: Int!) { profile: molecularProfile(id: $id) { clinicalSummary {
        evidenceItemCount retractedCount conflictCount rows(first: 9) { outcomes { cells(first: 9) { count { level } } } } } } }`,
      { id },
    )
    return profile.clinicalSummary
  }
  const levelsOf = ({ rows }: Summary) =>
    rows.flatMap(({ outcomes }) => outcomes.flatMap(({ cells }) => cells.map(({ count }) => count.level)))
  const matched = async (profile: number) =>
    (
      await readMatchedEvidence(curia.storage.read, [profile], 'ACCEPTED', {
        disease: null,
        origin: 'UNKNOWN',
      })
    )(profile).map(({ id, source }) => [id, source.retracted])

  it.each(RETRACTION_NOTICES.map((notice, index) => [index, ...notice] as const))(
    'is flagged by the notice %i: retracted %s, nature %j',
    async (index, _retracted, _nature, expected) => {
      const { item } = await curia.ask<{ item: unknown }>(
        `query ($id: Int!) { item: evidenceItem(id: $id) { retracted source { deprecated } } }`,
        { id: noticed.items[index] },
      )
      expect(item).toEqual({ retracted: expected, source: { deprecated: expected } })
    },
  )

  it('is counted apart from a summary, by the same rule', async () => {
    const retracted = RETRACTION_NOTICES.filter(([, , isRetraction]) => isRetraction).length
    expect(await summaryOf(noticed.profile)).toMatchObject({
      evidenceItemCount: RETRACTION_NOTICES.length - retracted,
      retractedCount: retracted,
    })
    const flags = await matched(noticed.profile)
    expect(flags.filter(([, isRetracted]) => isRetracted)).toHaveLength(retracted)
    expect(flags.slice(-retracted).every(([, isRetracted]) => isRetracted)).toBe(true)
  })

  it('is neither the strongest nor in conflict, until the retraction is reversed', async () => {
    const { profile, source, strong, other } = disputed
    const before = await summaryOf(profile)
    expect(before).toMatchObject({ evidenceItemCount: 1, retractedCount: 1, conflictCount: 0 })
    expect(levelsOf(before)).toEqual(['C'])
    expect(await matched(profile)).toEqual([
      [other, false],
      [strong, true],
    ])
    await curia.storage.write((tx) =>
      tx
        .updateTable('sources')
        .set({ retraction_nature: 'Reinstatement' })
        .where('id', '=', source)
        .execute(),
    )
    const after = await summaryOf(profile)
    expect(after).toMatchObject({ evidenceItemCount: 2, retractedCount: 0, conflictCount: 1 })
    expect(levelsOf(after).toSorted()).toEqual(['A', 'C'])
    expect(await matched(profile)).toEqual([
      [strong, false],
      [other, false],
    ])
  })
})
