import { createHash } from 'node:crypto'
import type { RevisedType } from '#domain/mirror/suggestion-inputs.ts'
import { contentKey } from '#domain/mirror/upstream-document.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { giveWay } from '#server/concurrency/scheduler.ts'
import type { Reading } from '#server/storage/database.ts'
import { referencesOf } from '../reading/referenced-records.ts'
import { allUpstreams } from '../upstreams.ts'
import type { Upstream } from '../upstreams.ts'
import { storedDocument } from '../writing/earlier-contents.ts'
import { inLocalIds, localIds, recordMappings } from '../writing/local-ids.ts'
import type { LocalIds } from '../writing/local-ids.ts'
import { recordsHere, withLeftOut } from '../writing/plan-merge.ts'
import { changedRecords, mirroredRecord, revisedTypes } from './changed-records.ts'
import type { ChangedRecord } from './changed-records.ts'
import { fieldChanges } from './field-changes.ts'
import type { FieldChange } from './field-changes.ts'
import { attemptsOf } from './attempts.ts'
import type { Attempt } from './attempts.ts'
import { upstreamIds } from './upstream-ids.ts'

/** Local changes of one record of an upstream. */
export interface OutboxEntry {
  upstream: Upstream
  kind: ChangedRecord['kind']
  type: RevisedType
  recordId: number
  upstreamRecordId: number
  /** What the upstream said last, in its own ids. */
  document: UpstreamDocument
  /** The record here, in ids here. */
  ours: UpstreamDocument
  changes: FieldChange[]
  /** What it would suggest, by which a suggestion is known again; null: none of the changes can be suggested. */
  digest: string | null
  /** The last time that the same was sent, or may have been; null: never. */
  attempt: Attempt | null
}

/** Digest of what changes say, whatever else the record says. */
function digestOf(
  type: RevisedType,
  upstreamRecordId: number,
  changes: readonly FieldChange[],
): string | null {
  const said = changes.filter(({ obstacle }) => obstacle === null)
  if (said.length === 0) return null
  const contents = said.map(({ field, suggested }) => [field, contentKey(suggested)])
  return createHash('sha256')
    .update(JSON.stringify([type, upstreamRecordId, contents]))
    .digest('hex')
}

/** Ids here of the records that documents of an upstream refer to. */
async function idsHere(
  db: Reading,
  upstream: Upstream,
  documents: readonly UpstreamDocument[],
): Promise<LocalIds> {
  return localIds(await recordMappings(db, upstream.id, documents.flatMap(referencesOf)))
}

/** The changes of some records of one kind. Records that say what the upstream says have none. */
async function entriesOf(
  db: Reading,
  upstream: Upstream,
  kind: ChangedRecord['kind'],
  records: readonly ChangedRecord[],
): Promise<OutboxEntry[]> {
  const recordIds = records.map(({ id }) => id)
  const here = await recordsHere(db, upstream.id, kind, recordIds)
  const types = await revisedTypes(db, kind, recordIds)
  const documents = new Map(records.map(({ id, document }) => [id, storedDocument(document)]))
  const ids = await idsHere(db, upstream, [...documents.values()])
  const theirIds = await upstreamIds(db, upstream.id, [...here.documents.values()])
  const entries: Omit<OutboxEntry, 'attempt'>[] = []
  for (const { id, upstreamRecordId } of records) {
    const [type, ours, document] = [types.get(id), here.documents.get(id), documents.get(id)]
    if (!type || !ours || !document) continue
    const theirs = await withLeftOut(db, kind, inLocalIds(document, ids).document, ours)
    const marks = here.marks.get(id) ?? new Set<string>()
    const conflicts = new Set(here.conflicts.get(id)?.map(({ field }) => field))
    const changes = fieldChanges({ type, theirs, ours, marks, conflicts }, theirIds, upstream.name)
    if (changes.length === 0) continue
    const digest = digestOf(type, upstreamRecordId, changes)
    entries.push({ upstream, kind, type, recordId: id, upstreamRecordId, document, ours, changes, digest })
  }
  const attempts = await attemptsOf(
    db,
    entries.flatMap(({ digest }) => digest ?? []),
  )
  return entries.map((entry) => ({
    ...entry,
    attempt:
      (entry.digest !== null &&
        attempts.get(entry.digest)?.find(({ upstreamId }) => upstreamId === upstream.id)) ||
      null,
  }))
}

/** Entries of one list. */
const MOST_LISTED = 100

/** Checks whether a suggestion waits to be sent, or for somebody to see whether it has arrived. */
const isOpen = ({ attempt }: OutboxEntry): boolean => attempt === null || attempt.state !== 'SENT'

/** The local changes of records of all upstreams that were not sent yet, at most a hundred records. */
export async function outbox(db: Reading): Promise<OutboxEntry[]> {
  const open: OutboxEntry[] = []
  for (const upstream of await allUpstreams(db)) {
    let records = await changedRecords(db, upstream, null)
    while (records.length > 0 && open.length < MOST_LISTED) {
      for (const [kind, some] of Map.groupBy(records, (record) => record.kind))
        open.push(...(await entriesOf(db, upstream, kind, some)).filter(isOpen))
      await giveWay()
      records = await changedRecords(db, upstream, records.at(-1) ?? null)
    }
  }
  return open.slice(0, MOST_LISTED)
}

/** The local changes of one record of an upstream; null: there are none. */
export async function outboxEntry(
  db: Reading,
  upstream: Upstream,
  record: Pick<ChangedRecord, 'kind' | 'id'>,
): Promise<OutboxEntry | null> {
  const mirrored = await mirroredRecord(db, upstream, record)
  const [entry] = mirrored ? await entriesOf(db, upstream, record.kind, [mirrored]) : []
  return entry ?? null
}
