import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { kindInFolder, recordLink } from '#domain/records/links.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import {
  listVersions,
  releaseName,
  versionByKey,
  versionKey,
  versionsSince,
} from '#server/knowledge/activity/record-versions.ts'
import type { RecordVersion, VersionedRecord } from '#server/knowledge/activity/record-versions.ts'
import { createScheduler, giveWay } from '#server/scheduler.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { ClientError } from './errors.ts'
import type { AdmitDownload } from './traffic/download-places.ts'

/** A version never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

const folderOf = (kind: VersionedKind) => recordLink(kind, 0).slice(1, -2)
const folders = () => versionedKinds.values.map(folderOf).join(', ')

/** A number of an address. @throws ClientError when it is none */
function wholeNumber(text: string, what: string): number {
  const number = Number(text)
  if (/^[1-9]\d{0,9}$/.test(text) && number <= 2_147_483_647) return number
  throw new ClientError(
    400,
    'BAD_REQUEST',
    `“${text.slice(0, 60)}” is no ${what}: it must be a whole number from 1`,
  )
}

/** The record that an address names. @throws ClientError for a kind or id that is none */
function recordIn({ folder, id }: { folder: string; id: string }): VersionedRecord {
  const kind = kindInFolder(folder)
  if (!versionedKinds.has(kind))
    throw new ClientError(
      404,
      'NOT_FOUND',
      `“${folder.slice(0, 60)}” is no kind of record with versions; there are ${folders()}`,
    )
  return { recordType: kind, recordId: wholeNumber(id, 'id') }
}

const pathOf = ({ recordType, recordId }: VersionedRecord) =>
  `/api/records/${folderOf(recordType)}/${recordId}/versions`

/**
 * What is said of versions: number, time and cause, which the id of an activity or the name of a release tells. No
 * person is named.
 */
async function summariesOf(db: Reading, versions: readonly RecordVersion[]) {
  const ids = versions.flatMap(({ cause, cause_id }) => (cause === 'RELEASE' && cause_id ? [cause_id] : []))
  const releases = ids.length > 0 ? await releaseName(db, ids) : []
  const names = new Map(releases.map((release) => [release?.id, release?.name]))
  return versions.map(({ number, version, at, cause, cause_id }) => ({
    number,
    knowledgeVersion: version,
    at,
    cause,
    activityId: cause === 'ACTIVITY' ? cause_id : null,
    release: cause === 'RELEASE' && cause_id !== null ? (names.get(cause_id) ?? null) : null,
  }))
}

/** The version of the knowledge after which changes are asked for. @throws ClientError when it is none */
function sinceIn(query: unknown): number {
  const { since = '0' }: { since?: unknown } = Object(query)
  if (since === '0') return 0
  return wholeNumber(String(since), 'version of the knowledge')
}

/** A version with its document as JSON. The document is stored as JSON: reading it to write it again would take longer. */
function versionJson(
  { record_type, record_id, document }: RecordVersion,
  summary: object | undefined,
): string {
  const head = JSON.stringify({ kind: record_type, id: record_id, ...summary })
  return `${head.slice(0, -1)},"document":${document ?? 'null'}}`
}

/** Lines of JSON: every version since then, in the order of the changes. */
async function* changeLines(db: Reading, since: number): AsyncGenerator<string> {
  const turns = createScheduler()
  // The embedded engine reads on this thread.
  await giveWay(turns)
  for await (const versions of versionsSince(db, since)) {
    const summaries = await summariesOf(db, versions)
    yield versions.map((version, index) => `${versionJson(version, summaries[index])}\n`).join('')
    await giveWay(turns)
  }
}

/**
 * `GET /api/changes?since=<version of the knowledge>`: every version of every record since then, as lines of JSON in the
 * order of the changes; of an answer that breaks off, the changes of the last version named must be read again.
 * `GET /api/records/<kind>/<id>/versions`: the versions of a record, the newest first.
 * `GET /api/records/<kind>/<id>/versions/<number>`: one of them with its document; it never changes.
 */
export function registerRecordVersions(
  app: FastifyInstance,
  { storage: { read }, admit }: { storage: Pick<Storage, 'read'>; admit: AdmitDownload },
): void {
  app.get('/api/changes', async (request, reply) => {
    const since = sinceIn(request.query)
    if (request.method !== 'HEAD') await admit(request, reply)
    reply.header('cache-control', 'no-cache').header('x-curia-version', String(await versionNow(read)))
    reply.type('application/x-ndjson; charset=utf-8')
    // A stream would be read to its end for nobody, and without a place.
    return request.method === 'HEAD' ? reply.send() : reply.send(Readable.from(changeLines(read, since)))
  })

  type Params = { folder: string; id: string }

  app.get<{ Params: Params }>('/api/records/:folder/:id/versions', async ({ params }, reply) => {
    const record = recordIn(params)
    const versions: RecordVersion[] = await listVersions(read, record)
      .rows.orderBy('number', 'desc')
      .execute()
    if (versions.length === 0)
      throw new ClientError(404, 'NOT_FOUND', `There is no record ${record.recordId} of ${params.folder}`)
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
    async ({ params, headers }, reply) => {
      const record = recordIn(params)
      const number = wholeNumber(params.number, 'number of a version')
      const [version] = await versionByKey(read, [versionKey(record, number)])
      if (!version)
        throw new ClientError(
          404,
          'NOT_FOUND',
          `There is no version ${number} of record ${record.recordId} of ${params.folder}; ${pathOf(record)} lists its versions`,
        )
      const [summary] = await summariesOf(read, [version])
      const body = versionJson(version, summary)
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
      reply.header('cache-control', FOREVER).header('etag', etag)
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )
}
