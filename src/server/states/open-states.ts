import { shareVersionCache } from '#server/knowledge/version-cache.ts'
import { open } from '#server/storage/database.ts'
import type { Storage } from '#server/storage/database.ts'
import { stateScanPool } from '#server/storage/connections.ts'
import { stateUrl } from '#server/storage/database-url.ts'
import { storedStates } from './stored-states.ts'
import { stateVerification } from './state-verification.ts'
import type { OnDamage } from './state-verification.ts'
import type { StoredState } from './stored-states.ts'

/** A state that is being read. */
export interface StateLease {
  storage: Storage
  /** Ends the reading; to be called once. */
  release(): void
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
  /** Whether newer ones have taken its place: it is closed when nobody reads it any more. */
  isEvicted: boolean
}

/** States that stay open: of more, those used longest ago are closed. */
const MOST_OPEN = 4

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
  const states = new Map<string, OpenState>()
  const closing = new Set<Promise<void>>()

  function closeUnread(state: OpenState): void {
    if (!state.isEvicted || state.readers > 0) return
    const closed: Promise<void> = state.storage
      .then((storage) => storage.close())
      .catch(() => {})
      .finally(() => closing.delete(closed))
    closing.add(closed)
  }

  function evict(digest: string): void {
    const state = states.get(digest)
    if (!state) return
    states.delete(digest)
    state.isEvicted = true
    closeUnread(state)
  }

  async function openState(state: StoredState): Promise<Storage> {
    const storage = await open(stateUrl(state.file), { stateScans: scans }).catch(async (error: unknown) => {
      throw await verification.explained(state, error)
    })
    void verification.begin(state)
    shareVersionCache(storage.read, cacheShare)
    return storage
  }

  function stateOf(stored: StoredState): OpenState {
    const state = states.get(stored.digest) ?? { storage: openState(stored), readers: 0, isEvicted: false }
    states.delete(stored.digest)
    states.set(stored.digest, state)
    for (const digest of [...states.keys()].slice(0, Math.max(0, states.size - most))) evict(digest)
    return state
  }

  return {
    list: () => storedStates(folder),
    problem: () => verification.problem(),
    async lease(stored) {
      verification.assertWhole(stored)
      const state = stateOf(stored)
      state.readers += 1
      const release = () => {
        state.readers -= 1
        closeUnread(state)
      }
      try {
        return { storage: await state.storage, release }
      } catch (error) {
        evict(stored.digest)
        release()
        throw error
      }
    },
    async close() {
      for (const digest of states.keys()) evict(digest)
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
