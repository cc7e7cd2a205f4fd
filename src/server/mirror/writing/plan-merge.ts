import type { Selectable } from 'kysely'
import { mergeDocuments } from '#domain/mirror/merge-documents.ts'
import type { FieldConflict, Merge } from '#domain/mirror/merge-documents.ts'
import { flatDocument, isReference, sameContent } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { inList } from '#server/knowledge/paging/batch.ts'
import type { Reading } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { documentsOf, DOCUMENTS_AT_ONCE } from '#server/storage/versions/documents.ts'
import { canBeWithdrawn } from './create-record.ts'
import { importedContents, storedDocument } from './earlier-contents.ts'
import { inLocalIds } from './local-ids.ts'
import type { LocalIds } from './local-ids.ts'
import { localMarks, markOf } from './local-marks.ts'
import { recordStates } from './record-state.ts'
import type { RecordState } from './record-state.ts'
import { mergedFields } from './resolve-record.ts'

/** A conflict that is open. */
export type OpenConflict = Selectable<Tables['upstream_conflicts']>

/** Records here, as a merge depends on them. */
export interface RecordsHere {
  documents: ReadonlyMap<number, UpstreamDocument>
  marks: ReadonlyMap<number, ReadonlySet<string>>
  conflicts: ReadonlyMap<number, readonly OpenConflict[]>
  states: ReadonlyMap<number, RecordState>
}

/** Reads what merges of records of a kind depend on. */
export async function recordsHere(
  db: Reading,
  upstreamId: number,
  kind: VersionedKind,
  ids: readonly number[],
): Promise<RecordsHere> {
  const documents = new Map<number, UpstreamDocument>()
  const marks = new Map<number, ReadonlySet<string>>()
  const conflicts = new Map<number, OpenConflict[]>()
  const states = new Map<number, RecordState>()
  for (let from = 0; from < ids.length; from += DOCUMENTS_AT_ONCE) {
    const some = ids.slice(from, from + DOCUMENTS_AT_ONCE)
    for (const [id, text] of await documentsOf(db, kind, some)) documents.set(id, storedDocument(text))
    for (const [id, names] of await localMarks(db, kind, some)) marks.set(id, names)
    for (const [id, state] of await recordStates(db, kind, some)) states.set(id, state)
    const open = await db
      .selectFrom('upstream_conflicts')
      .selectAll()
      .where('upstream_id', '=', upstreamId)
      .where('record_type', '=', kind)
      .where('record_id', 'in', inList(some))
      .where('closed_at', 'is', null)
      .execute()
    for (const row of open) conflicts.set(row.record_id, [...(conflicts.get(row.record_id) ?? []), row])
  }
  return { documents, marks, conflicts, states }
}

/** Fields whose change by people here is not recorded beside the record. */
const unmarkedFields: readonly string[] = ['deprecated', 'deprecationReason']

export interface MergePlan extends Merge {
  /** Contents before both changes, where they are known. */
  base: UpstreamDocument
  ours: UpstreamDocument
  theirs: UpstreamDocument
  /** Fields that refer to records which could not be read. */
  unresolved: string[]
  /** Names of changes here that are none any longer. */
  agreedMarks: string[]
  /** Conflicts that are none any longer. */
  outdated: OpenConflict[]
  /** Conflicts that are new, or of another content upstream. */
  opened: Merge['conflicts']
}

const storedContent = (text: string): FieldContent => storedDocument(`{"content":${text}}`)['content'] ?? null

/**
 * Fits what a list of an upstream leaves out: groups do not list variants that are deprecated, so those here stay.
 * @param outOfUse ids of variants that are deprecated or withdrawn
 */
function withHidden(
  kind: VersionedKind,
  theirs: UpstreamDocument,
  ours: UpstreamDocument,
  outOfUse: ReadonlySet<number>,
): UpstreamDocument {
  const { variants: here } = ours
  if (kind !== 'VARIANT_GROUP' || !Array.isArray(here) || !('variants' in theirs)) return theirs
  const listed = Array.isArray(theirs['variants']) ? theirs['variants'] : []
  const hidden = here.filter((variant) => isReference(variant) && outOfUse.has(variant.id))
  return { ...theirs, variants: [...listed, ...hidden] }
}

async function outOfUse(db: Reading, kind: VersionedKind, ours: UpstreamDocument): Promise<Set<number>> {
  const { variants } = ours
  if (kind !== 'VARIANT_GROUP' || !Array.isArray(variants)) return new Set()
  const ids = variants.flatMap((variant) => (isReference(variant) ? [variant.id] : []))
  const rows = await db
    .selectFrom('variants')
    .select('id')
    .where('id', 'in', inList(ids))
    .where((is) => is.or([is('deprecated', '=', true), is('withdrawn', '=', true)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The record of an upstream, in ids here, with what its lists leave out and ours have. */
export const withLeftOut = async (
  db: Reading,
  kind: VersionedKind,
  theirs: UpstreamDocument,
  ours: UpstreamDocument,
): Promise<UpstreamDocument> => withHidden(kind, theirs, ours, await outOfUse(db, kind, ours))

interface PlanInput {
  kind: VersionedKind
  id: number
  /** What the upstream says, in its own ids. */
  upstream: UpstreamDocument
  /** What it said before; null: nothing yet. */
  last: UpstreamDocument | null
  ids: LocalIds
  here: RecordsHere
}

/** Merges what an upstream says of a record into the record here, without writing anything. */
export async function planMerge(db: Reading, input: PlanInput): Promise<MergePlan> {
  const { kind, id, upstream, last, ids, here } = input
  const ours = here.documents.get(id) ?? flatDocument({})
  const marks = here.marks.get(id) ?? new Set<string>()
  const open = here.conflicts.get(id) ?? []
  const translated = inLocalIds(mergedFields(upstream), ids)
  const isEdited = canBeWithdrawn(kind)
  const theirs = await withLeftOut(db, kind, translated.document, ours)
  const base: Record<string, FieldContent> = { ...(last && inLocalIds(mergedFields(last), ids).document) }
  const marked = Object.keys(theirs).filter((field) => marks.has(markOf(field)))
  if (isEdited && last === null) {
    const differs = (field: string) => !sameContent(ours[field] ?? null, theirs[field] ?? null)
    const fields = [...marked, ...unmarkedFields].filter(differs)
    const unwritten = () => Object.fromEntries(fields.map((field) => [field, ours[field] ?? null]))
    if (fields.length > 0)
      Object.assign(base, (await importedContents(db, { kind, id }, fields)) ?? unwritten())
  }
  for (const { field, base: before } of open)
    if (before === null) delete base[field]
    else base[field] = storedContent(before)
  const differsFromBase = (field: string) =>
    !(field in base) || !sameContent(base[field] ?? null, ours[field] ?? null)
  const isChangedHere = (field: string): boolean => {
    if (isEdited)
      return marks.has(markOf(field)) || (unmarkedFields.includes(field) && differsFromBase(field))
    // Terms and sources are updated from other services, too: theirs counts when they change it.
    return field in base
      ? sameContent(base[field] ?? null, theirs[field] ?? null)
      : Array.isArray(theirs[field])
  }
  const offered =
    isEdited || last !== null
      ? theirs
      : Object.fromEntries(Object.entries(theirs).filter(([, content]) => content !== null))
  const undecided = undecidedConflicts(open, ours, offered)
  const isUndecided = new Set(undecided.map(({ field }) => field))
  const rest = Object.fromEntries(Object.entries(offered).filter(([field]) => !isUndecided.has(field)))
  const merge = mergeDocuments({ base, ours, theirs: rest, isChangedHere })
  const whole = { ...merge, conflicts: [...merge.conflicts, ...undecided] }
  const { unresolved } = translated
  return { ...whole, base, ours, theirs: offered, unresolved, ...bookkeeping(whole, offered, marks, open) }
}

/** Conflicts in which the upstream says the same as when they were opened, and we something else: they stay. */
const undecidedConflicts = (
  open: readonly OpenConflict[],
  ours: UpstreamDocument,
  theirs: UpstreamDocument,
): FieldConflict[] =>
  open.flatMap(({ field, base, theirs: then }) => {
    const [here = null, there = null] = [ours[field], theirs[field]]
    const before = base === null ? undefined : storedContent(base)
    const isOurs = !sameContent(here, there) && (before === undefined || !sameContent(here, before))
    const isOpen = field in theirs && sameContent(storedContent(then), there) && isOurs
    return isOpen ? [{ field, base: before ?? null, ours: here, theirs: there }] : []
  })

/** What follows from a merge for the marks of local changes and for open conflicts. */
function bookkeeping(
  { agreed, conflicts }: Merge,
  theirs: UpstreamDocument,
  marks: ReadonlySet<string>,
  open: readonly OpenConflict[],
): Pick<MergePlan, 'agreedMarks' | 'outdated' | 'opened'> {
  const isAgreed = new Set(agreed)
  const byMark = Map.groupBy(Object.keys(theirs), markOf)
  const agreedMarks = [...marks].filter((mark) => byMark.get(mark)?.every((field) => isAgreed.has(field)))
  const outdated = open.filter(
    ({ field }) => field in theirs && !conflicts.some((conflict) => conflict.field === field),
  )
  const opened = conflicts.filter((conflict) => {
    const there = open.find(({ field }) => field === conflict.field)
    return !there || !sameContent(storedContent(there.theirs), conflict.theirs)
  })
  return { agreedMarks, outdated, opened }
}

/** Checks whether a plan has nothing to write. */
export const isDone = ({ changes, outdated, opened, agreedMarks }: MergePlan): boolean =>
  [Object.keys(changes), outdated, opened, agreedMarks].every(({ length }) => length === 0)
