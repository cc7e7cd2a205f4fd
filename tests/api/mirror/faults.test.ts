import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { mirrorStatus } from '#server/mirror/status.ts'
import { allUpstreams } from '#server/mirror/upstreams.ts'
import { addAction, addUser } from '#tests/support/curation/curation-factories.ts'
import { addEveryKind } from '#tests/support/releases/every-kind.ts'
import { choicesFrom } from '#tests/soak/choices.ts'
import { faults, faultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import type { Exchange, FaultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import { publishedOnly, withoutField } from '#tests/support/mirror/published-interface.ts'
import { mirrorDifferences } from '#tests/support/mirror/mirrored-documents.ts'
import { followService, runOnce, upstreamService } from '#tests/support/mirror/upstream-service.ts'
import type { UpstreamService } from '#tests/support/mirror/upstream-service.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { itInWholeRun } from '#tests/support/whole-run-tests.ts'
import { currentProgram } from '../../../scripts/program.mjs'

const cli = currentProgram()

describeOnSqliteFirst('A mirror whose upstream fails', (engine) => {
  let upstreamDatabase: TestDatabase
  let upstream: UpstreamService
  let proxy: FaultyProxy
  let database: TestDatabase
  let mirror: Storage
  beforeAll(async () => {
    upstreamDatabase = await engine.createDatabase()
    upstream = await upstreamService(upstreamDatabase.url)
    await upstream.storage.write((tx) => addEveryKind(tx))
    proxy = await faultyProxy(upstream.url)
  })
  afterAll(async () => {
    await proxy.stop()
    await upstream.close()
    await upstreamDatabase.drop()
  })
  beforeEach(async () => {
    proxy.rules = {}
    database = await engine.createDatabase()
    mirror = await open(database.url)
    await followService(mirror, proxy.url)
  })
  afterEach(async () => {
    await mirror.close()
    await database.drop()
  })

  const run = () => runOnce(mirror)
  const differences = async () =>
    (await mirrorDifferences(upstream.storage.read, mirror.read)).map(({ text }) => text)
  const setAside = async () =>
    (await mirrorStatus(mirror.read))[0]!.setAside.map(({ kind, id, reason }) => ({ kind, id, reason }))

  const firstItem = async () => {
    const items = upstream.storage.read.selectFrom('evidence_items').select('id').orderBy('id')
    return (await items.executeTakeFirstOrThrow()).id
  }
  /** A rewriting after which answers with an evidence item have an error. */
  const errorsAt =
    (id: number, isBroken: (isAlone: boolean) => boolean) =>
    ({ text, query }: Exchange): string => {
      const isAlone = query.startsWith(`query { r0: evidenceItem(id: ${id}) { ...EVIDENCE_ITEM } }`)
      const isAsked =
        isAlone ||
        text.includes(`"EvidenceItem","id":${id},"status"`) ||
        query.includes(`evidenceItem(id: ${id})`)
      return isAsked && isBroken(isAlone) ? '{"data":null,"errors":[{"message":"Out of memory"}]}' : text
    }

  it('reads everything when each request fails half of the time in any way', async () => {
    const choices = choicesFrom(11)
    const seen = new Set<string>()
    proxy.rules.faultOf = () => {
      const fault = choices.percent(40) ? choices.one(faults) : null
      if (fault) seen.add(fault)
      return fault
    }
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const isDone = await runOnce(mirror, { deadline: 300 }).then(
        () => true,
        () => false,
      )
      if (isDone) break
    }
    proxy.rules = {}
    await run()
    expect(seen.size).toBeGreaterThan(4)
    expect(await differences()).toEqual([])
  })

  it('sets the record aside that breaks every answer, with the reason, and reads it when it no longer does', async () => {
    const id = await firstItem()
    proxy.rules.faultOf = ({ text, query }) =>
      new RegExp(`"EvidenceItem","id":${id},"status"`).test(text) ||
      new RegExp(`evidenceItem\\(id: ${id}\\)`).test(query)
        ? '500'
        : null
    await run()
    const others = (await differences()).filter((line) => !line.startsWith('ASSERTION'))
    expect(others).toEqual([`EVIDENCE_ITEM ${id} is not here`])
    expect(await setAside()).toEqual([{ kind: 'EVIDENCE_ITEM', id, reason: 'status 500' }])
    proxy.rules = {}
    await runOnce(mirror, { sweep: true })
    expect(await differences()).toEqual([])
    expect(await setAside()).toEqual([])
  })

  it('reads the record again before setting it aside, as an error may come of a moment', async () => {
    const id = await firstItem()
    let alone = 0
    proxy.rules.rewrite = errorsAt(id, (isAlone) => !isAlone || (alone += 1) === 1)
    await run()
    expect(alone).toBe(2)
    expect([await differences(), await setAside()]).toEqual([[], []])
  })

  it('sets the record aside no longer when it can be read, though it is as it was', async () => {
    const id = await firstItem()
    await run()
    const before = await versionNow(mirror.read)
    proxy.rules.rewrite = errorsAt(id, () => true)
    await runOnce(mirror, { sweep: true })
    expect(await setAside()).toEqual([{ kind: 'EVIDENCE_ITEM', id, reason: 'Out of memory' }])
    proxy.rules = {}
    await runOnce(mirror, { sweep: true })
    expect([await setAside(), await versionNow(mirror.read)]).toEqual([[], before])
  })

  it('sets nothing aside while the upstream does not respond, and says so', async () => {
    proxy.rules.faultOf = ({ number }) => (number > 5 ? '500' : null)
    await expect(run()).rejects.toThrow(/^Upstream \(http.*\) could not be read: status 500$/)
    expect(await setAside()).toEqual([])
    const [status] = await mirrorStatus(mirror.read)
    expect(status!.upstream.run_error).toContain('status 500')
  })

  it('leaves a field out that the interface lacks, reports it, and leaves its content here alone', async () => {
    await run()
    await mirror.write(async (tx) => {
      await tx.updateTable('evidence_items').set({ evidence_rating: 1 }).execute()
    })
    proxy.rules.rewrite = withoutField('EvidenceItem', 'evidenceRating')
    proxy.rules.faultOf = ({ query }) => (/\bevidenceRating\b/.test(query) ? '500' : null)
    const report = await runOnce(mirror, { sweep: true })
    expect([report.missingFields, report.setAside]).toEqual([['EvidenceItem.evidenceRating'], 0])
    const ratings = await mirror.read.selectFrom('evidence_items').select('evidence_rating').execute()
    expect(new Set(ratings.map((row) => row.evidence_rating))).toEqual(new Set([1]))
  })

  it('stops with a sentence when something essential is missing, and writes nothing', async () => {
    const before = await versionNow(mirror.read)
    proxy.rules.rewrite = withoutField('EvidenceItem', 'evidenceLevel')
    await expect(run()).rejects.toThrow(
      /no longer has EvidenceItem.evidenceLevel, without which no evidence item can be read/,
    )
    expect(await versionNow(mirror.read)).toBe(before)
  })

  it.each([
    ['one cursor', () => 'same'],
    ['two cursors in turn', (number: number) => `cursor ${number % 2}`],
    ['ever new cursors', (number: number) => `cursor ${number}`],
  ])('stops with a sentence when pages do not end, with %s', async (_cursors, cursor) => {
    proxy.rules.rewrite = ({ query, text, number }) => {
      if (!query.includes('page: sources')) return text
      const pageInfo = { hasNextPage: true, endCursor: cursor(number) }
      return JSON.stringify({ data: { page: { pageInfo, nodes: [{ id: 1 }] } } })
    }
    proxy.rules.faultOf = ({ query }) => (/page: sources.* title /s.test(query) ? '500' : null)
    await expect(run()).rejects.toThrow(/pages of sources that do not end/)
  })

  it.each([
    [
      'have no end',
      (text: string, number: number) =>
        text.replace(
          /"hasNextPage":false,"endCursor":("[^"]*"|null)/,
          `"hasNextPage":true,"endCursor":"${number}"`,
        ),
    ],
    ['have no time', (text: string) => text.replaceAll(/"createdAt":"[^"]*"/g, '"createdAt":"yesterday"')],
  ])('reads all pages when the activities %s', async (_fault, rewrite) => {
    await upstream.storage.write(async (tx) => {
      const { id: user } = await addUser(tx, `user-${randomUUID()}`)
      const { id } = await tx.selectFrom('features').select('id').executeTakeFirstOrThrow()
      const at = new Date().toISOString()
      await addAction(tx, 'CREATE_FEATURE', 'FEATURE_CREATED', { type: 'FEATURE', id }, { user, at })
    })
    proxy.rules.rewrite = publishedOnly
    await run()
    expect((await run()).swept).toBe(false)
    let page: string | undefined
    proxy.rules.rewrite = (exchange) => {
      if (!exchange.query.includes('activities(')) return publishedOnly(exchange)
      page ??= exchange.text
      return rewrite(page, exchange.number)
    }
    expect((await run()).swept).toBe(true)
    expect(rewrite(page!, 0)).not.toBe(page)
    expect(await differences()).toEqual([])
  })

  itInWholeRun('continues where it was killed, without duplicates', async () => {
    for (const [request, delay] of [
      [3, 0],
      [4, 3],
      [5, 8],
      [6, 15],
      [7, 25],
    ] as const) {
      const from = proxy.requests()
      const child = spawn(process.execPath, [cli, 'mirror', 'run', '--database', database.url], {
        stdio: 'ignore',
      })
      // While what was read is merged, or a little before or after it.
      proxy.rules.faultOf = ({ number }) => {
        if (number - from === request) setTimeout(() => child.kill('SIGKILL'), delay)
        return number - from > request ? 'silence' : null
      }
      const signal = await new Promise((resolve) => child.once('close', (_code, name) => resolve(name)))
      expect(signal).toBe('SIGKILL')
    }
    proxy.rules = {}
    await run()
    expect(await differences()).toEqual([])
    const [left] = await allUpstreams(mirror.read)
    expect([left!.sweep_position, left!.run_error]).toEqual([null, null])
    for (const table of [
      'features',
      'variants',
      'molecular_profiles',
      'evidence_items',
      'sources',
    ] as const) {
      const count = async (storage: Storage) =>
        (await storage.read.selectFrom(table).select('id').execute()).length
      expect([table, await count(mirror)]).toEqual([table, await count(upstream.storage)])
    }
  })
})
