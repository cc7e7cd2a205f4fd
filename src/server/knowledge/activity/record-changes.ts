import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { changeKinds, kindsOfChange } from '#domain/versions/change-kinds.ts'
import type { ChangeKind } from '#domain/versions/change-kinds.ts'
import { documentClaim } from '#domain/versions/document-claim.ts'
import { documentChanges } from '#domain/versions/document-changes.ts'
import type { FieldChange } from '#domain/versions/document-changes.ts'
import { documentName } from '#domain/versions/document-text.ts'
import type { RecordDocument, VersionedKind } from '#domain/versions/record-document.ts'
import type { VersionCause } from '#domain/versions/version-causes.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import { listing } from '../paging/page.ts'
import { changeConditions, isOfKind } from './change-filter.ts'
import type { ChangesFilter } from './change-filter.ts'
import { after, before, featureRedirect, profileRedirect } from './compared-documents.ts'
import type { RecordVersion, VersionPlace } from './record-versions.ts'

/** A record that differs between two versions of the knowledge. */
export interface RecordChange {
  /** The newest version of the record in the later state. */
  version: RecordVersion
  /** Number of its version in the earlier state; null: it was not there. */
  formerNumber: number | null
  before: RecordDocument | null
  after: RecordDocument | null
  kinds: ChangeKind[]
  fields: FieldChange[]
}

/** The newest version of a record in the later state, with its document in the earlier one. */
export type ChangedRow = RecordVersion & { former: string | null; former_number: number | null }

/** A database and its dialect, in which documents are compared. */
export interface ChangesSource {
  db: Reading
  dialect: Dialect
}

/** Records that differ between two versions of the knowledge, each once; what changed and changed back is left out. */
function changedRows({ db, dialect }: ChangesSource, filter: ChangesFilter) {
  const { from, to } = filter
  const rows = db
    .selectFrom('record_versions as changed')
    .leftJoin('record_versions as earlier', (join) =>
      join
        .onRef('earlier.record_type', '=', 'changed.record_type')
        .onRef('earlier.record_id', '=', 'changed.record_id')
        .on(
          sql<SqlBool>`earlier.number = (
            select max(number) from record_versions as old where old.record_type = changed.record_type
              and old.record_id = changed.record_id and old.number < changed.number and old.version <= ${from})`,
        ),
    )
    .leftJoin('record_redirects as profile_redirect', (join) => join.on(profileRedirect(dialect)))
    .leftJoin('record_redirects as feature_redirect', (join) => join.on(featureRedirect(dialect)))
    .where('changed.version', '>', from)
    .where('changed.version', '<=', to)
    .where(
      // Versions of a record are numbered without gaps.
      sql<SqlBool>`not exists (select 1 from record_versions as later where later.record_type = changed.record_type
        and later.record_id = changed.record_id and later.number = changed.number + 1 and later.version <= ${to})`,
    )
    .where(sql<SqlBool>`${after} is distinct from ${before}`)
  return changeConditions(dialect, filter).reduce((query, condition) => query.where(condition), rows)
}

/**
 * The records that differ between two versions of the knowledge, the last changed first; those of one change by kind,
 * evidence first, and then the newest first.
 */
export const listChanges = (source: ChangesSource, filter: ChangesFilter) =>
  listing({
    rows: changedRows(source, filter)
      .selectAll('changed')
      .select([before.as('former'), 'earlier.number as former_number']),
    order: [
      { by: sql.ref('changed.version'), descending: true },
      { by: sql.ref('changed.record_type_rank'), descending: true },
      { by: sql.ref('changed.record_id'), descending: true },
    ],
  })

/** Records that are compared at once: some milliseconds on the thread that answers. */
const CHUNK = 25
/** Versions among which one statement looks for changes, so that it ends soon however few it finds. */
const WINDOW = 5000

const beyond = (sign: '<' | '>=', { version, record_type_rank, record_id }: VersionPlace) =>
  sql<SqlBool>`(changed.version, changed.record_type_rank, changed.record_id) ${sql.raw(sign)} (${version}, ${record_type_rank}, ${record_id})`

/** The last of the versions among which the next statement looks; undefined where none are left behind them. */
function windowEnd(db: Reading, { from, to }: ChangesFilter, last: VersionPlace | undefined) {
  const versions = db
    .selectFrom('record_versions as changed')
    .select(['changed.version', 'changed.record_type_rank', 'changed.record_id'])
    .where('changed.version', '>', from)
    .where('changed.version', '<=', to)
    .orderBy('changed.version', 'desc')
    .orderBy('changed.record_type_rank', 'desc')
    .orderBy('changed.record_id', 'desc')
    .limit(1)
    .offset(WINDOW - 1)
  return (last ? versions.where(beyond('<', last)) : versions).executeTakeFirst()
}

/** The same records as {@link listChanges}, some at a time; none where a statement found none, so that others have their turn. */
export async function* recordChanges(
  source: ChangesSource,
  filter: ChangesFilter,
): AsyncGenerator<RecordChange[]> {
  const { rows, order } = listChanges(source, filter)
  const ordered = order.reduce((query, { by }) => query.orderBy(by, 'desc'), rows).limit(CHUNK)
  let last: VersionPlace | undefined
  let end: VersionPlace | undefined
  for (;;) {
    end ??= await windowEnd(source.db, filter, last)
    const after = last ? ordered.where(beyond('<', last)) : ordered
    const found: ChangedRow[] = await (end ? after.where(beyond('>=', end)) : after).execute()
    yield found.map(changeOf)
    const isFull = found.length === CHUNK
    if (!isFull && !end) return
    last = isFull ? found.at(-1) : end
    if (!isFull) end = undefined
  }
}

/** Number of changed records of a kind and cause. */
export interface ChangeCount {
  recordType: VersionedKind
  cause: VersionCause
  count: number
}

/** Changed records by kind and cause, the most first. */
export async function changeCounts(source: ChangesSource, filter: ChangesFilter): Promise<ChangeCount[]> {
  const rows = await changedRows(source, filter)
    .select(({ fn }) => [
      'changed.record_type as recordType',
      'changed.cause as cause',
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['changed.record_type', 'changed.cause'])
    .orderBy('count', 'desc')
    .orderBy('changed.record_type')
    .orderBy('changed.cause')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Changed records by kind of change, in the order of the vocabulary; a record may count for several. */
export async function changeKindCounts(
  source: ChangesSource,
  filter: ChangesFilter,
): Promise<{ kind: ChangeKind; count: number }[]> {
  const row = await changedRows(source, filter)
    .select(
      changeKinds.values.map((kind) =>
        sql<number | null>`sum(case when ${isOfKind(source.dialect, kind)} then 1 else 0 end)`.as(kind),
      ),
    )
    .executeTakeFirst()
  return changeKinds.values.map((kind) => ({ kind, count: Number(row?.[kind] ?? 0) }))
}

/** Only the service writes documents. */
const parsed = (document: string | null) =>
  document === null ? null : (JSON.parse(document) as RecordDocument)

/** The change of a record: its documents and the fields in which they differ. */
export function changeOf({ former, former_number, ...version }: ChangedRow): RecordChange {
  const [before, after] = [parsed(former), parsed(version.document)]
  const fields = before && after ? documentChanges(before, after) : []
  return { version, formerNumber: former_number, before, after, kinds: kindsOfChange(before, after), fields }
}

/** The document of a changed record, as it is in the later state or was last. */
const lastDocument = ({ before, after }: RecordChange): RecordDocument =>
  (after && !('mergedInto' in after) ? after : before) ?? after ?? {}

/** The name of a changed record, as it is in the later state or was last. */
export const changedName = (change: RecordChange): string => documentName(lastDocument(change))

/** The claim of a changed evidence item or assertion, as it is in the later state or was last; null for other records. */
export const changedClaim = (change: RecordChange): string | null => documentClaim(lastDocument(change))
