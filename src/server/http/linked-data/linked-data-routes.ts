import type { FastifyInstance, FastifyRequest } from 'fastify'
import { kindInFolder, recordLink } from '#domain/records/links.ts'
import { parseRecordId } from '#domain/records/record-id.ts'
import { citationText } from '#domain/versions/citation.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { createContext } from '#server/graphql/context.ts'
import { linkPreview } from '#server/knowledge/text/link-previews.ts'
import { knowledgebaseState } from '#server/knowledge/summaries/knowledgebase.ts'
import { listVersions } from '#server/knowledge/activity/record-versions.ts'
import { citationFile } from '#server/linked-data/citation-file.ts'
import { dataciteMetadata } from '#server/linked-data/datacite.ts'
import type { CitableDataset } from '#server/linked-data/dataset.ts'
import type { Storage } from '#server/storage/database.ts'
import { storageOf } from '../as-of/as-of.ts'
import type { DescribedSite, PageDescription } from './described-site.ts'
import { llmsText } from './llms-text.ts'
import { readDocument } from './served-documents.ts'
import { CSL_TYPE, DATACITE_TYPE, JSON_LD_TYPE, linkHeader, linkset, LINKSET_TYPE } from './signposting.ts'

const missing = (what: string, name: string) =>
  new ClientError('NOT_FOUND', `There is no ${what} “${name.slice(0, 60)}”`)

type RecordParams = { Params: { folder: string; id: string } }

/**
 * Descriptions for programs: `/linkset?of=<path>` (RFC 9264), records as JSON-LD and CSL, states and releases as JSON-LD and
 * DataCite metadata, `/CITATION.cff`, `/llms.txt` and the documentation as Markdown.
 */
export function registerLinkedData(
  app: FastifyInstance,
  { storage, described }: { storage: Storage; described: DescribedSite },
): void {
  const readingOf = (request: FastifyRequest) => ({
    storage: storageOf(request, storage),
    state: request.frozen?.state ?? null,
  })
  const config = { readsStates: true }
  const loadOf = (read: Storage) =>
    createContext({ db: read.read, storage: read, site: { name: described.of().name }, viewer: null }).load

  /** The record that an address names. @throws ClientError when there is none */
  async function recordIn(folder: string, id: string, read: Storage) {
    const kind = kindInFolder(folder)
    const number = parseRecordId(id)
    const preview = kind && number !== null ? await linkPreview(`/${folder}/${number}`, loadOf(read)) : null
    if (!preview) throw missing(`record in ${folder.slice(0, 60)} with the id`, id)
    return preview
  }

  app.get<RecordParams>('/api/records/:folder/:id/jsonld', { config }, async (request, reply) => {
    const reading = readingOf(request)
    const { record } = await recordIn(request.params.folder, request.params.id, reading.storage)
    const { jsonLd } = await described.record(record, reading)
    if (jsonLd === null) throw missing('JSON-LD of', request.params.folder)
    return reply.header('cache-control', 'no-cache').type(JSON_LD_TYPE).send(jsonLd)
  })

  app.get<RecordParams>('/api/records/:folder/:id/csl', { config }, async (request, reply) => {
    const { storage: read } = readingOf(request)
    const { record, title } = await recordIn(request.params.folder, request.params.id, read)
    const recordType = record.kind === 'GENE' ? 'FEATURE' : record.kind
    const [version] = versionedKinds.has(recordType)
      ? await listVersions(read.read, { recordType, recordId: record.id })
          .rows.orderBy('number', 'desc')
          .limit(1)
          .execute()
      : []
    if (!version) throw missing('version of', `${request.params.folder}/${record.id}`)
    const { name, origin } = described.of()
    const csl = citationText('CSL-JSON', {
      title,
      knowledgebase: name,
      version: version.number,
      date: version.at.slice(0, 10),
      url: `${origin}${recordLink(version.record_type, record.id)}/versions/${version.number}`,
    })
    return reply.header('cache-control', 'no-cache').type(CSL_TYPE).send(csl)
  })

  /** @throws ClientError when there is none of the name */
  async function existingDataset(kind: 'state' | 'release', name: string): Promise<CitableDataset> {
    const dataset = await described[kind](name)
    if (!dataset) throw missing(kind, name)
    return dataset
  }

  /** What is said of a path. @throws ClientError when it is none of a page that is described */
  async function descriptionOf(path: string, request: FastifyRequest): Promise<PageDescription> {
    const [, release] = /^\/api\/releases\/([^/]+)$/.exec(path) ?? []
    if (release !== undefined) return described.dataset(await existingDataset('release', release), storage)
    const [, state] = /^\/@([^/]+)\/?$/.exec(path) ?? []
    if (state !== undefined) return described.dataset(await existingDataset('state', state), storage)
    if (path === '/') return described.home(readingOf(request))
    const preview = await linkPreview(path, loadOf(storage))
    if (!preview) throw missing('description of', path)
    return described.record(preview.record, readingOf(request))
  }

  app.get('/linkset', async (request, reply) => {
    const { of }: { of?: unknown } = Object(request.query)
    if (typeof of !== 'string' || !of.startsWith('/'))
      throw new ClientError('BAD_REQUEST', '“of” must be the path of a page, such as /evidence/1409')
    const { links } = await descriptionOf(of, request)
    return reply
      .header('cache-control', 'no-cache')
      .type(LINKSET_TYPE)
      .send(JSON.stringify(linkset(`${described.of().origin}${of}`, links)))
  })

  for (const kind of ['state', 'release'] as const)
    app.get<{ Params: { name: string } }>(`/api/${kind}s/:name/datacite`, async (request, reply) => {
      const dataset = await existingDataset(kind, request.params.name)
      const metadata = dataciteMetadata(dataset, described.of(), await knowledgebaseState(storage.read))
      return reply.header('cache-control', 'no-cache').type(DATACITE_TYPE).send(JSON.stringify(metadata))
    })

  app.get<{ Params: { name: string } }>('/api/releases/:name', async (request, reply) => {
    const dataset = await existingDataset('release', request.params.name)
    const { jsonLd, links } = await described.dataset(dataset, storage)
    return reply
      .header('cache-control', 'no-cache')
      .header('link', linkHeader(links, described.of().origin, dataset.path))
      .type(JSON_LD_TYPE)
      .send(jsonLd)
  })

  app.get('/CITATION.cff', async (_request, reply) => {
    const { knowledgeVersion, releaseName, releasedOn } = await knowledgebaseState(storage.read)
    const date = releasedOn ?? new Date().toISOString().slice(0, 10)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/yaml; charset=utf-8')
      .send(citationFile(described.of(), { knowledgeVersion, releaseName, date }))
  })

  app.get('/llms.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(await llmsText(described.of())),
  )

  app.get<{ Params: { file: string } }>('/docs/:file', async (request, reply) => {
    const text = await readDocument(request.params.file)
    if (text === null) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').type('text/markdown; charset=utf-8').send(text)
  })

  app.get('/schema.graphql', async (_request, reply) => {
    const text = await readDocument('schema.graphql')
    if (text === null) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').type('application/graphql; charset=utf-8').send(text)
  })
}
