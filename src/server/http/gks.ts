import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changedSince } from '#server/gks/changed-since.ts'
import { GKS_COLLECTIONS, idOfAddress } from '#server/gks/collections.ts'
import type { GksCollection } from '#server/gks/collections.ts'
import { gksContext } from '#server/gks/gks-context.ts'
import type { GksOptions } from '#server/gks/gks-context.ts'
import { gksOptions } from '#server/gks/gks-options.ts'
import type { GksSettings } from '#server/gks/gks-settings.ts'
import { createProfileCache } from '#server/gks/profile-cache.ts'
import type { ReferenceGenome } from '#server/gks/reference/reference-genome.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { entityTag, matchesTag } from '#server/hashing/entity-tag.ts'
import { createScheduler, giveWay, TABLE_COST } from '#server/concurrency/scheduler.ts'
import type { Scheduler } from '#server/concurrency/scheduler.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { snapshotStream } from '#server/concurrency/snapshot-stream.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { storageOf } from './as-of/as-of.ts'
import type { AdmitDownload } from './traffic/download-places.ts'
import { answerJson } from './graphql/answer-json.ts'
import { ofOneVersion } from '#server/storage/one-version.ts'
import { gksIndex } from './gks/gks-index.ts'
import { gksLines } from './gks/gks-lines.ts'
import { openApiDocument } from './open-api/open-api.ts'
import { gksOperations } from './open-api/gks-operations.ts'
import { detailIn, sinceIn, wantsExclusions } from './gks/gks-query.ts'
import { sendVersion } from './knowledge-version/version-header.ts'

const FOLDER = '/api/gks'

/** Bytes of objects of profiles that requests share. */
const PROFILE_BYTES = 24 * 1024 * 1024

/** Services that objects of GKS are made with. */
interface GksServices {
  storage: Storage
  admit: AdmitDownload
  settings: GksSettings
  /** Folder of the releases; null for none. */
  downloads: string | null
  /** Address of the service, without a slash at the end. */
  origin: () => string
  /** Sequences over which insertions and deletions are normalised. */
  genome: ReferenceGenome
}

/**
 * `GET /api/gks/<evidence | assertions | molecular-profiles>/<id>`: one record as an object of GA4GH GKS; 422 with the
 * reasons for one that has no form. `…/<collection>.ndjson`: all of them as lines of JSON, or with `refused=only` the
 * records that have none, with `since=<version of the knowledge>` those that may have changed after it. `detail=plain` leaves
 * out what civicpy does not write. `GET /api/gks`: specifications, counts, addresses and files of releases; `/openapi.json`
 * describes all of it. A response is of one version of the knowledge, which its tag names.
 */
export function registerGks(app: FastifyInstance, services: GksServices): void {
  const { storage, admit, settings, downloads, origin, genome } = services
  const config = { readsStates: true }
  const profiles = createProfileCache(PROFILE_BYTES)

  /** Options of objects of one version, which is that of the database. */
  async function optionsOf(
    request: FastifyRequest,
    { db, version }: { db: Reading; version: number },
    turns: Scheduler,
  ): Promise<GksOptions> {
    const detail = detailIn(request.query)
    const options = { settings, url: origin(), detail, genome, giveWay: () => giveWay(turns) }
    const shared = profiles.of(storageOf(request, storage), version, `${detail} ${genome.version()}`)
    return { ...(await gksOptions(db, options)), profiles: shared }
  }

  /** Headers of an answer of the version, which are sent when it is there. */
  const headersOf = (request: FastifyRequest, version: number) => ({
    etag: entityTag(version, [origin(), settings.namespace, genome.version(), request.url]),
    'cache-control': 'no-cache',
  })

  /** Sends the version. @returns 304 for a client that has the answer already, else its headers */
  function versioned(request: FastifyRequest, reply: FastifyReply, version: number) {
    const headers = headersOf(request, version)
    sendVersion(reply, version)
    const isCurrent = matchesTag(request.headers['if-none-match'], headers.etag)
    return { headers, unchanged: isCurrent ? reply.headers(headers).code(304) : null }
  }

  app.get(FOLDER, { config }, async (request, reply) => {
    const state = storageOf(request, storage)
    const turns = createScheduler()
    turns.expect(TABLE_COST)
    const { answer: index, version } = await ofOneVersion(state, {
      version: null,
      versionNow: () => versionNow(state.read),
      make: async (reading, of) => {
        const options = await optionsOf(request, { db: reading.read, version: of }, turns)
        return gksIndex({ reading, version: of, options, address: `${origin()}${FOLDER}`, downloads })
      },
      isRepeatable: true,
      signal: resourcesOf(reply).signal,
    })
    // Releases come and go without a change of the knowledge.
    return sendVersion(reply.header('cache-control', 'no-cache'), version).send(index)
  })

  app.get(`${FOLDER}/openapi.json`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(
      openApiDocument({
        title: 'GA4GH GKS',
        description: 'Accepted assertions, evidence items and molecular profiles as objects of GA4GH GKS.',
        url: origin(),
        operations: gksOperations,
      }),
    ),
  )

  async function sendAll(collection: GksCollection, request: FastifyRequest, reply: FastifyReply) {
    const onlyExclusions = wantsExclusions(request.query)
    const state = storageOf(request, storage)
    const current = await versionNow(state.read)
    const since = sinceIn(request.query, current)
    const { unchanged } = versioned(request, reply, current)
    if (unchanged) return unchanged.send()
    if (request.method !== 'HEAD') await admit(request, reply)
    const { signal } = resourcesOf(reply)
    await using resources = new AsyncDisposableStack()
    const { db } = resources.use(await state.snapshot('stream', { signal }))
    const version = await versionNow(db)
    const turns = createScheduler()
    turns.expect(TABLE_COST)
    const options = await optionsOf(request, { db, version }, turns)
    reply.type('application/x-ndjson; charset=utf-8')
    sendVersion(reply, version).headers(headersOf(request, version))
    if (request.method === 'HEAD') return reply.send()
    const ids = since === null ? null : await changedSince(state, collection, since)
    const lines = gksLines(collection, db, options, { onlyExclusions, ids })
    return reply.send(snapshotStream(lines, resources.move()))
  }

  /** The object of the record that the address names, or why it has none. @throws ClientError when there is none */
  async function writtenOf(
    collection: GksCollection,
    text: string,
    request: FastifyRequest,
    { db, version }: { db: Reading; version: number },
  ) {
    const options = await optionsOf(request, { db, version }, createScheduler())
    const id = idOfAddress(text, collection, options.ids)
    const written = id === null ? null : await collection.write(id, gksContext(options, db))
    const name = written && ('exclusion' in written ? written.exclusion.id : written.object.id)
    // By another prefix it is a record of somebody else.
    if (written && (text === String(id) || text === name)) return written
    throw new ClientError('NOT_FOUND', `There is no ${collection.record} “${text.slice(0, 60)}”`)
  }

  async function sendOne(
    collection: GksCollection,
    text: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    // Many that come together would all be worked on in one turn of the event loop.
    await createScheduler().wait(undefined)
    const { signal } = resourcesOf(reply)
    await using snapshot = await storageOf(request, storage).snapshot('answer', { signal })
    const { db } = snapshot
    const version = await versionNow(db)
    const { headers, unchanged } = versioned(request, reply, version)
    if (unchanged) return unchanged.send()
    const written = await writtenOf(collection, text, request, { db, version })
    if ('exclusion' in written) return reply.code(422).send(written.exclusion)
    reply.headers(headers).type('application/json; charset=utf-8')
    // That of an assertion is as long as its evidence.
    return reply.send(await answerJson(written.object, Number.POSITIVE_INFINITY))
  }

  for (const collection of GKS_COLLECTIONS) {
    app.get(`${FOLDER}/${collection.name}.ndjson`, { config }, (request, reply) =>
      sendAll(collection, request, reply),
    )
    app.get<{ Params: { id: string } }>(`${FOLDER}/${collection.name}/:id`, { config }, (request, reply) =>
      sendOne(collection, request.params.id, request, reply),
    )
  }
}
