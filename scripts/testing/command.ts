import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const running = new Set<ChildProcess>()

/** Minutes that all commands may take together: one that hangs is ended before whoever started the tests gives up. */
const MOST_MINUTES = 85

/**
 * Runs a program of node_modules/.bin or PATH with its output shown; it and what it started are killed when the time
 * for all commands is over. Gives null when it ended well, else the reason.
 */
export function runCommand(command: string[], env: Record<string, string> = {}): Promise<string | null> {
  const [program, ...parameters] = command
  if (!program) throw new Error('a command needs a program')
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    running.add(child)
    let late = false
    const timer = setTimeout(
      () => {
        late = true
        kill(child)
      },
      MOST_MINUTES * 60_000 - performance.now(),
    )
    const finish = (problem: string | null) => {
      clearTimeout(timer)
      running.delete(child)
      resolve(late ? `killed, as all took more than ${MOST_MINUTES} minutes` : problem)
    }
    child.once('error', (error) => finish(error.message))
    child.once('exit', (code, signal) =>
      finish(code === 0 ? null : signal ? `ended by ${signal}` : `exit code ${code}`),
    )
  })
}

/** Kills the commands under way with everything they started. */
export const endRunningCommands = (): void => running.forEach(kill)

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
