import { backupSettings } from '#server/config/backup.ts'
import { defineFeature } from './feature.ts'

/** Backups; the nightly one follows the nightly release. */
export const backups = defineFeature({
  settings: [backupSettings],
  commands: {
    backup: async (config) => (await import('#server/backup/backup-command.ts')).backupCommand(config),
    restore: async (config) => (await import('#server/backup/restore-command.ts')).restoreCommand(config),
  },
})
