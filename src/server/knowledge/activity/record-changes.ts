import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { kindsOfChange } from '#domain/versions/change-kinds.ts'
import type { ChangeKind } from '#domain/versions/change-kinds.ts'
import { documentChanges } from '#domain/versions/document-changes.ts'
import type { FieldChange } from '#domain/versions/document-changes.ts'
import type { RecordDocument, VersionedKind } from '#domain/versions/record-document.ts'
import type { Reading } from '#server/storage/database.ts'
import type { RecordVersion } from './record-versions.ts'

/** Two versions of the knowledge, and which records are compared between them. */
export interface ChangesFilter {
  from: number
  to: number
  recordType?: VersionedKind | undefined
  /** Records of the gene: it, its variants and profiles, and what is said of these. */
  gene?: number | undefined
  /** Records that name the disease before or after; or the disease. */
  disease?: number | undefined
  therapy?: number | undefined
  change?: ChangeKind | undefined
}

/** A record that differs between two versions of the knowledge. */
export interface RecordChange {
  /** The newest version of the record in the later state. */
  version: Omit<RecordVersion, 'document'>
  before: RecordDocument | null
  after: RecordDocument | null
  kinds: ChangeKind[]
  fields: FieldChange[]
}

/** Records that are compared at once: some milliseconds. */
const CHUNK = 40

const profilesOf = (gene: number) => sql`
  select link.molecular_profile_id from molecular_profile_variants as link
  join variants on variants.id = link.variant_id where variants.feature_id = ${gene}`

const ofGene = (gene: number) => sql<SqlBool>`(
  (changed.record_type = 'FEATURE' and changed.record_id = ${gene})
  or (changed.record_type = 'VARIANT' and changed.record_id in (select id from variants where feature_id = ${gene}))
  or (changed.record_type = 'MOLECULAR_PROFILE' and changed.record_id in (${profilesOf(gene)}))
  or (changed.record_type = 'EVIDENCE_ITEM' and changed.record_id in
    (select id from evidence_items where molecular_profile_id in (${profilesOf(gene)})))
  or (changed.record_type = 'ASSERTION' and changed.record_id in
    (select id from assertions where molecular_profile_id in (${profilesOf(gene)}))))`

/** The record itself, or those whose documents name it. */
const naming = (kind: VersionedKind, id: number) => {
  const reference = `%{"kind":"${kind}","id":${id},%`
  return sql<SqlBool>`((changed.record_type = ${kind} and changed.record_id = ${id})
    or changed.document like ${reference} or earlier.document like ${reference})`
}

type Row = RecordVersion & { former: string | null }

async function chunkOf(db: Reading, filter: ChangesFilter, last: Row | undefined): Promise<Row[]> {
  const { from, to, recordType, gene, disease, therapy } = filter
  const conditions = [
    sql<SqlBool>`changed.version > ${from} and changed.version <= ${to}`,
    // Versions of a record are numbered without gaps.
    sql<SqlBool>`not exists (select 1 from record_versions as later where later.record_type = changed.record_type
      and later.record_id = changed.record_id and later.number = changed.number + 1 and later.version <= ${to})`,
    ...(last
      ? [
          sql<SqlBool>`(changed.version, changed.record_type, changed.record_id)
            < (${last.version}, ${last.record_type}, ${last.record_id})`,
        ]
      : []),
    ...(recordType ? [sql<SqlBool>`changed.record_type = ${recordType}`] : []),
    ...(gene === undefined ? [] : [ofGene(gene)]),
    ...(disease === undefined ? [] : [naming('DISEASE', disease)]),
    ...(therapy === undefined ? [] : [naming('THERAPY', therapy)]),
  ]
  const { rows } = await sql<Row>`
    select changed.record_type, changed.record_id, changed.number, changed.version, changed.at, changed.cause,
      changed.cause_id, changed.document, earlier.document as former
    from record_versions as changed
    left join record_versions as earlier on earlier.record_type = changed.record_type
      and earlier.record_id = changed.record_id and earlier.number = (
        select max(number) from record_versions as old where old.record_type = changed.record_type
          and old.record_id = changed.record_id and old.number < changed.number and old.version <= ${from})
    where ${sql.join(conditions, sql` and `)}
    order by changed.version desc, changed.record_type desc, changed.record_id desc
    limit ${CHUNK}`.execute(db)
  return rows
}

/** Only the service writes documents. */
const parsed = (document: string | null) =>
  document === null ? null : (JSON.parse(document) as RecordDocument)

function changeOf({ former, document, ...version }: Row): RecordChange | null {
  if (former === document) return null
  const [before, after] = [parsed(former), parsed(document)]
  const fields = before && after ? documentChanges(before, after) : []
  return { version, before, after, kinds: kindsOfChange(before, after), fields }
}

/**
 * The records that differ between two versions of the knowledge, each once, the last changed first, some at a time.
 * What changed and changed back is left out.
 */
export async function* recordChanges(db: Reading, filter: ChangesFilter): AsyncGenerator<RecordChange[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await chunkOf(db, filter, last)
    const changes = rows.flatMap((row) => changeOf(row) ?? [])
    yield changes.filter(({ kinds }) => !filter.change || kinds.includes(filter.change))
    if (rows.length < CHUNK) return
    last = rows.at(-1)
  }
}
