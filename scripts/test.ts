// `npm test`: checks and tests, to the end even when a step fails, summed up in the last line
// `tests: N passed, N failed, N skipped`. A check such as the types counts as one test. With CI=true a missing engine
// or browser is a failure, not a skip. `npm run test:all` (`--all`) adds the long tests, and PostgreSQL for every suite;
// `ENGINE=sqlite|postgres` chooses one engine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chosenEngine } from '#tests/support/storage/chosen-engine.ts'
import { endRunningCommands, runCommand } from './testing/command.ts'
import { testPrograms } from './testing/requirements.ts'
import { emptyTally, playwrightTally, vitestTally, type Tally } from './testing/results.ts'

type Step = { title: string; run: () => Promise<Tally> }
type Outcome = { title: string; tally: Tally; seconds: number }

const { all: isWhole } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values
const hasPostgres = chosenEngine() !== 'sqlite'
/** Environment of the tests. What the processes that they start have compiled is taken over by the next ones. */
const testEnvironment = {
  ...(isWhole && { TEST_EXTENT: 'whole' }),
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
}

const folder = mkdtempSync(join(tmpdir(), 'curia-results-'))
const programs = testPrograms
  .filter(({ title }) => hasPostgres || title !== 'PostgreSQL')
  .map(({ ensure, ...program }) => ({ ...program, found: ensure() }))
const chromium = programs.find(({ title }) => title === 'Chromium')?.found ?? null

const requirements: Step[] = programs.map(({ title, purpose, found }) => ({
  title,
  run: async () => requirement(purpose, found),
}))

/** Checks of two lanes, which run beside each other: the types take as long as all others. */
const checks: [Step[], Step[]] = [
  [{ title: 'types', run: () => check('types', ['tsc']) }],
  [
    { title: 'build', run: () => check('build', ['node', 'scripts/build.mjs']) },
    { title: 'lint', run: () => check('lint', ['oxlint']) },
    { title: 'format', run: () => check('format', ['oxfmt', '--check', '.']) },
    { title: 'dead code', run: () => check('dead code', ['knip']) },
    {
      title: 'generated types',
      run: () => check('generated types', ['node', 'scripts/codegen.ts', '--check']),
    },
  ],
]

/** Tests of two lanes: those of the browser wait for pages while those of the API wait for databases and processes. */
const tests: [Step[], Step[]] = [
  [
    { title: 'domain', run: () => vitest('domain') },
    // Databases and processes on a busy machine: a test that fails runs again, and is named if it passes then.
    { title: 'api', run: () => vitest('api', ['--retry=1']) },
  ],
  [{ title: 'browser', run: () => (chromium ? browser(chromium) : listBrowserTests()) }],
]

function requirement(name: string, found: string | null): Tally {
  if (found) return { ...emptyTally(), passed: 1 }
  return process.env['CI'] === 'true'
    ? { ...emptyTally(), failed: [`${name} is missing, and CI must have it`] }
    : { ...emptyTally(), skipped: [`${name} is missing and could not be installed`] }
}

async function check(title: string, command: string[]): Promise<Tally> {
  const problem = await runCommand(command)
  return problem === null
    ? { ...emptyTally(), passed: 1 }
    : { ...emptyTally(), failed: [`${title}: ${problem}`] }
}

function vitest(project: string, options: string[] = []): Promise<Tally> {
  const report = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = ['vitest', 'run', '--project', project, ...options, ...reporters]
  return counted(
    project,
    () => runCommand(command, testEnvironment),
    () => vitestTally(report),
  )
}

function browser(program: string): Promise<Tally> {
  const report = join(folder, 'browser.json')
  const env = { ...testEnvironment, CHROMIUM_PATH: program, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  // Tracing every test costs a tenth of the time: a test that fails runs again with a trace, and is named if it passes then.
  const options = ['--retries=1', '--trace=on-first-retry', '--reporter=list,json']
  const run = () => runCommand(['playwright', 'test', ...options], env)
  return counted('browser', run, () => playwrightTally(report))
}

function listBrowserTests(): Promise<Tally> {
  const report = join(folder, 'browser.json')
  const env = { ...testEnvironment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const run = () => runCommand(['playwright', 'test', '--list', '--reporter=json'], env)
  return counted('browser', run, () => playwrightTally(report, true))
}

/** A runner that fails although no test did (an error outside of the tests, a missing report) counts as one failure. */
async function counted(
  title: string,
  run: () => Promise<string | null>,
  tallyOf: () => Tally,
): Promise<Tally> {
  const problem = await run()
  try {
    const tally = tallyOf()
    if (problem !== null && tally.failed.length === 0) tally.failed.push(`${title}: ${problem}`)
    return tally
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ...emptyTally(), failed: [`${title}: ${problem ?? reason}`] }
  }
}

function table(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ title, tally, seconds }) => [
    tally.failed.length > 0 ? '✗' : tally.skipped.length > 0 ? '–' : '✓',
    title.padEnd(16),
    `${tally.passed} passed`.padStart(12),
    `${tally.failed.length} failed`.padStart(11),
    `${tally.skipped.length} skipped`.padStart(12),
    `${seconds.toFixed(1)} s`.padStart(9),
  ])
  return rows.map((row) => row.join(' ')).join('\n')
}

function list(title: string, names: string[]): void {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`)
}

/** How many files with the longest tests are named. */
const SLOWEST = 10

function listSlowest({ title, tally }: Outcome): void {
  const slowest = tally.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  list(
    `Slowest files of ${title}`,
    slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${file}`),
  )
}

async function runInTurn(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { title, run } of steps) {
    console.log(`\n── ${title}`)
    const start = performance.now()
    const tally = await run()
    outcomes.push({ title, tally, seconds: (performance.now() - start) / 1000 })
  }
  return outcomes
}

async function main(): Promise<void> {
  const outcomes = [
    ...(await runInTurn(requirements)),
    ...(await Promise.all(checks.map(runInTurn))).flat(),
    ...(await Promise.all(tests.map(runInTurn))).flat(),
  ]
  const namesOf = (kind: 'failed' | 'skipped' | 'flaky') => outcomes.flatMap(({ tally }) => tally[kind])
  const failed = namesOf('failed')
  const skipped = namesOf('skipped')
  const passed = outcomes.reduce((sum, { tally }) => sum + tally.passed, 0)
  console.log(`\n${table(outcomes)}`)
  outcomes.filter(({ title }) => title === 'api' || title === 'browser').forEach(listSlowest)
  list('Passed at the second attempt only', namesOf('flaky'))
  list('Failed', failed)
  list('Skipped', skipped)
  console.log(`\ntests: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endRunningCommands()
    rmSync(folder, { recursive: true, force: true })
    process.exit(130)
  })
}

try {
  await main()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
