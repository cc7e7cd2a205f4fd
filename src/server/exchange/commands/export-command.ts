import { join, relative } from 'node:path'
import { Command } from 'commander'
import type { Config } from '#server/config/config.ts'
import { requireState } from '#server/states/open-as-of.ts'
import { statesOf } from '#server/states/states-of-config.ts'
import { stateUrl } from '#server/storage/database-url.ts'
import { open } from '#server/storage/database.ts'
import { progressDisplay } from './progress.ts'
import { storeNight } from '../export/store-night.ts'
import type { ExportProgress, WrittenFile } from '../export/write-release.ts'
import { writeRelease } from '../export/write-release.ts'
import { releaseNameOf } from '../release/dates.ts'

const phases: Readonly<Record<ExportProgress['phase'], string>> = {
  count: 'counting records',
  write: 'writing files',
}

type Options = { release?: boolean; name?: string; database?: string; asOf?: string }

/**
 * `curia export <folder>`, or `curia export --release` for the nightly release that the service offers. Progress goes
 * to standard error, what was written to standard output.
 * @param config the configuration; `--database` names another database
 */
export function exportCommand(config: () => Config): Command {
  return new Command('export')
    .description('export the knowledge in the format of a CIViC release: TSV and VCF files')
    .argument('[folder]', 'output folder; created if it does not exist')
    .option('--release', 'build now the nightly release that the service offers under /downloads')
    .option('--name <name>', 'prefix of the file names, instead of the date, such as 01-Aug-2024')
    .option('--as-of <state>', 'export a frozen state, given by name, date or version')
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async (folder: string | undefined, options: Options, command: Command) => {
      const settings = config()
      if ((folder === undefined) !== (options.release ?? false)) {
        command.error('error: give either an output folder or --release')
      }
      if (options.release && options.asOf !== undefined) {
        command.error('error: the nightly release has the current knowledge: omit --as-of, or give a folder')
      }
      const now = new Date()
      const downloads = join(settings.dataFolder, 'downloads')
      const states = statesOf(settings, options.database)
      const state = options.asOf === undefined ? null : await requireState(states, options.asOf)
      const address = state ? stateUrl(state.file) : (options.database ?? settings.databaseUrl)
      const storage = await open(address, { unlimited: true })
      const progress = progressDisplay(process.stderr, phases)
      const writing = {
        site: settings.publicUrl ?? `http://localhost:${settings.port}`,
        referenceFasta: settings.referenceFasta,
        now,
        onProgress: progress.show,
      }
      try {
        const files =
          folder === undefined
            ? await storeNight(storage, {
                ...writing,
                downloads,
                states,
                nightlyStates: settings.nightlyStates,
              })
            : await writeRelease(storage, folder, {
                ...writing,
                extent: 'EVERYTHING',
                name: options.name ?? state?.name ?? releaseNameOf(now.toISOString().slice(0, 10)),
              })
        progress.stop()
        process.stdout.write(summary(files, folder ?? (relative('', downloads) || downloads)))
      } finally {
        progress.stop()
        await storage.close()
      }
    })
}

function summary(files: readonly WrittenFile[], folder: string): string {
  const width = Math.max(...files.map(({ name }) => name.length))
  const lines = files.map(({ name, alias, rows, bytes }) =>
    [
      name.padEnd(width),
      `${rows.toLocaleString('en').padStart(10)} rows`,
      `${Math.ceil(bytes / 1024)
        .toLocaleString('en')
        .padStart(9)} kB`,
      ...(alias ? [`also as ${alias}`] : []),
    ].join('  '),
  )
  return `Written to ${folder}:\n\n${lines.join('\n')}\n`
}
