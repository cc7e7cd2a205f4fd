import { availableParallelism, loadavg } from 'node:os'
import { startAttacker } from './client/attacker-process.ts'
import type { Attacker } from './client/attacker-process.ts'
import type { AttackReport, Outcomes } from './client/outcomes.ts'
import { readPolitely } from './polite-reader.ts'
import type { Politeness } from './polite-reader.ts'
import { slowdown } from './reference-block.ts'
import type { AttackedService } from './service/attacked-service.ts'
import { startControl } from './service/control.ts'
import type { Block } from './service/loop-delay.ts'
import type { Family, Target } from './traffic.ts'

/** Loopback networks from which attackers come; those below are of polite readers. */
const FIRST_NETWORK = 10
const NETWORKS = 200
/** What is under way when a family is over may still be worked on for so long. */
const AFTERMATH_MS = 60_000

const WARM_UP_MS = 2500
/** Rendered pages until the worker that renders them is warm, and the longest that is waited for them. */
const WARM_UP_PAGES = 30
const LONGEST_WARM_UP_MS = 15_000

/** What became of a family. */
export type Measured = {
  family: Family
  calm: Politeness
  attacked: Politeness
  /** Null when the process ended. */
  block: Block | null
  /** The longest block of a process that does next to nothing in the same time. */
  control: Block
  /** Exchanges that were under way during the longest block. */
  during: readonly string[]
  megabytes: number
  /** How many times as much memory as before the family's clients it has when they have left; null: not measured. */
  growth: number | null
  /** What the service still holds, as its metrics say, and long answers that it refuses to others. */
  holds: readonly string[]
  outcomes: Outcomes
  sent: number
  complete: boolean
  /** Threads of the machine that want a core, for each core (the system's average of a minute). */
  load: number
  /** How many times slower plain JavaScript ran than at best in this run. */
  slowdown: number
  /** Why the process ended; null while it lives. */
  ended: string | null
}

/** Where and how long families attack. */
export type Field = {
  service: AttackedService
  ids: Target['ids']
  states: Target['states']
  hasApp: boolean
  /** Seconds of the reader alone; 0: the family is compared with nothing. */
  calmSeconds: number
  seconds: number
  /** The process that attacks; one of the family's own unless given. */
  attacker?: Attacker
}

const noControl = { stop: async (): Promise<Block> => ({ ms: 0, ownMs: 0, cpuMs: 0, endedAt: 0 }) }

/** Runs a family beside a polite reader, after that reader alone. `turn` tells families of a run apart. */
export async function measure(family: Family, turn: number, field: Field): Promise<Measured> {
  const { service, ids, states, hasApp, calmSeconds, seconds, attacker = startAttacker() } = field
  const isCompared = calmSeconds > 0
  const reading = (reader: number, stop: AbortSignal) =>
    readPolitely({ url: service.url, ids, hasApp, reader, stop, beside: family.beside })
  // What is loaded with the first request of its kind is no part of a calm service.
  if (isCompared) {
    if (hasApp) await warmUpPages(service, ids)
    await reading(3 * turn + 2, AbortSignal.timeout(WARM_UP_MS))
  }
  const calm = await reading(3 * turn, AbortSignal.timeout(calmSeconds * 1000))
  const before = isCompared ? slowdown() : 1
  const control = isCompared ? await startControl() : noControl
  await service.reset()
  const over = new AbortController()
  const attacked = reading(3 * turn + 1, over.signal)
  const order = {
    family: family.name,
    url: service.url,
    seconds,
    network: FIRST_NETWORK + (turn % NETWORKS),
    routes: [...(await service.routes())],
    ids: Object.fromEntries(Object.entries(ids).map(([kind, list]) => [kind, [...list]])),
    states: [...states],
  }
  // Caches and heaps of a service that has just begun are not full yet.
  const isLong = isCompared && family.leavingSeconds !== undefined
  if (isLong) await attacker.attack(order)
  const memoryBefore = isLong ? await settledMemory(service) : null
  const { outcomes, sent, complete, slowest } = await attacker.attack({
    ...order,
    seconds: isLong ? Math.max(seconds, family.leavingSeconds ?? 0) : seconds,
  })
  if (!field.attacker) attacker.stop()
  await Promise.race([untilAnswering(service), service.whenEnded])
  over.abort()
  const politeness = await attacked
  const block = await Promise.race([service.longestBlock(), givenUp(AFTERMATH_MS)])
  const megabytes = service.peakMegabytes()
  const holds = [...(await service.holds()), ...(await refusedAnswers(service, states))]
  const growth = memoryBefore === null ? null : (await settledMemory(service)) / memoryBefore
  return {
    family,
    calm,
    attacked: politeness,
    block,
    control: await control.stop(),
    during: block ? labelsDuring(block, slowest) : [],
    megabytes,
    growth,
    holds,
    outcomes,
    sent,
    complete,
    load: (loadavg()[0] ?? 0) / availableParallelism(),
    slowdown: isCompared ? Math.max(before, slowdown()) : before,
    ended: service.ended(),
  }
}

/** The memory of the service when nothing is held any more. */
async function settledMemory(service: AttackedService): Promise<number> {
  await service.holds()
  return service.settledMegabytes()
}

/** Long answers, of each family of which there are only some at once, that are not given to somebody who comes now. */
async function refusedAnswers({ url, ended }: AttackedService, states: Field['states']): Promise<string[]> {
  const paths = ['/api/changes', '/api/changes/list.json', '/api/gks/evidence.ndjson', states[0]?.path ?? '/']
  const refused: string[] = []
  for (const path of ended() ? [] : [...paths, '/api/evidence_items?count=100000']) {
    const status = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(AFTERMATH_MS) }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.status
      },
      () => 'no answer',
    )
    if (status !== 200) refused.push(`${path}: ${status}`)
  }
  return refused
}

/** Loads pages until enough of them came rendered: the first come client-rendered, while the worker starts. */
async function warmUpPages({ url }: AttackedService, ids: Target['ids']): Promise<void> {
  const end = performance.now() + LONGEST_WARM_UP_MS
  let rendered = 0
  // Readers begin at the other end.
  for (const id of ids['evidenceItems']?.toReversed() ?? []) {
    if (rendered >= WARM_UP_PAGES || performance.now() > end) return
    const answer = await fetch(`${url}/evidence/${id}`, { headers: { accept: 'text/html' } })
    if ((await answer.text()).includes('<div data-ssr>')) rendered += 1
  }
}

async function untilAnswering({ url }: AttackedService): Promise<void> {
  await fetch(`${url}/api/status`, { signal: AbortSignal.timeout(AFTERMATH_MS) }).then(
    (answer) => answer.arrayBuffer(),
    () => null,
  )
}

const givenUp = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, ms, null).unref()
  })

function labelsDuring({ ms, endedAt }: Block, slowest: AttackReport['slowest']): string[] {
  const labels = slowest
    .filter((exchange) => exchange.startedAt <= endedAt && exchange.endedAt >= endedAt - ms)
    .map(({ label }) => label)
  return [...new Set(labels)].slice(0, 4)
}
