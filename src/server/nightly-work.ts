import type { FastifyBaseLogger } from 'fastify'
import { removeUnfinished } from './exchange/export/store-release.ts'
import { scheduleReleases } from './exchange/export/release-schedule.ts'
import type { ReleaseMaking, ScheduleOptions } from './exchange/export/release-schedule.ts'
import { bringingForward } from './states/bringing-forward.ts'
import { removeParts } from './states/stored-states.ts'

/** Problems of the service with the files that it makes, as `/api/status` says them; null: none. */
export interface FileProblems {
  /** The last nightly release or state. */
  nightlyProblem: string | null
  /** States of an earlier version of Curia that could not be brought forward. */
  statesProblem: string | null
}

/** Work on the files of the service that no request waits for: nightly releases and states, states brought forward. */
export interface NightlyWork {
  problems(): FileProblems
  /** Begins when the service listens. */
  start(making: ReleaseMaking, options: ScheduleOptions): Promise<void>
  stop(): Promise<void>
}

/** @param states folder of the frozen states */
export function nightlyWork(states: string, log: FastifyBaseLogger): NightlyWork {
  let nightlyProblem: string | null = null
  let statesProblem: string | null = null
  let releases: ReturnType<typeof scheduleReleases> | null = null
  const forward = bringingForward(states, {
    brought: (names) => log.info({ states: names }, 'brought states of an earlier version forward'),
    failed: (problems) => {
      const names = problems.map(({ name }) => name).join(', ')
      statesProblem =
        problems.length === 0
          ? null
          : `States of an earlier version of Curia could not be brought forward (${names}); the log has the details`
      for (const { name, reason } of problems)
        log.error({ state: name, reason }, 'could not bring a state forward')
    },
  })
  const events = {
    made: (ms: number) => {
      nightlyProblem = null
      log.info({ ms }, 'made the nightly release and state')
      // Once more what could not be done before, as for want of room.
      forward.run()
    },
    failed: (error: unknown) => {
      nightlyProblem = 'The last nightly release or state could not be made; the log has the details'
      log.error({ err: error }, 'could not make the nightly release and state')
    },
  }
  return {
    problems: () => ({ nightlyProblem, statesProblem }),
    async start(making, options) {
      // Where that cannot be done, the nightly release says why.
      await removeUnfinished(making.downloads).catch(() => {})
      await removeParts(states).catch(() => {})
      forward.run()
      releases = scheduleReleases(making, events, options)
    },
    async stop() {
      await releases?.stop()
      await forward.stop()
    },
  }
}
