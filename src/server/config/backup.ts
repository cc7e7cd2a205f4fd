import { resolve } from 'node:path'
import { z } from 'zod'
import { defineSettings } from './settings.ts'
import { folder } from './variables.ts'

/** Nightly backups. */
export interface BackupConfig {
  /** Null: none are made. */
  folder: string | null
  /** Number of backups that are kept. */
  keep: number
}

/** Settings of nightly backups. */
export const backupSettings = defineSettings({
  variables: {
    BACKUP_DIR: folder('folder for a nightly backup of the database and its frozen states; none unless set'),
    BACKUP_KEEP: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of backups from 1 to 9999')
      .transform(Number)
      .default(7)
      .describe('number of backups to keep in BACKUP_DIR'),
  },
  read: ({ BACKUP_DIR, BACKUP_KEEP }): BackupConfig => ({
    folder: BACKUP_DIR ? resolve(BACKUP_DIR) : null,
    keep: BACKUP_KEEP,
  }),
})
