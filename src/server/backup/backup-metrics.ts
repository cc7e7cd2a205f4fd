import { stat } from 'node:fs/promises'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { defineGauge } from '#server/monitoring/registry.ts'
import { newestBackup } from './backup-files.ts'

const newest = defineGauge(
  'curia_backup_newest_timestamp_seconds',
  'Time at which the newest complete backup of the database in BACKUP_DIR was made; 0 where there is none',
)

/**
 * Has the newest backup in a folder scraped.
 * @returns a function that ends it
 */
export const watchBackups = (folder: string, databaseUrl: string): (() => void) =>
  newest.register({}, async () => {
    const backup = await newestBackup(folder, parseDatabaseUrl(databaseUrl))
    const found = backup && (await stat(backup.file).catch(() => null))
    return found ? found.mtimeMs / 1000 : 0
  })
