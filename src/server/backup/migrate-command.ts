import { Command } from 'commander'
import { assertDatabaseExists } from '#server/storage/open-existing.ts'
import { migrateDatabase } from './migrate-database.ts'
import type { SchemaMigration } from './migrate-database.ts'

const summary = (migration: SchemaMigration | null) =>
  migration === null
    ? 'The database has the schema of this version'
    : [
        `Migrated from ${migration.from} to ${migration.to} (${migration.migrations} migrations) in ${migration.seconds} s`,
        ...(migration.copy === null
          ? []
          : [
              `The database as it was is kept as ${migration.copy}; delete it when you no longer need it, or go back with curia restore`,
            ]),
      ].join('\n')

/**
 * `curia migrate`: brings the schema of a database to that of this version, as the service does at its start.
 * @param databaseUrl the configured database, unless `--database` names another
 */
export function migrateCommand(databaseUrl: () => string): Command {
  return new Command('migrate')
    .description('migrate the database of an earlier version of Curia; make a backup first')
    .option('--yes', 'there is a backup: migrate PostgreSQL, and make no copy of an SQLite file')
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async ({ yes = false, database }: { yes?: boolean; database?: string }) => {
      const url = database ?? databaseUrl()
      assertDatabaseExists(url)
      process.stdout.write(`${summary(await migrateDatabase(url, { isBackedUp: yes }))}\n`)
    })
}
