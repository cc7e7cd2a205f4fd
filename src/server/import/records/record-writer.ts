import { recordTables as tables } from '#server/storage/tables/record-tables.ts'
import { recordTag } from '#domain/records/tags.ts'
import type { Insertable } from 'kysely'
import type { RecordOrigin } from '#domain/vocabularies/records.ts'
import { lookupTable } from '#domain/lookup-table.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { RecordKind } from '../release/kinds.ts'
import { inParts } from './batch-writer.ts'
import type { ImportContext } from './import-context.ts'
import { digestOf, originOf } from './import-context.ts'
import { recordTypes } from '../release/kinds.ts'

export const recordTables = {
  feature: tables.FEATURE,
  variant: tables.VARIANT,
  profile: tables.MOLECULAR_PROFILE,
  group: tables.VARIANT_GROUP,
  evidence: tables.EVIDENCE_ITEM,
  assertion: tables.ASSERTION,
} as const satisfies Record<RecordKind, keyof Tables>

type RecordTable = (typeof recordTables)[RecordKind]

/** A record as it is before the import. */
export type PresentRecord = {
  id: number
  origin: RecordOrigin
  stub: boolean
  withdrawn: boolean
  release_digest: string | null
}

/** Facts of a row with where they were read. */
export type ReadFacts<Facts> = { facts: Facts; file: string; line: number }

/** A record to write: its facts, and what was there before. */
export type CurrentRecord<Facts> = { facts: Facts; digest: string; present: PresentRecord | null }

type ReleasedFacts = { id: number; flagged: boolean | null; lastReview: string | null }

/**
 * Of the records just read, those that are new or differ from what is there. Counts the others; records made here
 * (`LOCAL`) are never touched.
 */
export async function currentRecords<Facts extends ReleasedFacts>(
  context: ImportContext,
  kind: RecordKind,
  read: readonly ReadFacts<Facts>[],
): Promise<CurrentRecord<Facts>[]> {
  const present = await presentRecords(
    context,
    kind,
    read.map(({ facts }) => facts.id),
  )
  const changedRecords: CurrentRecord<Facts>[] = []
  for (const { facts, file, line } of read) {
    context.report.count(kind, 'read')
    const there = present.get(facts.id) ?? null
    if (there?.origin === 'LOCAL') {
      const why = `${recordTag(recordTypes[kind], facts.id)} is a record made here`
      context.report.skip(kind, { file, line, why })
      continue
    }
    if (facts.id >= 1_000_000 && context.origin === 'RELEASE' && !context.takesLocalIds) {
      context.report.skip(kind, { file, line, why: `id ${facts.id} is in use by a record created here` })
      continue
    }
    const digest = digestOf(facts)
    const origin = originOf(context, facts.id)
    if (
      there &&
      !there.stub &&
      !there.withdrawn &&
      there.release_digest === digest &&
      there.origin === origin
    ) {
      context.report.count(kind, 'unchanged')
      continue
    }
    context.report.count(kind, there ? 'changed' : 'added')
    changedRecords.push({ facts, digest, present: there })
  }
  return changedRecords
}

export async function presentRecords(
  context: ImportContext,
  kind: RecordKind,
  ids: readonly number[],
): Promise<Map<number, PresentRecord>> {
  const present = new Map<number, PresentRecord>()
  for (const part of inParts(ids, 1000)) {
    const rows = await context.tx
      .selectFrom(recordTables[kind])
      .select(['id', 'origin', 'stub', 'withdrawn', 'release_digest'])
      .where('id', 'in', part)
      .execute()
    for (const row of rows) present.set(row.id, row)
  }
  return present
}

/** The columns that every record has. */
export function recordColumns(
  context: ImportContext,
  kind: RecordKind,
  currentRecords: CurrentRecord<ReleasedFacts>,
) {
  const { facts, digest } = currentRecords
  const at = facts.lastReview ?? `${context.release.releasedOn}T00:00:00.000Z`
  return {
    origin: originOf(context, facts.id),
    stub: false,
    withdrawn: false,
    release_id: context.release.id,
    release_digest: digest,
    flagged: context.flags.isFlagged(recordTypes[kind], facts.id, facts.flagged),
    created_at: at,
    updated_at: at,
  }
}

/** The columns of a record that the release names but does not describe. */
export function stubColumns(context: ImportContext) {
  const at = `${context.release.releasedOn}T00:00:00.000Z`
  return {
    // A stub with an id of ours is nevertheless the release's.
    origin: context.origin,
    stub: true,
    withdrawn: false,
    release_id: context.release.id,
    release_digest: null,
    flagged: false,
    created_at: at,
    updated_at: at,
  }
}

/** Columns that follow from a field, besides the column of the field's own name. */
const derivedColumns: Readonly<Record<string, readonly string[]>> = lookupTable({
  name: ['name_folded'],
  full_name: ['full_name_folded'],
  description: ['description_sort_key'],
  summary: ['summary_folded', 'summary_sort_key'],
})

/**
 * Writes records, new and changed ones alike. Fields that people here changed keep their values, and the report
 * names them. `keep` names columns of which the release says nothing.
 */
export async function writeRecords<Kind extends RecordKind>(
  context: ImportContext,
  kind: Kind,
  rows: Insertable<Tables[(typeof recordTables)[Kind]]>[],
  keep: readonly string[] = [],
): Promise<void> {
  const table: RecordTable = recordTables[kind]
  const changedHere = context.localChanges.ids(recordTypes[kind])
  if (changedHere.size > 0) {
    for (const row of rows as Record<string, unknown>[]) {
      if (changedHere.has(Number(row['id']))) await restoreLocalChanges(context, kind, row)
    }
  }
  await context.writer.insert(table, rows as never, {
    do: 'update',
    key: ['id'],
    keep: ['created_at', ...keep] as never,
  })
}

async function restoreLocalChanges(context: ImportContext, kind: RecordKind, row: Record<string, unknown>) {
  const id = Number(row['id'])
  const there: Record<string, unknown> | undefined = await context.tx
    .selectFrom(recordTables[kind])
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!there) return
  for (const field of context.localChanges.fields(recordTypes[kind], id)) {
    if (!(field in row)) continue
    if (row[field] !== there[field])
      context.report.retainLocalChange(`${recordTag(recordTypes[kind], id)} ${field}`)
    for (const column of [field, ...(derivedColumns[field] ?? [])]) {
      if (column in row) row[column] = there[column]
    }
  }
}

/** Checks whether people here changed the field; then the import leaves its rows alone and says so. */
export function isChangedHere(context: ImportContext, kind: RecordKind, id: number, field: string): boolean {
  if (!context.localChanges.fields(recordTypes[kind], id).has(field)) return false
  context.report.retainLocalChange(`${recordTag(recordTypes[kind], id)} ${field}`)
  return true
}
