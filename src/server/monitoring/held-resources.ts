import { defineGauge } from './registry.ts'
import type { Count } from './registry.ts'

/** Kinds of resources that the service holds for somebody. */
export type ResourceKind =
  | 'connection'
  | 'cursor'
  | 'lease'
  | 'place'
  | 'process'
  | 'reservation'
  | 'snapshot'
  | 'timer'
  | 'waiting'
  | 'worker'

const gauge = defineGauge(
  'curia_resources_held',
  'Resources that are held for requests and other work, by kind and use',
  ['kind', 'use'],
)

const counts = new Map<string, Count>()

function countOf(kind: ResourceKind, use: string): Count {
  const key = `${kind} ${use}`
  const count = counts.get(key) ?? { value: 0 }
  if (!counts.has(key)) gauge.register({ kind, use }, () => count.value)
  counts.set(key, count)
  return count
}

/**
 * Counts a resource as held until it is disposed of, which releases it; more than once is no harm.
 * @param use what it is held for, such as `table downloads`
 */
export function held(kind: ResourceKind, use: string, release: () => void = () => {}): Disposable {
  const count = countOf(kind, use)
  count.value += 1
  let isHeld = true
  return {
    [Symbol.dispose]() {
      if (!isHeld) return
      isHeld = false
      count.value -= 1
      release()
    },
  }
}

/** A timer that is counted until it has fired or is disposed of. It keeps no process alive. */
export function timer(use: string, milliseconds: number, callback: () => void): Disposable {
  const timeout = setTimeout(() => {
    resource[Symbol.dispose]()
    callback()
  }, milliseconds).unref()
  const resource = held('timer', use, () => clearTimeout(timeout))
  return resource
}
