import { DatabaseSync } from 'node:sqlite'
import { graphql } from 'graphql'
import { expect, it } from 'vitest'
import { createContext } from '#server/graphql/context.ts'
import { schema } from '#server/graphql/schema.ts'
import { DatabaseBusy } from '#server/storage/database-error.ts'
import { open } from '#server/storage/database.ts'
import { addCurators } from '#tests/support/curation/curators.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import { presentedErrors } from '#tests/support/presented-errors.ts'
import { sqlite } from '#tests/support/storage/engines.ts'

it('waits for the writer of another process without holding up readers', async () => {
  const database = await sqlite.createDatabase()
  const storage = await open(database.url)
  const importer = new DatabaseSync(database.url.slice('sqlite:'.length))
  importer.exec('begin immediate')
  let written = false
  const writing = storage
    .writeAside((tx) => tx.insertInto('service_secrets').values({ name: 'a', secret: 'b' }).execute())
    .then(() => (written = true))
  // Each takes a turn of the process, which a writer that waits must leave to others.
  for (let reads = 0; reads < 5; reads += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(await storage.read.selectFrom('service_secrets').selectAll().execute()).toEqual([])
  }
  expect(written).toBe(false)
  importer.exec('commit')
  await writing
  expect(await storage.read.selectFrom('service_secrets').select('name').execute()).toEqual([{ name: 'a' }])
  importer.close()
  await storage.close()
  await database.drop()
})

it('tells a client to try again when the writer of another process does not end', async () => {
  const database = await sqlite.createDatabase()
  const storage = await open(database.url, { patience: 50 })
  const { cora } = await storage.write((tx) => addCurators(tx))
  const importer = new DatabaseSync(database.url.slice('sqlite:'.length))
  const add = () =>
    graphql({
      schema,
      source: 'mutation { addDisease(input: { name: "Melanoma" }) { new } }',
      contextValue: createContext({ db: storage.read, storage, site: { name: 'Curia' }, viewer: cora }),
    })
  importer.exec('begin immediate')
  await expect(storage.writeAside(async () => {})).rejects.toThrow(DatabaseBusy)
  const { data, errors } = await add()
  expect([
    data,
    presentedErrors(errors).map(({ message, extensions }) => [message, extensions?.['code']]),
  ]).toEqual([{ addDisease: null }, [[expect.stringContaining('Try again in a moment'), 'BUSY']]])
  importer.exec('commit')
  expect((await add()).data).toEqual({ addDisease: { new: true } })
  importer.close()
  await storage.close()
  await database.drop()
})

it('answers who signs up meanwhile with 503', async () => {
  const database = await sqlite.createDatabase()
  const storage = await open(database.url, { patience: 50 })
  const { app, close } = await testApp(database.url, { storage })
  const importer = new DatabaseSync(database.url.slice('sqlite:'.length))
  importer.exec('begin immediate')
  const payload = { email: 'ada@example.org', password: 'correct horse battery' }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-up', payload })
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '10',
    { errors: [{ message: expect.stringContaining('Try again in a moment'), extensions: { code: 'BUSY' } }] },
  ])
  importer.exec('commit')
  expect((await app.inject({ method: 'POST', url: '/api/auth/sign-up', payload })).statusCode).toBe(201)
  importer.close()
  await close()
  await storage.close()
  await database.drop()
})
