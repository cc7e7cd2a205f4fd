import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { open } from '#server/storage/database.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { keyedQuery } from '#server/storage/keyed-query.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'

const now = '2026-01-02T03:04:05.006Z'

describeOnEachEngine('keyed queries', (engine) => {
  let database: TestDatabase
  let storage: Storage
  const ids: number[] = []

  beforeAll(async () => {
    database = await engine.createDatabase(null)
    storage = await open(database.url)
    for (const name of ['Aplasia', 'Myeloma', 'Osteoma'])
      await storage.write(async (tx) => {
        const row = { name, name_folded: name.toLowerCase(), created_at: now, updated_at: now }
        ids.push((await tx.insertInto('diseases').values(row).returning('id').executeTakeFirstOrThrow()).id)
      })
  })
  afterAll(async () => {
    await storage.close()
    await database.drop()
  })

  function countedBuilds() {
    const built: number[] = []
    const named = keyedQuery<number, { id: number; name: string }>((db: Reading, keys) => {
      built.push(keys.length)
      return db
        .selectFrom('diseases')
        .select(['id', 'name'])
        .where('name', '!=', 'Osteoma')
        .where('id', 'in', keys)
        .orderBy('id')
    })
    return { built, named }
  }

  it('are built once for each number of keys and read the keys of each call', async () => {
    const { built, named } = countedBuilds()
    const [first = 0, second = 0, third = 0] = ids
    const names = async (keys: number[]) => (await named(storage.read, keys)).map(({ name }) => name)
    expect(await names([first, second])).toEqual(['Aplasia', 'Myeloma'])
    expect(await names([second, third])).toEqual(['Myeloma'])
    expect(await names([second, second])).toEqual(['Myeloma'])
    expect(await names([first])).toEqual(['Aplasia'])
    expect(await names([second])).toEqual(['Myeloma'])
    expect(built).toEqual([2, 1])
  })
  it('see the rows of the transaction that they are asked in', async () => {
    const { named } = countedBuilds()
    const [first = 0] = ids
    await named(storage.read, [first])
    await expect(
      storage.write(async (tx) => {
        await tx.updateTable('diseases').set({ name: 'Renamed' }).where('id', '=', first).execute()
        expect(await named(tx, [first])).toEqual([{ id: first, name: 'Renamed' }])
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect(await named(storage.read, [first])).toEqual([{ id: first, name: 'Aplasia' }])
  })
  it('are built each time for many keys', async () => {
    const { built, named } = countedBuilds()
    const many = Array.from({ length: 600 }, (_, index) => (ids[0] ?? 0) + index)
    expect(await named(storage.read, many)).toHaveLength(2)
    expect(await named(storage.read, many)).toHaveLength(2)
    expect(built).toEqual([600, 600])
  })
  it('may be raw SQL that names the keys twice', async () => {
    const twice = keyedQuery<string, { name: string }>(
      (_db, names) => sql<{ name: string }>`
        select name from diseases where name in (${sql.join(names)}) and name_folded <> ${'osteoma'}
        union all select upper(name) from diseases where name in (${sql.join(names)}) order by 1`,
    )
    expect(await twice(storage.read, ['Osteoma'])).toEqual([{ name: 'OSTEOMA' }])
    expect((await twice(storage.read, ['Myeloma'])).map(({ name }) => name).toSorted()).toEqual([
      'MYELOMA',
      'Myeloma',
    ])
  })
  it('must pass every key as it is', async () => {
    const lost = keyedQuery<number, { id: number }>((db, keys) =>
      db.selectFrom('diseases').select('id').where('id', 'in', keys.slice(0, 1)),
    )
    await expect(lost(storage.read, [1, 2])).rejects.toThrow('lack some of its keys')
  })
})
