import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { recentTime } from './recent-time.ts'
import { clientOrigin } from './request-client.ts'

/** Time that all executions together take from one turn of the event loop before they give way, in ms. */
const SLICE_MS = 5
/** Heavy executions that go on at once; their answers are held in memory while they grow. */
const HEAVY_AT_ONCE = 2
/**
 * Recent time of an origin, in ms, that is as good as none, about a tenth of all: else somebody who reads now and then
 * would wait for everybody who has just come.
 */
const MODEST_MS = 250
/** Cost that long answers of many pieces expect: that of a table. */
export const TABLE_COST = 100_000
/**
 * The levels of the queue: the estimated cost, and the time taken in ms, up to which an execution is of each. Those above
 * all of them are of one more. A record or its page is of the first, a table of the second.
 */
const LEVELS = [
  { cost: 10_000, ms: 30 },
  { cost: TABLE_COST, ms: 150 },
]
/** Part of the time that the execution that came first of all may have before others, so that none waits for ever. */
const OLDEST_SHARE = 1 / 8

/** Cooperative scheduler, a multilevel feedback queue: steps of one execution that wait for their turn. */
export interface Scheduler {
  /** Whether the present turn of the event loop has been used up, so that the next step must wait. */
  isOver(): boolean
  /** Resolves with the value when it is this step's turn; steps of one execution go on in the order in which they came. */
  wait<Value>(value: Value): Promise<Value>
  /** Whether no step of the execution waits. */
  isIdle(): boolean
  /** Calls back when no step of the execution waits any longer. */
  whenIdle(callback: () => void): void
  /** Notes the estimated cost of the execution: those of which little is expected go first. */
  expect(cost: number): void
  /** Notes that the execution holds much memory: only a few such go on at once. */
  becomeHeavy(): void
  /** Drops all steps and callbacks that wait: nothing goes on. */
  end(): void
}

interface Execution {
  /** Steps in the order in which they came; those before `next` have been taken. */
  steps: (() => void)[]
  next: number
  whenIdle: (() => void)[]
  /** Where its client comes from. */
  origin: string | undefined
  /** Whether it is all that is left to do for an answer that is held in memory. */
  isLast: boolean
  /** Counts executions. */
  number: number
  /** Its place in a round robin of origins, from when it first waits: of one level, the lowest goes first, so that few are half done. */
  round: number | null
  /** As it is estimated. */
  cost: number
  /** Time that its steps have taken, in ms. */
  taken: number
  isHeavy: boolean
}

const waiting = new Set<Execution>()
/** Time that executions took lately, by the origins of their clients. */
const taken = recentTime()
const heavy = new Set<Execution>()
let turnStarted: number | null = null
let isRunning = false
let executions = 0
/** The round of the execution that had the last step. */
let presentRound = 0
/** The round of the last execution of each origin, for as long as any execution waits. */
const lastRounds = new Map<string | undefined, number>()
/** Time that the oldest execution may still have before others, in ms. */
let oldestMay = 0

function isTurnOver(): boolean {
  if (turnStarted !== null) return performance.now() - turnStarted > SLICE_MS
  turnStarted = performance.now()
  setImmediate(() => {
    turnStarted = null
  })
  return false
}

/** The round of a new execution: the present one, or that after the last of its origin (start-time fair queuing). */
function nextRound(origin: string | undefined): number {
  const round = Math.max(presentRound, (lastRounds.get(origin) ?? -1) + 1)
  lastRounds.set(origin, round)
  return round
}

const mayGoOn = (execution: Execution) =>
  !execution.isHeavy || heavy.has(execution) || heavy.size < HEAVY_AT_ONCE

/** What is left of an answer that is held in memory comes before all that makes new ones, but for records. */
const LAST_LEVEL = 0.5

function levelOf(execution: Execution): number {
  if (execution.isLast) return LAST_LEVEL
  const level = LEVELS.findIndex(({ cost, ms }) => execution.cost <= cost && execution.taken <= ms)
  return level === -1 ? LEVELS.length : level
}

/**
 * What the next execution has less of than all others: recent time of its origin, so that a hundred requests of another
 * keep only one another waiting; then its level; then its round and its number.
 */
function rankOf(execution: Execution, recent: (origin: string | undefined) => number): readonly number[] {
  if (oldestMay > 0) return [execution.number]
  const excess = Math.max(0, recent(execution.origin) - MODEST_MS)
  return [excess, levelOf(execution), execution.round ?? 0, execution.number]
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** The execution whose turn it is. */
function nextExecution(): Execution | null {
  const recent = taken.now()
  let first: { execution: Execution; rank: readonly number[] } | null = null
  for (const execution of waiting) {
    if (!mayGoOn(execution)) continue
    const rank = rankOf(execution, recent)
    if (first === null || isBefore(rank, first.rank)) first = { execution, rank }
  }
  return first && first.execution
}

function clear(execution: Execution): void {
  execution.steps = []
  execution.next = 0
  waiting.delete(execution)
}

/** Takes one step of an execution; what follows from it within the same turn runs before this goes on. */
async function takeStep(execution: Execution): Promise<void> {
  const started = performance.now()
  const isOldests = oldestMay > 0
  presentRound = Math.max(presentRound, execution.round ?? 0)
  if (execution.isHeavy) heavy.add(execution)
  execution.steps[execution.next]?.()
  execution.next += 1
  // After all promises that follow.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const ms = performance.now() - started
  execution.taken += ms
  taken.add(execution.origin, ms)
  oldestMay += isOldests ? -ms : ms * OLDEST_SHARE
  if (execution.next < execution.steps.length) return
  clear(execution)
  for (const callback of execution.whenIdle.splice(0)) callback()
}

async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  for (let next = nextExecution(); next !== null; next = nextExecution())
    if (isTurnOver()) await nextTurn()
    else await takeStep(next)
  isRunning = false
  oldestMay = 0
  lastRounds.clear()
}

/**
 * Turns of a new execution for the present client. The origins of clients share the time, the one that took least of it
 * lately first; the requests of one origin wait for one another, and let the first of another go before.
 * @param options.isLast whether it is all that is left to do for an answer that is held in memory: that goes first
 */
export function createScheduler({ isLast = false } = {}): Scheduler {
  executions += 1
  const origin = clientOrigin()
  const execution: Execution = {
    steps: [],
    next: 0,
    whenIdle: [],
    origin,
    isLast,
    number: executions,
    round: null,
    cost: 0,
    taken: 0,
    isHeavy: false,
  }
  return {
    isOver: isTurnOver,
    wait: (value) =>
      new Promise((resolve) => {
        execution.round ??= nextRound(origin)
        execution.steps.push(() => resolve(value))
        waiting.add(execution)
        void run()
      }),
    isIdle: () => !waiting.has(execution),
    whenIdle(callback) {
      // It is called within another execution, of another request.
      if (waiting.has(execution)) execution.whenIdle.push(AsyncLocalStorage.bind(callback))
      else callback()
    },
    expect(cost) {
      execution.cost = cost
    },
    becomeHeavy() {
      execution.isHeavy = true
    },
    end() {
      clear(execution)
      execution.whenIdle = []
      if (heavy.delete(execution)) void run()
    },
  }
}

/** The turn of a request that has just come; null when nobody waits, so that it need not either. */
export const firstTurn = (): Promise<void> | null =>
  waiting.size > 0 || isTurnOver() ? createScheduler().wait(undefined) : null

/**
 * Waits while the present turn of the event loop has been used up; to be called before work of some milliseconds.
 * @param turns of the whole work: what has taken long already lets others go first
 */
export async function giveWay(turns: Scheduler = createScheduler()): Promise<void> {
  if (turns.isOver()) await turns.wait(undefined)
}
