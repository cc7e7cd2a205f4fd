import { Command } from 'commander'
import { settingsOf } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import { importSettings } from '#server/config/imports.ts'
import { databaseToFill } from '#server/config/database.ts'
import { freezeRelease } from '#server/states/automatic-states.ts'
import { stateText } from './freeze-command.ts'
import { statesOf } from '#server/states/states-of-config.ts'
import { openOrCreate } from '#server/storage/open-existing.ts'
import type { Storage } from '#server/storage/database.ts'
import { progressDisplay } from '#server/terminal/progress.ts'
import { reportText } from './report-text.ts'
import { referenceReportText } from './ontology-report-text.ts'
import { importReference } from '#server/ontologies/import-ontology.ts'
import type { ImportProgress } from '#server/import/import-release.ts'
import { importRelease } from '#server/import/import-release.ts'
import type { ImportReport } from '#server/import/report.ts'
import { isWebAddress } from '#server/import/release/download.ts'
import { releaseHistory } from '#server/import/release/history.ts'
import { locateRelease } from '#server/import/release/locate.ts'
import { referenceFilesAmong } from '#server/ontologies/reference-file.ts'

const phases: Readonly<Record<ImportProgress['phase'] | 'reference', string>> = {
  reference: 'reading reference files',
  download: 'downloading files',
  inspect: 'inspecting files',
  survey: 'reading files',
  write: 'writing records',
  finish: 'finishing',
}

interface Options {
  force?: boolean
  date?: string
  history?: boolean
  database?: string
  allowHost: string[]
}

/** Freezes an imported release; that it could not be is said, and the import stands. */
async function frozen(storage: Storage, states: string, release: ImportReport['release']): Promise<string> {
  try {
    return stateText(await freezeRelease(storage, states, release))
  } catch (error) {
    process.exitCode = 1
    const why = error instanceof Error ? error.message : String(error)
    return `The release was imported, but could not be frozen. ${why}\n`
  }
}

/**
 * `curia import <folder | file… | address>`: releases and reference files, told apart by their content. Progress goes to standard error, the report to standard output.
 * @param config the configured database, unless `--database` names another
 */
export function importCommand(config: () => Config): Command {
  return new Command('import')
    .description(
      'import a CIViC release (a folder, files or an https URL) or reference files: HGNC complete set, Disease Ontology, HPO and Sequence Ontology (OBO), NCI Thesaurus (flat file), UCSC cytobands and chain files (hg38ToHg19.over.chain.gz), Ensembl GTF (Homo_sapiens.GRCh37.87.gtf.gz), FASTA of RefSeq or Ensembl proteins and transcripts',
    )
    .argument('<location...>', 'folder, files, or https://…/downloads/<release>')
    .option(
      '--force',
      'import even if a newer release was imported before, or if more than 5 % of a kind would be withdrawn',
    )
    .option('--date <day>', 'date of a release whose files do not give it, such as 2015-04-01')
    .option('--history', 'import all releases in the subfolders of a folder, oldest first, and freeze each')
    .option(
      '--allow-host <host>',
      'host to which redirects of a URL may lead, and which may have a private address; may be repeated',
      (host: string, hosts: string[]) => [...hosts, host],
      [],
    )
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async (location: string[], options: Options) => {
      const settings = config()
      const limits = settingsOf(settings, importSettings)
      const states = statesOf(settings, options.database)
      const storage = await openOrCreate(databaseToFill(settings, options.database), { unlimited: true })
      const progress = progressDisplay(process.stderr, phases)
      try {
        const { files, rest } = await referenceFilesAmong(location)
        const elsewhere = files.map(({ path }) => path)
        const reports: string[] = []
        // A release that cannot be read leaves the vocabularies as they are, too.
        if (files.length > 0 && rest.length > 0 && !rest.some(isWebAddress))
          await locateRelease(rest, () => {}, elsewhere)
        if (files.length > 0)
          reports.push(
            referenceReportText(await importReference(storage, files, { onProgress: progress.show })),
          )
        if (rest.length > 0) {
          const force = options.force ?? false
          const { date } = options
          const imported = {
            force,
            elsewhere,
            download: { ...limits, hosts: [...limits.hosts, ...options.allowHost] },
            onProgress: progress.show,
            ...(date !== undefined && { releasedOn: date }),
          }
          const releases = options.history ? await releaseHistory(rest) : [rest]
          for (const release of releases) {
            const report = await importRelease(storage, release, imported)
            reports.push(reportText(report))
            if (report.changedAnything) reports.push(await frozen(storage, states, report.release))
          }
        }
        progress.stop()
        process.stdout.write(reports.join('\n'))
      } finally {
        progress.stop()
        await storage.close()
      }
    })
}
