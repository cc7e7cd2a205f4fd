import { join, relative } from 'node:path'
import { Command } from 'commander'
import { namedOrganization, siteAddress } from '#server/accounts/commands/operator.ts'
import { writeClinvarFiles } from '#server/clinvar/clinvar-files.ts'
import { settingsOf } from '#server/config/config.ts'
import type { Config } from '#server/config/config.ts'
import { nightlySettings } from '#server/config/nightly.ts'
import { writeInto } from '#server/files/folder-error.ts'
import { gksSettings } from '#server/gks/gks-settings.ts'
import { readyGenome } from '#server/gks/reference/reference-genome.ts'
import type { ReferenceGenome } from '#server/gks/reference/reference-genome.ts'
import { requireState } from '#server/states/open-as-of.ts'
import { statesOf } from '#server/states/states-of-config.ts'
import { stateUrl } from '#server/config/database-url.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import type { Storage } from '#server/storage/database.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { assertAddress, exportTarget } from './export-target.ts'
import type { ExportOptions, ExportTarget } from './export-target.ts'
import { progressDisplay } from '#server/terminal/progress.ts'
import { writeGks } from '#server/export/gks/write-gks.ts'
import { storeNight } from '#server/nightly/store-night.ts'
import type { ExportProgress } from '#server/export/write-release.ts'
import { writeRelease } from '#server/export/write-release.ts'
import { releaseNameOf } from '#server/import/release/dates.ts'

const phases: Readonly<Record<ExportProgress['phase'], string>> = {
  count: 'counting records',
  write: 'writing files',
}

/** A file that was written, with what the summary says of it. */
interface ExportedFile {
  name: string
  alias?: string | null
  rows: number
  bytes: number
}

/** What an export is made from. */
interface ExportSource {
  storage: Storage
  settings: Config
  /** The frozen state that is exported; null: the current knowledge. */
  state: StoredState | null
  /** Folder of the frozen states. */
  states: string
  now: Date
}

const downloadsOf = (settings: Config) => join(settings.dataFolder, 'downloads')

/** Where what was written is. */
const placeOf = (target: ExportTarget, settings: Config) =>
  target.kind === 'nightly' ? relative('', downloadsOf(settings)) || downloadsOf(settings) : target.folder

/** The files of one snapshot of the database. */
async function fromSnapshot<Files>(
  { storage }: ExportSource,
  write: (db: Awaited<ReturnType<Storage['snapshot']>>['db']) => Promise<Files>,
): Promise<Files> {
  await using snapshot = await storage.snapshot('stream')
  return await write(snapshot.db)
}

/** Writes a release into a folder, or the nightly release. */
async function writeTables(
  target: Extract<ExportTarget, { kind: 'nightly' | 'release' }>,
  source: ExportSource,
): Promise<ExportedFile[]> {
  const { storage, settings, state, states, now } = source
  const progress = progressDisplay(process.stderr, phases)
  const writing = {
    site: siteAddress(settings, ''),
    referenceFasta: settings.referenceFasta,
    now,
    onProgress: progress.show,
  }
  try {
    if (target.kind === 'release')
      return await writeRelease(storage, target.folder, {
        ...writing,
        extent: 'EVERYTHING',
        name: target.name ?? state?.name ?? releaseNameOf(now.toISOString().slice(0, 10)),
      })
    return await withGenome(settings, (genome) =>
      storeNight(storage, {
        ...writing,
        genome,
        gks: settingsOf(settings, gksSettings),
        downloads: downloadsOf(settings),
        states,
        nightlyStates: settingsOf(settings, nightlySettings).states,
      }),
    )
  } finally {
    progress.stop()
  }
}

/** Does something with the sequences of the configured FASTA file; why there are none goes to standard error. */
async function withGenome<T>(
  { referenceFasta, dataFolder }: Config,
  use: (genome: ReferenceGenome) => Promise<T>,
): Promise<T> {
  const genome = await readyGenome(referenceFasta, dataFolder, (error) =>
    process.stderr.write(
      `REFERENCE_FASTA gives no sequences: ${error instanceof Error ? error.message : String(error)}\n`,
    ),
  )
  try {
    return await use(genome)
  } finally {
    await genome.close()
  }
}

async function filesOf(target: ExportTarget, source: ExportSource): Promise<ExportedFile[]> {
  const { storage, settings, state, now } = source
  const making = { settings: settingsOf(settings, gksSettings), site: siteAddress(settings, '') }
  switch (target.kind) {
    case 'gks': {
      const { folder, detail, organization: name } = target
      const organization = name === null ? null : (await namedOrganization(storage.read, name)).id
      const options = { ...making, detail, organization, now: state ? null : now }
      return withGenome(settings, (genome) =>
        fromSnapshot(source, (db) => writeGks(db, folder, { ...options, genome })),
      )
    }
    case 'clinvar':
      return fromSnapshot(source, (db) => writeClinvarFiles(db, target.folder, target.settings, making))
    default:
      return writeTables(target, source)
  }
}

/**
 * `curia export <folder>`, `--release` for the nightly release that the service offers, `--gks <folder>` for objects of GKS,
 * or `--clinvar <folder>` for submissions to ClinVar. Progress goes to standard error, what was written to standard output.
 * @param config the configuration; `--database` names another database
 */
export function exportCommand(config: () => Config): Command {
  return new Command('export')
    .description('export the knowledge: as a CIViC release (TSV and VCF files), in GA4GH GKS or for ClinVar')
    .argument('[folder]', 'output folder of a release; created if it does not exist')
    .option('--release', 'build now the nightly release that the service offers under /downloads')
    .option('--name <name>', 'prefix of the file names, instead of the date, such as 01-Aug-2024')
    .option(
      '--gks <folder>',
      'write assertions, evidence and molecular profiles in GA4GH GKS into the folder',
    )
    .option('--organization <id>', 'with --gks: only assertions that this organization has approved')
    .option('--plain', 'with --gks: only the members that civicpy writes, as ClinVar-This reads them')
    .option('--clinvar <folder>', 'write the submissions of an organization to ClinVar into the folder')
    .option('--clinvar-settings <file>', 'with --clinvar: JSON file that names the organization')
    .option('--as-of <state>', 'export a frozen state, given by name, date or version')
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async (folder: string | undefined, options: ExportOptions, command: Command) => {
      const settings = config()
      const fail = (message: string) => command.error(`error: ${message}`)
      const target = await exportTarget(folder, options, fail)
      assertAddress(target, settings, { fail, warn: (message) => process.stderr.write(`${message}\n`) })
      const states = statesOf(settings, options.database)
      const state = options.asOf === undefined ? null : await requireState(states, options.asOf)
      const address = state ? stateUrl(state.file) : (options.database ?? settings.databaseUrl)
      const storage = await openExisting(address, { unlimited: true })
      try {
        const source = { storage, settings, state, states, now: new Date() }
        const place = placeOf(target, settings)
        const files = await writeInto(place, () => filesOf(target, source))
        process.stdout.write(summary(files, place))
      } finally {
        await storage.close()
      }
    })
}

function summary(files: readonly ExportedFile[], folder: string): string {
  const width = Math.max(0, ...files.map(({ name }) => name.length))
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
