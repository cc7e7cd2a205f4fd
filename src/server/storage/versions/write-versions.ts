import { CompiledQuery, sql } from 'kysely'
import type { Insertable } from 'kysely'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { DocumentReference, VersionedKind } from '#domain/versions/record-document.ts'
import type { VersionCause } from '#domain/versions/version-causes.ts'
import type { Writing } from '../access.ts'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'
import { DOCUMENTS_AT_ONCE, documentsOf } from './documents.ts'
import { namedIn, nameOf } from './record-shapes.ts'

type NewVersion = Insertable<Tables['record_versions']>

/** Latest activity, release and mirror write of a moment: what is newer at the commit was written by the transaction. */
export interface LatestCauses {
  activity: number | null
  release: number | null
  mirror: number | null
}

const LATEST = CompiledQuery.raw(
  `select (select max(id) from activities) as activity, (select max(id) from releases) as release,
    (select max(id) from mirror_writes) as mirror`,
) as CompiledQuery<LatestCauses>

/** The latest activity, release and mirror write, read before a transaction writes its own. */
export async function latestCauses(tx: Writing): Promise<LatestCauses> {
  const { rows } = await tx.executeQuery(LATEST)
  return rows[0] ?? { activity: null, release: null, mirror: null }
}

type Cause = Pick<Tables['record_versions'], 'cause' | 'cause_id'>

/** Releases and mirrors write activities, too: they go before them. */
async function causeOf(tx: Writing, before: LatestCauses | null): Promise<Cause> {
  const isNewer = (cause: VersionCause, id: number | null, formerly: number | null): Cause | null =>
    id !== null && id > (formerly ?? 0) ? { cause, cause_id: id } : null
  if (before === null) return { cause: 'BASELINE', cause_id: null }
  const now = await latestCauses(tx)
  return (
    isNewer('RELEASE', now.release, before.release) ??
    isNewer('UPDATE', now.mirror, before.mirror) ??
    isNewer('ACTIVITY', now.activity, before.activity) ?? { cause: 'UPDATE', cause_id: null }
  )
}

/** Statistics of tables that are filled and read in one transaction are worth gathering from here on. */
const MANY = 10_000

/**
 * Writes a version of each record that was touched and says something else than in its last version; of one that is
 * gone, a version without a document. Runs at the end of a transaction, some records at a time.
 * @param before what was the latest cause when the transaction began; null: first versions of records that were there
 */
export async function writeVersions(
  tx: Writing,
  dialect: Dialect,
  before: LatestCauses | null,
): Promise<void> {
  const touched = await tx
    .selectFrom('touched_records')
    .select(({ fn }) => ['record_type', fn.countAll<number | string>().as('count')])
    .groupBy('record_type')
    .execute()
  if (touched.length === 0) return
  const { version, written_at: at } = await tx
    .selectFrom('knowledge_state')
    .select(['version', 'written_at'])
    .executeTakeFirstOrThrow()
  const change = { version, at, ...(await causeOf(tx, before)) }
  const counts = new Map(touched.map(({ record_type, count }) => [record_type, Number(count)]))
  if ([...counts.values()].some((count) => count > MANY))
    await dialect.gatherStatistics(tx, 'touched_records')
  for (const kind of versionedKinds.values)
    if (counts.has(kind)) await writeVersionsOf(tx, dialect, kind, change)
  await tx.deleteFrom('touched_records').execute()
}

async function writeVersionsOf(
  tx: Writing,
  dialect: Dialect,
  kind: VersionedKind,
  change: Omit<NewVersion, 'record_type' | 'record_id' | 'number' | 'document'>,
): Promise<void> {
  let after = 0
  for (;;) {
    const records = await lastVersions(tx, kind, after)
    const ids = records.map(({ id }) => id)
    const documents = await documentsOf(tx, kind, ids)
    const merged = await mergedInto(
      tx,
      kind,
      records.filter(({ id, number }) => number !== null && !documents.has(id)).map(({ id }) => id),
    )
    const rows = records.flatMap(({ id, number, document: last }): NewVersion[] => {
      const document = documents.get(id) ?? merged.get(id) ?? null
      // What was made and removed again in one transaction was never there.
      if (document === last) return []
      const { version, at, cause_id } = change
      // Rows that were written past the service are found with the next opening.
      const cause = change.cause === 'BASELINE' && number !== null ? 'UPDATE' : change.cause
      const next = (number ?? 0) + 1
      return [{ record_type: kind, record_id: id, number: next, version, at, cause, cause_id, document }]
    })
    await insertVersions(tx, dialect, rows)
    if (records.length < DOCUMENTS_AT_ONCE) return
    after = ids.at(-1) ?? after
  }
}

interface LastVersion {
  id: number
  number: number | null
  document: string | null
}

/** Touched records of a kind with their last versions, by id. */
async function lastVersions(tx: Writing, kind: VersionedKind, after: number): Promise<LastVersion[]> {
  const last = (column: string) => sql`(
    select ${sql.ref(column)} from record_versions as version
    where version.record_type = touched.record_type and version.record_id = touched.record_id
    order by version.number desc limit 1)`
  const { rows } = await sql<LastVersion>`
    select touched.record_id as id, ${last('number')} as number, ${last('document')} as document
    from touched_records as touched
    where touched.record_type = ${kind} and touched.record_id > ${after}
    order by touched.record_id limit ${DOCUMENTS_AT_ONCE}
  `.execute(tx)
  return rows
}

/** Documents of records that were merged into another one, which say no more than that. */
async function mergedInto(
  tx: Writing,
  kind: VersionedKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const target = sql.raw(`left join ${namedIn[kind][0]} as target on target.id = new_id`)
  const { rows } = await sql<{ id: number; newId: number; name: string | null }>`
    select old_id as id, new_id as "newId", ${sql.raw(nameOf(kind, 'target'))} as name
    from record_redirects ${target} where record_type = ${kind} and old_id in (${sql.join(ids)})
  `.execute(tx)
  return new Map(
    rows.map(({ id, newId, name }) => {
      const mergedInto: DocumentReference = { kind, id: newId, name: name ?? '' }
      return [id, JSON.stringify({ mergedInto })]
    }),
  )
}

const COLUMNS = ['record_type', 'record_id', 'number', 'version', 'at', 'cause', 'cause_id', 'document']

async function insertVersions(tx: Writing, dialect: Dialect, rows: readonly NewVersion[]): Promise<void> {
  for (let from = 0; from < rows.length;) {
    const size = dialect.insertSize(rows.length - from)
    const statement = dialect.insertText('record_versions', COLUMNS, size)
    const parameters = dialect.insertParameters(rows.slice(from, from + size))
    await tx.executeQuery(CompiledQuery.raw(statement, parameters))
    from += size
  }
}
