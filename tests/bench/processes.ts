import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#tests/support/service/ports.ts'
import { currentProgram } from '../../scripts/program.mjs'
import { serviceEnvironment, serviceFlags } from '../../scripts/service-flags.mjs'

const root = join(import.meta.dirname, '../..')
const cli = currentProgram()

/** The most memory a process has had resident so far, in MB; null where the system does not tell. */
function peakMemory(pid: number | undefined): number | null {
  const file = `/proc/${pid}/status`
  const kilobytes = existsSync(file) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
}

/** Memory of a process, in MB: all that is resident, and of it what is its own (not pages of files, which others share). */
export type Memory = { resident: number; own: number }

/** The memory a process has now; null where the system does not tell. */
export function currentMemory(pid: number): Memory | null {
  const file = `/proc/${pid}/status`
  const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  const memory = { resident: megabytes('VmRSS'), own: megabytes('RssAnon') }
  return Number.isNaN(memory.resident + memory.own) ? null : memory
}

/**
 * Runs a `curia` command to its end: wall-clock seconds and the most memory it had resident (MB).
 * @throws with what it wrote when it fails
 */
export async function timeCommand(
  command: string[],
  database: string,
): Promise<{ seconds: number; megabytes: number | null }> {
  const started = performance.now()
  const child = spawn(process.execPath, [cli, ...command], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  let megabytes: number | null = null
  const look = () => (megabytes = peakMemory(child.pid) ?? megabytes)
  const looking = setInterval(look, 20)
  const [code] = await once(child, 'close')
  clearInterval(looking)
  if (code !== 0) throw new Error(`curia ${command.join(' ')} failed:\n${output}`)
  return { seconds: (performance.now() - started) / 1000, megabytes }
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on('error', () => resolve(false))
  })
}

/** A `curia serve` that answers. */
export type MeasuredService = {
  url: string
  pid: number
  /** Milliseconds from the start of the process to its first answer. */
  untilAnswer: number
  megabytes: () => number | null
  stop: () => Promise<void>
}

/** Children that must not outlive this process, also when measuring fails. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** A child that ends with this process at the latest. One listener serves them all, however many are started. */
function kept<Child extends ChildProcess>(child: Child): Child {
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}

/** Starts a process that does nothing but compute while nobody else wants the processor. @returns a function that ends it */
export function startComputing(): () => Promise<void> {
  const priority = join(root, 'src/server/workers/priority.ts')
  const script = `import { enterIdleScheduling } from '${priority}'; enterIdleScheduling(); for (;;) Math.random()`
  const child = kept(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }))
  return () => end(child)
}

/**
 * Starts the service and asks it without pause until it answers `path` with 200.
 * @param env further settings
 * @param log file that gets its log; nobody reads it unless given
 */
export async function startService(
  database: string,
  path: string,
  env: Readonly<Record<string, string>> = {},
  log: string | null = null,
): Promise<MeasuredService> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const output = log === null ? null : openSync(log, 'a')
  const child = kept(
    spawn(process.execPath, [...serviceFlags, cli, 'serve'], {
      cwd: root,
      env: {
        ...serviceEnvironment,
        ...process.env,
        DATABASE_URL: database,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        ANONYMOUS_LIMIT: '0',
        DOCUMENT_LIMIT: '0',
        NEW_USER_LIMIT: '0',
        ...env,
      },
      stdio: ['ignore', output ?? 'ignore', 'pipe'],
    }),
  )
  if (output !== null) closeSync(output)
  let complaint = ''
  child.stderr?.on('data', (text) => (complaint += String(text)))
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`curia serve ended by itself:\n${complaint}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const untilAnswer = performance.now() - started
  return {
    url,
    pid: child.pid ?? 0,
    untilAnswer,
    megabytes: () => peakMemory(child.pid),
    stop: () => end(child),
  }
}

/** A server of the benchmark's own. */
type ReferenceServer = { url: string; pid: number; stop: () => Promise<void> }

async function startReference(script: string, argument: string): Promise<ReferenceServer> {
  const child = kept(
    spawn(process.execPath, [join(import.meta.dirname, script), argument], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const { value: port } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  return { url: `http://127.0.0.1:${String(port)}/`, pid: child.pid ?? 0, stop: () => end(child) }
}

/** Starts a bare server that answers everything with the bytes of `file`. */
export const startBareServer = (file: string) => startReference('bare-server.ts', file)

/** Starts a hand-written server that answers evidence of the database with one SQL statement. */
export const startSingleStatementServer = (database: string) =>
  startReference('single-statement-server.ts', database)

/** Processor time that a process and those that it started have taken so far, in ms; NaN where the system does not tell. */
export function cpuTimeOfAll(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
  return children.reduce((sum, child) => sum + cpuTime(child), cpuTime(pid))
}

/** Processor time that a process has taken so far, in ms; NaN where the system does not tell. */
export function cpuTime(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const [, values = ''] = readFileSync(file, 'utf8').split(') ')
  const [user, system] = values.split(' ').slice(11, 13).map(Number)
  // In hundredths of a second.
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) * 10
}
