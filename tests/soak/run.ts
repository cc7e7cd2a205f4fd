// `npm run soak -- [options]`: random curation, valid and invalid, by twenty people; then everything that must hold is
// checked, and the exit code is 1 when something does not.
//   --actions <number>   how many (10000)
//   --engine <name>      sqlite or postgres, a new database of its own each; both unless given
//   --seed <number>      the same seed chooses the same (1)
//   --at-once <number>   how many are under way at the same time (8)
//   --mirrors <minutes>  instead: two services that mirror each other while people curate both
//   --memory <minutes>   instead: mixed use of a service with the release of 2024, at a fixed size; its memory must not rise
//   --rate <number>      of that: requests of readers a second (8)
//   --first-sync         instead: a curator beside the first full sync of the release of 2024 on PostgreSQL
//   --faults <rounds>    instead: so many rounds of faults of PostgreSQL under curators and streams, two minutes each
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isFailure } from '#tests/attack/client/outcomes.ts'
import { freeze } from '#server/states/freeze.ts'
import { open } from '#server/storage/database.ts'
import { stateUrl } from '#server/config/database-url.ts'
import { staleInCopy } from '#tests/support/curation/record-documents.ts'
import { release2024 } from '#tests/support/releases/releases.ts'
import { startPostgres } from '#tests/support/storage/postgres.ts'
import { brokenAfterSoak } from './aftermath.ts'
import { soakFirstSync } from './first-sync.ts'
import { soakFaults } from './faults.ts'
import { soakMemory } from './memory.ts'
import { curateInCircle } from './mirrors.ts'
import { inProcess } from './senders.ts'
import { soak } from './soak.ts'
import type { SoakReport } from './soak.ts'
import { addWorld } from './world.ts'

const { values: options } = parseArgs({
  options: {
    actions: { type: 'string', default: '10000' },
    engine: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '8' },
    faults: { type: 'string' },
    memory: { type: 'string' },
    mirrors: { type: 'string' },
    rate: { type: 'string', default: '8' },
    'first-sync': { type: 'boolean' },
  },
})
/** Connections that know nothing of one another, as those of several processes. */
const CONNECTIONS = 2
/** States that are frozen on the way, and compared with the versions of records. */
const STATES = 10

async function newDatabase(engine: string): Promise<{ url: string; drop: () => Promise<void> }> {
  if (engine === 'postgres') {
    const { url, stop } = await startPostgres({ durable: false })
    return { url, drop: stop }
  }
  if (engine !== 'sqlite') throw new Error(`--engine ${engine} is not allowed; it is sqlite or postgres`)
  const folder = mkdtempSync(join(tmpdir(), 'curia-soak-'))
  return {
    url: `sqlite:${join(folder, 'soak.db')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

function print({ endings }: SoakReport): void {
  const all = new Map<string, number>()
  for (const [mutation, counts] of [...endings].sort(([one], [other]) => (one < other ? -1 : 1))) {
    console.log(
      `  ${mutation.padEnd(34)}${[...counts].map(([ending, count]) => `${ending} ${count}`).join(', ')}`,
    )
    for (const [ending, count] of counts) all.set(ending, (all.get(ending) ?? 0) + count)
  }
  console.log(`  ${'all'.padEnd(34)}${[...all].map(([ending, count]) => `${ending} ${count}`).join(', ')}`)
}

async function soakOn(engine: string): Promise<boolean> {
  const database = await newDatabase(engine)
  const storages = []
  for (let index = 0; index < CONNECTIONS; index += 1) storages.push(await open(database.url))
  const [main] = storages
  if (!main) throw new Error('no database')
  const world = await addWorld(main)
  const defects: string[] = []
  const interfaces = storages.map((storage) => inProcess(storage, (defect) => void defects.push(defect)))
  const states = mkdtempSync(join(tmpdir(), 'curia-soak-states-'))
  /** Of each state that was frozen on the way, what is wrong with it. */
  const stale: string[][] = []
  const started = performance.now()
  const report = await soak({
    senders: interfaces.map(({ send }) => send),
    db: main.read,
    world,
    seed: Number(options.seed),
    actions: Number(options.actions),
    atOnce: Number(options['at-once']),
    onProgress: async (done) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${engine}: ${done} `)
      if (done < (stale.length + 1) * (Number(options.actions) / STATES)) return
      const state = await freeze(main, states, { name: `after-${done}` })
      stale.push(await staleInCopy(main, { url: stateUrl(state.file), version: state.version }))
    },
  })
  for (const { settled } of interfaces) await settled()
  report.defects.push(...defects)
  const seconds = (performance.now() - started) / 1000
  const broken = [...(await brokenAfterSoak(main, report)), ...stale.flat()]
  rmSync(states, { recursive: true, force: true })
  console.log(`${engine}, seed ${options.seed}: ${options.actions} actions in ${seconds.toFixed(1)} s`)
  print(report)
  console.log(`  defects: ${report.defects.length}; broken invariants: ${broken.length}`)
  for (const line of [...report.defects.slice(0, 20), ...broken]) console.log(`  ✗ ${line}`)
  for (const storage of storages) await storage.close()
  await database.drop()
  return report.defects.length + broken.length === 0
}

/** Has people curate two services that mirror each other. */
async function soakMirrors(engine: string, minutes: number): Promise<boolean> {
  const databases = [await newDatabase(engine), await newDatabase(engine)]
  const end = Date.now() + minutes * 60_000
  const { rounds, defects, counts, written } = await curateInCircle({
    urls: databases.map(({ url }) => url),
    seed: Number(options.seed),
    actions: 100,
    isMore: () => Date.now() < end,
    onRound: (done) => process.stdout.isTTY && process.stdout.write(`\r${engine}: ${done} rounds `),
  })
  for (const { drop } of databases) await drop()
  const [first] = counts
  for (const [place, count] of counts.entries())
    if (JSON.stringify(count) !== JSON.stringify(first))
      defects.push(`service ${place + 1} has other records`)
  if (written.some((records) => records > 0))
    defects.push(`the last runs wrote ${written.join(' and ')} records`)
  console.log(`${engine}, seed ${options.seed}: ${rounds} rounds, ${JSON.stringify(first)}`)
  for (const line of defects.slice(0, 40)) console.log(`  ✗ ${line}`)
  return defects.length === 0
}

/** Uses a service as readers and a curator do, and fits a line through its memory. */
async function soakOneMemory(engine: string, minutes: number): Promise<boolean> {
  if (!release2024) throw new Error('--memory needs the release of 2024, of which this machine has no copy')
  const { url, drop } = await newDatabase(engine)
  const print = (line: string) => console.log(`${engine}: ${line}`)
  const { rate, seed } = options
  const { megabytes, rise, error, problem, outcomes, failures } = await soakMemory({
    url,
    release: release2024,
    minutes,
    print,
    rate: Number(rate),
    seed: Number(seed),
    sampleMs: 30_000,
    commentMs: 30_000,
    fillsCaches: true,
  })
  await drop()
  print(
    `${Object.entries(outcomes)
      .map(([outcome, count]) => `${outcome} ${count}`)
      .join(', ')}`,
  )
  print(
    `after the first quarter ${megabytes.toFixed(0)} MB, rising by ${rise.toFixed(1)} ± ${error.toFixed(1)} MB in an hour`,
  )
  if (problem) print(`✗ ${problem}`)
  for (const failure of failures) print(`✗ ${failure}`)
  return problem === null && failures.length === 0 && !Object.keys(outcomes).some(isFailure)
}

async function soakAll(): Promise<boolean> {
  if (options['first-sync']) return soakFirstSync((line) => console.log(line))
  if (options.faults !== undefined)
    return soakFaults({ rounds: Number(options.faults), print: (line) => console.log(line) })
  let holds = true
  const soakOf = (engine: string) =>
    options.memory !== undefined
      ? soakOneMemory(engine, Number(options.memory))
      : options.mirrors === undefined
        ? soakOn(engine)
        : soakMirrors(engine, Number(options.mirrors))
  for (const engine of options.engine ? [options.engine] : ['sqlite', 'postgres'])
    holds = (await soakOf(engine)) && holds
  return holds
}

if (!(await soakAll())) process.exitCode = 1
