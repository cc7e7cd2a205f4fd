import { afterAll, beforeAll, expect, it } from 'vitest'
import { withdrawalReason } from '#app/entities/header/RecordNotices.tsx'
import { importRelease } from '#server/import/import-release.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { smallRelease, writeRelease } from '#tests/support/releases/release-files.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

describeOnEachEngine('A statement that a newer release no longer contains', (engine) => {
  let curia: TestInterface

  beforeAll(async () => {
    curia = await openInterface(engine)
    await importRelease(curia.storage, writeRelease('01-Jul-2024', smallRelease))
    const newer = {
      ...smallRelease,
      'ClinicalEvidenceSummaries.tsv': smallRelease['ClinicalEvidenceSummaries.tsv'].slice(0, 3),
    }
    await importRelease(curia.storage, writeRelease('01-Aug-2024', newer), { force: true })
  })
  afterAll(() => curia.close())

  const recordOf = async (id: number) => {
    const { evidenceItem } = await curia.ask<{
      evidenceItem: { withdrawn: boolean; missingFromRelease: string | null }
    }>('query ($id: Int!) { evidenceItem(id: $id) { withdrawn missingFromRelease } }', { id })
    return evidenceItem
  }
  const events = async (more: string) => {
    const answer = await curia.ask<{ events: { nodes: { action: string; subject: { id: number } }[] } }>(
      `{ events(first: 100${more}) { nodes { action subject { id } } } }`,
    )
    return answer.events.nodes
  }

  it('names the release, which a record that it contains does not', async () => {
    expect(await recordOf(4)).toEqual({ withdrawn: true, missingFromRelease: '01-Aug-2024' })
    expect(await recordOf(1)).toEqual({ withdrawn: false, missingFromRelease: null })
    expect(withdrawalReason(await recordOf(4))).toBe('Not in release 01-Aug-2024')
  })

  it('is not among the rejections of recent activity, where withdrawals are left out', async () => {
    const all = await events('')
    const rejected = all.filter(({ action }) => action === 'REJECTED')
    expect(rejected.map(({ subject }) => subject.id)).toEqual([4])
    expect(await events(', includeWithdrawals: true')).toEqual(all)
    const recent = await events(', includeWithdrawals: false')
    expect(recent).toEqual(all.filter((event) => !rejected.includes(event)))
  })

  it('keeps the rejections of reviews', async () => {
    await curia.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ withdrawn: false }).where('id', '=', 4).execute(),
    )
    expect(await events(', includeWithdrawals: false')).toEqual(await events(''))
  })
})
