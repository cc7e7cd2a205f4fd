import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parseRecordId } from '#domain/records/record-id.ts'
import { kindInFolder, recordLink } from '#domain/records/links.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import {
  listVersions,
  newestChange,
  releaseById,
  versionByKey,
  versionKey,
  versionsSince,
} from '#server/knowledge/activity/record-versions.ts'
import type { RecordVersion, VersionedRecord } from '#server/knowledge/activity/record-versions.ts'
import { matchesTag } from '#server/hashing/entity-tag.ts'
import { runForAll } from '#server/concurrency/request-client.ts'
import { createScheduler, giveWay, TABLE_COST } from '#server/concurrency/scheduler.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { storageOf } from './as-of/as-of.ts'
import { createChangeWait } from './change-wait.ts'
import { countedAddress } from './limits/client-address.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import type { AdmitDownload } from './traffic/download-places.ts'
import { sendVersion } from './knowledge-version/version-header.ts'

/** A version never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

const folderOf = (kind: VersionedKind) => recordLink(kind, 0).slice(1, -2)
const folders = () => versionedKinds.values.map(folderOf).join(', ')

/** A number of an address. @throws ClientError when it is none */
function wholeNumber(text: string, what: string): number {
  const number = parseRecordId(text)
  if (number !== null) return number
  throw new ClientError(
    'BAD_REQUEST',
    `“${text.slice(0, 60)}” is not a valid ${what}: it must be a whole number from 1`,
  )
}

/** The record that an address names. @throws ClientError for a kind or id that is none */
function recordIn({ folder, id }: { folder: string; id: string }): VersionedRecord {
  const kind = kindInFolder(folder)
  if (!versionedKinds.has(kind))
    throw new ClientError(
      'NOT_FOUND',
      `“${folder.slice(0, 60)}” is not a kind of record with versions; there are ${folders()}`,
    )
  return { recordType: kind, recordId: wholeNumber(id, 'id') }
}

const pathOf = ({ recordType, recordId }: VersionedRecord) =>
  `/api/records/${folderOf(recordType)}/${recordId}/versions`

/**
 * What is said of versions: number, time and cause, which the id of an activity or the name and day of a release tell.
 * No person is named.
 */
async function summariesOf(db: Reading, versions: readonly RecordVersion[]) {
  const ids = versions.flatMap(({ cause, cause_id }) => (cause === 'RELEASE' && cause_id ? [cause_id] : []))
  const releases = ids.length > 0 ? await releaseById(db, ids) : []
  const byId = new Map(releases.map((release) => [release?.id, release]))
  return versions.map(({ number, version, at, cause, cause_id }) => {
    const release = cause === 'RELEASE' && cause_id !== null ? byId.get(cause_id) : null
    return {
      number,
      knowledgeVersion: version,
      at,
      cause,
      activityId: cause === 'ACTIVITY' ? cause_id : null,
      release: release?.name ?? null,
      releasedOn: release?.released_on ?? null,
    }
  })
}

/** Longest that a request may wait for changes, in seconds. */
const LONGEST_WAIT = 30

/**
 * The version of the knowledge after which changes are asked for, and for how long to wait for some, in ms.
 * @throws ClientError when a parameter is neither
 */
function readSince(query: unknown): { since: number; wait: number } {
  const { since = '0', wait = '0' }: { since?: unknown; wait?: unknown } = Object(query)
  const seconds = Number(wait)
  if (!/^\d+$/.test(String(wait)) || seconds > LONGEST_WAIT)
    throw new ClientError(
      'BAD_REQUEST',
      `“${String(wait).slice(0, 60)}” is not a waiting time: it must be 0 to ${LONGEST_WAIT} seconds`,
    )
  return {
    since: since === '0' ? 0 : wholeNumber(String(since), 'version of the knowledge'),
    wait: seconds * 1000,
  }
}

/** Rejects a version that is yet to come: it is of another database, or of one that was restored. */
function assertPast(since: number, version: number): void {
  if (since > version)
    throw new ClientError(
      'BAD_REQUEST',
      `There is no version ${since} of the knowledge: the current one is ${version}. Read the changes from 0`,
    )
}

const tooManyWait = () =>
  new ClientError('TOO_MANY_WAITING', 'Too many requests wait for changes: ask again without “wait”', {
    retryAfter: 10,
    headers: { 'cache-control': 'no-store' },
  })

/** A version with its document as JSON. The document is stored as JSON: reading it to write it again would take longer. */
function versionJson(
  { record_type, record_id, document }: RecordVersion,
  summary: object | undefined,
): string {
  const head = JSON.stringify({ kind: record_type, id: record_id, ...summary })
  return `${head.slice(0, -1)},"document":${document ?? 'null'}}`
}

/** Lines of JSON: every version of a record in that range of versions of the knowledge, in the order of the changes. */
async function* changeLines(db: Reading, range: { since: number; until: number }): AsyncGenerator<string> {
  const turns = createScheduler()
  turns.expect(TABLE_COST)
  // The embedded engine reads on this thread.
  await giveWay(turns)
  for await (const versions of versionsSince(db, range)) {
    const summaries = await summariesOf(db, versions)
    yield versions.map((version, index) => `${versionJson(version, summaries[index])}\n`).join('')
    await giveWay(turns)
  }
}

/**
 * `GET /api/changes?since=<version of the knowledge>`: every version of every record since then, up to the version that the
 * header `X-Curia-Version` names, as lines of JSON in the order of the changes; of an answer that breaks off, the changes of the last version named must be read again. With
 * `wait=<seconds>` it is held until there are any.
 * `GET /api/records/<kind>/<id>/versions`: the versions of a record, the newest first.
 * `GET /api/records/<kind>/<id>/versions/<number>`: one of them with its document; it never changes.
 */
export function registerRecordVersions(
  app: FastifyInstance,
  { storage, admit }: { storage: Storage; admit: AdmitDownload },
): void {
  const config = { readsStates: true }
  const readingOf = (request: FastifyRequest) => storageOf(request, storage).read
  const changes = createChangeWait(() => runForAll(() => newestChange(storage.read)), tooManyWait)
  app.addHook('preClose', async () => changes.stop())

  app.get('/api/changes', { config }, async (request, reply) => {
    const { since, wait } = readSince(request.query)
    // The change that is waited for may be on the primary alone.
    if (wait > 0) request.replicated = null
    const read = readingOf(request)
    assertPast(since, await versionNow(read))
    const isHead = request.method === 'HEAD'
    const client = { origin: countedAddress(request.ip), signal: resourcesOf(reply).signal }
    // Nothing comes to a state.
    if (wait > 0 && !isHead && !request.frozen) await changes.until(since, wait, client)
    if (!isHead) await admit(request, reply)
    const until = await versionNow(read)
    sendVersion(reply.header('cache-control', 'no-cache'), until)
    reply.type('application/x-ndjson; charset=utf-8')
    // A stream would be read to its end for nobody, and without a place.
    return isHead ? reply.send() : reply.send(Readable.from(changeLines(read, { since, until })))
  })

  type Params = { folder: string; id: string }

  app.get<{ Params: Params }>('/api/records/:folder/:id/versions', { config }, async (request, reply) => {
    const { params } = request
    const read = readingOf(request)
    const record = recordIn(params)
    const versions: RecordVersion[] = await listVersions(read, record)
      .rows.orderBy('number', 'desc')
      .execute()
    if (versions.length === 0)
      throw new ClientError('NOT_FOUND', `There is no record ${record.recordId} of ${params.folder}`)
    const summaries = (await summariesOf(read, versions)).map((summary) => ({
      ...summary,
      path: `${pathOf(record)}/${summary.number}`,
    }))
    return reply
      .header('cache-control', 'no-cache')
      .send({ kind: record.recordType, id: record.recordId, versions: summaries })
  })

  app.get<{ Params: Params & { number: string } }>(
    '/api/records/:folder/:id/versions/:number',
    { config },
    async (request, reply) => {
      const { params, headers } = request
      const read = readingOf(request)
      const record = recordIn(params)
      const number = wholeNumber(params.number, 'number of a version')
      const [version] = await versionByKey(read, [versionKey(record, number)])
      if (!version)
        throw new ClientError(
          'NOT_FOUND',
          `There is no version ${number} of record ${record.recordId} of ${params.folder}; ${pathOf(record)} lists its versions`,
        )
      const [summary] = await summariesOf(read, [version])
      const body = versionJson(version, summary)
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
      reply.header('cache-control', FOREVER).header('etag', etag)
      if (matchesTag(headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )
}
