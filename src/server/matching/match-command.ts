import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { Command, Option } from 'commander'
import { open } from '#server/storage/database.ts'
import { readCoverage } from './coverage.ts'
import type { NamedCoverage } from './coverage.ts'
import { matchReport } from './match-report.ts'
import type { MatchRequest } from './match-request.ts'

interface Options {
  coverage?: boolean
  build?: 'GRCH37' | 'GRCH38'
  disease?: string
  assayed?: string
  status: 'ACCEPTED' | 'NON_REJECTED' | 'ALL'
  database?: string
}

const lines = (content: string) => content.split(/\r?\n/)

/** Genes of a panel: one symbol a line, `#` begins a comment. */
async function readPanel(file: string): Promise<string[]> {
  const content = await readFile(file, 'utf8')
  return lines(content).flatMap((line) => line.replace(/#.*/, '').trim() || [])
}

function coverageText({ evidence, matchable, byKind, unreadable }: NamedCoverage): string {
  const percent = evidence === 0 ? 0 : (100 * matchable) / evidence
  const kinds = Object.entries(byKind).sort(([, left], [, right]) => right - left)
  return [
    `accepted evidence that a sample can match: ${matchable} of ${evidence} (${percent.toFixed(1)} %)`,
    ...kinds.map(
      ([kind, count]) => `  ${String(count).padStart(6)}  ${kind.toLowerCase().replaceAll('_', ' ')}`,
    ),
    `names that do not say what to look for: ${unreadable.length}`,
    ...unreadable.map(({ name, evidence: lost }) => `  ${String(lost).padStart(6)}  ${name}`),
    '',
  ].join('\n')
}

/**
 * `curia match <file>`: matches the alterations of one sample, one a line, with the knowledge and writes the answer of
 * `POST /api/match` as JSON; `curia match --coverage` says how much of the evidence can be matched at all.
 * @param databaseUrl the configured database; `--database` names another
 */
export function matchCommand(databaseUrl: () => string): Command {
  return new Command('match')
    .description('match the alterations of a sample with the knowledge')
    .argument(
      '[file]',
      'alterations, one a line (BRAF V600E, EML4::ALK, 7:140453136A>T); - for standard input',
    )
    .option('--coverage', 'say how much of the accepted evidence can be matched, and what cannot')
    .addOption(new Option('--build <build>', 'build of positions').choices(['GRCH37', 'GRCH38']))
    .option('--disease <disease>', 'disease of the patient: its id, or a DOID such as DOID:1909')
    .option('--assayed <file>', 'genes that were tested for small variants, one a line; “all” for all genes')
    .addOption(
      new Option('--status <status>', 'evidence that counts')
        .choices(['ACCEPTED', 'NON_REJECTED', 'ALL'])
        .default('ACCEPTED'),
    )
    .option('--database <address>', 'sqlite:<file> or postgres://…, instead of DATABASE_URL')
    .action(async (file: string | undefined, options: Options, command: Command) => {
      if ((file === undefined) !== (options.coverage ?? false)) {
        command.error('error: give either a file of alterations or --coverage')
      }
      const storage = await open(options.database ?? databaseUrl())
      try {
        if (file === undefined) {
          process.stdout.write(coverageText(await readCoverage(storage.read)))
          return
        }
        const content = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
        const request: MatchRequest = {
          alterations: lines(content),
          build: options.build,
          disease: options.disease,
          status: options.status,
        }
        if (options.assayed) {
          const smallVariants = options.assayed === 'all' ? 'ALL' : await readPanel(options.assayed)
          request.assayed = { smallVariants }
        }
        const report = await matchReport(storage.read, request)
        process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
      } finally {
        await storage.close()
      }
    })
}
