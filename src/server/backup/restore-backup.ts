import { dirname, join } from 'node:path'
import { ClientError } from '#server/errors/client-error.ts'
import { checkDatabase } from '#server/integrity/check-database.ts'
import type { Finding } from '#server/integrity/finding.ts'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import { backedUpDatabase } from './backup-files.ts'
import { assertBackupKind } from './backup-kind.ts'
import { verifyBackup } from './backup-manifest.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { restorePostgres } from './postgres-backup.ts'
import { withLockFile } from './lock-file.ts'
import { isThere } from './sqlite-backup.ts'
import { restoreSqlite } from './sqlite-restore.ts'
import type { Replaced } from './sqlite-restore.ts'
import { copyStates } from './state-copies.ts'

/** A backup, and the database and states that it is restored into. */
export interface RestoreOptions {
  file: string
  databaseUrl: string
  /** Folder of the frozen states of the database. */
  states: string
  /** Replaces a database that is not empty. */
  force: boolean
}

/** Result of restoring a backup. */
export interface Restored {
  /** The SQLite database that was there before; null for none. */
  replaced: Replaced | null
  /** Frozen states that were copied from beside the backup; null where there are none. */
  copiedStates: number | null
  /** Description of the backup, with which it was compared; null for one without. */
  manifest: BackupManifest | null
  /** Rules that do not hold in the restored database. */
  findings: Finding[]
}

async function restoreDatabase({ file, databaseUrl, force }: RestoreOptions): Promise<Replaced | null> {
  const { engine, target } = parseDatabaseUrl(databaseUrl)
  if (engine === 'postgres') {
    await restorePostgres(file, target, { force })
    return null
  }
  if (!force && (await isThere(target)))
    throw new ClientError(
      'CONFLICT',
      `There is a database ${target}: use --force to replace it (it is kept under another name), or name a new file with --database`,
    )
  return withLockFile(`${target}.lock`, 'A restoration', () => restoreSqlite(file, target, new Date()))
}

/** Copies the frozen states beside a backup that the service does not have. */
async function restoreStates({ file, states }: RestoreOptions): Promise<number | null> {
  const database = backedUpDatabase(file)
  const copies = database === null ? null : join(dirname(file), 'states', database)
  if (copies === null || !(await isThere(copies))) return null
  return copyStates(copies, states, { prune: false })
}

/** Checks the database that was restored. */
async function findingsOf(databaseUrl: string): Promise<Finding[]> {
  const storage = await openExisting(databaseUrl, { migrate: false, unlimited: true })
  try {
    return await checkDatabase(storage)
  } finally {
    await storage.close()
  }
}

/**
 * Puts a backup in the place of a database, and the frozen states beside it into their folder. The knowledge version
 * continues after that of the replaced database.
 * @throws ClientError when the file is no backup, missing or not as its manifest says, or the database is in use, or not empty without force;
 * the database is unchanged then
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, databaseUrl } = options
  await assertBackupKind(file, parseDatabaseUrl(databaseUrl))
  const manifest = await verifyBackup(file)
  if (manifest && (await isThere(`${file}-wal`)))
    throw new ClientError(
      'BAD_REQUEST',
      `${file}-wal is no part of the backup, which somebody has opened: move it away, then restore`,
    )
  const replaced = await restoreDatabase(options)
  const copiedStates = await restoreStates(options)
  return { replaced, copiedStates, manifest, findings: await findingsOf(databaseUrl) }
}
