import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { open } from '#server/storage/database.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

const ITEMS = 240

/** Statements of each transaction that changed the knowledge, on PostgreSQL. */
function countStatements() {
  const counts: number[] = []
  const underWay = new WeakMap<object, { statements: number; isChange: boolean }>()
  const { query } = Client.prototype
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...parameters: unknown[]
  ) {
    const [statement] = parameters as [string | { text: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    const transaction = underWay.get(this)
    if (/^(begin|start)/i.test(text)) underWay.set(this, { statements: 0, isChange: false })
    else if (transaction) {
      transaction.statements += 1
      transaction.isChange ||= text.startsWith('update "knowledge_state"')
      if (/^commit/i.test(text) && transaction.isChange) counts.push(transaction.statements)
    }
    return Reflect.apply(query, this, parameters) as unknown
  } as never)
  return { counts, end: () => spy.mockRestore() }
}

describeOnEachEngine('A first full sync', (engine) => {
  it('writes records with few statements, and lets people curate', async () => {
    const databases = [await engine.createDatabase(), await engine.createDatabase()]
    const upstream = await upstreamService(databases[0]!.url)
    const mirror = await open(databases[1]!.url)
    const curator = await open(databases[1]!.url)
    try {
      await upstream.storage.write(async (tx) => {
        const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
        for (let index = 0; index < ITEMS; index += 1) await addEvidence(tx, profile)
      })
      await followService(mirror, upstream.url)
      const ended = new AbortController()
      const curation = (async () => {
        let committed = 0
        while (!ended.signal.aborted) {
          const name = `Disease ${committed}`
          const times = { created_at: '2026-01-01', updated_at: '2026-01-01' }
          await curator.write((tx) =>
            tx
              .insertInto('diseases')
              .values({ name, name_folded: name, ...times })
              .execute(),
          )
          committed += 1
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        return committed
      })()
      const statements = countStatements()
      try {
        expect((await runOnce(mirror)).written).toBeGreaterThan(ITEMS)
      } finally {
        statements.end()
        ended.abort()
      }
      // Its last change may be under way.
      const committed = await curation
      const diseases = await mirror.read
        .selectFrom('diseases')
        .select('id')
        .where('name', 'like', 'Disease %')
        .execute()
      expect(diseases).toHaveLength(committed)
      if (engine.name === 'sqlite') return
      // Before: some twenty for each record.
      expect(Math.max(...statements.counts)).toBeLessThan(200)
    } finally {
      await curator.close()
      await mirror.close()
      await upstream.close()
      for (const database of databases) await database.drop()
    }
  })
})
