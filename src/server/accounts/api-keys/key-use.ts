import type { Storage } from '#server/storage/database.ts'

/** Uses within this time count as one, in ms: not every request writes. */
const ACCURACY_MS = 60_000
/** Beyond this many keys in use the one noted longest ago is noted anew when used. */
const REMEMBERED_KEYS = 10_000

export interface KeyUse {
  /** Notes that a key was used now, at most once a minute, without making the request wait. */
  note(key: { keyId: number; lastUsedAt: string | null }): void
  /** Resolves when everything noted so far is written. */
  idle(): Promise<void>
}

/** Keeps up to date when keys were last used; `failed` hears of what could not be written. */
export function keyUse(
  storage: Pick<Storage, 'writeAside'>,
  failed: (error: unknown) => void,
  now: () => number = Date.now,
): KeyUse {
  const noted = new Map<number, number>()
  const pending = new Set<Promise<void>>()

  async function write(keyId: number, time: number) {
    const at = new Date(time).toISOString()
    const before = new Date(time - ACCURACY_MS).toISOString()
    await storage.writeAside((tx) =>
      tx
        .updateTable('api_keys')
        .set({ last_used_at: at })
        .where('id', '=', keyId)
        .where((column) =>
          column.or([column('last_used_at', 'is', null), column('last_used_at', '<=', before)]),
        )
        .execute(),
    )
  }

  return {
    note({ keyId, lastUsedAt }) {
      const time = now()
      const last = Math.max(noted.get(keyId) ?? 0, lastUsedAt ? Date.parse(lastUsedAt) : 0)
      // A time to come was noted before the clock went back.
      if (Math.abs(time - last) < ACCURACY_MS) return
      noted.delete(keyId)
      noted.set(keyId, time)
      if (noted.size > REMEMBERED_KEYS) noted.delete(noted.keys().next().value ?? 0)
      const writing = write(keyId, time)
        .catch(failed)
        .finally(() => pending.delete(writing))
      pending.add(writing)
    },
    async idle() {
      await Promise.all(pending)
    },
  }
}
