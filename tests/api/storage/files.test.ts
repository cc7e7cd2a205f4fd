import { chmodSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { DatabaseFileGone } from '#server/storage/database-error.ts'
import { exposedFiles } from '#server/storage/sqlite/database-file.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import type { WriteError } from '#server/storage/write-health.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import { addFeature } from '#tests/support/factories.ts'
import { testApp } from '#tests/support/service/http-app.ts'

/** Changes something that is no knowledge. */
const news = (body: string) => ({
  title: body,
  content: body,
  created_at: '2026-01-01',
  updated_at: '2026-01-01',
})

describe('The files of a SQLite database', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'curia-files-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

  it('are their owner’s alone, with the folders that are made for them', async () => {
    const before = process.umask(0)
    try {
      const file = join(folder, 'new/deep/curia.db')
      const storage = await open(`sqlite:${file}`)
      for (const suffix of ['', '-wal', '-shm'])
        expect([suffix, modeOf(file + suffix)]).toEqual([suffix, '600'])
      for (const path of ['new', 'new/deep'])
        expect([path, modeOf(join(folder, path))]).toEqual([path, '700'])
      expect(exposedFiles(file)).toEqual([])
      await storage.close()
    } finally {
      process.umask(before)
    }
  })

  it('are closed when the database is, also where nothing was read and written', async () => {
    const file = join(folder, 'unread.db')
    await open(`sqlite:${file}`).then((storage) => storage.close())
    await open(`sqlite:${file}`, { migrate: false }).then((storage) => storage.close())
    const alone = new DatabaseSync(file)
    // Possible for the last connection alone.
    expect(alone.prepare('pragma journal_mode = delete').get()).toMatchObject({ journal_mode: 'delete' })
    alone.close()
  })

  it('keep the modes that an operator gave them, and are named when others may read them', async () => {
    const own = join(folder, 'own')
    const file = join(own, 'curia.db')
    await open(`sqlite:${file}`).then((storage) => storage.close())
    chmodSync(own, 0o755)
    chmodSync(file, 0o640)
    const storage = await open(`sqlite:${file}`)
    expect([modeOf(own), modeOf(file)]).toEqual(['755', '640'])
    expect(exposedFiles(file)[0]).toBe(file)
    await storage.close()
  })

  it.each(['', '-wal'])(
    'are missed within a second, and nothing is written any more: curia.db%s',
    async (suffix) => {
      const file = join(folder, `vanishing${suffix}.db`)
      const problems: (WriteError | null)[] = []
      const storage = await open(`sqlite:${file}`, { onWriteError: (problem) => problems.push(problem) })
      const { app, close } = await testApp(`sqlite:${file}`)
      const write = (body: string) =>
        storage.writeAside((tx) => tx.insertInto('news_items').values(news(body)).execute())
      await write('before')
      expect((await app.inject('/api/ready')).statusCode).toBe(200)

      renameSync(file + suffix, `${file}${suffix}.away`)
      await expect.poll(() => problems.length, { timeout: 1000 }).toBe(1)
      expect(problems[0]).toMatchObject({ file: file + suffix })
      await expect(write('lost')).rejects.toThrow(DatabaseFileGone)
      await expect
        .poll(async () => (await app.inject('/api/ready')).json())
        .toEqual({
          status: 'unavailable',
          reason: expect.stringContaining('A file of the database is gone') as string,
        })

      writeFileSync(file + suffix, '')
      await expect(write('lost in another file')).rejects.toThrow('replaced')

      renameSync(`${file}${suffix}.away`, file + suffix)
      await write('after')
      expect(problems.at(-1)).toBeNull()
      const titles = await storage.read.selectFrom('news_items').select('title').orderBy('id').execute()
      expect(titles.map(({ title }) => title)).toEqual(['before', 'after'])
      await close()
      await storage.close()
    },
  )
})

const COMMENT = `mutation ($gene: Int!, $body: String!) {
  addComment(input: { subject: { id: $gene, entityType: FEATURE }, body: $body }) { comment { id } }
}`

/** Fills the disk as the database sees it; what it gives makes room again. */
async function fillDisk(storage: Storage): Promise<() => Promise<void>> {
  const run = (statement: string) => storage.writeAside((tx) => sql.raw(statement).execute(tx))
  if (storage.engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(storage.read)
    // Holds for the one connection that writes.
    await run(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`)
    return async () => void (await run('pragma max_page_count = 1073741823'))
  }
  // The server itself says what it says when its disk is full.
  const refuse = "begin raise exception 'could not extend file' using errcode = '53100'; end"
  await run(`create function refuse() returns trigger language plpgsql as $$ ${refuse} $$`)
  const tables = ['news_items', 'sign_in_verifications', 'comments']
  for (const table of tables)
    await run(`create trigger full_disk before insert on ${table} for each row execute function refuse()`)
  return async () => {
    for (const table of tables) await run(`drop trigger full_disk on ${table}`)
  }
}

describeOnEachEngine('A full disk', (engine) => {
  it('is said to whoever writes, to operators and in readiness, and leaves nothing half', async () => {
    const database = await engine.createDatabase()
    const problems: (WriteError | null)[] = []
    const storage = await open(database.url, { onWriteError: (problem) => problems.push(problem) })
    const write = () =>
      storage.writeAside(async (tx) => {
        await tx.updateTable('knowledge_state').set({ written_at: 'never' }).execute()
        await tx
          .insertInto('news_items')
          .values(news('x'.repeat(100_000)))
          .execute()
      })
    const makeRoom = await fillDisk(storage)
    await expect(write()).rejects.toMatchObject({ code: 'DISK_FULL', retryAfter: 60 })
    expect(problems).toMatchObject([{ code: 'DISK_FULL' }])
    expect(storage.writeError()?.message).toContain('The disk of the database is full')
    const { written_at: writtenAt } = await storage.read
      .selectFrom('knowledge_state')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(writtenAt).not.toBe('never')

    await makeRoom()
    await expect.poll(() => storage.writeError(), { timeout: 15_000 }).toBeNull()
    expect(problems.at(-1)).toBeNull()
    await write()
    await storage.close()
    await database.drop()
  })

  it('is answered over HTTP with what to do, while readers are answered as ever', async () => {
    const database = await engine.createDatabase()
    const { app, storage, close } = await testApp(database.url, { schema })
    const { key } = await userWithKey(storage, 'ada')
    const gene = await storage.write((tx) => addFeature(tx, 'BRAF'))
    const ask = (query: string, variables = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/graphql',
        headers: { authorization: `Bearer ${key}` },
        payload: { query, variables },
      })
    const comment = () => ask(COMMENT, { gene, body: 'x'.repeat(9000) })
    expect((await comment()).json()).toMatchObject({ data: { addComment: {} } })

    const makeRoom = await fillDisk(storage)
    let refused = await comment()
    // Pages that are free already take some.
    for (let more = 0; refused.statusCode === 200 && more < 20; more += 1) refused = await comment()
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      503,
      '60',
      {
        errors: [
          {
            message: expect.stringContaining('The disk of the database is full') as string,
            extensions: { code: 'DISK_FULL' },
          },
        ],
      },
    ])
    const ready = await app.inject('/api/ready')
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      {
        status: 'unavailable',
        reason: expect.stringContaining('The disk of the database is full') as string,
      },
    ])
    expect(ready.headers['retry-after']).toBeDefined()
    expect((await ask('{ comments { totalCount } }')).statusCode).toBe(200)

    await makeRoom()
    await expect.poll(async () => (await app.inject('/api/ready')).statusCode, { timeout: 15_000 }).toBe(200)
    expect((await comment()).json()).toMatchObject({ data: { addComment: {} } })
    await close()
    await database.drop()
  })
})
