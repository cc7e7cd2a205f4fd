import { ClientError } from '#server/errors/client-error.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import type { Upstream } from './upstreams.ts'

type Aside = Pick<Storage, 'writeAside'>

/** @throws ClientError when there is none with the id */
async function followedUpstream(tx: Writing, id: number): Promise<Upstream> {
  const upstream = await tx
    .selectFrom('upstreams')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!upstream) throw new ClientError('NOT_FOUND', `There is no upstream ${id}`)
  return upstream
}

/**
 * Pauses an upstream, also a run of it that is under way, or follows it again where it was left.
 * @throws ClientError when there is no such upstream
 */
export async function setPaused(storage: Aside, id: number, isPaused: boolean): Promise<void> {
  await storage.writeAside(async (tx) => {
    const { paused_at } = await followedUpstream(tx, id)
    if ((paused_at !== null) === isPaused) return
    const since = isPaused ? new Date().toISOString() : null
    await tx
      .updateTable('upstreams')
      .set({ paused_at: since, ...(isPaused && { requested_run: null }) })
      .where('id', '=', id)
      .execute()
  })
}

/**
 * Requests a run of an upstream, which begins as soon as no other one is under way.
 * @param run whether all pages are read
 * @throws ClientError when there is no such upstream, or it is paused
 */
export async function requestRun(
  storage: Aside,
  id: number,
  run: NonNullable<Upstream['requested_run']>,
): Promise<void> {
  await storage.writeAside(async (tx) => {
    const { name, paused_at, requested_run } = await followedUpstream(tx, id)
    if (paused_at !== null) throw new ClientError('CONFLICT', `${name} is paused; resume it first`)
    if (requested_run === 'SWEEP') return
    await tx.updateTable('upstreams').set({ requested_run: run }).where('id', '=', id).execute()
  })
}

/**
 * Ends the mirror of an upstream. Records stay as they are, local changes among them; open conflicts are closed, and
 * which record of the upstream each one is is forgotten.
 * @throws ClientError when there is no such upstream
 */
export async function removeUpstream(storage: Pick<Storage, 'write'>, id: number): Promise<void> {
  // Pages of records say that they came from the upstream.
  await storage.write(async (tx) => {
    const { name, url } = await followedUpstream(tx, id)
    const now = new Date().toISOString()
    await tx
      .updateTable('upstreams')
      // Causes of versions refer to it. Another one can have its name and address.
      .set({ removed_at: now, requested_run: null, name: `${name} #${id}`, url: `${url}#${id}` })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('upstream_records').where('upstream_id', '=', id).execute()
    await tx.deleteFrom('upstream_set_aside').where('upstream_id', '=', id).execute()
    await tx
      .updateTable('upstream_conflicts')
      .set({ closed_at: now })
      .where('upstream_id', '=', id)
      .where('closed_at', 'is', null)
      .execute()
  })
}
