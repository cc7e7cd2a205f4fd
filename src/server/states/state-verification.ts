import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { isDamage, StateDamaged } from '#server/storage/database-error.ts'
import type { StoredState } from './stored-states.ts'

/** Hears of each damaged state once. */
export type OnDamage = (state: StoredState, reason: string) => void

/** Which files of states are whole, as far as this process knows. */
export interface StateVerification {
  /** @throws StateDamaged where the file is known to be damaged */
  assertWhole(state: StoredState): void
  /** Compares the file with the digest in its name, once and in the background. */
  begin(state: StoredState): Promise<void>
  /** The error to throw for one of opening a state: of a damaged file it names the state. */
  explained(state: StoredState, error: unknown): Promise<unknown>
  /** Names of the damaged states, as `/api/status` says them; null: none are known. */
  problem(): string | null
  close(): Promise<void>
}

/**
 * Verifies frozen states by the SHA-256 in the names of their files.
 * @param onDamage null: the files are not compared, as where another thread does it
 */
export function stateVerification(onDamage: OnDamage | null): StateVerification {
  /** By file: a sound copy under another name has the same digest. */
  const damaged = new Map<string, string>()
  const comparisons = new Map<string, Promise<void>>()
  const stopping = new AbortController()

  function note(state: StoredState, reason: string): void {
    if (damaged.has(state.file)) return
    damaged.set(state.file, state.name)
    onDamage?.(state, reason)
  }

  async function compare(state: StoredState): Promise<void> {
    const hash = createHash('sha256')
    await pipeline(createReadStream(state.file), hash, { signal: stopping.signal })
    const digest = hash.digest('hex')
    if (digest !== state.digest) note(state, `the SHA-256 of the file is ${digest}`)
  }

  function begin(state: StoredState): Promise<void> {
    // One that has been removed meanwhile is not damaged; an error of its disk is met by who reads it.
    const comparison =
      onDamage === null ? Promise.resolve() : (comparisons.get(state.file) ?? compare(state).catch(() => {}))
    comparisons.set(state.file, comparison)
    return comparison
  }

  return {
    begin,
    assertWhole(state) {
      if (damaged.has(state.file)) throw new StateDamaged(state.name)
    },
    async explained(state, error) {
      if (isDamage(error)) note(state, String(error))
      // An empty file is a database without tables, like that of another version.
      else await begin(state)
      return damaged.has(state.file) ? new StateDamaged(state.name, error) : error
    },
    problem() {
      const names = [...damaged.values()]
      if (names.length === 0) return null
      return `The files of frozen states are damaged (${names.join(', ')}): restore them from a backup; the log has the details`
    },
    async close() {
      stopping.abort()
      await Promise.all(comparisons.values())
    },
  }
}
