import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { RecordDocument, VersionedKind } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { oneForEach, rowOfEach } from '../paging/batch.ts'
import type { Batch } from '../paging/batch.ts'
import { listing } from '../paging/page.ts'

export type RecordVersion = Selectable<Tables['record_versions']>

/** Place of a version in the order of the changes. */
export type VersionPlace = Pick<RecordVersion, 'version' | 'record_type_rank' | 'record_id'>

/** A record of which versions are stored. */
export interface VersionedRecord {
  recordType: VersionedKind
  recordId: number
}

/** Versions of a record, the newest first. */
export const listVersions = (db: Reading, { recordType, recordId }: VersionedRecord) =>
  listing({
    rows: db
      .selectFrom('record_versions')
      .selectAll()
      .where('record_type', '=', recordType)
      .where('record_id', '=', recordId),
    order: [{ by: sql.ref('number'), descending: true }],
  })

/** Names one version of one record among all. */
export const versionKey = (record: VersionedRecord, number: number): string =>
  `${record.recordType} ${record.recordId} ${number}`

/** The version of that {@link versionKey}, or null. */
export const versionByKey: Batch<string, RecordVersion | null> = async (db, keys) => {
  const rows = await db
    .selectFrom('record_versions')
    .selectAll()
    .where(({ and, or }) =>
      or(
        keys.map((key) => {
          const [kind, id, number] = key.split(' ')
          if (!versionedKinds.has(kind)) throw new Error(`${key} names no version`)
          return and({ record_type: kind, record_id: Number(id), number: Number(number) })
        }),
      ),
    )
    .execute()
  return rowOfEach(keys, rows, ({ record_type, record_id, number }) =>
    versionKey({ recordType: record_type, recordId: record_id }, number),
  )
}

/** The number of the newest version of the record with the key `<kind> <id>`; null without versions. */
export const newestNumber: Batch<string, { newest: number } | null> = async (db, keys) => {
  const rows = await db
    .selectFrom('record_versions')
    .select(({ fn }) => ['record_type', 'record_id', fn.max<number>('number').as('newest')])
    .where(({ and, or }) =>
      or(
        keys.map((key) => {
          const [kind, id] = key.split(' ')
          if (!versionedKinds.has(kind)) throw new Error(`${key} names no record`)
          return and({ record_type: kind, record_id: Number(id) })
        }),
      ),
    )
    .groupBy(['record_type', 'record_id'])
    .execute()
  return rowOfEach(keys, rows, ({ record_type, record_id }) => `${record_type} ${record_id}`)
}

/** The version of the knowledge that the newest change made; 0 without changes. */
export async function newestChange(db: Reading): Promise<number> {
  const newest = await db
    .selectFrom('record_versions')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .executeTakeFirst()
  return newest?.version ?? 0
}

/** Versions that are read at once: the embedded engine takes a few milliseconds for them on the thread that answers. */
const CHUNK = 100

/**
 * All versions that changes of the knowledge left after one of its versions and up to another, in the order of the changes,
 * some at a time. Versions are only ever added, so that it needs no snapshot.
 */
export async function* versionsSince(
  db: Reading,
  { since, until }: { since: number; until: number },
): AsyncGenerator<RecordVersion[]> {
  let last: VersionPlace | undefined
  for (;;) {
    const versions: RecordVersion[] = await db
      .selectFrom('record_versions')
      .selectAll()
      .where(
        last
          ? sql<boolean>`(version, record_type_rank, record_id) > (${last.version}, ${last.record_type_rank}, ${last.record_id})`
          : sql<boolean>`version > ${since}`,
      )
      .where('version', '<=', until)
      .orderBy('version')
      .orderBy('record_type_rank')
      .orderBy('record_id')
      .limit(CHUNK)
      .execute()
    if (versions.length > 0) yield versions
    if (versions.length < CHUNK) return
    last = versions.at(-1)
  }
}

/** The release with the id, or null. */
export const releaseById = oneForEach<number, { id: number; name: string; released_on: string }>(
  (db, ids) => db.selectFrom('releases').select(['id', 'name', 'released_on']).where('id', 'in', ids),
  ({ id }) => id,
)

/** Document of the record; null of a version that is its deletion. Only the service writes documents. */
export const documentOf = ({ document }: RecordVersion): RecordDocument | null =>
  document === null ? null : (JSON.parse(document) as RecordDocument)
