import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addNewsItem, publishNewsItem, removeNewsItem } from '#server/news/edit-news.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import { openInterface } from '#tests/support/graphql.ts'
import type { TestInterface } from '#tests/support/graphql.ts'
import { runCuria } from '#tests/support/service/server.ts'

type News = {
  newsItems: { totalCount: number; nodes: { id: number; title: string; contentHtml: string | null }[] }
}

const NEWS = '{ newsItems { totalCount nodes { id title contentHtml publishedAt } } }'

describeOnSqliteFirst('News', (engine) => {
  let curia: TestInterface
  beforeAll(async () => {
    curia = await openInterface(engine)
  })
  afterAll(() => curia.close())

  it('is what was published, the newest first, as safe HTML', async () => {
    const now = new Date('2026-05-06T07:08:09.010Z')
    const add = (title: string, content: string, publishedAt: string | null) =>
      addNewsItem(curia.storage, { title, content, publishedAt }, now)
    const old = await add('Old', 'An *old* one', '2026-01-01T00:00:00.000Z')
    const young = await add(
      ' Young ',
      '<img src=x onerror=alert(1)> https://example.org',
      '2026-05-01T00:00:00.000Z',
    )
    await add('Draft', 'not yet', null)
    await add('Tomorrow', 'not yet', '2999-01-01T00:00:00.000Z')
    const bare = await add('Bare', ' \n', '2026-03-01T00:00:00.000Z')
    expect(await curia.ask<News>(NEWS)).toEqual({
      newsItems: {
        totalCount: 3,
        nodes: [
          {
            id: young.id,
            title: 'Young',
            contentHtml:
              '<p>&lt;img src=x onerror=alert(1)&gt; <a rel="nofollow noopener" href="https://example.org">https://example.org</a></p>',
            publishedAt: '2026-05-01T00:00:00.000Z',
          },
          { id: bare.id, title: 'Bare', contentHtml: null, publishedAt: '2026-03-01T00:00:00.000Z' },
          {
            id: old.id,
            title: 'Old',
            contentHtml: '<p>An <em>old</em> one</p>',
            publishedAt: '2026-01-01T00:00:00.000Z',
          },
        ],
      },
    })
    expect(await curia.ask('{ newsItems(first: 1) { nodes { title } pageInfo { hasNextPage } } }')).toEqual({
      newsItems: { nodes: [{ title: 'Young' }], pageInfo: { hasNextPage: true } },
    })
  })

  it('does not change the version of the knowledge, and its ids are never used again', async () => {
    const version = () =>
      curia.storage.read.selectFrom('knowledge_state').select('version').executeTakeFirstOrThrow()
    const before = await version()
    const now = new Date()
    const { id } = await addNewsItem(curia.storage, { title: 'Short', content: '', publishedAt: null }, now)
    const published = await publishNewsItem(curia.storage, id, now.toISOString(), now)
    expect(published).toMatchObject({ id, title: 'Short', published_at: now.toISOString() })
    expect((await curia.ask<News>(NEWS)).newsItems.nodes[0]).toMatchObject({ id, title: 'Short' })
    await removeNewsItem(curia.storage, id)
    expect((await curia.ask<News>(NEWS)).newsItems.nodes.map((item) => item.id)).not.toContain(id)
    const next = await addNewsItem(curia.storage, { title: 'Next', content: '', publishedAt: null }, now)
    expect(next.id).toBeGreaterThan(id)
    expect(await version()).toEqual(before)
  })

  it('refuses what cannot be', async () => {
    const now = new Date()
    const item = { title: 'T', content: '', publishedAt: null }
    await expect(addNewsItem(curia.storage, { ...item, title: ' ' }, now)).rejects.toThrow('needs a title')
    await expect(addNewsItem(curia.storage, { ...item, title: 'x'.repeat(201) }, now)).rejects.toThrow(
      'the title has 201 characters and is too long (maximum is 200 characters)',
    )
    await expect(addNewsItem(curia.storage, { ...item, content: 'x'.repeat(100_001) }, now)).rejects.toThrow(
      'the text has 100001 characters and is too long (maximum is 100000 characters)',
    )
    await expect(addNewsItem(curia.storage, { ...item, content: 'a\0b' }, now)).rejects.toThrow(
      'the text has NUL characters',
    )
    await expect(removeNewsItem(curia.storage, 5)).rejects.toThrow('there is no news item 5')
    await expect(publishNewsItem(curia.storage, 5, now.toISOString(), now)).rejects.toThrow(
      'there is no news item 5',
    )
  })
})

describeOnSqliteFirst('curia news', (engine) => {
  it('adds, lists, publishes and removes items', async () => {
    const { url, drop } = await engine.createDatabase()
    const news = async (...words: string[]) => runCuria(['news', ...words], { database: url })
    expect((await news('list')).stdout).toBe('No news items.\n')
    const added = await news('add', 'Hello', '--on', '2026-07-20')
    expect(added).toMatchObject({ code: 0, stderr: '' })
    expect(added.stdout).toMatch(/^1000000 +published 2026-07-20 00:00 +Hello\n$/)
    expect((await news('add', 'Later')).stdout).toMatch(/^1000001 +draft +Later\n$/)
    expect((await news('publish', '1000001', '--on', '2999-01-01T06:00Z')).stdout).toMatch(
      /scheduled 2999-01-01 06:00/,
    )
    expect((await news('list')).stdout.split('\n').map((line) => line.slice(0, 7))).toEqual([
      '1000001',
      '1000000',
      '',
    ])
    expect((await news('remove', '1000000')).stdout).toBe('Removed: Hello\n')
    for (const [words, message] of [
      [['remove', '1000000'], 'there is no news item 1000000'],
      [['publish', 'first'], '“first” is not the id'],
      [['publish', '1000001', '--on', '2026-02-30'], '“2026-02-30” is not a time'],
      [['add', ''], 'needs a title'],
      [['add', 'Two\nlines'], 'the title has line breaks'],
    ] as const) {
      const run = await news(...words)
      expect(run.code).toBe(1)
      expect(run.stderr).toContain(message)
    }
    await drop()
  })

  it('takes texts in UTF-8 alone, and names a file that is none', async () => {
    const { url, drop } = await engine.createDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'curia-news-'))
    const add = (file: string) =>
      runCuria(['news', 'add', 'Hello', '--file', join(folder, file)], { database: url })
    const files = { nul: 'a\0b', binary: Buffer.from([0xff, 0xfe, 0x41]), blank: ' \n', text: 'Größe\n' }
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    mkdirSync(join(folder, 'inner'))
    for (const [file, message] of [
      ['nul', 'is not a text in UTF-8'],
      ['binary', 'is not a text in UTF-8'],
      ['blank', 'is empty'],
      ['missing', 'cannot be read: there is no such file'],
      ['inner', 'cannot be read: it is a folder'],
    ] as const) {
      const run = await add(file)
      expect([run.code, run.stderr]).toEqual([1, expect.stringContaining(`${join(folder, file)} ${message}`)])
    }
    expect((await runCuria(['news', 'list'], { database: url })).stdout).toBe('No news items.\n')
    expect((await add('text')).code).toBe(0)
    rmSync(folder, { recursive: true })
    await drop()
  })
})
