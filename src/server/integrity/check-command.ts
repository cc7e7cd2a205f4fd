import { existsSync } from 'node:fs'
import { Command } from 'commander'
import { ClientError } from '#server/client-error.ts'
import type { Config } from '#server/config/config.ts'
import { progressDisplay } from '#server/exchange/commands/progress.ts'
import { open } from '#server/storage/database.ts'
import { parseDatabaseUrl } from '#server/storage/database-url.ts'
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

/** @throws ClientError for an SQLite file that is not there, which opening it would create */
function assertThere(url: string): void {
  const { engine, target } = parseDatabaseUrl(url)
  if (engine === 'sqlite' && !existsSync(target))
    throw new ClientError('NOT_FOUND', `There is no database ${target}`)
}

/** `curia check`: checks the database, which may be in use; the exit code is 1 when something does not hold. */
export function checkCommand(config: () => Config): Command {
  return new Command('check')
    .description('check the database: references, and that derived data agree with the records')
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async ({ database }: { database?: string }) => {
      const url = database ?? config().databaseUrl
      assertThere(url)
      const storage = await open(url, { migrate: false, unlimited: true })
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
