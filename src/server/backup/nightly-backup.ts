import { startThread } from '#server/workers/thread.ts'
import type { Thread } from '#server/workers/thread.ts'
import type { BackupOptions } from './create-backup.ts'

export interface NightlyBackupEvents {
  made(milliseconds: number): void
  failed(error: unknown): void
}

/** Backups of the service, one at a time. */
export interface NightlyBackup {
  /** Makes one, unless that is under way. */
  run(): void
  stop(): Promise<void>
}

/** Makes backups in a thread. @param options null: none are made */
export function nightlyBackup(
  options: Omit<BackupOptions, 'now' | 'onPages'> | null,
  { made, failed }: NightlyBackupEvents,
): NightlyBackup {
  let thread: Thread | null = null
  let running: Promise<void> | null = null
  let isStopped = false

  async function make(): Promise<void> {
    const begun = performance.now()
    try {
      thread = startThread(new URL('./backup-worker.ts', import.meta.url), options, 'the backup')
      await thread.done
      made(Math.round(performance.now() - begun))
    } catch (error) {
      if (!isStopped) failed(error)
    }
    thread = null
    running = null
  }

  return {
    run() {
      if (options !== null && !isStopped) running ??= make()
    },
    async stop() {
      isStopped = true
      await thread?.cancel()
      await running
    },
  }
}
