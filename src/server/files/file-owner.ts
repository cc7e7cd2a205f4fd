import { hostname } from 'node:os'

/** Process and machine, as they stand in the name of a file that is being made. */
export const fileOwner = (): string => `${process.pid}@${hostname()}`

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's process may not be signalled, but it runs.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Checks whether the process that was making a file on this machine has ended, or its id is now that of this process. */
export const isAbandoned = (pid: number, host: string): boolean =>
  host === hostname() && (pid === process.pid || !isRunning(pid))
