import { isFailure } from './client/outcomes.ts'
import type { Measured } from './measure.ts'

/** What no family may exceed. */
export type Allowance = {
  blockMs: number
  megabytes: number
  /** The middle of what a polite reader waits: far more than a busy machine adds, and less than starvation does. */
  waitMs: number
  /** How many times as much memory as before a service may have when many clients have left. */
  growth: number
}

export const allowance = (isLarge: boolean): Allowance => ({
  blockMs: isLarge ? 200 : 100,
  megabytes: 700,
  waitMs: 1000,
  growth: 1.2,
})

/** On a quiet machine no process that does next to nothing is blocked for longer, and no more wait for a core. */
const QUIET_MS = 20
const QUIET_LOAD = 2

/** What a family broke of the promise that no request stops the service; empty when it holds. */
export function broken(measured: Measured, allowed: Allowance): string[] {
  const { ended, block, control, load, slowdown, megabytes, growth, holds, outcomes, attacked } = measured
  if (ended) return [ended]
  const problems: string[] = []
  // On a machine that is busy with other things waiting is its doing: processor time counts.
  const isQuiet = control.ms <= QUIET_MS && load <= QUIET_LOAD
  const ownMs = isQuiet ? block?.ownMs : block?.cpuMs
  // A block takes as much longer as the machine is slower.
  const blockMs = (ownMs ?? Number.POSITIVE_INFINITY) / slowdown
  if (blockMs > allowed.blockMs) problems.push(`blocks ${Math.round(blockMs)} ms`)
  if (megabytes > allowed.megabytes) problems.push(`takes ${megabytes} MB`)
  if (growth !== null && growth > allowed.growth) problems.push(`grows to ${growth.toFixed(2)} × its memory`)
  for (const held of holds) problems.push(`holds ${held}`)
  if (attacked.p50 > allowed.waitMs) problems.push(`keeps readers waiting ${Math.round(attacked.p50)} ms`)
  for (const [outcome, count] of Object.entries(outcomes))
    if (isFailure(outcome)) problems.push(`${outcome}: ${count}`)
  if (attacked.failures.length > 0)
    problems.push(`polite reader: ${attacked.failures.length} × ${attacked.failures[0]}`)
  return problems
}
