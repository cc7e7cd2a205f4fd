import { dirname } from 'node:path'
import { backupSettings } from '#server/config/backup.ts'
import { settingsOf } from '#server/config/config.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { defineFeature } from './feature.ts'

/** Backups, of which the nightly one follows the nightly release, and the room on the disks. */
export const backups = defineFeature({
  settings: [backupSettings],
  commands: {
    backup: async (config) => (await import('#server/backup/backup-command.ts')).backupCommand(config),
    restore: async (config) => (await import('#server/backup/restore-command.ts')).restoreCommand(config),
    migrate: async (config) =>
      (await import('#server/backup/migrate-command.ts')).migrateCommand(() => config().databaseUrl),
  },
  async open({ config, resources }) {
    const { watchDisks } = await import('#server/monitoring/disk-space.ts')
    const { engine, target } = parseDatabaseUrl(config.databaseUrl)
    resources.defer(
      watchDisks({
        data: config.dataFolder,
        database: engine === 'sqlite' ? dirname(target) : null,
        backups: settingsOf(config, backupSettings).folder,
      }),
    )
    return {}
  },
})
