import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { currentMemory } from '#tests/bench/processes.ts'
import { freePort } from '#tests/support/service/ports.ts'
import { serviceEnvironment, serviceFlags } from '../../../scripts/service-flags.mjs'
import type { Route } from '../traffic.ts'
import { Block } from './loop-delay.ts'

const root = resolve(import.meta.dirname, '../../..')
const cli = join(root, 'src/cli.ts')
const probe = fileURLToPath(import.meta.resolve('./probe.ts'))

/** The memory of the machine that the service is thought to run on: it is killed above, as the system would do it. */
const MACHINE_MB = 1024
/** What Node itself would choose for its heap on such a machine. */
const HEAP_MB = 512
const MEMORY_EVERY_MS = 20
const LONGEST_START_MS = 120_000
const LAST_LINES = 40
/** So long what clients held may be held that have left: a worker that does not give up is ended by then. */
const LONGEST_HOLD_MS = 60_000
const HOLDS_EVERY_MS = 500
/** Four states, each with a connection for reading and those for snapshots. */
const MOST_STATE_FILES = 4 * 13

const Routes = z.object({ routes: z.array(z.object({ method: z.string(), path: z.string() })) })
const Report = z.object({ block: Block })

/** A `curia serve` under attack, in a process of its own. */
export type AttackedService = {
  url: string
  port: number
  /** Why the process ended; null while it runs. */
  ended: () => string | null
  whenEnded: Promise<void>
  routes: () => Promise<readonly Route[]>
  /** Begins to measure anew. */
  reset: () => Promise<void>
  /** The longest block of the event loop since the last reset; null when the process has ended. */
  longestBlock: () => Promise<Block | null>
  /** The most memory of its own (without pages of files, which the system takes back) since the last reset, in MB. */
  peakMegabytes: () => number
  /** Its own memory after its garbage was collected, in MB. */
  settledMegabytes: () => Promise<number>
  /** What its metrics say that it holds, a line each; waits until it is nothing. */
  holds: () => Promise<readonly string[]>
  /** The last lines of its log that name a defect. */
  defects: () => readonly string[]
  stop: () => Promise<void>
}

/**
 * Starts the service in the memory of a small machine (1 GB), watched from within by `probe.ts` and from without.
 * @throws with what it wrote when it ends before it answers
 */
export async function startAttackedService(options: {
  database: string
  dataFolder: string
  env?: Readonly<Record<string, string>>
}): Promise<AttackedService> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const flags = [...serviceFlags, `--max-old-space-size=${HEAP_MB}`, '--import', probe]
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, [...flags, cli, 'serve'], {
    cwd: root,
    env: {
      ...inherited,
      ...serviceEnvironment,
      DATABASE_URL: options.database,
      DATA_DIR: options.dataFolder,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      OUTSIDE_SERVICES: 'off',
      METRICS: 'on',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const stopWithUs = () => child.kill('SIGKILL')
  process.once('exit', stopWithUs)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      // Sentences on standard output are no log.
      const isWanted = (line: string) => line !== '' && (stream === child.stderr || line.startsWith('{'))
      lines.push(...String(text).split('\n').filter(isWanted))
      lines.splice(0, Math.max(0, lines.length - LAST_LINES))
    })
  let reason: string | null = null
  let peak = 0
  const watch = setInterval(() => {
    const memory = currentMemory(child.pid ?? 0)
    peak = Math.max(peak, memory?.own ?? 0)
    if (!memory || memory.own < MACHINE_MB || reason) return
    reason = `killed above ${MACHINE_MB} MB`
    child.kill('SIGKILL')
  }, MEMORY_EVERY_MS)
  const whenEnded = once(child, 'exit').then(([code, signal]) => {
    clearInterval(watch)
    process.off('exit', stopWithUs)
    const said = lines.find((line) => /FATAL|Error/.test(line)) ?? lines.at(-1) ?? 'without a word'
    reason ??= `ended with ${signal ?? `code ${code}`}: ${said.slice(0, 200)}`
  })

  /** Those who wait for an answer of the probe, also for one that never comes: one listener of the process serves them all. */
  const listening = new Set<(message: unknown) => void>()
  child.on('message', (message) => {
    for (const listen of listening) listen(message)
  })

  /** What the probe answers; null when the process has ended. */
  async function ask<Answer>(question: string, schema: z.ZodType<Answer>): Promise<Answer | null> {
    if (reason) return null
    const answer = new Promise<Answer>((resolve) => {
      const listen = (message: unknown) => {
        const { success, data } = schema.safeParse(message)
        if (!success) return
        listening.delete(listen)
        resolve(data)
      }
      listening.add(listen)
    })
    child.send(question, () => {})
    return Promise.race([answer, whenEnded.then(() => null)])
  }

  const startBy = performance.now() + LONGEST_START_MS
  while (!(await answers(url))) {
    if (reason || performance.now() > startBy) {
      child.kill('SIGKILL')
      throw new Error(`curia serve did not start: ${reason ?? 'it does not answer'}\n${lines.join('\n')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    port,
    ended: () => reason,
    whenEnded,
    routes: async () => (await ask('routes', Routes))?.routes ?? [],
    reset: async () => {
      peak = currentMemory(child.pid ?? 0)?.own ?? 0
      await ask('reset', Report)
    },
    longestBlock: async () => (await ask('report', Report))?.block ?? null,
    peakMegabytes: () => Math.round(peak),
    settledMegabytes: async () => {
      await ask('collect', Report)
      return Math.round(currentMemory(child.pid ?? 0)?.own ?? 0)
    },
    holds: () => Promise.race([untilGivenBack(url, child.pid ?? 0), whenEnded.then(() => [])]),
    defects: () => lines,
    stop: async () => {
      reason ??= 'stopped'
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await whenEnded
      clearTimeout(killer)
    },
  }
}

/** What the metrics say is held; a scrape itself reads the version of the knowledge, and what mirrors and mail have done. */
const HELD = /^curia_resources_held\{(?!kind="connection",use="database (?:read|probe)"\} \d$).*\} (?!0$)/

/** Connections to files of states that a process has open beyond those of the states that may stay open. */
function surplusStateFiles(pid: number): string[] {
  const folder = `/proc/${pid}/fd`
  const open = readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(join(folder, name)).includes('/states/')
    } catch {
      // It was closed meanwhile.
      return false
    }
  })
  return open.length > MOST_STATE_FILES ? [`${open.length} connections to files of states`] : []
}

/** What is held beyond what may be, once there is nothing or the time is over. */
async function untilGivenBack(url: string, pid: number): Promise<string[]> {
  const until = performance.now() + LONGEST_HOLD_MS
  for (;;) {
    const lines = await fetch(`${url}/metrics`).then(
      async (answer) => (await answer.text()).split('\n').filter((line) => HELD.test(line)),
      () => ['no metrics'],
    )
    if (process.platform === 'linux') lines.push(...surplusStateFiles(pid))
    if (lines.length === 0 || performance.now() > until) return lines
    await new Promise((resolve) => setTimeout(resolve, HOLDS_EVERY_MS))
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/status`, { signal: AbortSignal.timeout(5000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
