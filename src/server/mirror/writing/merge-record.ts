import { isReference, sameContent } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { evidenceStatuses } from '#domain/vocabularies/evidence.ts'
import { requireReview } from '#server/curation/moderation/approval-review.ts'
import type { UpstreamRecord } from '../reading/read-records.ts'
import { rulesBrokenBy } from './broken-rules.ts'
import { canBeWithdrawn } from './create-record.ts'
import { storedDocument } from './earlier-contents.ts'
import { inLocalIds } from './local-ids.ts'
import type { RecordMapping } from './local-ids.ts'
import { removeMarks } from './local-marks.ts'
import type { Mirroring } from './mirroring.ts'
import { touch } from './mirroring.ts'
import { planMerge, recordsHere } from './plan-merge.ts'
import type { MergePlan, RecordsHere } from './plan-merge.ts'
import { mergedState, originRow, reviewTime, writeDisplayName, writeState } from './record-state.ts'
import { resolveRecord } from './resolve-record.ts'
import { recordStatus } from './status-history.ts'
import { retireSurplusCopy } from './surplus-copies.ts'
import { writeFields } from './write-fields.ts'
import { bringBack, isToBringBack } from './withdraw.ts'

/** A record here. */
type LocalRecord = { kind: UpstreamRecord['kind']; id: number }

const jsonOf = (content: FieldContent): string => JSON.stringify(content)

/** Opens conflicts, and closes those that are none any longer. */
async function writeConflicts(
  { tx, upstreamId, now }: Mirroring,
  { kind, id }: LocalRecord,
  { opened, outdated, base }: Pick<MergePlan, 'opened' | 'outdated' | 'base'>,
): Promise<void> {
  if (outdated.length > 0)
    await tx
      .updateTable('upstream_conflicts')
      .set({ closed_at: now })
      .where(
        'id',
        'in',
        outdated.map((conflict) => conflict.id),
      )
      .execute()
  for (const conflict of opened) {
    const { field, theirs } = conflict
    const ofField = { upstream_id: upstreamId, record_type: kind, record_id: id, field }
    const { numUpdatedRows } = await tx
      .updateTable('upstream_conflicts')
      .set({ theirs: jsonOf(theirs) })
      .where((is) => is.and(ofField))
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (Number(numUpdatedRows) > 0) continue
    const before = field in base ? jsonOf(base[field] ?? null) : null
    await tx
      .insertInto('upstream_conflicts')
      .values({ ...ofField, base: before, theirs: jsonOf(theirs), opened_at: now })
      .execute()
  }
}

/** Notes what follows from changes of a record. */
export function noteChanges(
  { touched }: Mirroring,
  { kind, id }: LocalRecord,
  ours: UpstreamDocument,
  changes: UpstreamDocument,
): void {
  touch(touched.records, kind, id)
  if ('name' in changes || 'feature' in changes) touch(touched.renamed, kind, id)
  if (kind !== 'EVIDENCE_ITEM') return
  for (const { molecularProfile = null } of [ours, changes])
    if (isReference(molecularProfile)) touched.scored.add(molecularProfile.id)
}

/**
 * Writes the changes of a plan. If the record would break rules of curation as nobody wrote it, it stays as it is, and
 * the changes are conflicts.
 */
async function writeChanges(mirroring: Mirroring, record: LocalRecord, plan: MergePlan): Promise<MergePlan> {
  const { changes, ours, theirs } = plan
  const write = (fields: UpstreamDocument) => writeFields(mirroring, record, fields)
  const isMixed = Object.keys(theirs).some((field) => !plan.agreed.includes(field))
  if (!isMixed) {
    await write(changes)
    return plan
  }
  const broken = await rulesBrokenBy(mirroring.tx, record, () => write(changes))
  if (broken.length === 0) return plan
  const before = Object.fromEntries(Object.keys(changes).map((field) => [field, ours[field] ?? null]))
  await write(before)
  const contested = Object.keys(changes).map((field) => ({
    field,
    base: null,
    ours: ours[field] ?? null,
    theirs: theirs[field] ?? null,
  }))
  const base = Object.fromEntries(Object.entries(plan.base).filter(([field]) => !(field in changes)))
  return { ...plan, base, changes: {}, opened: [...plan.opened, ...contested], outdated: stillOutdated(plan) }
}

/** Conflicts that end without the changes of a plan. */
const stillOutdated = ({ outdated, changes }: MergePlan): MergePlan['outdated'] =>
  outdated.filter(({ field }) => !(field in changes))

/** Checks whether two documents of an upstream say the same. */
const saysTheSame = (one: UpstreamDocument, other: UpstreamDocument): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (field) => field in one && field in other && sameContent(one[field] ?? null, other[field] ?? null),
  )

/** What is stored of what the upstream said of a record; fields that could not be content are left out and read again. */
function storedRow(
  { upstreamId, now, version, sweep }: Mirroring,
  { kind, id, document }: UpstreamRecord & { document: UpstreamDocument },
  recordId: number,
  unresolved: readonly string[],
  mapping: RecordMapping | undefined,
): Mirroring['stored'][number] {
  const content = Object.fromEntries(
    Object.entries(document).filter(([field]) => !unresolved.includes(field)),
  )
  const last = mapping === undefined || mapping.gone ? null : mapping.document
  const isChange = last === null || !saysTheSame(storedDocument(last), content)
  return {
    upstream_id: upstreamId,
    record_type: kind,
    upstream_record_id: id,
    record_id: recordId,
    document: JSON.stringify(content),
    merged_version: version,
    sweep,
    gone: false,
    changed_at: isChange ? now : (mapping?.changed_at ?? now),
  }
}

/**
 * Merges one record of the upstream into the record here that it is, and creates it where there is none. One that was
 * created here stays as it is.
 * @param prefetched records here, those of existing mappings among them
 * @throws ClientError or a constraint violation for a record that cannot be written; then parts of it may be written
 */
export async function mergeRecord(
  mirroring: Mirroring,
  record: UpstreamRecord & { document: UpstreamDocument },
  mapping: RecordMapping | undefined,
  prefetched?: RecordsHere,
): Promise<void> {
  const { tx, ids, upstreamId } = mirroring
  const { kind, document } = record
  const resolved = await resolveRecord(mirroring, record, document, inLocalIds(document, ids).document)
  if (resolved.isOwn) return
  const { id, isNew } = resolved
  if (resolved.isKnown && (await retireSurplusCopy(mirroring, record, id))) return
  const last = mapping?.document == null ? null : storedDocument(mapping.document)
  const here = prefetched?.documents.has(id) ? prefetched : await recordsHere(tx, upstreamId, kind, [id])
  const planned = await planMerge(tx, { kind, id, upstream: document, last, ids, here })
  const target = { kind, id }
  const before = here.states.get(id)
  const state = before && mergedState(document, before, isEditedHere(planned, here.marks.get(id), isNew))
  const dated = { ...mirroring, now: reviewTime(document) ?? mirroring.now }
  const hasChanges = Object.keys(planned.changes).length > 0
  const plan = hasChanges ? await writeChanges(dated, target, planned) : planned
  const { ours, changes } = plan
  if (isNew) noteChanges(mirroring, target, {}, { ...ours, ...changes })
  else if (Object.keys(changes).length > 0) noteChanges(mirroring, target, ours, changes)
  const isBack = canBeWithdrawn(kind) && isToBringBack(ours, document)
  if (isBack) await bringBack(mirroring, target)
  if (before && (state || isBack || (hasChanges && before.updatedAt !== dated.now)))
    await writeState(tx, target, state ?? before)
  const status = evidenceStatuses.has(ours['status']) ? ours['status'] : null
  await recordStatus(dated, target, isNew ? null : status, { ...ours, ...changes })
  if (!isNew && Object.keys(changes).length > 0 && (kind === 'EVIDENCE_ITEM' || kind === 'ASSERTION'))
    await requireReview(mirroring, { entityType: kind, id })
  await writeConflicts(mirroring, target, plan)
  await removeMarks(tx, target, plan.agreedMarks)
  if (kind === 'MOLECULAR_PROFILE' && document['displayName'] !== last?.['displayName']) {
    await writeDisplayName(tx, id, document)
    touch(mirroring.touched.records, kind, id)
  }
  if (resolved.isKnown && last?.['originId'] === undefined) await noteOrigin(mirroring, target, document)
  mirroring.stored.push(storedRow(mirroring, record, id, plan.unresolved, mapping))
}

/** Checks whether people here changed a record so that it is not what the upstream says. */
const isEditedHere = (
  { agreedMarks }: MergePlan,
  marks: ReadonlySet<string> | undefined,
  isNew: boolean,
): boolean => !isNew && (marks?.size ?? 0) > agreedMarks.length

/**
 * Notes where a record was created of which that was not known when it was written: the molecular profile of a new
 * variant, of which nothing else was read, or a record that came with an earlier version.
 */
async function noteOrigin(
  { tx, installation }: Mirroring,
  target: LocalRecord,
  document: UpstreamDocument,
): Promise<void> {
  const origin = originRow(target, document)
  // A copy of one's own record that stays is another record.
  if (origin && origin.installation !== installation)
    await tx
      .insertInto('record_origins')
      .values(origin)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
