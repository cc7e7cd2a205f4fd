import type { ConflictDecision } from '#domain/mirror/conflict-decisions.ts'
import { sameContent } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { Curation } from '#server/curation/curate.ts'
import { keepLocalChanges } from '#server/curation/local-changes.ts'
import { storedDocument } from '../writing/earlier-contents.ts'
import { localMarks, markOf, removeMarks } from '../writing/local-marks.ts'
import { documentHere, recordKey, subjectOf } from './conflict-rows.ts'
import type { ConflictRow } from './conflict-rows.ts'

/** A decision with the contents of the field before and after it. */
export interface Decided {
  row: ConflictRow
  decision: ConflictDecision
  ours: FieldContent
  chosen: FieldContent
}

/** What the upstream said last of the record of a conflict, in its own ids. */
async function upstreamDocument({ tx }: Curation, row: ConflictRow): Promise<UpstreamDocument> {
  const mapping = await tx
    .selectFrom('upstream_records')
    .select('document')
    .where('upstream_id', '=', row.upstream_id)
    .where('record_type', '=', row.record_type)
    .where('record_id', '=', row.record_id)
    .where('document', 'is not', null)
    .orderBy('gone')
    .orderBy('upstream_record_id')
    .executeTakeFirst()
  return mapping?.document == null ? {} : storedDocument(mapping.document)
}

async function addMarks(curation: Curation, row: ConflictRow, marks: readonly string[]): Promise<void> {
  const { entityType, id } = subjectOf(row)
  await keepLocalChanges(curation, { record_type: entityType, id, origin: 'RELEASE' }, marks)
}

/**
 * Writes what decisions of conflicts of one record mean for the marks of local changes. What stays ours or was edited is
 * a change here. A mark ends when all fields that share it say what the upstream says.
 */
export async function markDecisions(
  curation: Curation,
  record: ConflictRow,
  decided: readonly Decided[],
): Promise<void> {
  const { record_type: kind, record_id: id } = record
  const there = (await localMarks(curation.tx, kind, [id])).get(id) ?? new Set()
  const theirs = await upstreamDocument(curation, record)
  const here = await curation.find(documentHere, recordKey(record))
  const isOpen = new Set(decided.map(({ row }) => row.field))
  // Fields that share a mark hold no references, so that their contents are the same in ids of both sides.
  const isTheirs = (field: string) => sameContent(here[field] ?? null, theirs[field] ?? null)
  const local = new Set(
    decided.filter(({ decision }) => decision !== 'THEIRS').map(({ row }) => markOf(row.field)),
  )
  for (const field of Object.keys(theirs))
    if (!isOpen.has(field) && there.has(markOf(field)) && !isTheirs(field)) local.add(markOf(field))
  const taken = decided.filter(({ decision }) => decision === 'THEIRS').map(({ row }) => markOf(row.field))
  await removeMarks(
    curation.tx,
    { kind, id },
    taken.filter((mark) => !local.has(mark)),
  )
  // The time of a mark tells whether a decision has added it.
  await addMarks(
    curation,
    record,
    [...local].filter((mark) => !there.has(mark)),
  )
}

/** Checks whether the mark of a field is there only because of the decision of a conflict. */
async function isAddedBy({ tx }: Curation, row: ConflictRow): Promise<boolean> {
  const mark = markOf(row.field)
  const { entityType, id } = subjectOf(row)
  const added = await tx
    .selectFrom('local_changes')
    .select('changed_at')
    .where('record_type', '=', entityType)
    .where('record_id', '=', id)
    .where('field_name', '=', mark)
    .where('changed_at', '=', row.closed_at ?? '')
    .executeTakeFirst()
  if (!added) return false
  const others = await tx
    .selectFrom('upstream_conflicts')
    .select('field')
    .where('record_type', '=', row.record_type)
    .where('record_id', '=', row.record_id)
    .where('closed_at', '=', row.closed_at)
    .where('decision', 'in', ['OURS', 'EDITED'])
    .where('id', '!=', row.id)
    .execute()
  return !others.some(({ field }) => markOf(field) === mark)
}

/** Gives the field of a decided conflict the mark that it had before the decision. */
export async function markReopening(curation: Curation, row: ConflictRow): Promise<void> {
  const { record_type: kind, record_id: id } = row
  const mark = markOf(row.field)
  if (await isAddedBy(curation, row)) return removeMarks(curation.tx, { kind, id }, [mark])
  const there = (await localMarks(curation.tx, kind, [id])).get(id)
  if (!there?.has(mark)) await addMarks(curation, row, [mark])
}
