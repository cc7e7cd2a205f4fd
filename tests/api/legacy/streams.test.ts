import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { endpoints } from '#server/legacy/endpoints/endpoints.ts'
import { describeOnSqliteFirst, postgres, sqlite } from '#tests/support/storage/engines.ts'
import { addEvidence, addFeature, addSource, addVariant } from '#tests/support/factories.ts'
import { openLegacy } from '#tests/support/legacy.ts'
import type { TestLegacy } from '#tests/support/legacy.ts'
import { addLegacyKnowledge } from '#tests/support/releases/legacy-knowledge.ts'
import { template2024 } from '#tests/support/releases/release-template.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { isWholeRun } from '#tests/support/whole-run.ts'

interface Page {
  _meta: { total_count: number }
  records: { id: number }[]
}

/** More than fits into the buffers between server and client. */
const RECORDS = 6000
const DESCRIPTION = 'x'.repeat(4000)

describeOnSqliteFirst('A long answer of the legacy interface', (engine) => {
  let legacy: TestLegacy
  let port: number
  let profile: number
  let source: number
  beforeAll(async () => {
    legacy = await openLegacy(engine)
    await legacy.storage.write(async (tx) => {
      const gene = await addFeature(tx, 'BRAF')
      profile = (await addVariant(tx, gene, 'V600E')).profile
      source = await addSource(tx)
      const first = await addEvidence(tx, profile, { source_id: source, description: DESCRIPTION })
      const { id: _, ...row } = await tx
        .selectFrom('evidence_items')
        .select(['id', 'molecular_profile_id', 'source_id', 'status', 'evidence_type', 'evidence_level'])
        .select(['evidence_direction', 'significance', 'variant_origin', 'description', 'origin'])
        .select(['created_at', 'updated_at'])
        .where('id', '=', first)
        .executeTakeFirstOrThrow()
      for (let made = 1; made < RECORDS; made += 500)
        await tx
          .insertInto('evidence_items')
          .values(Array.from({ length: Math.min(500, RECORDS - made) }, () => row))
          .execute()
    })
    await legacy.app.listen({ port: 0, host: '127.0.0.1' })
    port = (legacy.app.server.address() as AddressInfo).port
  })
  afterAll(() => legacy.close())

  const URL_OF_ALL = '/api/evidence_items?count=100000'
  const ask = async (path: string): Promise<IncomingMessage> => {
    const [answer] = await once(get({ port, host: '127.0.0.1', path, agent: false }), 'response')
    return answer as IncomingMessage
  }

  it('begins at once, waits for its reader and shows one state of the knowledge', async () => {
    legacy.statements.length = 0
    const answer = await ask(URL_OF_ALL)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['etag']).toBeDefined()
    expect(answer.headers['content-length']).toBeUndefined()
    await once(answer, 'readable')
    const readSoFar = legacy.statements.filter((statement) =>
      statement.includes('"evidence_items" as "item"'),
    )
    expect(readSoFar.length).toBeLessThan(RECORDS / 100)
    // Others are answered meanwhile, and write.
    const added = await legacy.storage.write((tx) => addEvidence(tx, profile, { source_id: source }))
    await legacy.json(`/api/evidence_items/${added}`)
    const page = JSON.parse(await text(answer)) as Page
    expect(page._meta.total_count).toBe(RECORDS)
    expect(page.records).toHaveLength(RECORDS)
    const ids = page.records.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted((left, right) => left - right))
    expect(ids).not.toContain(added)
    expect((await legacy.json<Page>(URL_OF_ALL)).records).toHaveLength(RECORDS + 1)
  })

  it('is the same as its pages joined', async () => {
    const whole = await legacy.json<Page>(URL_OF_ALL)
    const pages: Page['records'] = []
    for (let page = 1; page <= 4; page += 1)
      pages.push(...(await legacy.json<Page>(`/api/evidence_items?count=2000&page=${page}`)).records)
    expect(pages).toEqual(whole.records)
  })

  it('leaves nothing behind when its reader goes away', async () => {
    // More often than there are places for long answers.
    for (let left = 0; left < 12; left += 1) {
      const answer = await ask(URL_OF_ALL)
      await once(answer, 'readable')
      answer.destroy()
    }
    const page = JSON.parse(await text(await ask(URL_OF_ALL))) as Page
    expect(page.records).toHaveLength(page._meta.total_count)
  })

  it('is read by several at once', async () => {
    // Who has waited too long for their turn is told so, and asks again.
    const patient = async (): Promise<string> => {
      for (;;) {
        const answer = await ask(URL_OF_ALL)
        const body = await text(answer)
        if (answer.statusCode === 200) return body
      }
    }
    const answers = await Promise.all(Array.from({ length: 6 }, patient))
    expect(new Set(answers).size).toBe(1)
    const page = JSON.parse(answers[0] ?? '') as Page
    expect(page.records).toHaveLength(page._meta.total_count)
  })
})

describeOnSqliteFirst('The number of statements of the legacy interface', (engine) => {
  let legacy: TestLegacy
  beforeAll(async () => {
    if (release2024) legacy = await openLegacy(engine, template2024)
  })
  afterAll(() => legacy?.close())

  const statementsOf = async (path: string): Promise<number> => {
    legacy.statements.length = 0
    const answer = await legacy.get(`/api/${path}`)
    expect(answer.statusCode).toBe(200)
    // The transaction ends when the answer is on its way already. The version is read once for all who wait for it.
    return legacy.statements.filter(
      (statement) => /^\s*select/i.test(statement) && !statement.includes('knowledge_state'),
    ).length
  }

  it.skipIf(!release2024)('does not grow with the records of a page', async () => {
    for (const path of [
      'genes',
      'variants',
      'evidence_items',
      'assertions',
      'genes/5/variants',
      'variants/12/evidence_items',
      'variant_groups/1/evidence_items',
      'drugs',
      'diseases',
      'phenotypes',
    ]) {
      // Ids of collections are found once.
      await statementsOf(path)
      const few = await statementsOf(`${path}?count=15`)
      expect(await statementsOf(`${path}?count=45`), path).toBeLessThanOrEqual(few)
      expect(few, path).toBeLessThan(25)
    }
  })

  it.skipIf(!release2024)('does not grow with what a record holds', async () => {
    for (const [path, few, many] of [
      ['variants', 2, 12],
      ['variant_groups', 8, 1],
    ] as const) {
      const difference = (await statementsOf(`${path}/${many}`)) - (await statementsOf(`${path}/${few}`))
      // What a record does not hold at all is not asked for further.
      expect(difference, path).toBeLessThan(12)
    }
    for (const table of ['assertions', 'evidence_items', 'variants', 'variant_groups', 'features'] as const) {
      const ids = await legacy.storage.read
        .selectFrom(table as 'features')
        .select('id')
        .orderBy('id')
        .limit(15)
        .execute()
      const path = table === 'features' ? 'genes' : table
      for (const { id } of ids) {
        const answer = await legacy.get(`/api/${path}/${id}`)
        if (answer.statusCode === 200) expect(await statementsOf(`${path}/${id}`)).toBeLessThan(45)
      }
    }
  })
})

describe.skipIf(inject('postgresUrl') === null)('Both engines', () => {
  let both: TestLegacy[]
  const opened: TestLegacy[] = []
  afterAll(async () => {
    for (const legacy of opened) await legacy.close()
  })
  const open = async (template?: typeof template2024) => {
    both = [await openLegacy(sqlite, template), await openLegacy(postgres, template)]
    opened.push(...both)
  }

  async function expectSame(paths: readonly string[]) {
    for (const path of paths) {
      const [one, other] = await Promise.all(both.map((legacy) => legacy.get(path)))
      expect(other?.statusCode, path).toBe(one?.statusCode)
      expect(other?.body === one?.body, `${path}: the bodies are the same`).toBe(true)
      expect(other?.headers.etag, path).toBe(one?.headers.etag)
    }
  }

  it('give the same bytes for what people have made', async () => {
    await open()
    for (const legacy of both) await legacy.storage.write(addLegacyKnowledge)
    const ids = Array.from({ length: 12 }, (_, position) => 1_000_000 + position)
    await expectSame(
      endpoints.flatMap(({ path }) =>
        path.includes(':id')
          ? ids.map((id) => path.replace(':id', String(id)))
          : [path, `${path}?count=2&page=2`],
      ),
    )
  })

  if (isWholeRun)
    it.skipIf(!release2024)('give the same bytes for the public release', async () => {
      await open(template2024)
      const lists = [
        'genes',
        'variants',
        'evidence_items',
        'assertions',
        'variant_groups',
        'drugs',
        'diseases',
        'phenotypes',
      ]
      await expectSame(lists.map((path) => `/api/${path}?count=100000`))
      await expectSame([
        '/api/genes?name=a&count=500',
        '/api/genes?detailed=false&name=b',
        '/api/drugs?name=mab&count=900',
      ])
      const details = Array.from({ length: 40 }, (_, position) => position + 1).flatMap((id) =>
        ['genes', 'variants', 'evidence_items', 'assertions', 'variant_groups'].map(
          (kind) => `/api/${kind}/${id}`,
        ),
      )
      await expectSame(details)
      await expectSame(['/api/variants/NONE%20FOUND?identifier_type=clinvar'])
    })
})
