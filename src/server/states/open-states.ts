import { held } from '#server/monitoring/held-resources.ts'
import { defineGauge } from '#server/monitoring/registry.ts'
import { shareVersionCache } from '#server/knowledge/version-cache.ts'
import { StatesUnreadable } from '#server/storage/database-error.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { stateScanPool } from '#server/storage/connections.ts'
import { stateUrl } from '#server/config/database-url.ts'
import { isReadable, storedStates } from './stored-states.ts'
import { stateVerification } from './state-verification.ts'
import type { OnDamage } from './state-verification.ts'
import type { StoredState } from './stored-states.ts'

/** A state that is being read; disposing of it ends the reading. */
export interface StateLease extends Disposable {
  storage: Storage
}

/** The frozen states of a folder, and those of them that are open. */
export interface States {
  /** Oldest first. */
  list(): Promise<StoredState[]>
  /** Opens a state, or takes it where it is open. */
  lease(state: StoredState): Promise<StateLease>
  /** Which states are known to be damaged, as `/api/status` says it; null: none. */
  problem(): string | null
  close(): Promise<void>
}

interface OpenState {
  storage: Promise<Storage>
  readers: number
}

/** States that stay open: of more, those used longest ago are closed when nobody reads them. */
const MOST_OPEN = 4

const openCount = defineGauge('curia_states_open', 'Frozen states whose files are open')

/**
 * States of a folder.
 * @param most states that stay open
 * @param cacheShare part of the memory of a version cache that each may take
 * @param onDamage hears of each state whose file is damaged; null: the digests of the files are not compared
 */
export function openStates(
  folder: string,
  most = MOST_OPEN,
  cacheShare = 1 / most,
  onDamage: OnDamage | null = null,
): States {
  const scans = stateScanPool()
  const verification = stateVerification(onDamage)
  /** By file, those used longest ago first. */
  const states = new Map<string, OpenState>()
  const closing = new Set<Promise<void>>()
  let isClosed = false

  function close(file: string, { storage }: OpenState): void {
    states.delete(file)
    const closed: Promise<void> = storage
      .then((opened) => opened.close())
      .catch(() => {})
      .finally(() => closing.delete(closed))
    closing.add(closed)
  }

  /** Closes those used longest ago that nobody reads, until few enough are open. */
  function closeUnread(): void {
    for (const [file, state] of states) {
      if (!isClosed && states.size <= most) return
      if (state.readers === 0) close(file, state)
    }
  }

  async function openState(state: StoredState): Promise<Storage> {
    const storage = await open(stateUrl(state.file), { stateScans: scans }).catch(async (error: unknown) => {
      if (!(await isReadable(state.file))) throw new StatesUnreadable(error)
      throw await verification.explained(state, error)
    })
    void verification.begin(state)
    shareVersionCache(storage.read, cacheShare)
    return storage
  }

  /** The state, opened where it is not; the one used last. */
  function stateOf(stored: StoredState): OpenState {
    const state = states.get(stored.file) ?? { storage: openState(stored), readers: 0 }
    states.delete(stored.file)
    states.set(stored.file, state)
    return state
  }

  const unwatch = openCount.register({}, () => states.size + closing.size)

  return {
    list: () => storedStates(folder),
    problem: () => verification.problem(),
    async lease(stored) {
      verification.assertWhole(stored)
      const state = stateOf(stored)
      state.readers += 1
      using reading = new DisposableStack()
      reading.use(
        held('lease', 'frozen states', () => {
          state.readers -= 1
          closeUnread()
        }),
      )
      closeUnread()
      try {
        const storage = await state.storage
        const lease = reading.move()
        return { storage, [Symbol.dispose]: () => lease.dispose() }
      } catch (error) {
        // It is opened anew at its next use.
        if (states.get(stored.file) === state) states.delete(stored.file)
        throw error
      }
    },
    async close() {
      isClosed = true
      unwatch()
      closeUnread()
      while (closing.size > 0) await Promise.all(closing)
      await scans.close()
      await verification.close()
    },
  }
}

/** No states at all. */
export const noStates: States = {
  list: async () => [],
  problem: () => null,
  lease: async () => Promise.reject(new Error('there are no states')),
  close: async () => {},
}
