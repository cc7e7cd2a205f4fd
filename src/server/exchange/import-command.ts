import { Command } from 'commander'
import { open } from '#server/storage/database.ts'
import { progressDisplay } from './console/progress.ts'
import { reportText } from './console/report-text.ts'
import type { ImportProgress } from './import-release.ts'
import { importRelease } from './import-release.ts'

const phases: Readonly<Record<ImportProgress['phase'], string>> = {
  download: 'fetching the files',
  inspect: 'looking at the files',
  survey: 'reading the files',
  write: 'writing the records',
  finish: 'finishing',
}

/**
 * `curia import <folder | file… | address>`. Progress goes to standard error, the report to standard output.
 * @param databaseUrl the configured database, unless `--database` names another
 */
export function importCommand(databaseUrl: () => string): Command {
  return new Command('import')
    .description('import a release of CIViC: its folder, its files, or an https address that offers it')
    .argument('<location...>', 'folder, TSV files, or https://…/downloads/<release>')
    .option('--force', 'import the release although the database holds a newer one')
    .option('--database <address>', 'sqlite:<file> or postgres://…, instead of DATABASE_URL')
    .action(async (location: string[], options: { force?: boolean; database?: string }) => {
      const storage = await open(options.database ?? databaseUrl())
      const progress = progressDisplay(process.stderr, phases)
      try {
        const report = await importRelease(storage, location, {
          force: options.force ?? false,
          onProgress: progress.show,
        })
        progress.stop()
        process.stdout.write(reportText(report))
      } finally {
        progress.stop()
        await storage.close()
      }
    })
}
