import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { kindInFolder, recordLink } from '#domain/links.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import {
  documentOf,
  listVersions,
  releaseName,
  versionByKey,
  versionKey,
} from '#server/knowledge/activity/record-versions.ts'
import type { RecordVersion, VersionedRecord } from '#server/knowledge/activity/record-versions.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { ClientError } from './errors.ts'

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

/**
 * `GET /api/records/<kind>/<id>/versions`: the versions of a record, the newest first.
 * `GET /api/records/<kind>/<id>/versions/<number>`: one of them with its document; it never changes.
 */
export function registerRecordVersions(app: FastifyInstance, { read }: Pick<Storage, 'read'>): void {
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
      const body = JSON.stringify({
        kind: record.recordType,
        id: record.recordId,
        ...summary,
        document: documentOf(version),
      })
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
      reply.header('cache-control', FOREVER).header('etag', etag)
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    },
  )
}
