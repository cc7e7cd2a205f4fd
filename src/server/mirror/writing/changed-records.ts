import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { keyText } from '../reading/read-records.ts'
import type { UpstreamRecord } from '../reading/read-records.ts'
import { referencesOf } from '../reading/referenced-records.ts'
import { storedDocument } from './earlier-contents.ts'
import { inLocalIds, recordMappings, localIds } from './local-ids.ts'
import type { RecordMapping, LocalIds } from './local-ids.ts'
import { isDone, planMerge, recordsHere } from './plan-merge.ts'
import { isToBringBack } from './withdraw.ts'

/** Checks whether the upstream says of a record what it said before. */
function isUnchanged(
  { document }: UpstreamRecord,
  mapping: RecordMapping | undefined,
  ids: LocalIds,
): boolean {
  if (!mapping) return document === null
  if (mapping.own) return true
  if (document === null) return mapping.gone
  if (mapping.gone || mapping.document === null) return false
  const { unresolved } = inLocalIds(document, ids)
  const content = Object.entries(document).filter(([field]) => !unresolved.includes(field))
  return JSON.stringify(Object.fromEntries(content)) === mapping.document
}

/** Records here that an import wrote after the last merge. */
async function importedSince(
  db: Reading,
  kind: VersionedKind,
  mappings: readonly RecordMapping[],
): Promise<Set<number>> {
  const mergedVersions = new Map(mappings.map(({ record_id, merged_version }) => [record_id, merged_version]))
  const earliest = Math.min(...mergedVersions.values())
  const rows = await db
    .selectFrom('record_versions')
    .select(['record_id', 'version'])
    .where('record_type', '=', kind)
    .where('record_id', 'in', inList([...mergedVersions.keys()]))
    .where('cause', '=', 'RELEASE')
    .where('version', '>', earliest)
    .execute()
  return new Set(
    rows
      .filter(({ record_id, version }) => version > (mergedVersions.get(record_id) ?? version))
      .map(({ record_id }) => record_id),
  )
}

/** Those of unchanged records whose merge has something to write nevertheless: people or an import changed them here. */
async function changedHere(
  db: Reading,
  upstreamId: number,
  kind: VersionedKind,
  records: readonly { record: UpstreamRecord; mapping: RecordMapping }[],
  ids: LocalIds,
): Promise<UpstreamRecord[]> {
  const here = await recordsHere(
    db,
    upstreamId,
    kind,
    records.map(({ mapping }) => mapping.record_id),
  )
  const imported = await importedSince(
    db,
    kind,
    records.map(({ mapping }) => mapping),
  )
  const changed: UpstreamRecord[] = []
  for (const { record, mapping } of records) {
    const id = mapping.record_id
    if (!record.document || mapping.document === null) continue
    const isWithdrawn = isToBringBack(here.documents.get(id) ?? {}, record.document)
    if (isWithdrawn) changed.push(record)
    const isSuspect = here.marks.has(id) || here.conflicts.has(id) || imported.has(id)
    if (isWithdrawn || !isSuspect) continue
    const last = storedDocument(mapping.document)
    const plan = await planMerge(db, { kind, id, upstream: record.document, last, ids, here })
    if (!isDone(plan)) changed.push(record)
  }
  return changed
}

/** Those of the records that a merge would write something of. */
export async function changedRecords(
  db: Reading,
  upstreamId: number,
  records: readonly UpstreamRecord[],
): Promise<UpstreamRecord[]> {
  const own = await recordMappings(db, upstreamId, records)
  const references = records.flatMap(({ document }) => (document ? referencesOf(document) : []))
  const ids = localIds(new Map([...(await recordMappings(db, upstreamId, references)), ...own]))
  const unchanged: { record: UpstreamRecord; mapping: RecordMapping }[] = []
  const changed: UpstreamRecord[] = []
  for (const record of records) {
    const mapping = own.get(keyText(record))
    if (!isUnchanged(record, mapping, ids)) changed.push(record)
    else if (mapping) unchanged.push({ record, mapping })
  }
  for (const [kind, some] of Map.groupBy(unchanged, ({ record }) => record.kind))
    changed.push(...(await changedHere(db, upstreamId, kind, some, ids)))
  return changed
}
