import { constants, getPriority, setPriority } from 'node:os'

/**
 * Lowers the priority of the process, or of the worker thread, that calls it below that of whoever started it. Only Linux
 * knows priorities of threads; elsewhere a worker keeps its priority.
 *
 * @param levels of niceness
 */
export function lowerPriority(levels: number): void {
  setPriority(Math.min(getPriority() + levels, constants.priority.PRIORITY_LOW))
}

/** As `lowerPriority`, for a worker thread: elsewhere than on Linux it would lower the whole process. */
export function lowerThreadPriority(levels: number): void {
  if (process.platform === 'linux') lowerPriority(levels)
}
