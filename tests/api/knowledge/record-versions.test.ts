import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '#server/graphql/schema.ts'
import { addAction, addUser } from '#tests/support/curation/curation-factories.ts'
import { describeOnEachEngine } from '#tests/support/storage/engines.ts'
import type { TestDatabase } from '#tests/support/storage/engines.ts'
import { addDisease, addEvidence, addFeature, addTherapy, addVariant } from '#tests/support/factories.ts'
import { open } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { testApp } from '#tests/support/service/http-app.ts'
import type { TestApp } from '#tests/support/service/http-app.ts'

const VERSIONS = `query ($id: Int!, $since: Int) {
  recordVersions(recordType: EVIDENCE_ITEM, recordId: $id) {
    totalCount
    nodes {
      number cause activity { id user { username } } release document
      changes(since: $since) { field fieldDisplayName before after beforeText afterText }
    }
  }
}`

type Change = Record<'field' | 'fieldDisplayName' | 'before' | 'after' | 'beforeText' | 'afterText', unknown>
type Version = {
  number: number
  cause: string
  activity: { id: number; user: { username: string } } | null
  document: Record<string, unknown>
  changes: Change[]
}
type Versions = { recordVersions: { totalCount: number; nodes: Version[] } }

describeOnEachEngine('The versions of a record', (engine) => {
  let database: TestDatabase
  let curia: TestApp
  let evidence: number
  beforeAll(async () => {
    database = await engine.createDatabase()
    curia = await testApp(database.url, { schema })
    const { storage } = curia
    evidence = await storage.write(async (tx) => {
      const { profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E')
      const given = { disease_id: await addDisease(tx, 'Melanoma'), description: 'Three of ten responded.' }
      return addEvidence(tx, profile, given)
    })
    await storage.write(async (tx) => {
      const user = (await addUser(tx, 'cora')).id
      const therapy_id = await addTherapy(tx, 'Vemurafenib')
      await tx
        .insertInto('evidence_item_therapies')
        .values({ evidence_item_id: evidence, therapy_id })
        .execute()
      await tx
        .updateTable('evidence_items')
        .set({ description: 'Four of ten responded.' })
        .where('id', '=', evidence)
        .execute()
      const subject = { type: 'EVIDENCE_ITEM', id: evidence } as const
      await addAction(tx, 'ACCEPT_REVISIONS', 'REVISION_ACCEPTED', subject, { user })
    })
    await storage.write((tx) =>
      tx
        .updateTable('evidence_items')
        .set({ evidence_direction: 'DOES_NOT_SUPPORT' })
        .where('id', '=', evidence)
        .execute(),
    )
  })
  afterAll(async () => {
    await curia.close()
    await database.drop()
  })

  async function ask(since?: number) {
    const payload = { query: VERSIONS, variables: { id: evidence, since } }
    const answer = await curia.app.inject({ method: 'POST', url: '/api/graphql', payload })
    return answer.json<{ data: Versions; errors?: { message: string }[] }>()
  }

  it('say who changed what, the newest first', async () => {
    const { recordVersions } = (await ask()).data
    expect(recordVersions.totalCount).toBe(3)
    const [third, second, first] = recordVersions.nodes
    expect(third).toMatchObject({ number: 3, cause: 'UPDATE', activity: null })
    expect(third?.changes).toEqual([
      {
        field: 'evidenceDirection',
        fieldDisplayName: 'Direction',
        before: 'SUPPORTS',
        after: 'DOES_NOT_SUPPORT',
        beforeText: 'Supports',
        afterText: 'Does not support',
      },
    ])
    expect(second).toMatchObject({ number: 2, cause: 'ACTIVITY', activity: { user: { username: 'cora' } } })
    expect(second?.changes).toMatchObject([
      { field: 'description', beforeText: 'Three of ten responded.', afterText: 'Four of ten responded.' },
      { field: 'therapies', before: null, beforeText: '', afterText: 'Vemurafenib' },
    ])
    expect(first).toMatchObject({ number: 1, changes: [], document: { disease: { name: 'Melanoma' } } })
  })

  it('are compared two by two, in any order', async () => {
    const { recordVersions } = (await ask(1)).data
    const fields = recordVersions.nodes.map(({ changes }) => changes.map(({ field }) => field))
    expect(fields).toEqual([
      ['description', 'evidenceDirection', 'therapies'],
      ['description', 'therapies'],
      [],
    ])
    const { errors } = await ask(9)
    expect(errors?.[0]?.message).toBe(
      `There is no version 9 of EVIDENCE_ITEM ${evidence}: its versions count from 1`,
    )
  })

  it('have addresses for programs, of which a version never changes', async () => {
    const list = await curia.app.inject(`/api/records/evidence/${evidence}/versions`)
    expect(list.json()).toMatchObject({
      kind: 'EVIDENCE_ITEM',
      id: evidence,
      versions: [{ number: 3 }, { number: 2, cause: 'ACTIVITY' }, { number: 1 }],
    })
    const url = `/api/records/evidence/${evidence}/versions/2`
    expect(list.json().versions[1].path).toBe(url)
    const answer = await curia.app.inject(url)
    expect(answer.json()).toMatchObject({ number: 2, document: { description: 'Four of ten responded.' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { etag } = answer.headers
    const again = await curia.app.inject({ url, headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('can be read in the order of the changes, from any version of the knowledge on', async () => {
    type Line = { kind: string; id: number; number: number; knowledgeVersion: number; document: unknown }
    const linesSince = async (since: number | string): Promise<Line[]> => {
      const { body } = await curia.app.inject(`/api/changes?since=${since}`)
      return body
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Line => JSON.parse(line))
    }
    const all = await linesSince(0)
    const versions = all.map(({ knowledgeVersion }) => knowledgeVersion)
    expect(versions).toEqual(versions.toSorted((one, other) => one - other))
    // Replayed, they give each record as its last version has it.
    const replayed = new Map(all.map((line) => [`${line.kind} ${line.id}`, line]))
    expect(replayed.get(`EVIDENCE_ITEM ${evidence}`)).toMatchObject({
      number: 3,
      document: { status: 'ACCEPTED' },
    })
    const last = all.at(-1)?.knowledgeVersion ?? 0
    expect(await linesSince(last - 1)).toEqual(all.filter((line) => line.knowledgeVersion === last))
    expect(await linesSince(last)).toEqual([])
    const refused = await curia.app.inject('/api/changes?since=yesterday')
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringContaining('“yesterday” is not a valid version of the knowledge'),
    ])
  })

  it('can be waited for, and a stop of the service ends the waiting', async () => {
    const { storage, app } = curia
    const since = await versionNow(storage.read)
    const waiting = app.inject(`/api/changes?since=${since}&wait=30`)
    // Another service on the same database.
    const other = await open(database.url)
    await other.write((tx) =>
      tx.updateTable('evidence_items').set({ evidence_rating: 1 }).where('id', '=', evidence).execute(),
    )
    await other.close()
    const { body, headers } = await waiting
    expect(JSON.parse(body)).toMatchObject({ kind: 'EVIDENCE_ITEM', number: 4, knowledgeVersion: since + 1 })
    expect(headers['x-curia-version']).toBe(String(since + 1))
    const stopped = await testApp(database.url, { schema })
    const url = await stopped.app.listen({ host: '127.0.0.1', port: 0 })
    const held = fetch(`${url}/api/changes?since=${since + 1}&wait=30`)
    await fetch(`${url}/api/status`)
    await stopped.close()
    const ended = await held
    expect([200, 503]).toContain(ended.status)
    await ended.text()
    for (const [query, message] of [
      ['since=1&wait=31', '“31” is not a waiting time: it must be 0 to 30 seconds'],
      [
        `since=${since + 9}`,
        `There is no version ${since + 9} of the knowledge: the current one is ${since + 1}`,
      ],
    ]) {
      const refused = await app.inject(`/api/changes?${query}`)
      expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining(String(message))])
    }
  })

  it('miss nothing while several services write', async () => {
    const services = await Promise.all([open(database.url), open(database.url)])
    const begun = await versionNow(curia.storage.read)
    const ratings = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5]
    const writing = Promise.all(
      services.flatMap((service, place) =>
        ratings.map((evidence_rating) =>
          service.write((tx) =>
            tx
              .updateTable('evidence_items')
              .set({ evidence_rating, evidence_level: place === 0 ? 'A' : 'B' })
              .where('id', '=', evidence)
              .execute(),
          ),
        ),
      ),
    )
    let isOver = false
    void writing.finally(() => {
      isOver = true
    })
    const numbers: number[] = []
    let since = begun
    for (let wasOver = false; !wasOver;) {
      wasOver = isOver
      const { body } = await curia.app.inject(`/api/changes?since=${since}`)
      for (const line of body.split('\n').filter((text) => text !== '')) {
        const change: { number: number; knowledgeVersion: number } = JSON.parse(line)
        expect(change.knowledgeVersion).toBeGreaterThan(since)
        since = change.knowledgeVersion
        numbers.push(change.number)
      }
    }
    await writing
    await Promise.all(services.map((service) => service.close()))
    const stored = await curia.storage.read
      .selectFrom('record_versions')
      .select('number')
      .where('version', '>', begun)
      .orderBy('number')
      .execute()
    expect(numbers).toEqual(stored.map(({ number }) => number))
  })

  it('are named by the answers that show them', async () => {
    const { app, storage } = curia
    const version = await versionNow(storage.read)
    const [legacy, plain, extended] = await Promise.all([
      app.inject('/api/genes'),
      app.inject({ method: 'POST', url: '/api/graphql', payload: { query: '{ __typename }' } }),
      app.inject({
        method: 'POST',
        url: '/api/graphql',
        payload: { query: '{ __typename }', extensions: { knowledgeVersion: true } },
      }),
    ])
    for (const { headers } of [legacy, plain, extended])
      expect(headers['x-curia-version']).toBe(String(version))
    expect(plain.json()).not.toHaveProperty('extensions')
    expect(extended.json()).toMatchObject({ extensions: { knowledgeVersion: version } })
  })

  it('are refused with what is wrong where there are none', async () => {
    const messages = []
    for (const path of [
      'users/1/versions',
      'evidence/x/versions',
      'evidence/7/versions',
      `evidence/${evidence}/versions/99`,
    ]) {
      const answer = await curia.app.inject(`/api/records/${path}`)
      messages.push([answer.statusCode, answer.body])
    }
    expect(messages).toEqual([
      [
        404,
        expect.stringContaining(
          '“users” is not a kind of record with versions; there are evidence, assertions',
        ),
      ],
      [400, expect.stringContaining('“x” is not a valid id: it must be a whole number from 1')],
      [404, expect.stringContaining('There is no record 7 of evidence')],
      [404, expect.stringContaining(`/api/records/evidence/${evidence}/versions lists its versions`)],
    ])
  })
})
