import type { Pacing } from '#server/knowledge/paging/loading.ts'
import { createScheduler } from '#server/concurrency/scheduler.ts'

/** Output of an execution: values of the answer, rows loaded for them, and bytes of the answer as JSON. */
export interface Spending {
  values: number
  rows: number
  bytes: number
}

/** Values from which on an execution is heavy: only a few such go on at once. */
const HEAVY_VALUES = 5000

/** Counts what one execution produces, ends it when that is too much, and lets it give way to others. */
export interface Meter extends Pacing {
  /** Counts values and bytes of the answer; false: the execution has ended, and nothing may go on. */
  spend(values: number, bytes: number): boolean
  /** Notes the estimated cost of the execution: others of which less is expected go first. */
  expect(cost: number): void
  /**
   * Sets what may be spent, once, before the execution begins; until then everything may.
   * @returns what was spent when it became too much; pending for ever when it never does
   */
  limit(allowed: Spending): Promise<Spending>
  /** Ends the execution: what waits is dropped. To be called when its answer is there, too. */
  end(): void
  /** Bytes of the answer so far, roughly. */
  bytes(): number
  /** Whether others should go first. */
  isTurnOver(): boolean
  /** Waits while others should go first; for ever once it has ended. */
  giveWay(): Promise<void>
  /** The value, pending until it is this execution's turn again; for ever once it has ended. */
  turn<Value>(value: Value): Promise<Value>
  /** A promise that stays pending: whatever waits for it goes away with the execution. */
  readonly never: Promise<never>
}

/**
 * Values, those of lists counted one by one, that pass in one turn of the event loop without waiting. All that a statement
 * loaded arrives before anything of it is worked on, and so before the turn is over: what follows from so many takes
 * some milliseconds. Of a list that hundreds wait for, each gets all items.
 */
const PASSED_AT_ONCE = 1000

/** A meter for one execution. */
export function startMeter(): Meter {
  const turns = createScheduler()
  const spent: Spending = { values: 0, rows: 0, bytes: 0 }
  const exceeded = Promise.withResolvers<Spending>()
  const never = new Promise<never>(() => {})
  let allowed: Spending = { values: Infinity, rows: Infinity, bytes: Infinity }
  let isEnded = false
  /** Values that passed within this turn of the event loop. */
  let passed = 0

  function end() {
    isEnded = true
    turns.end()
  }
  async function giveWay() {
    if (isEnded) await never
    await turns.wait(undefined)
  }
  function check(): boolean {
    if (isEnded) return false
    if (spent.values > HEAVY_VALUES) turns.becomeHeavy()
    if (spent.values <= allowed.values && spent.rows <= allowed.rows && spent.bytes <= allowed.bytes)
      return true
    exceeded.resolve({ ...spent })
    end()
    return false
  }

  return {
    never,
    end,
    bytes: () => spent.bytes,
    expect: turns.expect,
    isTurnOver: turns.isOver,
    turn: (value) => (isEnded ? never : turns.wait(value)),
    limit(input) {
      allowed = input
      return exceeded.promise
    },
    spend(values, bytes) {
      spent.values += values
      spent.bytes += bytes
      return check()
    },
    isIdle: turns.isIdle,
    whenIdle: turns.whenIdle,
    giveWay,
    beforeBatch: giveWay,
    inTurn(value) {
      if (isEnded) return never
      if (turns.isOver() || passed >= PASSED_AT_ONCE) return turns.wait(value)
      if (passed === 0) setImmediate(() => (passed = 0))
      passed += Array.isArray(value) ? 1 + value.length : 1
      return value
    },
    loaded(rows) {
      spent.rows += rows
      check()
    },
  }
}
