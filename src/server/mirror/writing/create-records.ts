import { foldText } from '#domain/text/names.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { isComplex, isMultiVariant, rawName, variantsOf } from '#domain/profiles/profile-expression.ts'
import type { ProfileExpression } from '#domain/profiles/profile-expression.ts'
import { singleVariant } from '#domain/profiles/profile-expression.ts'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { batchWriter } from '#server/import/records/batch-writer.ts'
import type { BatchWriter } from '#server/import/records/batch-writer.ts'
import { actionsBetween, startHistory } from '#server/import/records/history.ts'
import { idSource } from '#server/import/records/remapping/ids.ts'
import type { IdSource } from '#server/import/records/remapping/ids.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import { recordShapes } from '#server/storage/versions/record-shapes.ts'
import { keyText } from '../reading/read-records.ts'
import type { UpstreamRecord } from '../reading/read-records.ts'
import type { Columns } from './columns.ts'
import { writeNewCoordinates } from './coordinates.ts'
import { canBeWithdrawn, featureTables, recordColumns } from './create-record.ts'
import { insertRows } from './insert-rows.ts'
import { writeNewLists } from './lists.ts'
import { inLocalIds } from './local-ids.ts'
import { noteChanges } from './merge-record.ts'
import type { Mirroring } from './mirroring.ts'
import { touch } from './mirroring.ts'
import { newRecords } from './new-records.ts'
import { localDefinition } from './profile-definition.ts'
import { originRow, reviewTime } from './record-state.ts'
import { mergedFields } from './resolve-record.ts'
import { columnsByTable } from './write-fields.ts'

type WithDocument = UpstreamRecord & { document: UpstreamDocument }

/** A record on its way into the database. */
interface NewRow {
  record: WithDocument
  id: number
  /** Its contents in ids here. */
  fields: UpstreamDocument
  unresolved: string[]
  tables: ReadonlyMap<string, Columns>
  /** When it was reviewed, ISO 8601. */
  at: string
}

/** Checks whether all that a record cannot be without is here. */
function isComplete({ kind }: UpstreamRecord, { fields }: { fields: UpstreamDocument }): boolean {
  if (kind === 'VARIANT') return fields['feature'] !== undefined
  if (kind === 'EVIDENCE_ITEM') return fields['molecularProfile'] != null && fields['source'] != null
  return kind !== 'ASSERTION' || fields['molecularProfile'] != null
}

/**
 * Creates those of the records of one kind that are like no record here, all with a few statements.
 * @returns their keys; the others are to be merged one by one
 * @throws a constraint violation where the database refuses one of them
 */
export async function createRecords(
  mirroring: Mirroring,
  dialect: Dialect,
  records: readonly UpstreamRecord[],
): Promise<ReadonlySet<string>> {
  const { tx } = mirroring
  const found = await newRecords(mirroring, records)
  const [first] = found
  if (!first) return new Set()
  const { kind } = first
  const writer = batchWriter(tx, dialect)
  const source = idSource(tx, dialect)
  const rows: NewRow[] = []
  for (const record of found) {
    const { document, unresolved } = inLocalIds(record.document, mirroring.ids)
    const fields = mergedFields(document)
    if (!isComplete(record, { fields })) continue
    const hasPublicId = canBeWithdrawn(kind) && record.id < FIRST_LOCAL_ID
    const id = hasPublicId ? record.id : await source.next(recordShapes[kind].table as 'features')
    const at = reviewTime(record.document) ?? mirroring.now
    const typed = kind === 'FEATURE' ? { ...fields, featureType: document['featureType'] ?? null } : fields
    const tables = await columnsByTable(tx, kind, typed)
    rows.push({ record, id, fields, unresolved, tables, at })
  }
  const written = await insertRecords(mirroring, writer, source, rows)
  await writeNewLists({ tx, now: mirroring.now, writer }, kind, written)
  if (kind === 'VARIANT') await writeNewCoordinates({ now: mirroring.now, writer }, written)
  await writeMappings(mirroring, writer, written)
  await source.syncSequences()
  await writeHistory(mirroring, dialect, written)
  return new Set(written.map(({ record }) => keyText(record)))
}

/** Inserts the rows of the records. Gives those that were inserted. */
async function insertRecords(
  mirroring: Mirroring,
  writer: BatchWriter,
  source: IdSource,
  rows: readonly NewRow[],
): Promise<readonly NewRow[]> {
  const kind = rows[0]?.record.kind
  if (kind === undefined) return []
  const { table } = recordShapes[kind]
  const main = (row: NewRow, more: Columns = {}): Columns => ({
    id: row.id,
    ...row.tables.get(table),
    ...recordColumns(kind, row.at),
    ...(canBeWithdrawn(kind) && { stub: row.record.document['stub'] === true }),
    ...more,
  })
  if (kind === 'MOLECULAR_PROFILE') return insertProfiles(mirroring, writer, rows, main)
  if (kind === 'VARIANT') return insertVariants(mirroring, writer, source, rows, main)
  await insertRows(
    writer,
    table,
    rows.map((row) => main(row)),
  )
  if (kind !== 'FEATURE') return rows
  const joined = Map.groupBy(rows, ({ record }) => featureTables[String(record.document['featureType'])])
  for (const [other, some] of joined)
    if (other !== undefined)
      await insertRows(
        writer,
        other,
        some.map(({ id, tables }) => ({ feature_id: id, ...tables.get(other) })),
      )
  return rows
}

const definitionColumns = (expression: ProfileExpression, { displayName }: UpstreamDocument): Columns => ({
  // A name of other words than those of the variants is made anew at the end.
  name: typeof displayName === 'string' ? displayName : '',
  name_folded: typeof displayName === 'string' ? foldText(displayName) : '',
  raw_name: rawName(expression),
  is_complex: isComplex(expression),
  is_multi_variant: isMultiVariant(expression),
})

const memberRows = (id: number, expression: ProfileExpression): Columns[] =>
  variantsOf(expression).map(({ variantId, negated }, position) => ({
    molecular_profile_id: id,
    variant_id: variantId,
    position,
    negated,
  }))

async function insertProfiles(
  { ids }: Mirroring,
  writer: BatchWriter,
  rows: readonly NewRow[],
  main: (row: NewRow, more: Columns) => Columns,
): Promise<NewRow[]> {
  const defined = rows.flatMap((row) => {
    const expression = localDefinition(row.record.document['rawName'], ids)
    return expression ? [{ row, expression }] : []
  })
  await insertRows(
    writer,
    'molecular_profiles',
    defined.map(({ row, expression }) => main(row, definitionColumns(expression, row.record.document))),
  )
  await insertRows(
    writer,
    'molecular_profile_variants',
    defined.flatMap(({ row, expression }) => memberRows(row.id, expression)),
  )
  return defined.map(({ row }) => row)
}

/** Variants, each with the molecular profile of it alone, of which nothing else is known yet. */
async function insertVariants(
  { tx, upstreamId, sweep, now, ids, touched }: Mirroring,
  writer: BatchWriter,
  source: IdSource,
  rows: readonly NewRow[],
  main: (row: NewRow, more: Columns) => Columns,
): Promise<readonly NewRow[]> {
  const features = await tx
    .selectFrom('features')
    .select(['id', 'kind'])
    .where('id', 'in', inList(rows.map(({ tables }) => Number(tables.get('variants')?.['feature_id']))))
    .execute()
  const kinds = new Map(features.map(({ id, kind }) => [id, kind]))
  const variants: Columns[] = []
  const profiles: Columns[] = []
  const members: Columns[] = []
  const mappings: Columns[] = []
  for (const row of rows) {
    const upstreamProfile = Number(row.record.document['singleVariantMolecularProfileId'])
    const profileId =
      upstreamProfile < FIRST_LOCAL_ID ? upstreamProfile : await source.next('molecular_profiles')
    const expression = singleVariant(row.id)
    const kind = kinds.get(Number(row.tables.get('variants')?.['feature_id'])) ?? null
    variants.push(main(row, { kind, single_variant_molecular_profile_id: profileId }))
    profiles.push({
      id: profileId,
      ...definitionColumns(expression, {}),
      ...recordColumns('MOLECULAR_PROFILE', row.at),
    })
    members.push(...memberRows(profileId, expression))
    mappings.push({
      upstream_id: upstreamId,
      record_type: 'MOLECULAR_PROFILE',
      upstream_record_id: upstreamProfile,
      record_id: profileId,
      merged_version: 0,
      sweep,
      changed_at: now,
    })
    ids.set('MOLECULAR_PROFILE', upstreamProfile, profileId)
    touch(touched.renamed, 'VARIANT', row.id)
    touch(touched.records, 'MOLECULAR_PROFILE', profileId)
  }
  await insertRows(writer, 'molecular_profiles', profiles)
  await insertRows(writer, 'variants', variants)
  await insertRows(writer, 'molecular_profile_variants', members)
  await insertRows(writer, 'upstream_records', mappings)
  return rows
}

/** Stores which records of the upstream the new ones are, what it said of them, and where they were created. */
async function writeMappings(
  mirroring: Mirroring,
  writer: BatchWriter,
  rows: readonly NewRow[],
): Promise<void> {
  const { upstreamId, sweep, now, version, ids } = mirroring
  for (const { record, id, fields } of rows) {
    ids.set(record.kind, record.id, id)
    noteChanges(mirroring, { kind: record.kind, id }, {}, fields)
  }
  await writer.insert(
    'upstream_records',
    rows.map(({ record: { kind, id, document }, id: record_id, unresolved }) => ({
      upstream_id: upstreamId,
      record_type: kind,
      upstream_record_id: id,
      record_id,
      document: JSON.stringify(
        Object.fromEntries(Object.entries(document).filter(([field]) => !unresolved.includes(field))),
      ),
      merged_version: version,
      sweep,
      gone: false,
      changed_at: now,
    })),
  )
  await writer.insert(
    'record_origins',
    rows.flatMap(({ record, id }) => originRow({ kind: record.kind, id }, record.document) ?? []),
  )
}

/** Writes into the history of new evidence items and assertions what must have happened to them at the upstream. */
async function writeHistory(
  { tx, now }: Mirroring,
  dialect: Dialect,
  rows: readonly NewRow[],
): Promise<void> {
  const [first] = rows
  const type = first?.record.kind
  if (type !== 'EVIDENCE_ITEM' && type !== 'ASSERTION') return
  const source = idSource(tx, dialect)
  const history = await startHistory(tx, batchWriter(tx, dialect), source, now)
  for (const { id, fields, at } of rows) {
    const status = fields['status']
    if (!evidenceStatuses.has(status)) continue
    for (const action of actionsBetween(type, null, status)) await history.add({ action, type, id, at })
  }
  await history.flush()
  await source.syncSequences()
}
