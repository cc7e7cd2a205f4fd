import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { Reading } from '../access.ts'
import type { Dialect } from '../dialect.ts'
import { knowledge } from './0001-knowledge.ts'
import { people } from './0002-people.ts'
import { curation } from './0003-curation.ts'
import { search } from './0004-search.ts'
import { accounts } from './0005-accounts.ts'
import { news } from './0006-news.ts'
import { answeredMutations } from './0008-answered-mutations.ts'
import { claims } from './0009-claims.ts'
import { evidenceOfTerms } from './0010-evidence-of-terms.ts'
import { curationHistory } from './0011-curation-history.ts'
import { anchorBases } from './0012-anchor-bases.ts'
import { permalinkOrigins } from './0013-permalink-origins.ts'
import { coordinateStubs } from './0014-coordinate-stubs.ts'
import { chainBlocks } from './0015-chain-blocks.ts'
import { recordVersions } from './0016-record-versions.ts'
import { searchTerms } from './0017-search-terms.ts'
import { transcriptExons } from './0018-transcript-exons.ts'
import { changeOrder } from './0019-change-order.ts'
import { evidenceCounts } from './0020-evidence-counts.ts'
import { liveRecords } from './0021-live-records.ts'
import { diseaseVariants } from './0022-disease-variants.ts'
import { evidenceOrder } from './0023-evidence-order.ts'
import { referenceSequences } from './0024-reference-sequences.ts'
import { mirror } from './0025-mirror.ts'
import { mail } from './0026-mail.ts'
import type { Tables } from '../tables.ts'

/** The statements of one migration, in order, for one engine. */
export type MigrationStatements = (dialect: Dialect) => string[]

/** Migrations by name; their names are in the order in which they run. */
export type Migrations = Readonly<Record<string, MigrationStatements>>

/** In order; once landed, a migration is never edited, only followed by another. */
export const allMigrations: Migrations = {
  '0001-knowledge': knowledge,
  '0002-people': people,
  '0003-curation': curation,
  '0004-search': search,
  '0005-accounts': accounts,
  '0006-news': news,
  '0008-answered-mutations': answeredMutations,
  '0009-claims': claims,
  '0010-evidence-of-terms': evidenceOfTerms,
  '0011-curation-history': curationHistory,
  '0012-anchor-bases': anchorBases,
  '0013-permalink-origins': permalinkOrigins,
  '0014-coordinate-stubs': coordinateStubs,
  '0015-chain-blocks': chainBlocks,
  '0016-record-versions': recordVersions,
  '0017-search-terms': searchTerms,
  '0018-transcript-exons': transcriptExons,
  '0019-change-order': changeOrder,
  '0020-evidence-counts': evidenceCounts,
  '0021-live-records': liveRecords,
  '0022-disease-variants': diseaseVariants,
  '0023-evidence-order': evidenceOrder,
  '0024-reference-sequences': referenceSequences,
  '0025-mirror': mirror,
  '0026-mail': mail,
}

const toMigration = (statements: MigrationStatements, dialect: Dialect): Migration => ({
  async up(db) {
    for (const statement of statements(dialect)) await sql.raw(statement).execute(db)
  },
})

/** What of the schema a database and this program do not share. */
interface SchemaDifference {
  /** Migrations that the database lacks. */
  missing: string[]
  /** Migrations in the database that this program does not know. */
  unknown: string[]
}

/** Compares the schema of a database with that of this program. */
export async function schemaDifference(
  db: Reading,
  migrations: Migrations = allMigrations,
): Promise<SchemaDifference> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    // Without that table nothing was ever migrated.
    .catch(() => ({ rows: [] }))
  const there = new Set(rows.map(({ name }) => name))
  return {
    missing: Object.keys(migrations).filter((name) => !there.has(name)),
    unknown: [...there].filter((name) => !(name in migrations)),
  }
}

/**
 * Runs what migrations are missing, each in a transaction.
 * @throws Error when one fails, or when the database was written by a newer version of Curia
 */
export async function migrateToLatest(
  db: Kysely<Tables>,
  dialect: Dialect,
  migrations: Migrations = allMigrations,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, statements]) => [name, toMigration(statements, dialect)]),
        ),
    },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const { unknown } = await schemaDifference(db, migrations)
  if (unknown.length > 0)
    throw new Error(
      `The database was written by a newer version of Curia (it has ${unknown.join(', ')}): start that version, or restore a backup from before it`,
      { cause: error },
    )
  const failed = results?.find((result) => result.status === 'Error')
  const what = failed
    ? `migration ${failed.migrationName} failed`
    : 'the database does not fit this version of Curia'
  throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
}
