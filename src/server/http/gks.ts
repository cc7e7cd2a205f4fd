import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { allWritten, GKS_COLLECTIONS, idOfAddress } from '#server/gks/collections.ts'
import type { GksCollection } from '#server/gks/collections.ts'
import type { GksContext } from '#server/gks/gks-context.ts'
import { identifiers } from '#server/gks/identifiers.ts'
import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import { startLoading } from '#server/knowledge/paging/loading.ts'
import { createScheduler, giveWay, TABLE_COST } from '#server/scheduler.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/client-error.ts'
import { storageOf } from './as-of/as-of.ts'
import type { AdmitDownload } from './traffic/download-places.ts'

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

const line = (value: object) => `${JSON.stringify(value)}\n`

/** Objects, or the refusals, as lines of JSON. */
async function* lines(
  collection: GksCollection,
  db: Reading,
  context: Omit<GksContext, 'load'>,
  onlyExclusions: boolean,
): AsyncGenerator<string> {
  const turns = createScheduler()
  turns.expect(TABLE_COST)
  for await (const written of allWritten(collection, db, context)) {
    yield written
      .map((each) =>
        'object' in each
          ? onlyExclusions
            ? ''
            : line(each.object)
          : onlyExclusions
            ? line(each.exclusion)
            : '',
      )
      .join('')
    await giveWay(turns)
  }
}

/**
 * `GET /api/gks/<evidence | assertions | molecular-profiles>/<id>`: one record as an object of GA4GH GKS; 422 with the
 * reasons for one that has no form. `…/<collection>.ndjson`: all of them as lines of JSON, or with `refused=only` the
 * records that have none. `detail=plain` leaves out what civicpy does not write. `GET /api/gks`: specifications and
 * addresses.
 */
export function registerGks(
  app: FastifyInstance,
  services: { storage: Storage; admit: AdmitDownload; namespace: string; origin: () => string },
): void {
  const { storage, admit, namespace, origin } = services
  const config = { readsStates: true }

  async function contextOf(request: FastifyRequest, db: Reading): Promise<Omit<GksContext, 'load'>> {
    const { contents } = await knowledgebaseState(db)
    return {
      ids: identifiers({ namespace, url: origin(), hasRelease: contents === 'RELEASE' }),
      detail: wordIn(Object(request.query), 'detail', DETAILS) ?? 'full',
      readChromosome: () => null,
    }
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

  for (const collection of GKS_COLLECTIONS) {
    app.get(`${FOLDER}/${collection.name}.ndjson`, { config }, async (request, reply) => {
      const db = storageOf(request, storage).scan
      const context = await contextOf(request, db)
      const onlyExclusions = wordIn(Object(request.query), 'refused', ['only']) === 'only'
      reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-cache')
      if (request.method === 'HEAD') return reply.send()
      await admit(request, reply)
      return reply.send(Readable.from(lines(collection, db, context, onlyExclusions)))
    })

    app.get<{ Params: { id: string } }>(
      `${FOLDER}/${collection.name}/:id`,
      { config },
      async (request, reply) => {
        const db = storageOf(request, storage).read
        const context = await contextOf(request, db)
        const text = request.params.id
        const id = idOfAddress(text, collection, context.ids)
        const { load } = startLoading({ db })
        const written = id === null ? null : await collection.write(id, { ...context, load })
        if (!written)
          throw new ClientError('NOT_FOUND', `There is no ${collection.record} “${text.slice(0, 60)}”`)
        if ('exclusion' in written) return reply.code(422).send(written.exclusion)
        const body = JSON.stringify(written.object)
        const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
        reply.header('cache-control', 'no-cache').header('etag', etag)
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
        return reply.type('application/json; charset=utf-8').send(body)
      },
    )
  }
}
