import { z } from 'zod'

/** How often each outcome was seen, such as `200`, `200 TOO_COSTLY` or `connection closed`. */
export type Outcomes = Record<string, number>

/** An exchange that took long, by the clock in ms since 1970. */
export type SlowExchange = { label: string; startedAt: number; endedAt: number }

export const AttackReport = z.object({
  outcomes: z.record(z.string(), z.number()),
  sent: z.number(),
  /** All exchanges were sent before the time was over. */
  complete: z.boolean(),
  slowest: z.array(z.object({ label: z.string(), startedAt: z.number(), endedAt: z.number() })),
})
/** What an attacking process saw. */
export type AttackReport = z.infer<typeof AttackReport>

/** An outcome in which the service failed: the status of a defect, or a refusal that does not say when to come back. */
export const isFailure = (outcome: string) => /^5\d\d/.test(outcome) && outcome !== BUSY

/** Refused for now, with `Retry-After`. */
const BUSY = '503'
export const BUSY_WITHOUT_ADVICE = '503 without Retry-After'

/** What an answer is counted as: its status, and of an answer of GraphQL with errors the first code. */
export function outcomeOf(status: number, hasRetryAfter: boolean, excerpt: string): string {
  if (status === 503) return hasRetryAfter ? BUSY : BUSY_WITHOUT_ADVICE
  const code = /"extensions":\{[^{}]*"code":"([A-Z_]+)"/.exec(excerpt)?.[1]
  if (code === 'INTERNAL_SERVER_ERROR' || code === 'INTERNAL_ERROR') return `500 in ${status}`
  return code ? `${status} ${code}` : String(status)
}

/** A refusal of what would cost too much, below which a {@link Descent} goes on. */
export const isTooCostly = (outcome: string) => /TOO_|TOO_COSTLY|COST|BUDGET|LIMIT/.test(outcome)
