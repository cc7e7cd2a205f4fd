import { Command } from 'commander'
import type { Config } from '#server/config/config.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import { freeze } from '#server/states/freeze.ts'
import { assertOwnStateName } from '#server/states/state-names.ts'
import { statesOf } from '#server/states/states-of-config.ts'
import { removeParts } from '#server/states/stored-states.ts'
import type { StoredState } from '#server/states/stored-states.ts'

/** A state in one line. */
export const stateText = ({ name, version, date, bytes }: StoredState): string =>
  `Frozen as state ${name}: version ${version} of the knowledge, as of ${date.slice(0, 10)}, ${(bytes / 1e6).toFixed(1)} MB\n`

/** `curia freeze <name>`: freezes the knowledge as it is now. */
export function freezeCommand(config: () => Config): Command {
  return new Command('freeze')
    .description('save the current public knowledge as a frozen state, to be read with --as-of and ?asOf=')
    .argument('<name>', 'name of the state, such as 2026-annual-report')
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async (name: string, options: { database?: string }) => {
      assertOwnStateName(name)
      const settings = config()
      const folder = statesOf(settings, options.database)
      const storage = await openExisting(options.database ?? settings.databaseUrl, { unlimited: true })
      try {
        await removeParts(folder)
        process.stdout.write(stateText(await freeze(storage, folder, { name })))
      } finally {
        await storage.close()
      }
    })
}
