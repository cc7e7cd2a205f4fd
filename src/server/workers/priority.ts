import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/**
 * Levels of niceness by which other threads run below the one that answers requests: the more, the less a reader waits
 * for them, and the longer they themselves wait on a machine that others keep busy. With 5 the rendering of pages kept
 * queries waiting for some milliseconds; with 17 small files, of some milliseconds each, waited for seconds.
 */
export const NICENESS = {
  search: 5,
  smallFileMatching: 5,
  rendering: 15,
  fileMatching: 17,
  background: 19,
} as const

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
 * thread: those of the garbage collector and of the compiler, which began with the process, are lowered, too.
 *
 * @param levels of niceness
 */
export function lowerPriority(levels: number): void {
  const priority = lowered(levels)
  if (isLinux)
    for (const thread of readdirSync('/proc/self/task')) setThreadPriority(Number(thread), priority)
  setPriority(priority)
}

/** As `lowerPriority`, for the worker thread that calls it: elsewhere than on Linux it would lower the whole process. */
export function lowerThreadPriority(levels: number): void {
  if (isLinux) setPriority(lowered(levels))
}

/**
 * Lets the process have the processor and the disk only while nobody else wants them: the lowest priority, and on Linux
 * the idle scheduling classes of both. A process of the lowest priority alone may keep others waiting for some
 * milliseconds.
 */
export function enterIdleScheduling(): void {
  lowerPriority(constants.priority.PRIORITY_LOW)
  if (!isLinux) return
  const pid = String(process.pid)
  // Programs of util-linux; without them it has the lowest priority.
  spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', pid], { stdio: 'ignore' })
  spawnSync('ionice', ['--class', 'idle', '--pid', pid], { stdio: 'ignore' })
}
