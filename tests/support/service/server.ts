import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { currentProgram } from '../../../scripts/program.mjs'
import { freePort } from './ports.ts'

const root = resolve(import.meta.dirname, '../../..')
/** The build where it is newer than the sources: it starts in half of the time. */
const cli = currentProgram()

/** A running `curia serve` of our own. */
export type CuriaServer = {
  /** Where it answers, `http://127.0.0.1:…` without a slash at the end. */
  url: string
  pid: number
  /** What it has written so far, both streams. */
  output: () => string
  /** Asks it to end (SIGTERM) and gives its exit code; kills it when it has not ended within 15 seconds. */
  stop: () => Promise<number | null>
  /** Ends it at once (SIGKILL), as a power cut would. */
  kill9: () => Promise<void>
}

/** What a `curia` command printed and how it ended; `code` is null when a signal ended it. */
export type CuriaRun = { code: number | null; stdout: string; stderr: string }

/**
 * Starts `curia serve` on a free port and waits until it answers.
 *
 * @param options.database its DATABASE_URL
 * @param options.env further settings of the environment
 * @param options.port on which it listens, as when it is started again
 * @param options.fileKilobytes kilobytes that a file may have which it writes, as where the disk is full
 * @param options.program that of this checkout unless given
 * @throws with what it wrote when it ends before it answers
 */
export async function startCuria(options: {
  database: string
  env?: Record<string, string>
  fileKilobytes?: number
  port?: number
  program?: string
}): Promise<CuriaServer> {
  const { port = await freePort(), program = cli } = options
  const limit = `ulimit -f ${options.fileKilobytes ?? 'unlimited'}; exec "$0" "$@"`
  const child = spawn('bash', ['-c', limit, process.execPath, program, 'serve'], {
    cwd: root,
    env: environment({
      DATABASE_URL: options.database,
      HOST: '127.0.0.1',
      PORT: String(port),
      // Suites ask far more than any one reader; tests of the limit set it.
      ANONYMOUS_LIMIT: '0',
      DOCUMENT_LIMIT: '0',
      NEW_USER_LIMIT: '0',
      LOG_REQUESTS: 'off',
      ...options.env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (output += String(text)))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code))
  })
  const url = `http://127.0.0.1:${port}`
  const early = await Promise.race([ended.then((code) => ({ code })), untilReady(url)])
  if (early !== 'ready' || child.pid === undefined) {
    child.kill('SIGKILL')
    const reason =
      early === 'ready' || early === 'silent' ? 'did not answer in time' : `ended with code ${early.code}`
    throw new Error(`curia serve ${reason}:\n${output}`)
  }
  return {
    url,
    pid: child.pid,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), 15_000)
      const code = await ended
      clearTimeout(killer)
      return code
    },
    kill9: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Runs a `curia` command, e.g. `['import', folder]`, to its end. */
export function runCuria(
  command: string[],
  options: { database: string; env?: Record<string, string> },
): Promise<CuriaRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...command], {
      cwd: root,
      env: environment({ DATABASE_URL: options.database, ...options.env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const run: CuriaRun = { code: null, stdout: '', stderr: '' }
    child.stdout.on('data', (text) => (run.stdout += String(text)))
    child.stderr.on('data', (text) => (run.stderr += String(text)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ ...run, code }))
  })
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...inherited } = process.env
  return { ...inherited, ...settings }
}

async function untilReady(url: string): Promise<'ready' | 'silent'> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    try {
      const answer = await fetch(`${url}/api/status`, { signal: AbortSignal.timeout(5000) })
      await answer.arrayBuffer()
      if (answer.ok) return 'ready'
    } catch {
      // Nothing listens there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return 'silent'
}
