import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batchWriter } from '#server/import/records/batch-writer.ts'
import type { Storage } from '#server/storage/database.ts'
import { open } from '#server/storage/database.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'

describeOnEachEngine('An import that fills a table', (engine) => {
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  const entries = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => ({ id: from + place, clinvar_id: `entry ${from + place}` }))

  it('gathers its statistics before it commits, so that what follows is looked up by index', async () => {
    await storage.write(async (tx) => {
      const known = async () => {
        const { rows } = await (
          engine.name === 'postgres'
            ? sql`select 1 from pg_stats where tablename = 'clinvar_entries' and attname = 'clinvar_id'`
            : sql`select 1 from sqlite_stat1 where tbl = 'clinvar_entries' and idx is not null`
        ).execute(tx)
        return rows.length > 0
      }
      await storage.dialect.gatherStatistics(tx)
      const writer = batchWriter(tx, storage.dialect)
      await writer.insert('clinvar_entries', entries(1, 1000))
      expect(await known()).toBe(false)
      await writer.insert('clinvar_entries', entries(2000, 9000))
      expect(await known()).toBe(true)
    })
  })
})
