import { Command, Option } from 'commander'
import { changeKinds } from '#domain/versions/change-kinds.ts'
import type { ChangeKind } from '#domain/versions/change-kinds.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import type { VersionedKind } from '#domain/versions/record-document.ts'
import { changePoint, releaseNames } from '#server/knowledge/activity/change-points.ts'
import { recordChanges } from '#server/knowledge/activity/record-changes.ts'
import { newestChange } from '#server/knowledge/activity/record-versions.ts'
import { open } from '#server/storage/database.ts'
import type { Reading } from '#server/storage/database.ts'
import { changeList, changeListFormats } from '../export/change-list.ts'
import type { ChangeListFormat } from '../export/change-list.ts'

interface Options {
  from: string
  to?: string
  kind?: VersionedKind
  change?: ChangeKind
  format: ChangeListFormat
  database?: string
}

async function pointOf(db: Reading, text: string): Promise<number> {
  const point = await changePoint(db, text)
  if (point !== null) return point
  const releases = (await releaseNames(db)).join(', ') || 'none'
  throw new Error(
    `“${text}” is no version of the knowledge, no day such as 2024-08-01 and no imported release (${releases})`,
  )
}

/**
 * `curia changes --from … --to …`: what changed between two versions of the knowledge, days or releases, to standard
 * output.
 * @param databaseUrl the configured database, unless `--database` names another
 */
export function changesCommand(databaseUrl: () => string): Command {
  return new Command('changes')
    .description('list the records that differ between two releases, days or versions of the knowledge')
    .requiredOption('--from <point>', 'release (01-Feb-2021), day (2024-08-01) or version of the knowledge')
    .option('--to <point>', 'the same; the present unless given')
    .addOption(new Option('--kind <kind>', 'only records of this kind').choices(versionedKinds.values))
    .addOption(new Option('--change <change>', 'only changes of this kind').choices(changeKinds.values))
    .addOption(new Option('--format <format>', 'form of the list').choices(changeListFormats).default('tsv'))
    .option('--database <address>', 'sqlite:<file> or postgres://…, instead of DATABASE_URL')
    .action(async ({ from, to, kind, change, format, database }: Options) => {
      const storage = await open(database ?? databaseUrl(), { unlimited: true })
      try {
        const { read } = storage
        const points = {
          from: await pointOf(read, from),
          to: to === undefined ? await newestChange(read) : await pointOf(read, to),
        }
        const chunks = recordChanges(read, { ...points, recordType: kind, change })
        for await (const text of changeList(format, points, chunks)) process.stdout.write(text)
      } finally {
        await storage.close()
      }
    })
}
