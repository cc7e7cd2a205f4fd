import { z } from 'zod'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { writingOrder } from '../interface/queries.ts'
import { UpstreamFailure } from '../client/upstream-client.ts'
import { readUnlisted } from '../reading/read-activities.ts'
import type { ActivityPage } from '../reading/read-activities.ts'
import { readPage } from '../reading/read-pages.ts'
import { readFeatureKeys } from '../reading/read-features.ts'
import { keyText, readRecords } from '../reading/read-records.ts'
import type { RecordKey } from '../reading/read-records.ts'
import { recordMappings } from '../writing/local-ids.ts'
import type { WriteProgress } from '../writing/write-records.ts'
import { mergeRead } from './mirror-run.ts'
import { listTotals, sweepRequests } from './sweep-length.ts'
import { repairProfileNames } from './profile-names.ts'
import type { MirrorRun } from './mirror-run.ts'

/** Where a sweep continues: in the pages of a list, in activities, or among the records that no page listed. */
const positionShape = z.discriminatedUnion('step', [
  z.object({ step: z.literal('lists'), list: z.string(), after: z.string().nullable() }),
  z.object({ step: z.literal('activities'), after: z.string().nullable() }),
  z.object({ step: z.literal('unlisted'), kind: z.enum(versionedKinds.values), after: z.int() }),
])

type Position = z.infer<typeof positionShape>

/** Unlisted records of one transaction. */
const UNLISTED_AT_ONCE = 100

/** The position that a stored text holds; null for none. */
export function sweepPosition(text: string | null): Position | null {
  if (text === null) return null
  const { success, data } = positionShape.safeParse(JSON.parse(text))
  return success ? data : null
}

const atPosition =
  ({ upstreamId }: MirrorRun, position: Position | null): WriteProgress =>
  async (tx) => {
    const ended = position === null ? { swept_at: new Date().toISOString() } : {}
    await tx
      .updateTable('upstreams')
      .set({ sweep_position: position && JSON.stringify(position), ...ended })
      .where('id', '=', upstreamId)
      .execute()
  }

/** Begins a sweep. Gives its number. */
export async function startSweep(run: Omit<MirrorRun, 'sweep'>): Promise<number> {
  return run.storage.writeAside(async (tx) => {
    const { sweep } = await tx
      .updateTable('upstreams')
      .set((eb) => ({ sweep: eb('sweep', '+', 1) }))
      .where('id', '=', run.upstreamId)
      .returning('sweep')
      .executeTakeFirstOrThrow()
    return sweep
  })
}

async function sweepLists(run: MirrorRun, position: Position | null): Promise<void> {
  const { onProgress, reader } = run
  const { lists } = reader.schema
  const totals = onProgress ? await listTotals(reader) : new Map<string, number>()
  const records = [...totals.values()].reduce((sum, total) => sum + total, 0)
  if (totals.size > 0)
    onProgress?.({ step: 'SWEEP', records, requests: sweepRequests(totals), budget: reader.budget.limit })
  const begun = position?.step === 'lists' ? lists.findIndex(({ query }) => query === position.list) : 0
  for (const [place, list] of lists.entries()) {
    if (place < begun) continue
    let after = place === begun && position?.step === 'lists' ? position.after : null
    onProgress?.({ step: 'LIST', list: list.query, records: totals.get(list.query) ?? 0 })
    do {
      const { next, ...read } = await readPage(run.reader, list, after)
      const following = lists[place + 1]
      const there: Position =
        next !== null
          ? { step: 'lists', list: list.query, after: next }
          : following
            ? { step: 'lists', list: following.query, after: null }
            : { step: 'activities', after: null }
      await mergeRead(run, read, atPosition(run, there))
      after = next
    } while (after !== null)
  }
}

/** No activities, where the upstream cannot list them: one of them breaks its answers. */
function withoutActivities(error: unknown): ActivityPage {
  if (error instanceof UpstreamFailure && error.isAnswer) return { keys: [], last: null, next: null }
  throw error
}

/** Those of the records of which nothing was read yet. */
async function unreadRecords({ storage, upstreamId }: MirrorRun, keys: readonly RecordKey[]) {
  const mappings = await recordMappings(storage.read, upstreamId, keys)
  return keys.filter((key) => {
    const mapping = mappings.get(keyText(key))
    return !mapping?.own && mapping?.document == null
  })
}

/** Finds features without variants, which no list has: another Curia lists all changes since its beginning. */
async function sweepFeatures(run: MirrorRun): Promise<void> {
  let after: string | null = null
  do {
    const page = await readFeatureKeys(run.reader, after)
    await mergeRead(run, await readRecords(run.reader, await unreadRecords(run, page.keys)), async () => {})
    after = page.next
  } while (after !== null)
}

/** Finds records of which only activities tell: lists leave out what is deprecated, and features without variants. */
async function sweepActivities(run: MirrorRun, begin: string | null): Promise<void> {
  const { reader } = run
  let after = begin
  const [first = 'DISEASE'] = writingOrder
  do {
    const page = await readUnlisted(reader, after).catch(withoutActivities)
    const read = await readRecords(reader, await unreadRecords(run, page.keys))
    const there: Position = page.next
      ? { step: 'activities', after: page.next }
      : { step: 'unlisted', kind: first, after: 0 }
    await mergeRead(run, read, atPosition(run, there))
    after = page.next
  } while (after !== null)
}

/** Records of a kind that the sweep has not found and that the upstream had. */
async function unlistedRecords(run: MirrorRun, kind: VersionedKind, after: number): Promise<RecordKey[]> {
  const rows = await run.storage.read
    .selectFrom('upstream_records')
    .select('upstream_record_id as id')
    .where('upstream_id', '=', run.upstreamId)
    .where('record_type', '=', kind)
    .where('sweep', '<', run.sweep)
    .where('gone', '=', false)
    .where('upstream_record_id', '>', after)
    .orderBy('upstream_record_id')
    .limit(UNLISTED_AT_ONCE)
    .execute()
  return rows.map(({ id }) => ({ kind, id }))
}

async function sweepUnlisted(run: MirrorRun, position: Position | null): Promise<void> {
  const begun = position?.step === 'unlisted' ? writingOrder.indexOf(position.kind) : 0
  for (const [place, kind] of writingOrder.entries()) {
    if (place < begun) continue
    let after = place === begun && position?.step === 'unlisted' ? position.after : 0
    for (;;) {
      const keys = await unlistedRecords(run, kind, after)
      const last = keys.at(-1)
      if (!last) break
      after = last.id
      await mergeRead(
        run,
        await readRecords(run.reader, keys),
        atPosition(run, { step: 'unlisted', kind, after }),
      )
    }
  }
}

/**
 * Reads all records of the upstream and merges them, from where the sweep was interrupted.
 * @param position null: at the beginning
 */
export async function sweep(run: MirrorRun, position: Position | null): Promise<void> {
  const step = position?.step ?? 'lists'
  if (step === 'lists') await sweepLists(run, position)
  run.onProgress?.({ step: 'UNLISTED' })
  if (step === 'lists' && run.reader.schema.hasChanges) await sweepFeatures(run)
  if (step !== 'unlisted') await sweepActivities(run, position?.step === 'activities' ? position.after : null)
  await sweepUnlisted(run, position)
  await repairProfileNames(run.storage)
  await run.storage.writeAside(atPosition(run, null))
}
