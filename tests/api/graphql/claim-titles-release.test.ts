import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentClaim } from '#domain/versions/document-claim.ts'
import { claimOf } from '#server/knowledge/records/clinical/claim-titles.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { linkPreview } from '#server/knowledge/text/link-previews.ts'
import { createContext } from '#server/graphql/context.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'

describe.skipIf(!release2024)('Claims as titles', () => {
  describeOnEachEngine('in the release of 2024', (engine) => {
    let curia: TestInterface
    beforeAll(async () => {
      curia = await openInterface(engine, template2024)
    })
    afterAll(() => curia.close())

    const loading = () => {
      const { read } = curia.storage
      return createContext({ db: read, storage: curia.storage, site: { name: 'Curia' }, viewer: null }).load
    }
    const recordsIn = (table: 'evidence_items' | 'assertions') =>
      curia.storage.read.selectFrom(table).select('id').orderBy('id').execute()

    it.each([
      ['evidence_items', 'EVIDENCE_ITEM', 4000],
      ['assertions', 'ASSERTION', 60],
    ] as const)(
      'are well formed for each record of %s, in its versions as well',
      async (table, kind, most) => {
        const load = loading()
        const records = await recordsIn(table)
        expect(records.length).toBeGreaterThan(most)
        const titles = new Map<number, string>()
        for (const { id } of records) {
          const record = await (kind === 'ASSERTION'
            ? load(recordById.assertions, id)
            : load(recordById.evidence_items, id))
          titles.set(id, await claimOf(record!, load))
        }
        const wrong = [...titles.values()].filter(
          (title) =>
            !/^\S.*: [a-z]\S.*\S$/.test(title) || /undefined|null|unspecified therapy|\s{2}/.test(title),
        )
        // One predictive item of the release names no therapy.
        expect(wrong.length).toBeLessThanOrEqual(table === 'evidence_items' ? 1 : 0)
        const versions = await curia.storage.read
          .selectFrom('record_versions')
          .select(['record_id', 'document'])
          .where('record_type', '=', kind)
          .execute()
        const differing = versions.filter(
          ({ record_id, document }) => documentClaim(JSON.parse(document!)) !== titles.get(record_id),
        )
        expect(differing).toEqual([])
      },
    )

    it('stand in the interface, the title of the page and the list of changes', async () => {
      const { evidenceItem, assertion, changes } = await curia.ask<{
        evidenceItem: { claimTitle: string; citedOrigin: string }
        assertion: { claimTitle: string; citedOrigin: string }
        changes: { nodes: { claimTitle: string; formerClaimTitle: string | null; title: string }[] }
      }>(`{ evidenceItem(id: 1409) { claimTitle citedOrigin } assertion(id: 7) { claimTitle citedOrigin }
        changes(from: "0", recordType: EVIDENCE_ITEM, first: 5) { nodes { claimTitle formerClaimTitle title } } }`)
      const claim = 'BRAF V600E: sensitivity to vemurafenib in skin melanoma'
      expect(evidenceItem).toEqual({
        claimTitle: claim,
        citedOrigin: 'CIViC, release 01-Aug-2024, version 1',
      })
      expect(assertion.claimTitle).toMatch(/^BRAF V600E: sensitivity to dabrafenib \+ trametinib in /)
      expect((await linkPreview('/evidence/1409', loading()))?.title).toBe(
        `${claim} · EID1409 · Evidence item`,
      )
      for (const { claimTitle, formerClaimTitle, title } of changes.nodes) {
        expect(formerClaimTitle).toBeNull()
        expect(title.endsWith(`: ${claimTitle}`)).toBe(true)
      }
    })
  })
})
