import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allWritten, GKS_COLLECTIONS, idOfAddress } from '#server/gks/collections.ts'
import type { GksCollection } from '#server/gks/collections.ts'
import { gksContext } from '#server/gks/gks-context.ts'
import type { GksOptions } from '#server/gks/gks-context.ts'
import type { Written } from '#server/gks/exclusion.ts'
import { identifiers } from '#server/gks/identifiers.ts'
import type { ReferenceGenome } from '#server/gks/reference/reference-genome.ts'
import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import { ClientError } from '#server/client-error.ts'
import { entityTag, matchesTag } from '#server/entity-tag.ts'
import { createScheduler, giveWay, TABLE_COST } from '#server/scheduler.ts'
import type { Scheduler } from '#server/scheduler.ts'
import { snapshotStream } from '#server/snapshot-stream.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { storageOf } from './as-of/as-of.ts'
import type { AdmitDownload } from './traffic/download-places.ts'
import { answerJson, jsonParts } from './graphql/answer-json.ts'
import { sendVersion } from './version-header.ts'

const FOLDER = '/api/gks'
const DETAILS = ['full', 'plain'] as const

/** Versions of the specifications that the objects follow. */
const SPECIFICATIONS = {
  'gks-core': '1.1.0',
  vrs: '2.1.0-snapshot.2026-02.2',
  'cat-vrs': '1.1.0-snapshot.2026-02.3',
  'va-spec': '1.1.0-snapshot.2026-06.1',
}

function wordIn<Word extends string>(
  query: object,
  name: string,
  allowed: readonly Word[],
): Word | undefined {
  const value: unknown = new Map<string, unknown>(Object.entries(query)).get(name)
  if (value === undefined) return undefined
  const word = allowed.find((each) => each === value)
  if (word !== undefined) return word
  throw new ClientError(
    'BAD_REQUEST',
    `“${String(value).slice(0, 60)}” is not a valid “${name}”; allowed are ${allowed.join(', ')}`,
  )
}

/** Texts of about this length are written: longer ones would outlive many of their kind in memory. */
const TEXT_LENGTH = 16_384

/** What a line shows of a record: its object, or with `refused=only` why it has none; null for nothing. */
const shown = (written: Written<object>, onlyExclusions: boolean): object | null => {
  const isExcluded = 'exclusion' in written
  if (isExcluded !== onlyExclusions) return null
  return isExcluded ? written.exclusion : written.object
}

/** Objects, or the reasons why there are none, as lines of JSON. */
async function* lines(
  collection: GksCollection,
  db: Reading,
  options: GksOptions,
  onlyExclusions: boolean,
): AsyncGenerator<string> {
  let text = ''
  for await (const written of allWritten(collection, db, options)) {
    const value = shown(written, onlyExclusions)
    if (value === null) continue
    for (const part of jsonParts(value)) {
      text += part
      if (text.length < TEXT_LENGTH) continue
      yield text
      text = ''
      await options.giveWay()
    }
    text += '\n'
  }
  if (text !== '') yield text
}

/** Services that objects of GKS are made with. */
interface GksServices {
  storage: Storage
  admit: AdmitDownload
  /** Prefix of the identifiers of records that were made here. */
  namespace: string
  /** Address of the service, without a slash at the end. */
  origin: () => string
  /** Sequences over which insertions and deletions are normalised. */
  genome: ReferenceGenome
}

/**
 * `GET /api/gks/<evidence | assertions | molecular-profiles>/<id>`: one record as an object of GA4GH GKS; 422 with the
 * reasons for one that has no form. `…/<collection>.ndjson`: all of them as lines of JSON, or with `refused=only` the
 * records that have none. `detail=plain` leaves out what civicpy does not write. `GET /api/gks`: specifications and
 * addresses. A response is of one version of the knowledge, which its tag names.
 */
export function registerGks(
  app: FastifyInstance,
  { storage, admit, namespace, origin, genome }: GksServices,
): void {
  const config = { readsStates: true }

  async function optionsOf(request: FastifyRequest, db: Reading, turns: Scheduler): Promise<GksOptions> {
    const { contents } = await knowledgebaseState(db)
    return {
      giveWay: () => giveWay(turns),
      ids: identifiers({ namespace, url: origin(), hasRelease: contents === 'RELEASE' }),
      detail: wordIn(Object(request.query), 'detail', DETAILS) ?? 'full',
      readChromosome: genome.read,
    }
  }

  /** Headers of an answer of the version, which are sent when it is there. */
  const headersOf = (request: FastifyRequest, version: number) => ({
    etag: entityTag(version, [origin(), namespace, genome.version(), request.url]),
    'cache-control': 'no-cache',
  })

  /** Sends the version. @returns 304 for a client that has the answer already, else its headers */
  function versioned(request: FastifyRequest, reply: FastifyReply, version: number) {
    const headers = headersOf(request, version)
    sendVersion(reply, version)
    const isCurrent = matchesTag(request.headers['if-none-match'], headers.etag)
    return { headers, unchanged: isCurrent ? reply.headers(headers).code(304) : null }
  }

  app.get(FOLDER, { config }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      specificationVersions: SPECIFICATIONS,
      collections: GKS_COLLECTIONS.map(({ name }) => ({
        name,
        all: `${origin()}${FOLDER}/${name}.ndjson`,
        one: `${origin()}${FOLDER}/${name}/{id}`,
      })),
    }),
  )

  async function sendAll(collection: GksCollection, request: FastifyRequest, reply: FastifyReply) {
    const onlyExclusions = wordIn(Object(request.query), 'refused', ['only']) === 'only'
    reply.type('application/x-ndjson; charset=utf-8')
    const { read } = storageOf(request, storage)
    const { unchanged } = versioned(request, reply, await versionNow(read))
    if (unchanged) return unchanged.send()
    if (request.method !== 'HEAD') await admit(request, reply)
    const snapshot = await storageOf(request, storage).snapshot('stream')
    let isStreamed = false
    try {
      const version = await versionNow(snapshot.db)
      const turns = createScheduler()
      turns.expect(TABLE_COST)
      const options = await optionsOf(request, snapshot.db, turns)
      sendVersion(reply, version).headers(headersOf(request, version))
      if (request.method === 'HEAD') return await reply.send()
      isStreamed = true
      return reply.send(snapshotStream(lines(collection, snapshot.db, options, onlyExclusions), snapshot))
    } finally {
      if (!isStreamed) await snapshot.close()
    }
  }

  /** The object of the record that the address names, or why it has none. @throws ClientError when there is none */
  async function writtenOf(collection: GksCollection, text: string, request: FastifyRequest, db: Reading) {
    const options = await optionsOf(request, db, createScheduler())
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
    const snapshot = await storageOf(request, storage).snapshot('answer')
    try {
      const { headers, unchanged } = versioned(request, reply, await versionNow(snapshot.db))
      if (unchanged) return await unchanged.send()
      const written = await writtenOf(collection, text, request, snapshot.db)
      if ('exclusion' in written) return await reply.code(422).send(written.exclusion)
      reply.headers(headers).type('application/json; charset=utf-8')
      // That of an assertion is as long as its evidence.
      return await reply.send(await answerJson(written.object, Number.POSITIVE_INFINITY))
    } finally {
      await snapshot.close()
    }
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
