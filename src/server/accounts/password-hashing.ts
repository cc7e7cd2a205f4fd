import { createWorkerPool } from '#server/workers/worker-pool.ts'
import type { PasswordTasks } from './password-worker.ts'

/**
 * Two at a time, as each takes a tenth of a second of a processor and 32 MB on purpose, and apart from the threads
 * with which Node reads files.
 */
const pool = createWorkerPool<PasswordTasks>({
  module: new URL('./password-worker.ts', import.meta.url),
  work: 'checking passwords',
  threads: 2,
  deadlineMs: 10_000,
  queueLength: 32,
  waitMs: 5000,
  memoryMb: 64,
})

/**
 * A password as it is stored (scrypt with a salt of its own).
 * @throws WorkerPoolBusy when too many passwords wait to be computed
 */
export const hashPassword = (password: string): Promise<string> => pool.run('hash', password)

/**
 * Checks whether the password is the one that was hashed.
 * @throws WorkerPoolBusy when too many passwords wait to be computed
 */
export const verifyPassword = (input: { hash: string; password: string }): Promise<boolean> =>
  pool.run('verify', input)
