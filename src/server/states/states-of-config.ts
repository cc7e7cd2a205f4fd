import { readConfig } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import { statesFolder } from './stored-states.ts'

/** Folder of the states of the database that a command names, or of the configured one. */
export function statesOf(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  database: string | undefined,
): string {
  if (database === undefined) return statesFolder(config.dataFolder, config.databaseUrl)
  return statesFolder(readConfig({ ...process.env, DATABASE_URL: database }).dataFolder, database)
}
