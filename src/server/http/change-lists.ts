import type { FastifyInstance } from 'fastify'
import { recordLink } from '#domain/records/links.ts'
import { changeKinds, changeViews, extentOfView } from '#domain/versions/change-kinds.ts'
import { changeTexts, documentFieldLabel } from '#domain/versions/document-text.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { versionCauses } from '#domain/versions/version-causes.ts'
import type { Vocabulary } from '#domain/vocabularies/vocabulary.ts'
import { changeList, changeTitle } from '#server/export/change-list.ts'
import { changeRange } from '#server/knowledge/activity/change-range.ts'
import type { ChangesFilter } from '#server/knowledge/activity/change-filter.ts'
import { recordChanges } from '#server/knowledge/activity/record-changes.ts'
import type { ChangesSource, RecordChange } from '#server/knowledge/activity/record-changes.ts'
import { resourcesOf } from '#server/concurrency/response-resources.ts'
import { snapshotStream } from '#server/concurrency/snapshot-stream.ts'
import { createScheduler, giveWay, TABLE_COST } from '#server/concurrency/scheduler.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { storageOf } from './as-of/as-of.ts'
import { escapeHtml } from '#server/text/escape-html.ts'
import { invalidValue } from '#server/errors/invalid-value.ts'
import type { AdmitDownload } from './traffic/download-places.ts'

const mediaTypes = {
  json: 'application/json; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const

/** Changes in a feed. */
const FEED_LENGTH = 100

const badRequest = (message: string) => new ClientError('BAD_REQUEST', message)

function wordIn<Word extends string>(vocabulary: Vocabulary<Word>, name: string, text: string | undefined) {
  if (text === undefined || vocabulary.has(text)) return text
  throw badRequest(invalidValue(name, text, vocabulary.values))
}

function idIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw badRequest(invalidValue(name, text, 'the id of a record'))
}

async function readFilter(db: Reading, query: object): Promise<ChangesFilter> {
  const parameters = new Map(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return {
    recordType: wordIn(versionedKinds, 'kind', parameters.get('kind')),
    cause: wordIn(versionCauses, 'cause', parameters.get('cause')),
    gene: idIn('gene', parameters.get('gene')),
    disease: idIn('disease', parameters.get('disease')),
    therapy: idIn('therapy', parameters.get('therapy')),
    change: wordIn(changeKinds, 'change', parameters.get('change')),
    ...extentOfView[wordIn(changeViews, 'view', parameters.get('view')) ?? 'ALL'],
    ...(await changeRange(db, { from: parameters.get('from'), to: parameters.get('to') })),
  }
}

/** Changes, between which others have their turn. */
async function* inTurns(source: ChangesSource, filter: ChangesFilter): AsyncGenerator<RecordChange[]> {
  const turns = createScheduler()
  turns.expect(TABLE_COST)
  for await (const chunk of recordChanges(source, filter)) {
    if (chunk.length > 0) yield chunk
    await giveWay(turns)
  }
}

function atomEntry(change: RecordChange, origin: string): string {
  const { version, fields, kinds } = change
  const url = `${origin}${recordLink(version.record_type, version.record_id)}/versions/${version.number}`
  const summary =
    fields
      .map((change) => {
        const { before, after } = changeTexts(change)
        return `${documentFieldLabel(change.field, version.record_type)}: ${before || '–'} → ${after || '–'}`
      })
      .join('\n') || kinds.map((kind) => changeKinds.label(kind)).join(', ')
  const title = escapeHtml(changeTitle(change))
  return `<entry><id>${escapeHtml(url)}</id><title>${title}</title><updated>${version.at}</updated><link href="${escapeHtml(url)}"/><summary>${escapeHtml(summary)}</summary></entry>\n`
}

async function atomFeed(
  source: ChangesSource,
  filter: ChangesFilter,
  self: string,
  site: { name: string; origin: string },
) {
  const entries: RecordChange[] = []
  for await (const chunk of inTurns(source, filter)) {
    entries.push(...chunk)
    if (entries.length >= FEED_LENGTH) break
  }
  const updated = entries[0]?.version.at ?? '1970-01-01T00:00:00.000Z'
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeHtml(self)}</id><title>${escapeHtml(site.name)}: changes</title><updated>${updated}</updated>`,
    `<author><name>${escapeHtml(site.name)}</name></author><link rel="self" href="${escapeHtml(self)}"/>\n`,
    ...entries.slice(0, FEED_LENGTH).map((change) => atomEntry(change, site.origin)),
    '</feed>\n',
  ].join('')
}

/**
 * `GET /api/changes/list.<json | tsv | atom>`: the records that differ between two versions of the knowledge, with their
 * fields, read from one state of the database. `from` and `to` are versions, days or releases; `kind`, `cause`,
 * `gene`, `disease`, `therapy` and `change` narrow it.
 */
export function registerChangeLists(
  app: FastifyInstance,
  services: {
    storage: Storage
    admit: AdmitDownload
    name: string
    origin: () => string
  },
): void {
  const { storage, admit, name, origin } = services
  for (const format of ['json', 'tsv', 'atom'] as const)
    app.get(`/api/changes/list.${format}`, { config: { readsStates: true } }, async (request, reply) => {
      const { scan, dialect, snapshot } = storageOf(request, storage)
      // Refused before anybody waits for a place.
      const filter = await readFilter(scan, Object(request.query))
      reply.type(mediaTypes[format]).header('cache-control', 'no-cache')
      if (request.method === 'HEAD') return reply.send()
      await admit(request, reply)
      const { signal } = resourcesOf(reply)
      await using resources = new AsyncDisposableStack()
      // Versions of records stay, but what is merged meanwhile would change how the rest of them are compared.
      const { db } = resources.use(await snapshot('stream', { signal }))
      const source = { db, dialect }
      if (format === 'atom') {
        const self = `${origin()}${request.url}`
        return reply.send(await atomFeed(source, filter, self, { name, origin: origin() }))
      }
      const texts = changeList(format, filter, inTurns(source, filter))
      return reply.send(snapshotStream(texts, resources.move()))
    })
}
