import type { FastifyBaseLogger } from 'fastify'
import { backgroundWork } from '#server/concurrency/background-work.ts'
import { watchBackups } from '#server/backup/backup-metrics.ts'
import { missingBackup } from '#server/backup/backup-files.ts'
import { nightlyBackup } from '#server/backup/nightly-backup.ts'
import type { BackupConfig } from '#server/config/backup.ts'
import { removeUnfinished } from '#server/export/store-release.ts'
import { scheduleReleases } from './release-schedule.ts'
import type { ReleaseMaking, ScheduleOptions } from './release-schedule.ts'
import { jobResults } from '#server/monitoring/jobs.ts'
import { removeParts } from '#server/states/stored-states.ts'
import { isDamage } from '#server/storage/database-error.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'

/** Errors of nightly work, as `/api/status` says them; null: none. */
export interface NightlyErrors {
  /** The last nightly release or state. */
  nightlyProblem: string | null
  /** The last nightly backup. */
  backupProblem: string | null
}

/**
 * Work of the night that no request waits for: releases, states, backups and mailed digests.
 */
export interface NightlyWork {
  errors(): NightlyErrors
  /** Begins when the service listens. */
  start(making: ReleaseMaking, options: ScheduleOptions): Promise<void>
  stop(): Promise<void>
}

/** The part of a sentence that names damage, which nobody may wait to see go by itself. */
const reasonOf = (error: unknown): string =>
  isDamage(error) ? ', as the file of the database is damaged: run “curia check”, and restore a backup' : ''

/** Time that the nightly release usually takes at most, in ms. */
const RELEASE_MS = 60_000

/** Database, folders and settings of nightly work. */
export interface NightlyWorkOptions {
  /** Folder of the frozen states. */
  states: string
  databaseUrl: string
  backup: BackupConfig
  /** Work after the release of the night, such as the digests of the day; a second time on the same day it does nothing. */
  afterRelease: () => Promise<void>
}

export function nightlyWork(
  { states, databaseUrl, backup, afterRelease }: NightlyWorkOptions,
  log: FastifyBaseLogger,
): NightlyWork {
  let nightlyProblem: string | null = null
  let backupProblem: string | null = null
  let releases: ReturnType<typeof scheduleReleases> | null = null
  let missed: NodeJS.Timeout | undefined
  const jobs = {
    release: jobResults('release'),
    backup: jobResults('backup'),
  }
  const { folder, keep } = backup
  const endBackupMetrics = folder === null ? () => {} : watchBackups(folder, databaseUrl)
  const backups = nightlyBackup(folder === null ? null : { databaseUrl, states, folder, keep }, {
    made: (ms) => {
      backupProblem = null
      jobs.backup.succeeded(ms)
      log.info({ ms, folder }, 'made the nightly backup')
    },
    present: () => {
      backupProblem = null
      jobs.backup.settled()
      log.info({ folder }, 'the backup of the day is there')
    },
    failed: (error) => {
      jobs.backup.failed()
      backupProblem = `No backup can be made at the moment${reasonOf(error)}; the log has the details`
      log.error({ err: error, folder }, 'could not make a backup; it is tried again within the hour')
    },
  })
  const others = backgroundWork((error) => log.error({ err: error }, 'nightly work of a feature failed'))
  /** What follows the release of the night, made or not. */
  const runAfterRelease = () => {
    // After the state of the night, so that it is in the backup.
    backups.run()
    others.start(afterRelease)
  }
  const events = {
    made: (ms: number) => {
      nightlyProblem = null
      jobs.release.succeeded(ms)
      log.info({ ms }, 'made the nightly release and state')
      runAfterRelease()
    },
    failed: (error: unknown) => {
      jobs.release.failed()
      nightlyProblem = `The last nightly release or state could not be made${reasonOf(error)}; the log has the details`
      log.error({ err: error }, 'could not make the nightly release and state')
      runAfterRelease()
    },
  }
  return {
    errors: () => ({ nightlyProblem, backupProblem }),
    async start(making, options) {
      // Where that cannot be done, the nightly release says why.
      await removeUnfinished(making.downloads).catch(() => {})
      await removeParts(states).catch(() => {})
      // Made up for after the release, if it can be.
      if (folder !== null) backupProblem = await missingBackup(folder, parseDatabaseUrl(databaseUrl))
      await backups.try()
      releases = scheduleReleases(making, events, options)
      // What was missed while the service was off, or ended with it: after the release, which takes less than that.
      missed = setTimeout(runAfterRelease, options.catchUp + RELEASE_MS)
      missed.unref()
    },
    async stop() {
      clearTimeout(missed)
      endBackupMetrics()
      await releases?.stop()
      await backups.stop()
      for (const job of Object.values(jobs)) job.end()
      await others.idle()
    },
  }
}
