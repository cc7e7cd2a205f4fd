import { createReadStream } from 'node:fs'
import { access, constants, readFile, stat } from 'node:fs/promises'
import { Command, InvalidArgumentError, Option } from 'commander'
import { sampleOrigins } from '#domain/matching/comparison/origin-agreement.ts'
import { assayKinds } from '#domain/matching/sample/sample.ts'
import type { AssayKind } from '#domain/matching/sample/sample.ts'
import { siteAddress } from '#server/accounts/commands/operator.ts'
import { progressDisplay } from '#server/terminal/progress.ts'
import type { ProgressDisplay } from '#server/terminal/progress.ts'
import { openAsOf } from '#server/states/open-as-of.ts'
import { statesOf } from '#server/states/states-of-config.ts'
import type { Config } from '#server/config/config.ts'
import { openExisting } from '#server/storage/open-existing.ts'
import type { Reading } from '#server/storage/database.ts'
import { writeOutput } from '#server/terminal/standard-output.ts'
import { unreadableReason } from '#server/files/unreadable-file.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { readCoverage } from './coverage.ts'
import type { NamedCoverage } from './coverage.ts'
import { fileError } from './formats/file-error.ts'
import { lineNotes } from './output/line-notes.ts'
import { matchFile } from './match-file.ts'
import type { FileContent } from './match-file.ts'
import { MatchFileOptions, matchFormats } from './match-file-options.ts'
import { readRequest } from '#server/errors/request-values.ts'

/** What was assayed, by kind: a file of genes or “all”. */
type Assayed = Partial<Record<AssayKind, string>>

/** Configuration of `curia match`. */
type MatchConfig = Pick<Config, 'databaseUrl' | 'dataFolder' | 'publicUrl' | 'port' | 'referenceFasta'>

interface Options {
  coverage?: boolean
  format: string
  sample?: string
  build?: string
  disease?: string
  origin?: string
  assayed?: Assayed
  asOf?: string
  includeFiltered?: boolean
  status: string
  database?: string
}

/** Exit code where the file cannot be read as what it is, or the disease is not known. */
const UNREADABLE = 2

/** Alterations of genes of the knowledge in one file: what a few gigabytes of memory hold. */
const LIMITS = { mostBytes: null, mostRelevant: 5_000_000, mostSamples: null }

const phases = { read: 'reading the file', match: 'matching samples' }

/** Genes of a panel: one symbol a line, `#` begins a comment. */
async function readPanel(file: string): Promise<string[]> {
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw fileError(`The list of assayed genes ${file} cannot be read: ${unreadableReason(error)}.`)
  })
  return content.split(/\r?\n/).flatMap((line) => line.replace(/#.*/, '').trim() || [])
}

/** `panel.txt`, `copyNumber=all`, `fusions=panel.txt`: each kind once. */
function assayedOption(text: string, before: Assayed = {}): Assayed {
  const [, named, rest] = /^(\w+)=(.+)$/.exec(text) ?? []
  const kind = assayKinds.find((one) => one === (named ?? 'smallVariants'))
  if (!kind)
    throw new InvalidArgumentError(
      `“${named}” is not a kind of assay; the kinds are ${assayKinds.join(', ')}.`,
    )
  if (before[kind] !== undefined) throw new InvalidArgumentError(`${kind} is given twice.`)
  return { ...before, [kind]: rest ?? text }
}

async function assayedGenesOf(assayed: Assayed): Promise<Record<string, string | string[]>> {
  const entries = Object.entries(assayed).map(
    async ([kind, file]) => [kind, /^all$/i.test(file) ? 'ALL' : await readPanel(file)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** @throws ClientError for what is no file that can be read */
async function sizeOf(file: string): Promise<number> {
  const unreadable = (reason: string) => fileError(`The file ${file} cannot be read: ${reason}.`)
  const found = await stat(file).catch((error: unknown) => {
    throw unreadable(unreadableReason(error))
  })
  if (found.isDirectory()) throw unreadable('it is a folder')
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw unreadable(unreadableReason(error))
  })
  return found.size
}

/** The file, read as often as it is asked for; standard input can be read once. */
async function contentOf(file: string, progress: ProgressDisplay<keyof typeof phases>): Promise<FileContent> {
  const isInput = file === '-'
  const total = isInput ? null : await sizeOf(file)
  let isRead = false
  return async function* content() {
    if (isInput && isRead)
      throw fileError('Annotating a VCF reads the file twice: give a file, not standard input.')
    const isFirst = !isRead
    isRead = true
    let done = 0
    for await (const chunk of isInput ? process.stdin : createReadStream(file, { highWaterMark: 1 << 18 })) {
      const bytes: Buffer = chunk
      done += bytes.length
      if (isFirst) progress.show({ phase: 'read', done, total })
      yield bytes
    }
  }
}

async function matchToOutput(
  db: Reading,
  file: string,
  options: Options,
  settings: MatchConfig,
): Promise<void> {
  const { format, sample, build, disease, origin, status, includeFiltered } = options
  const { referenceFasta, publicUrl } = settings
  const assayed = options.assayed && (await assayedGenesOf(options.assayed))
  const parameters = { format, sample, build, disease, origin, status, includeFiltered, assayed }
  const parsed = readRequest(MatchFileOptions, parameters)
  const notes = lineNotes(parsed.format)
  const progress = progressDisplay(process.stderr, phases)
  try {
    const content = await contentOf(file, progress)
    const { texts } = await matchFile(db, content, parsed, LIMITS, {
      onReport: notes.add,
      onProgress: (done, total) => progress.show({ phase: 'match', done, total }),
      referenceFasta,
      site: publicUrl ?? '',
      address: siteAddress(settings, ''),
    })
    await writeOutput(texts)
  } finally {
    progress.stop()
  }
  if (format === 'tsv' && publicUrl === null)
    process.stderr.write(
      'Links are relative: set PUBLIC_URL to the address of this service, such as https://curia.example.org, for complete ones\n',
    )
  if (format === 'fhir' && publicUrl === null)
    process.stderr.write(
      `PUBLIC_URL is not set: addresses of this service begin with ${siteAddress(settings, '')}\n`,
    )
  for (const note of notes.texts()) process.stderr.write(`${note}\n`)
}

function coverageText({ evidence, matchable, byKind, unreadable }: NamedCoverage): string {
  const percent = evidence === 0 ? 0 : (100 * matchable) / evidence
  const kinds = Object.entries(byKind).sort(([, left], [, right]) => right - left)
  return [
    `accepted evidence that a sample can match: ${matchable} of ${evidence} (${percent.toFixed(1)} %)`,
    ...kinds.map(
      ([kind, count]) => `  ${String(count).padStart(6)}  ${kind.toLowerCase().replaceAll('_', ' ')}`,
    ),
    `names that cannot be interpreted: ${unreadable.length}`,
    ...unreadable.map(({ name, evidence: lost }) => `  ${String(lost).padStart(6)}  ${name}`),
    '',
  ].join('\n')
}

/**
 * `curia match <file>`: matches the alterations of a file of any format with the knowledge and writes the answer to
 * standard output, sample by sample; `curia match --coverage` says how much of the evidence can be matched at all. Exit
 * codes: 0 answered, 1 wrong use or no database, 2 the file cannot be read or the disease is not known.
 * @param config the configured database, of which `--database` names another, and the reference sequence
 */
export function matchCommand(config: () => MatchConfig): Command {
  return new Command('match')
    .description('match the alterations of a sample or cohort against the knowledge')
    .argument(
      '[file]',
      'VCF, MAF, tables of callers, JSON, FHIR, Phenopacket or lines (BRAF V600E), plain or gzipped; - for standard input',
    )
    .option('--coverage', 'report how much of the accepted evidence can be matched, and what cannot')
    .addOption(new Option('--format <format>', 'output format').choices(matchFormats).default('json'))
    .option('--sample <name>', 'match only this sample of the file; all samples unless given')
    .addOption(
      new Option('--build <build>', 'reference build of positions, if the file does not give it').choices([
        'GRCH37',
        'GRCH38',
      ]),
    )
    .option(
      '--disease <disease>',
      'disease of the patient: name, alias, DOID, or code of NCI Thesaurus or OncoTree',
    )
    .addOption(new Option('--origin <origin>', 'origin of the alterations').choices(sampleOrigins))
    .option(
      '--assayed <[kind=]file>',
      `file of assayed genes, one per line, or “all”; for small variants, or for the kind given (${assayKinds.join(', ')})`,
      assayedOption,
    )
    .option('--as-of <state>', 'match against a frozen state, given by name, date or version')
    .option('--include-filtered', 'include VCF records whose FILTER is not PASS')
    .addOption(
      new Option('--status <status>', 'status of the evidence to include')
        .choices(['ACCEPTED', 'NON_REJECTED', 'ALL'])
        .default('ACCEPTED'),
    )
    .option('--database <url>', 'database URL (sqlite:<file> or postgres://…), instead of DATABASE_URL')
    .action(async (file: string | undefined, options: Options, command: Command) => {
      if ((file === undefined) !== (options.coverage ?? false)) {
        command.error('error: give either a file of alterations or --coverage')
      }
      const settings = config()
      const { databaseUrl } = settings
      const { asOf, database } = options
      const storage =
        asOf === undefined
          ? await openExisting(database ?? databaseUrl)
          : await openAsOf(statesOf(settings, database), asOf)
      try {
        if (file === undefined) process.stdout.write(coverageText(await readCoverage(storage.read)))
        else await matchToOutput(storage.read, file, options, settings)
      } catch (error) {
        if (!(error instanceof ClientError)) throw error
        process.stderr.write(`${error.message}\n`)
        process.exitCode = UNREADABLE
      } finally {
        await storage.close()
      }
    })
}
