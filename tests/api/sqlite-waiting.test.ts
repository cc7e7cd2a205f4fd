import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import { sqlite } from '#tests/support/engines.ts'

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
