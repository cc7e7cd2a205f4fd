import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entityTag } from '#server/hashing/entity-tag.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'
import { addEvidence, addFeature, addVariant } from '#tests/support/factories.ts'
import { addOneOfEach, changesBeside } from '#tests/support/storage/changes-beside.ts'
import type { ChangesBeside } from '#tests/support/storage/changes-beside.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const appFolder = resolve(import.meta.dirname, '../../../dist')
const HOST = 'curia.example.org'
const ORIGIN = `https://${HOST}`

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>

const matches = (pattern: RegExp) => (text: string) => text.match(pattern)?.length ?? 0
const lines = matches(/\n/g)
const pages = matches(/<loc>/g)
/** Of a list of the legacy API: records by its own count, which must be those that it has. */
function legacy(text: string): number {
  const { records, _meta } = JSON.parse(text) as { records: object[]; _meta: { total_count: number } }
  expect(records).toHaveLength(_meta.total_count)
  return records.length
}
/** Of a list of changes as JSON: changes by its counts, which must be those that it has. */
function changed(text: string): number {
  const { changes, counts } = JSON.parse(text) as { changes: object[]; counts: { count: number }[] }
  expect(changes).toHaveLength(counts.reduce((sum, { count }) => sum + count, 0))
  return changes.length
}

/** Lists (site maps by the beginning of their path) of which each says, by header, content or tag, of which version of the knowledge it is. */
const lists: readonly (readonly [path: string, records: (text: string) => number])[] = [
  ['/api/changes/list.json?kind=EVIDENCE_ITEM', changed],
  ['/api/changes/list.json?kind=ASSERTION', changed],
  ['/api/changes/list.json?kind=VARIANT', changed],
  ['/api/changes', lines],
  ['/api/gks/assertions.ndjson', lines],
  ['/api/gks/evidence.ndjson', lines],
  ['/api/gks/evidence.ndjson?refused=only', lines],
  ['/api/gks/molecular-profiles.ndjson', lines],
  ['/api/genes?count=1000', legacy],
  ['/api/variants?count=1000', legacy],
  ['/api/evidence_items?count=1000', legacy],
  ['/api/assertions?count=1000', legacy],
  ['/api/variant_groups?count=1000', legacy],
  ['/sitemap/assertions-', pages],
  ['/sitemap/evidence-', pages],
  ['/sitemap/features-', pages],
  ['/sitemap/molecular-profiles-', pages],
  ['/sitemap/variants-', pages],
  ['/sitemap/variant-groups-', pages],
]

/** Evidence of which only the profile has another id: more than one statement compares. */
const MOVED = 120
/** Entries of the feed at most. */
const FEED_LENGTH = 100
const LOOKS = 6

describeOnEachEngine('Lists over HTTP beside writers', (engine) => {
  let database: TestDatabase
  let storage: Storage
  let writer: Storage
  beforeAll(async () => {
    database = await engine.createDatabase()
    writer = await open(database.url)
    storage = await open(database.url)
    await writer.write(async (tx) => {
      await addUser(tx, 'ann')
      await addOneOfEach(tx)
    })
  })
  afterAll(async () => {
    await storage.close()
    await writer.close()
    await database.drop()
  })

  /** A service that remembers nothing, and whose knowledge changes while it reads. */
  async function serviceBeside(beside: ChangesBeside) {
    const cacheBytes = { answers: 0, operations: 0, pages: 0 }
    return testApp(database.url, { cacheBytes, appFolder, storage: beside.storage, publicUrl: ORIGIN })
  }

  /** The version of the knowledge that an answer says it is of. */
  async function versionOf(path: string, { headers, body }: Answer): Promise<number> {
    // The header of a list of changes names a version before it, so that nobody misses one.
    const named = /^\{"from":0,"to":(\d+)/.exec(body)?.[1] ?? headers['x-curia-version']
    if (named !== undefined) return Number(named)
    const present = await versionNow(writer.read)
    for (let version = present; version > 0; version -= 1)
      if (headers.etag === entityTag(version, [ORIGIN, path])) return version
    throw new Error(`${path} does not say of which version it is`)
  }

  it('have what the version has that they say they are of', async () => {
    const beside = changesBeside(storage, () => writer.write(addOneOfEach))
    await using stack = new AsyncDisposableStack()
    const service = await serviceBeside(beside)
    stack.defer(() => service.close())
    const read = async (path: string, records: (text: string) => number) => {
      const answer = await service.app.inject({ url: path, headers: { host: HOST } })
      expect(answer.statusCode, path + answer.body).toBe(200)
      return { version: await versionOf(path, answer), records: records(answer.body) }
    }
    const index = (await service.app.inject({ url: '/sitemap.xml', headers: { host: HOST } })).body
    const siteMaps = [...index.matchAll(/\/sitemap\/[a-z-]+-\d+\.xml/g)].map(([path]) => path)
    for (const [start, records] of lists) {
      const path = siteMaps.find((file) => file.startsWith(start)) ?? start
      const first = await read(path, records)
      await writer.write(addOneOfEach)
      const second = await read(path, records)
      expect(second.version, path).toBe(first.version + 1)
      // Nothing is remembered of the version that is read next.
      await writer.write(addOneOfEach)
      beside.go()
      const third = await read(path, records)
      beside.stop()
      // Each change adds as much to a list as every other.
      const growth = second.records - first.records
      expect([path, third.records]).toEqual([path, first.records + growth * (third.version - first.version)])
      expect(await versionNow(writer.read), path).toBeGreaterThan(second.version + 1)
    }
  })

  it('compare all changes by the merges of one state', async () => {
    let [turns, isMerged] = [0, false]
    const { evidence, merged } = await writer.write(async (tx) => {
      const { profile: old_id } = await addVariant(tx, await addFeature(tx))
      const { profile: new_id } = await addVariant(tx, await addFeature(tx))
      await tx
        .updateTable('molecular_profiles')
        .set({ name: 'GEN1 V600E' })
        .where('id', 'in', [old_id, new_id])
        .execute()
      const ids: number[] = []
      for (let item = 0; item < MOVED; item += 1) ids.push(await addEvidence(tx, old_id))
      const redirect = { record_type: 'MOLECULAR_PROFILE', old_id, new_id } as const
      return { evidence: ids, merged: redirect }
    })
    const since = await versionNow(writer.read)
    await writer.write((tx) =>
      tx
        .updateTable('evidence_items')
        .set({ molecular_profile_id: merged.new_id })
        .where('id', 'in', evidence)
        .execute(),
    )
    /** Both profiles are one, or two: the evidence has not changed, or has. Every third time they are one. */
    const turn = () =>
      writer.write(async (tx) => {
        turns += 1
        if (isMerged) await tx.deleteFrom('record_redirects').where('old_id', '=', merged.old_id).execute()
        isMerged = turns % 3 === 0
        if (isMerged) await tx.insertInto('record_redirects').values(merged).execute()
      })
    const beside = changesBeside(storage, turn)
    await using stack = new AsyncDisposableStack()
    const service = await serviceBeside(beside)
    stack.defer(() => service.close())
    beside.go()
    const seen = new Set<number>()
    for (const [format, record, most] of [
      ['json', /"kind":"EVIDENCE_ITEM","id":/g, MOVED],
      ['tsv', /^EVIDENCE_ITEM\t/gm, MOVED],
      ['atom', /<entry>/g, FEED_LENGTH],
    ] as const)
      for (let look = 0; look < LOOKS; look += 1) {
        // The first statement finds now this, now that.
        await turn()
        const path = `/api/changes/list.${format}?from=${since}&kind=EVIDENCE_ITEM`
        const { body } = await service.app.inject({ url: path, headers: { host: HOST } })
        seen.add(matches(record)(body) / most)
      }
    beside.stop()
    expect([...seen].sort()).toEqual([0, 1])
  })
})
