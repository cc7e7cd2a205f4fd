import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import type { Reading } from '../access.ts'
import { DatabaseError } from '#server/errors/database-error.ts'
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
import { leases } from './0027-leases.ts'
import { recordOrigins } from './0028-record-origins.ts'
import { accountDecisions } from './0029-account-decisions.ts'
import { referenceFiles } from './0031-reference-files.ts'
import { externalIds } from './0032-external-ids.ts'
import { geneIds } from './0033-gene-ids.ts'
import { duplicatesAndMoves } from './0039-duplicates-and-moves.ts'
import { retractionNotices } from './0041-retraction-notices.ts'
import type { Tables } from '../tables.ts'

/** The statements of one migration, in order, for one engine. */
export type MigrationStatements = (dialect: Dialect) => string[]

/** Migrations by name; their names are in the order in which they run. */
export type Migrations = Readonly<Record<string, MigrationStatements>>

/**
 * In order; once landed, a migration is never edited, only followed by another. Earlier versions of Curia keep running
 * on the schema of a later one, unless the name of a migration says `breaking`.
 */
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
  '0027-leases': leases,
  '0028-record-origins': recordOrigins,
  '0029-account-decisions': accountDecisions,
  '0031-reference-files': referenceFiles,
  '0032-external-ids': externalIds,
  '0033-gene-ids': geneIds,
  '0039-duplicates-and-moves': duplicatesAndMoves,
  '0041-retraction-notices': retractionNotices,
}

/** Name of the newest migration. */
export const newestMigration = Object.keys(allMigrations).at(-1) ?? ''

/** Checks by its name whether versions of Curia that do not know a migration cannot run after it: `0031-breaking-…`. */
const isBreaking = (name: string): boolean => /^\d{4}-breaking\b/.test(name)

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
  /** Those of them after which it cannot run. */
  breaking: string[]
}

/** Compares the schema of a database with that of this program. */
export async function schemaDifference(
  db: Reading,
  migrations: Migrations = allMigrations,
): Promise<SchemaDifference> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch((error: unknown) => {
      if (error instanceof DatabaseError) throw error
      // Without that table nothing was ever migrated.
      return { rows: [] }
    })
  const there = new Set(rows.map(({ name }) => name))
  const unknown = [...there].filter((name) => !(name in migrations))
  return {
    missing: Object.keys(migrations).filter((name) => !there.has(name)),
    unknown,
    breaking: unknown.filter(isBreaking),
  }
}

/** The error for a database of a newer version of Curia, on whose schema this one cannot run. */
export const newerSchema = (unknown: readonly string[], cause?: unknown): Error =>
  new Error(
    `The database was written by a newer version of Curia (it has ${unknown.join(', ')}): start that version, or restore a backup from before it`,
    { cause },
  )

/**
 * Runs what migrations are missing, each in a transaction. A schema of a later version that this one can run on stays as
 * it is.
 * @throws Error when one fails, or when the database was written by a newer version of Curia on whose schema this one cannot run
 */
export async function migrateToLatest(
  db: Kysely<Tables>,
  dialect: Dialect,
  migrations: Migrations = allMigrations,
): Promise<void> {
  const { missing, unknown, breaking } = await schemaDifference(db, migrations)
  if (missing.length === 0 && breaking.length === 0) return
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
  if (unknown.length > 0) throw newerSchema(unknown, error)
  const failed = results?.find((result) => result.status === 'Error')
  const what = failed
    ? `migration ${failed.migrationName} failed`
    : 'the database does not fit this version of Curia'
  throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
}
