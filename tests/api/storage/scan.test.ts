import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GraphQLContext } from '#server/graphql/context.ts'
import { DeadlineExceeded } from '#server/storage/database-error.ts'
import { runForClient } from '#server/concurrency/request-client.ts'
import { open } from '#server/storage/database.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addTherapy } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'

const times = { created_at: '2026-01-02T03:04:05.006Z', updated_at: '2026-01-02T03:04:05.006Z' }

/** A statement that never ends by itself. */
const endless = (db: Reading, number = 0) =>
  sql<{ n: number }>`
    with recursive numbers (n) as (select 1 union all select (n + 1) % 1000000 from numbers)
    select count(*) as n from numbers where n <> ${number}
  `.execute(db)

const endlessSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, GraphQLContext>({
    name: 'Query',
    fields: {
      endless: {
        type: GraphQLInt,
        resolve: async (_root, _args, { scan }) => (await endless(scan)).rows[0]?.n,
      },
    },
  }),
})

describeOnEachEngine('statements that may read much', (engine) => {
  let database: TestDatabase
  let storage: Storage
  /** Ends statements early. */
  let hurried: Storage

  beforeAll(async () => {
    database = await engine.createDatabase()
    storage = await open(database.url)
    hurried = await open(database.url, { deadline: 300 })
    await storage.write((tx) =>
      tx
        .insertInto('diseases')
        .values(['Melanoma', 'Glioma'].map((name) => ({ name, name_folded: name.toLowerCase(), ...times })))
        .execute(),
    )
  })
  afterAll(async () => {
    await hurried.close()
    await storage.close()
    await database.drop()
  })

  it('give what other statements give', async () => {
    const ids = Array.from({ length: 40_000 }, (_, position) => 1_000_000 + position)
    const diseases = (db: Reading) =>
      db.selectFrom('diseases').selectAll().where('id', 'in', ids).orderBy('id').execute()
    const scanned = await diseases(storage.scan)
    expect(scanned).toEqual(await diseases(storage.read))
    expect(scanned.map(({ name, deprecated }) => [name, deprecated])).toEqual([
      ['Melanoma', false],
      ['Glioma', false],
    ])
  })

  it('say what is wrong with them, and write nothing', async () => {
    await expect(sql`select nothing from diseases`.execute(storage.scan)).rejects.toThrow(/nothing/)
    if (engine.name === 'sqlite')
      await expect(sql`delete from diseases`.execute(storage.scan)).rejects.toThrow(/readonly/)
  })

  it('are ended when they take too long, and hold up nobody meanwhile', async () => {
    const state = { running: true }
    const slow = Promise.allSettled(Array.from({ length: 4 }, (_, n) => endless(hurried.scan, n))).finally(
      () => {
        state.running = false
      },
    )
    let answered = 0
    while (state.running) {
      await hurried.read.selectFrom('diseases').select('id').execute()
      if (state.running) answered += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(answered).toBeGreaterThan(10)
    for (const result of await slow)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DeadlineExceeded) as unknown })
    expect(await storage.scan.selectFrom('diseases').select('name').orderBy('name').execute()).toEqual([
      { name: 'Glioma' },
      { name: 'Melanoma' },
    ])
  })

  it('of one address leave a place to those of others', async () => {
    const patient = await open(database.url, { deadline: 2000, migrate: false })
    const names = () => patient.scan.selectFrom('diseases').select('name').execute()
    // Once they have started, each place answers at once.
    await Promise.all(['1', '2', '3'].map((host) => runForClient(`192.0.2.${host}`, names)))
    const state = { running: true }
    const slow = Promise.allSettled(
      Array.from({ length: 2 }, (_, n) => runForClient('192.0.2.1', () => endless(patient.scan, n))),
    ).finally(() => {
      state.running = false
    })
    const found = await runForClient('192.0.2.2', names)
    expect([found.length, state.running]).toEqual([2, true])
    await slow
    await patient.close()
  })

  it('that wait are executed once for all who send the same for one client', async () => {
    const random = async () => {
      const { rows } = await sql<{ value: string }>`select cast(random() as text) as value`.execute(
        hurried.scan,
      )
      return rows[0]?.value
    }
    const slow = Promise.allSettled(
      Array.from({ length: 2 }, (_, n) => runForClient('192.0.2.1', () => endless(hurried.scan, n))),
    )
    const values = await Promise.all([
      ...Array.from({ length: 5 }, () => runForClient('192.0.2.1', random)),
      runForClient('192.0.2.2', random),
    ])
    const [own, other] = [new Set(values.slice(0, 5)), values.at(-1)]
    expect([own.size, own.has(other)]).toEqual([1, false])
    await slow
  })

  it('of a snapshot see one state, and are ended with it when they take too long', async () => {
    const names = async (db: Reading) =>
      (await db.selectFrom('therapies').select('name').execute()).map(({ name }) => name)
    for (const round of ['first', 'second', 'third']) {
      await using snapshot = await hurried.snapshot('scan')
      const before = await names(snapshot.db)
      await storage.write((tx) => addTherapy(tx, round))
      expect(await names(snapshot.db)).toEqual(before)
      expect(await names(hurried.scan)).toEqual([...before, round])
      await expect(endless(snapshot.db)).rejects.toThrow(DeadlineExceeded)
      await expect(names(snapshot.db)).rejects.toThrow(DeadlineExceeded)
    }
    expect(await names(hurried.scan)).toHaveLength(3)
  })

  it('of snapshots leave a place to others, also to those of their address', async () => {
    const names = () => storage.scan.selectFrom('diseases').select('name').execute()
    await runForClient('192.0.2.1', async () => {
      const snapshot = await storage.snapshot('scan')
      await runForClient('192.0.2.2', async () => {
        await using other = await storage.snapshot('scan')
        expect(other.db.isTransaction).toBe(true)
        expect(await names()).toHaveLength(2)
      })
      const next = storage.snapshot('scan')
      expect(await names()).toHaveLength(2)
      await snapshot[Symbol.asyncDispose]()
      await (await next)[Symbol.asyncDispose]()
    })
  })

  it('are answered with a code and what to do when they take too long', async () => {
    const { app, close } = await testApp(database.url, { storage: hurried, schema: endlessSchema })
    const answer = await app.inject({
      method: 'POST',
      url: '/api/graphql',
      payload: { query: '{ endless }' },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        data: { endless: null },
        errors: [
          {
            message: expect.stringContaining('narrower filters') as string,
            locations: [{ line: 1, column: 3 }],
            path: ['endless'],
            extensions: { code: 'DEADLINE_EXCEEDED' },
          },
        ],
      },
    ])
    await close()
  })
})
