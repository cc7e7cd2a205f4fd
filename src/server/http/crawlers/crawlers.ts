import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordParts, recordsOfPart } from '#server/knowledge/records/listed-records.ts'
import type { RecordPart } from '#server/knowledge/records/listed-records.ts'
import { cachedForVersion } from '#server/knowledge/version-cache.ts'
import { entityTag, matchesTag } from '#server/hashing/entity-tag.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import type { ResponseResources } from '#server/concurrency/response-resources.ts'
import { snapshotStream } from '#server/concurrency/snapshot-stream.ts'
import type { Storage } from '#server/storage/database.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { ofOneVersion } from '#server/storage/one-version.ts'
import type { AdmitDownload } from '../traffic/download-places.ts'
import { robotsText } from './robots.ts'
import { PAGES_PATH, partOfFile, siteMapIndex, siteMapOfPages, siteMapOfRecords } from './site-map.ts'

/** Services that crawlers are served with. */
interface CrawlerServices {
  storage: Storage
  /** Address under which people reach the service, without a slash at the end. */
  origin: () => string
  allowsRobots: boolean
  /** Paths of the pages that are no records. */
  pages: readonly string[]
  admit: AdmitDownload
  /** Counts a document of the client. @throws ClientError beyond the limit */
  countDocument: (request: FastifyRequest) => Promise<void>
}

/**
 * `GET /robots.txt` says what crawlers may read, `/sitemap.xml` which pages there are and when they were changed last.
 * Where crawlers may read nothing there is no site map, and every response says so.
 */
export function registerCrawlers(app: FastifyInstance, services: CrawlerServices): void {
  const { storage, origin, allowsRobots, pages, admit, countDocument } = services

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(robotsText({ allowsRobots, origin: origin() })),
  )

  if (!allowsRobots) {
    app.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      done()
    })
    return
  }

  /** The parts of the site map, and the version of the knowledge that they are of. */
  const partsNow = (version: number, { signal }: ResponseResources) =>
    ofOneVersion<RecordPart[]>(storage, {
      version,
      versionNow: () => versionNow(storage.read),
      make: ({ read: db, scan }, of) =>
        cachedForVersion({ db, version: of }, 'number', 'parts of the site map', () => recordParts(scan)),
      isRepeatable: true,
      signal,
    })

  const tagOf = (request: FastifyRequest, version: number) => entityTag(version, [origin(), request.url])

  /** Counts the request and tags its response. @returns the version of the knowledge; null: 304 is sent */
  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<number | null> {
    await countDocument(request)
    const version = await versionNow(storage.read)
    const etag = tagOf(request, version)
    reply.headers({ etag, 'cache-control': 'no-cache' }).type('application/xml; charset=utf-8')
    if (!matchesTag(request.headers['if-none-match'], etag)) return version
    await reply.code(304).send()
    return null
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const begun = await begin(request, reply)
    if (begun === null) return reply
    const { answer: parts, version } = await partsNow(begun, resourcesOf(reply))
    return reply.header('etag', tagOf(request, version)).send(siteMapIndex(origin(), parts))
  })

  app.get(PAGES_PATH, async (request, reply) => {
    const version = await begin(request, reply)
    return version === null ? reply : reply.send(siteMapOfPages(origin(), pages))
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const file = partOfFile(request.params.file)
    if (!file) return reply.callNotFound()
    const begun = await begin(request, reply)
    if (begun === null) return reply
    const { answer: parts } = await partsNow(begun, resourcesOf(reply))
    const isThere = parts.some(({ kind, part }) => kind === file.kind && part === file.part)
    if (!isThere) return reply.removeHeader('etag').callNotFound()
    if (request.method === 'HEAD') return reply.send()
    await admit(request, reply)
    await using resources = new AsyncDisposableStack()
    const { db } = resources.use(await storage.snapshot('stream', { signal: resourcesOf(reply).signal }))
    reply.header('etag', tagOf(request, await versionNow(db)))
    const texts = siteMapOfRecords(origin(), file.kind, recordsOfPart(db, file))
    return reply.send(snapshotStream(texts, resources.move()))
  })
}
