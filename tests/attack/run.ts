// `npm run attack -- [options]`: attacks a service of its own with every family of traffic, beside a polite reader, and
// prints what that reader saw and what it cost. The exit code is 1 when a family ends the process, blocks it, fills its
// memory or meets a defect. Loopback only; ends by itself.
//   --engine <name>        sqlite or postgres, a new database of its own each; both unless given
//   --only <text>          families whose name holds it
//   --short                only the families of `npm test`
//   --seconds <number>     the longest that a family attacks (20)
//   --calm <number>        how long the reader reads alone before each (4)
//   --large                with the release of 2024 a hundred times
//   --database <url>       a database that may be spoiled: filled first when it is empty, so that families can be run
//                          singly on a large one that takes long to fill
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseDatabaseUrl } from '#server/config/database-url.ts'
import { multiplyRelease } from '#tests/bench/multiply.ts'
import { startPostgres } from '#tests/support/storage/postgres.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { runCuria } from '#tests/support/service/server.ts'
import { families } from './families.ts'
import { measure } from './measure.ts'
import { fillDatabase, freezeStates, idsOf, isEmpty, statesOf } from './prepare.ts'
import { startAttackedService } from './service/attacked-service.ts'
import { heading, row } from './table.ts'
import type { Target } from './traffic.ts'
import { allowance, broken } from './verdict.ts'

const { values: options } = parseArgs({
  options: {
    engine: { type: 'string' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '20' },
    calm: { type: 'string', default: '4' },
    large: { type: 'boolean', default: false },
    database: { type: 'string' },
  },
})

const root = resolve(import.meta.dirname, '../..')
const starter = join(root, 'src/server/import/starter')
const LARGE_TIMES = 100
const hasApp = existsSync(join(root, 'dist/index.html'))

type Database = { url: string; drop: () => Promise<void> }

async function newDatabase(engine: string, folder: string): Promise<Database> {
  if (engine === 'sqlite') return { url: `sqlite:${join(folder, 'attack.db')}`, drop: async () => {} }
  if (engine !== 'postgres') throw new Error(`--engine ${engine} is not allowed; it is sqlite or postgres`)
  const { url, stop } = await startPostgres({ durable: false })
  return { url, drop: stop }
}

async function releaseIn(folder: string): Promise<string> {
  if (!release2024)
    console.log('This machine has no copy of the release of 2024: the starter set is attacked.')
  if (!options.large) return release2024 ?? starter
  const large = join(folder, 'release')
  await multiplyRelease({ from: release2024 ?? starter, to: large, times: LARGE_TIMES })
  return large
}

/** Attacks a service on one engine; whether all families hold. */
async function attackOn(engine: string, folder: string): Promise<boolean> {
  const database = options.database
    ? { url: options.database, drop: async () => {} }
    : await newDatabase(engine, folder)
  try {
    if (await isEmpty(database.url)) await fillDatabase(database.url, await releaseIn(folder))
    const env = { DATA_DIR: folder, OUTSIDE_SERVICES: 'off' }
    const { code, stderr } = await runCuria(['export', '--release'], { database: database.url, env })
    if (code !== 0) throw new Error(`no release to download: ${stderr}`)
    await freezeStates(database.url, folder)
    return await attackAll(engine, database.url, folder)
  } finally {
    await database.drop()
  }
}

async function attackAll(engine: string, database: string, dataFolder: string): Promise<boolean> {
  const allowed = allowance(options.large)
  const chosen = families.filter(
    ({ name, short, needsApp }) =>
      name.includes(options.only) && (short || !options.short) && (hasApp || !needsApp),
  )
  console.log(`\n${engine}\n\n${heading()}`)
  const [calmSeconds, seconds] = [Number(options.calm), Number(options.seconds)]
  const start = () => startAttackedService({ database, dataFolder })
  const failed: string[] = []
  let ids: Target['ids'] | null = null
  for (const [turn, family] of chosen.entries()) {
    // A service of its own, so that what a family leaves in memory is not counted for the next.
    const end = await family.prepare?.(database)
    const service = await start()
    ids ??= await idsOf(service.url)
    const states = await statesOf(service.url)
    const measured = await measure(family, turn, { service, ids, states, hasApp, calmSeconds, seconds })
    const problems = broken(measured, allowed)
    console.log(row(measured, problems))
    if (problems.length > 0) failed.push(...details(family.name, measured.during, service.defects()))
    await service.stop()
    await end?.()
  }
  console.log(`\n${failed.join('\n')}`)
  return failed.length === 0
}

const details = (name: string, during: readonly string[], defects: readonly string[]) => [
  `${name}:`,
  ...during.map((label) => `  in the longest block: ${label}`),
  ...defects.slice(-3).map((line) => `  log: ${line.slice(0, 400)}`),
]

if (!hasApp) console.log('The app is not built: families of pages are left out (npm run build).')
function engines(): string[] {
  const engine = options.database ? parseDatabaseUrl(options.database).engine : options.engine
  return engine ? [engine] : ['sqlite', 'postgres']
}

for (const engine of engines()) {
  const folder = mkdtempSync(join(tmpdir(), 'curia-attack-'))
  try {
    if (!(await attackOn(engine, folder))) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
