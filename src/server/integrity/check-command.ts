import { Command } from 'commander'
import type { Config } from '#server/config/config.ts'
import { progressDisplay } from '#server/terminal/progress.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import { checkDatabase } from './check-database.ts'
import type { CheckedPart } from './check-database.ts'
import { findingText } from './finding.ts'

const phases: Readonly<Record<CheckedPart, string>> = {
  schema: 'checking the schema',
  pages: 'checking the file',
  references: 'checking references',
  curation: 'checking records',
  names: 'checking names',
  counts: 'checking counts',
  search: 'checking search words',
  versions: 'checking versions',
}

/** `curia check`: checks the database, which may be in use; the exit code is 1 when something does not hold. */
export function checkCommand(config: () => Config): Command {
  return new Command('check')
    .description('check the database: references, and that derived data agree with the records')
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async ({ database }: { database?: string }) => {
      const storage = await openExisting(database ?? config().databaseUrl, {
        migrate: false,
        unlimited: true,
      })
      const progress = progressDisplay(process.stderr, phases)
      try {
        const findings = await checkDatabase(storage, (phase, done, total) =>
          progress.show({ phase, done, total }),
        )
        progress.stop()
        process.stdout.write(
          findings.length === 0
            ? 'The database is consistent\n'
            : `${findings.map((each) => `✗ ${findingText(each)}`).join('\n')}\n`,
        )
        if (findings.length > 0) process.exitCode = 1
      } finally {
        progress.stop()
        await storage.close()
      }
    })
}
