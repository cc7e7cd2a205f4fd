import { once } from 'node:events'
import { startWorker } from '#server/workers/start-worker.ts'
import { tryBackups } from './create-backup.ts'
import type { BackupOptions, DailyBackup } from './create-backup.ts'

/** Pause before a backup that failed is tried again, and the longest one, in ms: each is twice as long as the one before. */
const FIRST_PAUSE_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 60 * 60_000

export interface NightlyBackupEvents {
  made(milliseconds: number): void
  /** Hears that the backup of the day was there already, with the frozen states. */
  present(): void
  failed(error: unknown): void
}

/** Backups of the service, one at a time. */
export interface NightlyBackup {
  /** Tries at the start whether backups can be made at all: what keeps them from it is known before the night. */
  try(): Promise<void>
  /** Makes one, unless that is under way; one that fails is tried again until it succeeds. */
  run(): void
  stop(): Promise<void>
}

/** Runs the thread that makes a backup, to its end. */
async function backUpInThread(options: object, signal: AbortSignal): Promise<DailyBackup> {
  const module = new URL('./backup-worker.ts', import.meta.url)
  const worker = startWorker(module, 'the backup', { workerData: options })
  signal.addEventListener('abort', () => void worker.terminate(), { once: true })
  let outcome: DailyBackup | null = null
  worker.once('message', (message: DailyBackup) => (outcome = message))
  const [code]: unknown[] = await once(worker, 'exit')
  if (outcome === null) throw new Error(`the backup was not finished (code ${String(code)})`)
  return outcome
}

/**
 * Makes backups in a thread.
 * @param options null: none are made
 * @param firstPause before a backup that failed is tried again, in ms
 */
export function nightlyBackup(
  options: Omit<BackupOptions, 'now' | 'onPages'> | null,
  { made, present, failed }: NightlyBackupEvents,
  firstPause = FIRST_PAUSE_MS,
): NightlyBackup {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  let failures = 0

  function fail(error: unknown): void {
    if (stopping.signal.aborted) return
    failed(error)
    clearTimeout(retry)
    retry = setTimeout(run, Math.min(firstPause * 2 ** failures, LONGEST_PAUSE_MS))
    retry.unref()
    failures += 1
  }

  async function make(settings: object): Promise<void> {
    const begun = performance.now()
    try {
      const outcome = await backUpInThread(settings, stopping.signal)
      failures = 0
      clearTimeout(retry)
      if (outcome === 'made') made(Math.round(performance.now() - begun))
      else present()
    } catch (error) {
      fail(error)
    }
    running = null
  }

  function run(): void {
    if (options !== null && !stopping.signal.aborted) running ??= make(options)
  }

  return {
    run,
    async try() {
      if (options !== null) await tryBackups(options).catch(fail)
    },
    async stop() {
      stopping.abort()
      clearTimeout(retry)
      await running
    },
  }
}
