import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Storage } from './database.ts'

/** How long a lease lasts that is not renewed, in ms: by then another process takes over. */
const LEASE_MS = 45_000
/** How often a process renews its lease, or looks whether that of another has expired, in ms. */
const RENEW_EVERY_MS = 10_000
/** So long before its lease expires a process that could not renew it ends its work, in ms. */
const MARGIN_MS = 15_000

/** Milliseconds since 1970 by the clock of the database, which all processes share. */
const clock = (engine: Storage['engine']) =>
  engine === 'postgres'
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`

type LeaseStorage = Pick<Storage, 'engine' | 'identity'>

/**
 * Takes a lease, or renews it.
 * @returns false while another process holds it
 */
export async function takeLease(
  { engine, identity }: LeaseStorage,
  { name, holder }: { name: string; holder: string },
  milliseconds = LEASE_MS,
): Promise<boolean> {
  const present = clock(engine)
  const rows = await identity.writeAside(async (tx) => {
    const { rows } = await sql<{ holder: string }>`
      insert into leases (name, holder, expires_at) values (${name}, ${holder}, ${present} + ${sql.lit(milliseconds)})
      on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where leases.holder = excluded.holder or leases.expires_at < ${present}
      returning holder`.execute(tx)
    return rows
  })
  return rows.length > 0
}

/** Gives up a lease, so that another process takes it soon. */
export async function releaseLease(
  { identity }: Pick<LeaseStorage, 'identity'>,
  { name, holder }: { name: string; holder: string },
): Promise<void> {
  await identity.writeAside((tx) =>
    tx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
  )
}

/** Work that a process does while it holds a lease. */
export interface LeasedWork {
  start(): Promise<void>
  stop(): Promise<void>
}

/** Options of {@link runLeased}. */
export interface LeaseOptions {
  /** Hears of what keeps a lease from being taken or renewed, and of work that could not be begun or ended. */
  failed: (error: unknown) => void
  /** Length of a lease, time between renewals, and the time before its end at which work that could not renew it stops, in ms. */
  times?: { lease: number; renew: number; margin: number }
}

/**
 * Does work in one of the processes that share a database: the one that holds the lease of that name. When it ends,
 * another takes over; when it dies, within a minute.
 * @param begin makes the work, anew each time that the lease is acquired
 */
export function runLeased(
  storage: LeaseStorage,
  name: string,
  begin: () => LeasedWork,
  { failed, times = { lease: LEASE_MS, renew: RENEW_EVERY_MS, margin: MARGIN_MS } }: LeaseOptions,
): LeasedWork {
  const lease = { name, holder: randomUUID() }
  let work: LeasedWork | null = null
  let heldUntil = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  async function end(): Promise<void> {
    const ended = work
    work = null
    await ended?.stop()
  }

  async function renew(): Promise<void> {
    const start = performance.now()
    try {
      heldUntil = (await takeLease(storage, lease, times.lease)) ? start + times.lease : 0
    } catch (error) {
      // It expires as before.
      failed(error)
    }
    if (performance.now() >= heldUntil - times.margin) return end()
    if (work !== null || isStopped) return undefined
    work = begin()
    return work.start()
  }

  function look(): void {
    running = renew()
      .catch(failed)
      .finally(() => {
        if (isStopped) return
        timer = setTimeout(look, times.renew)
        timer.unref()
      })
  }

  return {
    async start() {
      look()
      await running
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
      await end().catch(failed)
      await releaseLease(storage, lease).catch(failed)
    },
  }
}
