// `npm run bench [-- options]`: how long a release takes to import, a service to start and readers to wait, on a
// SQLite file, printed as Markdown. Ratios compare with a bare Node server that answers the same bytes in
// the same run, so that runs on different machines can be compared. docs/operations.md says what the tables show.
//   --large                measures a release multiplied by 100 as well
//   --only browser         measures the built app in Chromium, and nothing else
//   --only match           measures matching of samples and files, and nothing else
//   --only history         measures versions and frozen states, and nothing else
//   --only evidence        measures evidence that no response is cached for, and nothing else
//   --only fresh           measures what the first reader after a change waits, and nothing else
//   --only crawlers        measures readers beside crawled pages, and nothing else
//   --only tables          of the app, only what is pressed and typed on pages, and how tables scroll
//   --database <url>       measures readers of this filled database, and nothing else
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { release2024 } from '#tests/support/releases/releases.ts'
import { measureEverything, measureFirstGenes, measureLegacy } from './legacy.ts'
import { measureBrowser, measureTables } from './browser/measure-browser.ts'
import { browserTable } from './browser/measured.ts'
import type { Measured } from './browser/measured.ts'
import { measureCrawlers } from './crawlers.ts'
import { measureEvidenceReads } from './evidence-reads.ts'
import { measureFirstReads } from './first-reads.ts'
import { measureChanges, measureHistory } from './history.ts'
import { measureMatching } from './matching.ts'
import { answerOf, CONNECTIONS, requestsPerSecond, waiting } from './load.ts'
import { startBareServer, startService, timeCommand } from './processes.ts'
import { MEASURED_GENE, measuredQueries } from './queries.ts'
import { measureUncached } from './uncached.ts'
import type { Uncached } from './uncached.ts'

const { values: options } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    only: { type: 'string' },
    database: { type: 'string' },
  },
})
const PARTS = ['browser', 'tables', 'match', 'evidence', 'fresh', 'history', 'crawlers'] as const
type Part = (typeof PARTS)[number]
if (options.only !== undefined && !PARTS.some((part) => part === options.only)) {
  throw new Error(`--only ${options.only} is not known: it is ${PARTS.join(', ')}, or absent for everything`)
}
const onlyPart = options.only !== undefined
const isMeasured = (part: Part) => !onlyPart || options.only === part
const folder = mkdtempSync(join(tmpdir(), 'curia-bench-'))
const STARTS = 5

const milliseconds = (time: number) => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`
const memory = (megabytes: number | null) => (megabytes === null ? '–' : `${megabytes} MB`)

const oneTime: string[][] = [['what', 'time', 'most memory']]
const reading: string[][] = [
  ['what', 'answer', 'p50', 'p99', 'requests/s', 'bare p50', 'bare requests/s', 'ratio of requests/s'],
]
const legacy: string[][] = [['what', 'measured', 'beside it', 'at most']]
const inBrowser: Measured[] = []
/** One for each part and release. */
const tables: string[][][] = []
/** What is measured, by release. */
const uncached = new Map<string, Uncached[]>()

function say(progress: string): void {
  process.stderr.write(`${progress}\n`)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function benchImport(title: string, release: string, database: string): Promise<void> {
  say(`importing ${title} …`)
  const { seconds, megabytes } = await timeCommand(['import', release], database)
  oneTime.push([`import: ${title}`, `${seconds.toFixed(1)} s`, memory(megabytes)])
}

async function benchStarts(database: string): Promise<void> {
  say('starting …')
  const fresh = []
  for (let start = 0; start < STARTS; start += 1) {
    const service = await startService(`sqlite:${join(folder, `empty-${start}.db`)}`, '/api/ready')
    fresh.push(service.untilAnswer)
    await service.stop()
  }
  const again = []
  let megabytes: number | null = null
  for (let start = 0; start < STARTS; start += 1) {
    const service = await startService(database, '/api/status')
    again.push(service.untilAnswer)
    megabytes = service.megabytes()
    await service.stop()
  }
  oneTime.push(['start on an empty database, until ready', milliseconds(median(fresh)), '–'])
  oneTime.push([
    'start on a full database, until the first answer',
    milliseconds(median(again)),
    memory(megabytes),
  ])
}

const GeneAnswer = z.object({ data: z.object({ gene: z.object({ id: z.number() }) }) })

async function benchQueries(title: string, database: string): Promise<void> {
  const service = await startService(database, '/api/ready')
  const url = `${service.url}/api/graphql`
  const lookUp = JSON.stringify({ query: `{ gene(entrezSymbol: "${MEASURED_GENE}") { id } }` })
  const gene = GeneAnswer.parse(JSON.parse((await answerOf(url, lookUp)).toString())).data.gene
  for (const { title: query, ...asked } of measuredQueries(gene.id)) {
    say(`asking: ${query}, ${title} …`)
    const body = JSON.stringify(asked)
    const answer = await answerOf(url, body)
    if (answer.includes('"errors"')) throw new Error(`${query} failed: ${answer.toString().slice(0, 500)}`)
    const file = join(folder, 'answer.json')
    writeFileSync(file, answer)
    const bare = await startBareServer(file)
    const [bareWait, bareRate] = [
      await waiting(bare.url, () => body),
      await requestsPerSecond(bare.url, body),
    ]
    await bare.stop()
    const [wait, rate] = [await waiting(url, () => body), await requestsPerSecond(url, body)]
    reading.push([
      `${query}: ${title}`,
      `${(answer.length / 1024).toFixed(1)} kB`,
      milliseconds(wait.p50),
      milliseconds(wait.p99),
      String(Math.round(rate)),
      milliseconds(bareWait.p50),
      String(Math.round(bareRate)),
      (rate / bareRate).toFixed(3),
    ])
  }
  say(`asking what is not kept, ${title} …`)
  uncached.set(title, await measureUncached(service, database, gene.id))
  oneTime.push([`answering these queries: ${title}`, '–', memory(service.megabytes())])
  await service.stop()
}

async function benchLegacy(title: string, database: string): Promise<void> {
  say(`asking the REST interface, ${title} …`)
  const fresh = await startService(database, '/api/ready')
  const measured = [await measureFirstGenes(fresh), await measureEverything(fresh)]
  await fresh.stop()
  const service = await startService(database, '/api/ready')
  measured.push(...(await measureLegacy(service)))
  await service.stop()
  for (const [what, ...columns] of measured) legacy.push([`${what}: ${title}`, ...columns])
}

/** Measures a part for a release; its table, or null where it is not asked for. */
async function benchPart(
  part: Part,
  { title, progress }: { title: string; progress: string },
  measure: () => Promise<string[][]>,
): Promise<string[][] | null> {
  if (!isMeasured(part)) return null
  say(`${progress}, ${title} …`)
  const [head = [], ...rows] = await measure()
  const table = [[`${head[0]}: ${title}`, ...head.slice(1)], ...rows]
  tables.push(table)
  return table
}

function assertBuilt(): void {
  if (existsSync(join(import.meta.dirname, '../../dist/index.html'))) return
  throw new Error('The app is not built, whose pages are to be measured: run npm run build first')
}

async function benchReading(title: string, database: string): Promise<void> {
  const of = (progress: string) => ({ title, progress })
  await benchPart('evidence', of('asking for evidence'), () => measureEvidenceReads(database))
  await benchPart('fresh', of('asking after changes'), () => measureFirstReads(database))
  await benchPart('crawlers', of('crawling pages'), () => {
    assertBuilt()
    return measureCrawlers(database)
  })
  if (onlyPart) return
  await benchQueries(title, database)
  await benchLegacy(title, database)
}

async function benchBrowser(database: string): Promise<void> {
  if (!isMeasured('browser') && !isMeasured('tables')) return
  assertBuilt()
  const measure = options.only === 'tables' ? measureTables(database) : measureBrowser(database, say)
  inBrowser.push(...(await measure))
}

async function benchLargeInBrowser(database: string): Promise<void> {
  if (!isMeasured('browser') && !isMeasured('tables')) return
  say('scrolling through ×100 in Chromium …')
  const measured = await measureTables(database, { large: true })
  inBrowser.push(...measured.map((one) => ({ ...one, what: `${one.what}: release of 2024 ×100` })))
}

/** Imports a release and measures it: its database, and the table of history where that is measured. */
async function benchRelease(
  title: string,
  release: string,
): Promise<{ database: string; history: string[][] | null }> {
  const database = `sqlite:${join(folder, `${title.replaceAll(/\W+/g, '-')}.db`)}`
  await benchImport(title, release, database)
  await benchReading(title, database)
  await benchMatching(title, database)
  const longestFreeze = title.endsWith('×100') ? '180 s' : '5 s'
  const history = await benchPart('history', { title, progress: 'freezing and reading states' }, () =>
    measureHistory(database, folder, longestFreeze),
  )
  return { database, history }
}

async function benchMatching(title: string, database: string): Promise<void> {
  await benchPart('match', { title, progress: 'matching' }, () => measureMatching(database, folder, say))
}

function printTable([head = [], ...rows]: string[][]): void {
  console.log()
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)
}

/** Answers that are not kept, each release beside the first. */
function uncachedTable(): string[][] {
  const [base, ...others] = uncached.values()
  const rows = [...uncached].flatMap(([title, measured]) =>
    measured.map(({ title: what, target, least, p50, p99, afterChange }) => {
      const small = title === [...uncached.keys()][0] ? undefined : base?.find((row) => row.title === what)
      return [
        `${what}: ${title}`,
        milliseconds(least),
        milliseconds(p50),
        milliseconds(p99),
        target ? milliseconds(target) : '',
        ...(others.length > 0 ? [small ? (p50 / small.p50).toFixed(2) : ''] : []),
        Number.isNaN(afterChange) ? '' : milliseconds(afterChange),
      ]
    }),
  )
  const slower = others.length > 0 ? ['times slower'] : []
  return [['not kept', 'fastest', 'p50', 'p99', 'p50 at most', ...slower, 'first after a change'], ...rows]
}

function printResults(): void {
  const processor = cpus()[0]?.model ?? 'unknown processor'
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  console.log(`Node ${process.version}, ${availableParallelism()} cores (${processor}), ${gigabytes} GB`)
  if (oneTime.length > 1) printTable(oneTime)
  if (inBrowser.length > 0) printTable(browserTable(inBrowser))
  for (const table of tables) printTable(table)
  if (onlyPart) return
  printTable(reading)
  printTable(uncachedTable())
  printTable(legacy)
  console.log(
    `\np50 and p99: one client alone; requests/s: ${CONNECTIONS} clients at once; bare: node:http, same bytes`,
  )
}

async function benchReleases(): Promise<void> {
  if (!release2024)
    throw new Error('The public release of 2024 is not there: set CURIA_RELEASES to the folder it is in')
  const { database, history } = await benchRelease('release of 2024', release2024)
  if (!onlyPart) await benchStarts(database)
  history?.push(...(await measureChanges(folder)))
  await benchBrowser(database)
  if (!options.large) return
  const { multiplyRelease } = await import('./multiply.ts')
  const large = join(folder, 'large')
  say('multiplying the release …')
  await multiplyRelease({ from: release2024, to: large, times: 100 })
  await benchLargeInBrowser((await benchRelease('release of 2024 ×100', large)).database)
}

async function benchDatabase(database: string): Promise<void> {
  await benchReading('this database', database)
  await benchMatching('this database', database)
  if (onlyPart) await benchBrowser(database)
}

try {
  await (options.database ? benchDatabase(options.database) : benchReleases())
  printResults()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
