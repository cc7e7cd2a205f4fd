import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outboxJson } from '#server/mirror/commands/outbox-commands.ts'
import { latestAttempts } from '#server/mirror/outbox/attempts.ts'
import type { Attempt } from '#server/mirror/outbox/attempts.ts'
import { outbox } from '#server/mirror/outbox/outbox.ts'
import { sendSuggestion } from '#server/mirror/outbox/send.ts'
import type { SendRequest } from '#server/mirror/outbox/send.ts'
import { addCoi } from '#tests/support/curation/curators.ts'
import { addDisease, addEvidence, addFeature, addTherapy, addVariant } from '#tests/support/factories.ts'
import { faultyProxy } from '#tests/support/mirror/faulty-proxy.ts'
import { askWithKey, mirrorAll, mirroredPair } from '#tests/support/mirror/mirrored-pair.ts'
import type { MirroredPair } from '#tests/support/mirror/mirrored-pair.ts'
import { runOnce } from '#tests/support/mirror/upstream-service.ts'
import { userWithKey } from '#tests/support/service/accounts.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { databaseText } from '#tests/support/storage/database-text.ts'
import { describeOnSqliteFirst } from '#tests/support/storage/engines.ts'

const OUTBOX = `query { mirrorOutbox { upstreamId kind recordId name sendable
  changes { label upstreamText localText obstacle } attempt { id state } } }`
const PREPARE = `query ($upstreamId: Int!, $kind: FlaggableEntities!, $recordId: Int!) {
  mirrorSuggestion(upstreamId: $upstreamId, kind: $kind, recordId: $recordId) { mutation variables digest } }`
const SEND = `mutation ($input: SendMirrorSuggestionInput!) { sendMirrorSuggestion(input: $input) {
  attempt { id state reason revisionIds revisionSetId link user { username } } } }`
const ATTEMPTS = `query { mirrorAttempts { recordId fields state user { username } link } }`

interface Entry {
  upstreamId: number
  kind: string
  recordId: number
  name: string
  sendable: boolean
  changes: { label: string; upstreamText: string; localText: string; obstacle: string | null }[]
  attempt: { id: number; state: string } | null
}

describeOnSqliteFirst('Local changes of records of an upstream', (engine) => {
  let pair: MirroredPair
  let disease: number
  let therapy: number
  let profile: number
  /** Key at the upstream of somebody who may suggest, and of an editor. */
  let theirKey: string
  let theirEditorKey: string
  let ourKey: string
  let ourCuratorKey: string

  beforeAll(async () => {
    pair = await mirroredPair(engine)
    const { upstream, mirror } = pair
    theirKey = (await userWithKey(upstream.storage, 'ursula')).key
    const editor = await userWithKey(upstream.storage, 'eve', { role: 'EDITOR', email: 'eve@example.org' })
    theirEditorKey = editor.key
    ourKey = (await userWithKey(mirror.storage, 'edith', { role: 'EDITOR', email: 'edith@example.org' })).key
    ourCuratorKey = (await userWithKey(mirror.storage, 'cora')).key
    await upstream.storage.write(async (tx) => {
      await addCoi(tx, editor.user.id)
      disease = await addDisease(tx, 'Glioma', { doid: '0060108' })
      therapy = await addTherapy(tx, 'Dabrafenib', { ncit_id: 'C82386' })
      ;({ profile } = await addVariant(tx, await addFeature(tx, 'BRAF'), 'V600E'))
    })
  })
  afterAll(() => pair.close())

  /** A new evidence item of the upstream, mirrored; its ids there and here. */
  async function mirroredItem(): Promise<{ there: number; id: number }> {
    const there = await pair.upstream.storage.write((tx) =>
      addEvidence(tx, profile, { disease_id: disease, therapies: [therapy], description: 'As it was.' }),
    )
    await mirrorAll(pair)
    return { there, id: await pair.here('EVIDENCE_ITEM', there) }
  }
  const entryOf = async (id: number) =>
    (await outbox(pair.mirror.storage.read)).find(({ recordId }) => recordId === id)
  const revisionsOf = (there: number) =>
    pair.upstream.storage.read
      .selectFrom('revisions')
      .innerJoin('users', 'users.id', 'revisions.revising_user_id')
      .select(['revisions.id', 'field_name', 'suggested_value', 'username'])
      .where('subject_id', '=', there)
      .orderBy('revisions.id')
      .execute()
  async function send(
    id: number,
    request: Partial<SendRequest> = {},
    options: { deadline?: number; url?: string } = {},
  ): Promise<Attempt> {
    const entry = (await entryOf(id))!
    const { storage } = pair.mirror
    const { url = entry.upstream.url, ...rest } = options
    return sendSuggestion(
      { db: storage.read, storage, agent: 'Curia of the tests', ...rest },
      {
        entry: { ...entry, upstream: { ...entry.upstream, url } },
        digest: null,
        comment: 'The source says so.',
        organizationId: null,
        key: theirKey,
        repeated: null,
        userId: null,
        ...request,
      },
    )
  }

  it('are suggested there with the person’s own key, and nothing else; taken there, they are agreed', async () => {
    const { there, id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'As we know better.' })
    // Changed there since the mirror ran: the suggestion must not take it back.
    await pair.upstream.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ evidence_level: 'D' }).where('id', '=', there).execute(),
    )
    const listed = await askWithKey<{ mirrorOutbox: Entry[] }>(pair.mirror, ourKey, OUTBOX)
    expect(listed.data.mirrorOutbox).toEqual([
      {
        upstreamId: expect.any(Number) as number,
        kind: 'EVIDENCE_ITEM',
        recordId: id,
        name: 'BRAF V600E',
        sendable: true,
        changes: [
          {
            label: 'Evidence statement',
            upstreamText: 'As it was.',
            localText: 'As we know better.',
            obstacle: null,
          },
        ],
        attempt: null,
      },
    ])
    const { upstreamId } = listed.data.mirrorOutbox[0]!
    const record = { upstreamId, kind: 'EVIDENCE_ITEM', recordId: id }
    const prepared = await askWithKey<{
      mirrorSuggestion: { mutation: string; variables: string; digest: string }
    }>(pair.mirror, ourKey, PREPARE, record)
    const { mutation, variables, digest } = prepared.data.mirrorSuggestion
    expect(mutation).toContain('suggestEvidenceItemRevision(input: $input)')
    expect(JSON.parse(variables)).toMatchObject({
      input: {
        id: there,
        fields: {
          description: { value: 'As we know better.' },
          evidenceLevel: 'D',
          molecularProfileId: profile,
          diseaseId: { value: disease },
          therapyIds: [therapy],
          therapyInteractionType: { unset: true },
        },
      },
    })
    expect(await revisionsOf(there)).toEqual([])

    const input = { ...record, digest, key: theirKey, comment: 'The source says so.' }
    const sent = await askWithKey<{ sendMirrorSuggestion: { attempt: object } }>(pair.mirror, ourKey, SEND, {
      input,
    })
    const revisions = await revisionsOf(there)
    expect(revisions).toEqual([
      {
        id: expect.any(Number) as number,
        field_name: 'description',
        suggested_value: '"As we know better."',
        username: 'ursula',
      },
    ])
    const link = `${pair.upstream.url}/evidence/${there}/revisions`
    expect(sent.data.sendMirrorSuggestion.attempt).toMatchObject({
      state: 'SENT',
      reason: null,
      revisionIds: [revisions[0]!.id],
      link,
      user: { username: 'edith' },
    })

    // It is not offered again, and not sent again.
    expect((await askWithKey<object>(pair.mirror, ourKey, OUTBOX)).data).toEqual({ mirrorOutbox: [] })
    const again = await askWithKey<object>(pair.mirror, ourKey, SEND, { input })
    expect(again.errors).toEqual([expect.stringContaining('The same was sent to Upstream already')])
    expect(await revisionsOf(there)).toHaveLength(1)
    const attempts = await askWithKey<{ mirrorAttempts: object[] }>(pair.mirror, ourKey, ATTEMPTS)
    expect(attempts.data.mirrorAttempts).toEqual([
      { recordId: id, fields: ['Evidence statement'], state: 'SENT', user: { username: 'edith' }, link },
    ])

    // Taken there and followed here, nothing is changed here any longer.
    const accepted = await askWithKey<object>(
      pair.upstream,
      theirEditorKey,
      `mutation ($input: AcceptRevisionsInput!) { acceptRevisions(input: $input) { revisions { status } } }`,
      { input: { ids: [revisions[0]!.id] } },
    )
    expect(accepted.errors).toEqual([])
    await runOnce(pair.mirror.storage)
    const marks = await pair.mirror.storage.read.selectFrom('local_changes').selectAll().execute()
    expect(marks.filter(({ record_id }) => record_id === id)).toEqual([])

    // The key is nowhere.
    expect(pair.mirror.log.join('\n')).not.toContain(theirKey)
    expect(await databaseText(pair.databases[1]!.url)).not.toContain(theirKey)
  })

  it('are shown to editors alone, and sent by them alone', async () => {
    const expected = ['You must be an editor to see local changes']
    expect((await askWithKey(pair.mirror, ourCuratorKey, OUTBOX)).errors).toEqual(expected)
    const input = {
      upstreamId: 1,
      kind: 'EVIDENCE_ITEM',
      recordId: 1,
      digest: 'x',
      key: theirKey,
      comment: 'The source says so.',
    }
    expect((await askWithKey(pair.mirror, ourCuratorKey, SEND, { input })).errors).toEqual([
      'You must be an editor to send suggestions to upstreams',
    ])
  })

  it('are not sent with a key that is refused, and can be sent with another one', async () => {
    const { there, id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours.' })
    const refused = await send(id, { key: 'wrong-key' })
    expect(refused).toMatchObject({ state: 'FAILED', revisionIds: [] })
    expect(refused.reason).not.toContain('wrong-key')
    expect(await revisionsOf(there)).toEqual([])
    expect((await entryOf(id))?.attempt).toMatchObject({ id: refused.id, state: 'FAILED' })
    await expect(send(id, { key: 'two\nlines' })).rejects.toThrow('not an API key')
    await expect(send(id, { comment: 'Why?' })).rejects.toThrow('too short')
    expect(await send(id)).toMatchObject({ state: 'SENT' })
    expect(await revisionsOf(there)).toHaveLength(1)
  })

  it('are sent once however often one presses, and offered anew when they are others', async () => {
    const { there, id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours.' })
    const sent = await Promise.allSettled([send(id), send(id), send(id)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await revisionsOf(there)).toHaveLength(1)
    expect(await entryOf(id)).toBeUndefined()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours, better.' })
    expect((await entryOf(id))?.attempt).toBeNull()
    expect(await send(id)).toMatchObject({ state: 'SENT' })
    expect(await revisionsOf(there)).toHaveLength(2)
  })

  it('are not sent when the upstream is away', async () => {
    const { id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours.' })
    const proxy = await faultyProxy(pair.upstream.url)
    await proxy.stop()
    await expect(send(id, {}, { url: proxy.url })).rejects.toThrow('could not be read')
    expect((await entryOf(id))?.attempt).toBeNull()
  })

  it('may have arrived when there is no answer: they are not sent again before somebody has looked there', async () => {
    const { there, id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours.' })
    const isMutation = ({ query }: { query: string }) => query.startsWith('mutation')
    const proxy = await faultyProxy(pair.upstream.url, {
      faultOf: (exchange) => (isMutation(exchange) ? 'silence' : null),
    })
    const first = await send(id, {}, { url: proxy.url, deadline: 500 })
    expect(first).toMatchObject({ state: 'UNCERTAIN', reason: 'It did not answer in time.' })
    await expect(send(id)).rejects.toThrow(`It may have arrived: look there (${first.link})`)
    expect((await entryOf(id))?.attempt).toMatchObject({ id: first.id, state: 'UNCERTAIN' })
    proxy.rules.faultOf = (exchange) => (isMutation(exchange) ? 'truncated' : null)
    const second = await send(id, { repeated: first.id }, { url: proxy.url })
    expect(second).toMatchObject({ state: 'UNCERTAIN', reason: 'It broke off its answer.' })
    await expect(send(id, { repeated: first.id })).rejects.toThrow('It may have arrived')
    proxy.rules.statusOf = (exchange) => (isMutation(exchange) ? 502 : undefined)
    proxy.rules.faultOf = () => null
    proxy.rules.rewrite = ({ query, text }) =>
      query.startsWith('mutation') ? '{"data":null,"errors":[{"message":"Bad gateway"}]}' : text
    const third = await send(id, { repeated: second.id }, { url: proxy.url })
    expect(third).toMatchObject({ state: 'UNCERTAIN', reason: 'It answered with status 502.' })
    expect(await send(id, { repeated: third.id })).toMatchObject({ state: 'SENT' })
    expect(await revisionsOf(there)).toHaveLength(1)
    await proxy.stop()
  })

  it('do not lead the key to where an upstream redirects', async () => {
    const { id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours.' })
    const proxy = await faultyProxy(pair.upstream.url, {
      faultOf: ({ query }) => (query.startsWith('mutation') ? 'redirect' : null),
    })
    expect(await send(id, {}, { url: proxy.url })).toMatchObject({ state: 'FAILED' })
    await proxy.stop()
  })

  it('are not sent, and no key is, over a connection that others can read', async () => {
    const { id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours.' })
    for (const url of ['http://civic.test', 'http://127.0.0.1.civic.test', 'http://[2001:db8::1]:8080'])
      await expect(send(id, {}, { url })).rejects.toThrow(`No API key is sent to ${url}: the connection`)
    expect((await entryOf(id))?.attempt).toBeNull()
  })

  it('are held back, with the reason, where the upstream cannot be told', async () => {
    const { there, id } = await mirroredItem()
    const local = await pair.mirror.storage.write((tx) => addTherapy(tx, 'House drug', { ncit_id: null }))
    await pair.change('EVIDENCE_ITEM', id, {
      therapies: [{ kind: 'THERAPY', id: local, name: 'House drug' }],
      status: 'REJECTED',
    })
    const entry = await entryOf(id)
    expect(entry?.changes.map(({ field, obstacle }) => [field, obstacle])).toEqual([
      ['status', 'Editors of the upstream decide its status.'],
      ['therapies', 'Upstream does not have House drug.'],
    ])
    await expect(send(id)).rejects.toThrow(`Nothing of EID${id} can be suggested`)
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours.' })
    await send(id)
    expect((await revisionsOf(there)).map(({ field_name }) => field_name)).toEqual(['description'])
  })

  it('wait for the decision of a conflict, and for the next run when the upstream has changed the same', async () => {
    const { there, id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours.' })
    await pair.upstream.storage.write((tx) =>
      tx.updateTable('evidence_items').set({ description: 'Theirs.' }).where('id', '=', there).execute(),
    )
    await expect(send(id)).rejects.toThrow('has changed this since the mirror ran: Evidence statement')
    await mirrorAll(pair)
    expect((await entryOf(id))?.changes[0]?.obstacle).toBe(
      'Upstream has changed it, too: decide the conflict first.',
    )
  })

  it('are listed and sent on the command line', async () => {
    const { there, id } = await mirroredItem()
    await pair.change('EVIDENCE_ITEM', id, { description: 'Ours, by command.' })
    const options = { database: pair.databases[1]!.url }
    const listed = await runCuria(['mirror', 'outbox'], options)
    expect(listed.stdout).toContain(
      [
        `EID${id}: Evidence item (Upstream)`,
        '  Evidence statement',
        '    Upstream          As it was.',
        '    Here              Ours, by command.',
      ].join('\n'),
    )
    const json = await outboxJson(pair.mirror.storage, 'Curia of the tests')
    const suggestions = JSON.parse(json) as { id: number; variables?: { input: { id: number } } }[]
    expect(suggestions.find((one) => one.id === id)?.variables?.input.id).toBe(there)
    const keyFile = join(mkdtempSync(join(tmpdir(), 'curia-key-')), 'key')
    writeFileSync(keyFile, `${theirKey}\n`)
    const sending = ['mirror', 'send', `EID${id}`, '--comment', 'The source says so.']
    const sent = await runCuria([...sending, '--key-file', keyFile], options)
    expect(sent).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Sent .*: revision \d+\./) as string,
    })
    expect(await revisionsOf(there)).toMatchObject([{ field_name: 'description', username: 'ursula' }])
    expect((await latestAttempts(pair.mirror.storage.read))[0]).toMatchObject({ recordId: id, userId: null })
  })
})
