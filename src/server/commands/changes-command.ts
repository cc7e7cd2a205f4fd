import { Command, Option } from 'commander'
import { changeKinds } from '#domain/versions/change-kinds.ts'
import type { ChangeKind } from '#domain/versions/change-kinds.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { versionCauses } from '#domain/versions/version-causes.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import type { VersionCause } from '#domain/versions/version-causes.ts'
import { changeRange } from '#server/knowledge/activity/change-range.ts'
import { recordChanges } from '#server/knowledge/activity/record-changes.ts'
import { writeOutput } from '#server/terminal/standard-output.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import { changeList, changeListFormats } from '#server/export/change-list.ts'
import type { ChangeListFormat } from '#server/export/change-list.ts'

interface Options {
  from: string
  to?: string
  kind?: VersionedKind
  cause?: VersionCause
  change?: ChangeKind
  format: ChangeListFormat
  database?: string
}

/**
 * `curia changes --from … --to …`: what changed between two versions of the knowledge, days or releases, to standard
 * output.
 * @param databaseUrl the configured database, unless `--database` names another
 */
export function changesCommand(databaseUrl: () => string): Command {
  return new Command('changes')
    .description('list the records that differ between two releases, dates or knowledge versions')
    .requiredOption('--from <point>', 'release (01-Feb-2021), date (2024-08-01) or knowledge version')
    .option('--to <point>', 'the same; the current version unless given')
    .addOption(new Option('--kind <kind>', 'only records of this kind').choices(versionedKinds.values))
    .addOption(
      new Option('--cause <cause>', 'only records whose last change has this cause').choices(
        versionCauses.values,
      ),
    )
    .addOption(new Option('--change <change>', 'only changes of this kind').choices(changeKinds.values))
    .addOption(new Option('--format <format>', 'output format').choices(changeListFormats).default('tsv'))
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async ({ from, to, kind, cause, change, format, database }: Options) => {
      const storage = await openExisting(database ?? databaseUrl(), { unlimited: true })
      try {
        await using snapshot = await storage.snapshot('stream')
        const range = await changeRange(snapshot.db, { from, to })
        const source = { db: snapshot.db, dialect: storage.dialect }
        const chunks = recordChanges(source, { ...range, recordType: kind, cause, change })
        await writeOutput(changeList(format, range, chunks))
      } finally {
        await storage.close()
      }
    })
}
