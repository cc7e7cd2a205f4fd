import { ownClock } from './service/own-clock.ts'

const STEPS = 4_000_000
const TIMES = 5

const own = ownClock()
let fastest = Number.POSITIVE_INFINITY

/** Milliseconds of a fixed piece of plain JavaScript, without those in which another process had the processor. */
function referenceBlock(): number {
  const started = own()
  let state = 1
  for (let step = 0; step < STEPS; step += 1) state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
  // What is never read might not be worked out.
  return own() - started + (state === 0 ? Number.EPSILON : 0)
}

/** How many times slower the processor is just now than it was at best since the start of the process. */
export function slowdown(): number {
  const times = Array.from({ length: TIMES }, referenceBlock).sort((one, other) => one - other)
  fastest = Math.min(fastest, times[0] ?? fastest)
  return (times[Math.floor(TIMES / 2)] ?? fastest) / fastest
}
