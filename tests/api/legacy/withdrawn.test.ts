import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRelease } from '#server/import/import-release.ts'
import { open } from '#server/storage/database.ts'
import { openLegacy } from '#tests/support/legacy.ts'
import type { TestLegacy } from '#tests/support/legacy.ts'
import { release2021, release2024 } from '#tests/support/releases/releases.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { DatabaseTemplate } from '#tests/support/storage/engines.ts'

const older = release2021 ?? ''
const newer = release2024 ?? ''

const template: DatabaseTemplate = {
  name: 'release_2021_2024',
  async prepare(url) {
    const storage = await open(url)
    await importRelease(storage, older)
    await importRelease(storage, newer)
    await storage.close()
  },
}

interface EvidenceItem {
  id: number
  status: string
  variant_id: number
  gene_id: number
}

describe.skipIf(!release2021 || !release2024)('After two releases', () => {
  describeOnSqliteFirst('the legacy interface', (engine) => {
    let legacy: TestLegacy
    beforeAll(async () => {
      legacy = await openLegacy(engine, template)
    })
    afterAll(() => legacy.close())

    const statusOf = async (path: string) => (await legacy.get(path)).statusCode

    it('leads from evidence of every variant that a release lacks to the variant and its gene', async () => {
      const withdrawn = await legacy.storage.read
        .selectFrom('variants')
        .select('id')
        .where('withdrawn', '=', true)
        .where('deprecated', '=', false)
        .orderBy('id')
        .execute()
      const ids = withdrawn.map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining([1551, 1905, 1954, 2457]))
      for (const id of ids) {
        expect(await statusOf(`/api/variants/${id}`), `variant ${id}`).toBe(200)
        const path = `/api/variants/${id}/evidence_items`
        const { records } = await legacy.json<{ records: { id: number }[] }>(path)
        for (const record of records) {
          const item = await legacy.json<EvidenceItem>(`/api/evidence_items/${record.id}`)
          expect(item.variant_id).toBe(id)
          expect(await statusOf(`/api/genes/${item.gene_id}`), `gene ${item.gene_id}`).toBe(200)
        }
      }
    })

    it.each([
      [4603, 1551],
      [5164, 1905],
      [5268, 1954],
      [6611, 2457],
    ])(
      'says that evidence item %i of variant %i is rejected, and lists neither variant',
      async (id, variant) => {
        const item = await legacy.json<EvidenceItem>(`/api/evidence_items/${id}`)
        expect(item).toMatchObject({ status: 'rejected', variant_id: variant })
        const detail = await legacy.json<{ evidence_items: EvidenceItem[] }>(`/api/variants/${variant}`)
        expect(detail.evidence_items).toMatchObject([{ id, status: 'rejected' }])
        const { records } = await legacy.json<{ records: { id: number }[] }>('/api/variants?count=100000')
        expect(records.filter((record) => record.id === variant)).toEqual([])
      },
    )
  })
})
