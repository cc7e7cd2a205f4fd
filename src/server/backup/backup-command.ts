import { resolve } from 'node:path'
import { Command } from 'commander'
import { backupSettings } from '#server/config/backup.ts'
import { settingsOf } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import { progressDisplay } from '#server/terminal/progress.ts'
import { statesOf } from '#server/states/states-of-config.ts'
import { assertDatabaseExists } from '#server/storage/open-existing.ts'
import { createBackup } from './create-backup.ts'
import type { Backup } from './create-backup.ts'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const summary = ({ file, bytes, copiedStates, removed }: Backup) =>
  [
    `Backup written and verified: ${file} (${(bytes / 1e6).toFixed(1)} MB)`,
    ...(copiedStates > 0 ? [`${counted(copiedStates, 'frozen state')} copied`] : []),
    ...(removed > 0 ? [`${counted(removed, 'older backup')} removed`] : []),
  ].join('\n')

/** `curia backup [folder]`: backs up the database and its frozen states, while the service runs. */
export function backupCommand(config: () => Config): Command {
  return new Command('backup')
    .description('back up the database, which may be in use, and its frozen states into a folder')
    .argument('[folder]', 'output folder, instead of BACKUP_DIR; created if it does not exist')
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async (folder: string | undefined, options: { database?: string }, command: Command) => {
      const settings = config()
      const nightly = settingsOf(settings, backupSettings)
      const target = folder ?? nightly.folder
      if (target === null) command.error('error: give an output folder, or set BACKUP_DIR')
      const databaseUrl = options.database ?? settings.databaseUrl
      // Nothing is left in the folder then.
      assertDatabaseExists(databaseUrl)
      const progress = progressDisplay(process.stderr, { copy: 'copying the database' })
      try {
        const backup = await createBackup({
          databaseUrl,
          states: statesOf(settings, options.database),
          folder: resolve(target),
          // What somebody asks for by name is theirs to remove.
          keep: folder === undefined ? nightly.keep : null,
          onPages: (done, total) => progress.show({ phase: 'copy', done, total }),
        })
        progress.stop()
        process.stdout.write(`${summary(backup)}\n`)
      } finally {
        progress.stop()
      }
    })
}
