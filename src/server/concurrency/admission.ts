import { held } from '#server/monitoring/held-resources.ts'
import type { ResourceKind } from '#server/monitoring/held-resources.ts'
import type { QueueLength } from '#server/monitoring/queues.ts'
import { clientOrigin } from './request-client.ts'

/** A place among those who may go on. Disposing of it gives it to the next. */
export interface Place extends Disposable {
  /** Milliseconds that are left of the patience counted from when the place was asked for; never negative. */
  remaining(): number
}

export interface AdmissionLimits {
  /** Work that is admitted, for metrics: “table downloads”. */
  use: string
  /** What a place is, for metrics; a place unless given. */
  kind?: ResourceKind
  /** How many may go on at once. */
  places: number
  /** How many of one origin may go on at once; as many as all unless given. */
  placesPerOrigin?: number
  /** How many may wait for them. */
  waiting: number
  /** How many of one origin may wait; as many as all unless given. */
  waitingPerOrigin?: number
  /** How long each may wait, in ms. */
  patience: number
}

/** Who asks for a place. */
export interface Entrant {
  /** Where they come from: places go to origins in turn. That of the request's client unless given. */
  origin?: string | undefined
  /** Aborted when they no longer want a place. */
  signal?: AbortSignal | undefined
}

/**
 * A queue that is bounded in length and time: a round robin of origins, each of which is served first come, first served.
 * When it is full, those of the origin of which most wait make room for others.
 */
export interface Admission {
  /** @throws what `makeError` makes, at once where too many wait, else when no place became free in time or others had to be let in */
  enter(entrant?: Entrant): Promise<Place>
  /** Those that have a place, and those that wait for one. */
  length(): QueueLength
  /** How many other origins have somebody who waits for a place. */
  othersWaiting(origin: string | undefined): number
}

interface Waiting {
  admit(): void
  turnAway(): void
}

/** Those of one origin: how many have a place, and those who wait. */
interface Line {
  admitted: number
  waiting: Waiting[]
}

/** @param makeError makes the error for those who are turned away */
export function createAdmission(limits: AdmissionLimits, makeError: () => Error): Admission {
  const { use, kind = 'place', places, placesPerOrigin = places } = limits
  const { waiting, waitingPerOrigin = waiting, patience } = limits
  /** By origin: the one that was served last comes last. */
  const lines = new Map<string | undefined, Line>()
  let free = places
  let waitingInAll = 0

  const mayEnter = ({ admitted }: Line) => free > 0 && admitted < placesPerOrigin

  function take(origin: string | undefined, line: Line): void {
    free -= 1
    line.admitted += 1
    moveToEnd(origin, line)
  }

  /** Moves a line behind all others, or away when it is empty. */
  function moveToEnd(origin: string | undefined, line: Line): void {
    lines.delete(origin)
    if (line.admitted > 0 || line.waiting.length > 0) lines.set(origin, line)
  }

  function admitNext(): void {
    for (const [origin, line] of lines) {
      if (line.waiting.length === 0 || !mayEnter(line)) continue
      take(origin, line)
      waitingInAll -= 1
      line.waiting.shift()?.admit()
      return
    }
  }

  function leave(origin: string | undefined, line: Line): void {
    free += 1
    line.admitted -= 1
    moveToEnd(origin, line)
    admitNext()
  }

  /** Makes room for another of a line: the newest of the longest line leaves where that is longer. */
  function makeRoomFor(line: Line): boolean {
    if (line.waiting.length >= waitingPerOrigin) return false
    if (waitingInAll < waiting) return true
    const [longest] = [...lines.values()].sort((one, other) => other.waiting.length - one.waiting.length)
    if (!longest || longest.waiting.length <= line.waiting.length + 1) return false
    longest.waiting.at(-1)?.turnAway()
    return true
  }

  /** Resolves when it is this one's turn. */
  function wait(origin: string | undefined, line: Line, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waits = held('waiting', use)
      const stopWaiting = () => {
        waits[Symbol.dispose]()
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
      }
      const admit = () => {
        stopWaiting()
        resolve()
      }
      const giveUp = () => {
        stopWaiting()
        line.waiting.splice(line.waiting.indexOf(one), 1)
        waitingInAll -= 1
        if (line.admitted === 0 && line.waiting.length === 0) lines.delete(origin)
        reject(makeError())
      }
      const one: Waiting = { admit, turnAway: giveUp }
      const timer = setTimeout(giveUp, patience)
      signal?.addEventListener('abort', giveUp)
      line.waiting.push(one)
      waitingInAll += 1
      lines.set(origin, line)
    })
  }

  return {
    async enter({ origin = clientOrigin(), signal } = {}) {
      if (signal?.aborted) throw makeError()
      const deadline = performance.now() + patience
      const line = lines.get(origin) ?? { admitted: 0, waiting: [] }
      if (mayEnter(line)) take(origin, line)
      else if (!makeRoomFor(line)) throw makeError()
      else await wait(origin, line, signal)
      return {
        ...held(kind, use, () => leave(origin, line)),
        remaining: () => Math.max(0, deadline - performance.now()),
      }
    },
    length: () => ({ running: places - free, waiting: waitingInAll }),
    othersWaiting: (origin) =>
      [...lines].filter(([other, { waiting }]) => other !== origin && waiting.length > 0).length,
  }
}
