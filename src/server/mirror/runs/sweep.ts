import { z } from 'zod'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { writingOrder } from '../interface/queries.ts'
import { UpstreamFailure } from '../client/upstream-client.ts'
import { readUnlisted } from '../reading/read-activities.ts'
import type { ActivityPage } from '../reading/read-activities.ts'
import { readPage } from '../reading/read-pages.ts'
import { readRecords } from '../reading/read-records.ts'
import type { RecordKey } from '../reading/read-records.ts'
import type { WriteProgress } from '../writing/write-records.ts'
import { mergeRead } from './mirror-run.ts'
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
  const { lists } = run.reader.schema
  const begun = position?.step === 'lists' ? lists.findIndex(({ query }) => query === position.list) : 0
  for (const [place, list] of lists.entries()) {
    if (place < begun) continue
    let after = place === begun && position?.step === 'lists' ? position.after : null
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

/** Finds records of which only activities tell: lists leave out what is deprecated, and features without variants. */
async function sweepActivities(run: MirrorRun, begin: string | null): Promise<void> {
  const { storage, upstreamId, reader } = run
  let after = begin
  const [first = 'DISEASE'] = writingOrder
  do {
    const page = await readUnlisted(reader, after).catch(withoutActivities)
    const mapping = await storage.read
      .selectFrom('upstream_records')
      .select(['record_type as kind', 'upstream_record_id as id'])
      .where('upstream_id', '=', upstreamId)
      .where('document', 'is not', null)
      .execute()
    const isKnown = new Set(mapping.map(({ kind, id }) => `${kind} ${id}`))
    const read = await readRecords(
      reader,
      page.keys.filter(({ kind, id }) => !isKnown.has(`${kind} ${id}`)),
    )
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
  if (step !== 'unlisted') await sweepActivities(run, position?.step === 'activities' ? position.after : null)
  await sweepUnlisted(run, position)
  await run.storage.writeAside(atPosition(run, null))
}
