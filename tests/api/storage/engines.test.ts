import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { describeOnEachEngine, type DatabaseTemplate } from '#tests/support/storage/engines.ts'

async function query(url: string, statement: string): Promise<unknown[]> {
  if (url.startsWith('sqlite:')) {
    const database = new DatabaseSync(url.slice('sqlite:'.length))
    const rows = database.prepare(statement).all()
    database.close()
    return rows
  }
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

let prepared = 0
const numbers: DatabaseTemplate = {
  name: 'numbers',
  prepare: async (url) => {
    prepared += 1
    await query(url, 'create table numbers (value integer not null)')
    await query(url, 'insert into numbers (value) values (1), (2)')
  },
}

describeOnEachEngine('Databases of tests', (engine) => {
  it('are copies of a template that do not see each other', async () => {
    prepared = 0
    const [one, other] = await Promise.all([engine.createDatabase(numbers), engine.createDatabase(numbers)])
    await query(one.url, 'insert into numbers (value) values (3)')
    expect(await query(one.url, 'select value from numbers order by value')).toHaveLength(3)
    expect(await query(other.url, 'select value from numbers order by value')).toHaveLength(2)
    expect(prepared).toBe(1)
    await Promise.all([one.drop(), other.drop()])
  })

  it('are empty without a template', async () => {
    const database = await engine.createDatabase(null)
    await expect(query(database.url, 'select value from numbers')).rejects.toThrow(/numbers/)
    await database.drop()
  })
})
