/**
 * Finding of a service on a subject, null when nothing, with the time of its answer; or that it could not be asked, and why.
 * `off`: the operator lets no service be asked.
 */
export type Finding<Value> =
  | { reached: true; value: Value | null; at: string }
  | { reached: false; reason: string; off?: boolean }

/** Times to live of each kind of finding, in ms: what is there seldom changes; what was down may be back soon. */
const TTL_MS = { something: 6 * 3_600_000, nothing: 3_600_000, unreachable: 30_000 }

/** Time for which a finding is believed, in ms. */
export const timeToLive = (finding: Finding<unknown>) =>
  finding.reached ? (finding.value === null ? TTL_MS.nothing : TTL_MS.something) : TTL_MS.unreachable
