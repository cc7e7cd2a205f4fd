import { readdirSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

const isLinux = process.platform === 'linux'

const lowered = (levels: number) => Math.min(getPriority() + levels, constants.priority.PRIORITY_LOW)

/** Sets the priority of a thread of this process, unless it has ended. */
function setThreadPriority(thread: number, priority: number): void {
  try {
    setPriority(thread, priority)
  } catch {
    // Threads come and go.
  }
}

/**
 * Lowers the priority of the process that calls it below that of whoever started it. Linux has a priority for each
 * thread: those of the collector of garbage and of the compiler, which began with the process, are lowered, too.
 *
 * @param levels of niceness
 */
export function lowerPriority(levels: number): void {
  const priority = lowered(levels)
  if (isLinux) for (const thread of readdirSync('/proc/self/task')) setThreadPriority(Number(thread), priority)
  setPriority(priority)
}

/** As `lowerPriority`, for the worker thread that calls it: elsewhere than on Linux it would lower the whole process. */
export function lowerThreadPriority(levels: number): void {
  if (isLinux) setPriority(lowered(levels))
}
