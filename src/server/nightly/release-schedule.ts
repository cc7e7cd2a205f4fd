import type { GksSettings } from '#server/gks/gks-settings.ts'
import { startThread } from '#server/workers/thread.ts'
import type { Thread } from '#server/workers/thread.ts'
import { dayOfNightly } from '#server/export/stored-releases.ts'

/** Sources of the nightly release, and where it goes. */
export type ReleaseMaking = {
  databaseUrl: string
  /** Folder of the releases to download. */
  downloads: string
  /** Folder of the frozen states. */
  states: string
  /** Nights whose states stay. */
  nightlyStates: number
  /** Address under which people reach the service, without a slash at the end. */
  site: string
  referenceFasta: string | null
  /** Folder of what is known of that file; without it GKS objects have no sequences. */
  dataFolder?: string
  /** What is configured of GKS objects; what is usual unless given. */
  gks?: GksSettings
}

export type ScheduleEvents = { made(milliseconds: number): void; failed(error: unknown): void }

export interface ScheduleOptions {
  /** Milliseconds after which a release is made up for that was missed at midnight, as the service was off: not while it starts. */
  catchUp: number
}

/** Milliseconds from a time to the next midnight in UTC. */
export function untilMidnight(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
  return midnight - now.getTime()
}

/** Makes the nightly release in a thread of its own. */
export const makeRelease = (making: ReleaseMaking): Thread =>
  startThread(new URL('./release-worker.ts', import.meta.url), making, 'the release')

/** Makes a release every day at 00:00 UTC, and soon when today's is missing, until it is stopped. */
export function scheduleReleases(
  making: ReleaseMaking,
  events: ScheduleEvents,
  { catchUp }: ScheduleOptions,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let running: Thread | null = null
  let stopped = false

  async function run(): Promise<void> {
    const begun = performance.now()
    running = makeRelease(making)
    try {
      await running.done
      events.made(Math.round(performance.now() - begun))
    } catch (error) {
      if (!stopped) events.failed(error)
    }
    running = null
    waitForMidnight()
  }

  function wait(milliseconds: number): void {
    if (stopped) return
    timer = setTimeout(() => void run(), milliseconds)
    timer.unref()
  }

  function waitForMidnight(): void {
    wait(untilMidnight(new Date()))
  }

  dayOfNightly(making.downloads).then(
    (day) => {
      const now = new Date()
      const missed = day === null || day < now.toISOString().slice(0, 10)
      wait(missed ? Math.min(catchUp, untilMidnight(now)) : untilMidnight(now))
    },
    (error: unknown) => {
      events.failed(error)
      waitForMidnight()
    },
  )

  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      const making = running
      await making?.cancel()
      await making?.done.catch(() => {})
    },
  }
}
