import { resolve } from 'node:path'
import { Command } from 'commander'
import type { Config } from '#server/config/config.ts'
import { databaseToFill } from '#server/config/database.ts'
import { findingText } from '#server/integrity/finding.ts'
import { statesOf } from '#server/states/states-of-config.ts'
import { restoreBackup } from './restore-backup.ts'
import type { Restored } from './restore-backup.ts'

type Options = { force?: boolean; database?: string }

const verification = ({ manifest }: Restored) =>
  manifest
    ? `Verified: the SHA-256 is that of the manifest (made ${manifest.createdAt} by Curia ${manifest.version})`
    : 'Not verified: the backup has no manifest (it was made by an earlier version of Curia, or copied without its .json file), so whether it is as it was made is not known'

const checked = ({ findings }: Restored) =>
  findings.length === 0
    ? ['The database is consistent']
    : ['The database was checked:', ...findings.map((each) => `✗ ${findingText(each)}`)]

const summary = (file: string, restored: Restored) => {
  const { replaced, copiedStates, damagedStates } = restored
  return [
    `Restored from ${file}`,
    verification(restored),
    ...checked(restored),
    ...(replaced
      ? [`The replaced database is kept as ${replaced.file}; delete it when you no longer need it`]
      : []),
    copiedStates === null
      ? 'No frozen states were found beside the backup'
      : `${copiedStates} missing frozen state${copiedStates === 1 ? '' : 's'} restored`,
    ...damagedStates.map(
      (state) => `✗ ${state} is damaged, as its SHA-256 is not the one in its name: it was not restored`,
    ),
  ].join('\n')
}

/** `curia restore <file>`: puts a backup in the place of the database, with the frozen states beside it. */
export function restoreCommand(config: () => Config): Command {
  return new Command('restore')
    .description('restore a backup into the database of DATABASE_URL; stop the service first')
    .argument('<file>', 'backup written by curia backup: .db for SQLite, .dump for PostgreSQL')
    .option(
      '--force',
      'replace a database that is not empty; a replaced SQLite file is kept under another name',
    )
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async (named: string, { force = false, database }: Options) => {
      const settings = config()
      const file = resolve(named)
      const restored = await restoreBackup({
        file,
        databaseUrl: databaseToFill(settings, database),
        states: statesOf(settings, database),
        force,
      })
      process.stdout.write(`${summary(file, restored)}\n`)
    })
}
