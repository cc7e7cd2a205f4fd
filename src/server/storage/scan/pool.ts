import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createAdmission } from '#server/concurrency/admission.ts'
import { watchPool } from '#server/monitoring/database-pools.ts'
import { DatabaseUnavailable, DeadlineExceeded, TooManyReaders } from '../database-error.ts'
import { admissionLimits } from '../postgres/postgres-limits.ts'
import type { PoolLimits } from '../postgres/postgres-limits.ts'
import type { ScanAnswer, ScanMessage, ScanRequest } from './messages.ts'

/** A process that nobody has needed for so long ends, in ms. */
const IDLE_MS = 60_000

/** A process that is lent for a statement, or for those of a transaction, one after the other. */
export interface ScanProcess {
  /** @throws DeadlineExceeded when this statement or one before took too long: the process was killed */
  run(request: ScanRequest): Promise<ScanAnswer>
  /** Gives the process back; to be called once. */
  release(): void
}

/** Processes that run statements. */
export interface ScanPool {
  /** @throws TooManyReaders when no process became free in time */
  acquire(): Promise<ScanProcess>
  close(): Promise<void>
}

/** A process that has not started by then never will, in ms. */
const START_MS = 30_000

interface IdleProcess {
  child: ChildProcess
  ending: NodeJS.Timeout
}

/** The next message of a process; one that says nothing in time is killed. */
function heardFrom(
  child: ChildProcess,
  { within, late }: { within: number; late: () => Error },
): Promise<ScanMessage> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const finish = (complete: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      complete()
    }
    const onMessage = (message: ScanMessage) => finish(() => resolve(message))
    const onExit = () =>
      finish(() => reject(isLate ? late() : new DatabaseUnavailable('a scanning process ended')))
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, within)
    child.once('message', onMessage)
    child.once('exit', onExit)
    // One that has ended says so no more.
    if (child.exitCode !== null || child.signalCode !== null) onExit()
  })
}

/**
 * Processes that read SQLite files. They start with the first statement. SQLite cannot be interrupted from JavaScript
 * while a statement runs, in no thread; a process can be killed.
 * @param limits how many there are at most, who waits for them, and the longest time of a statement
 */
export function scanPool(limits: PoolLimits): ScanPool {
  const counted = { use: 'database scan', kind: 'process' } as const
  const admission = createAdmission(admissionLimits(limits, counted), () => new TooManyReaders())
  const idle: IdleProcess[] = []
  const all = new Set<ChildProcess>()
  const unwatch = watchPool('scan', () => ({
    open: all.size,
    idle: idle.length,
    waiting: admission.length().waiting,
  }))
  let closed = false

  function forget(child: ChildProcess): void {
    const at = idle.findIndex((one) => one.child === child)
    for (const { ending } of at < 0 ? [] : idle.splice(at, 1)) clearTimeout(ending)
  }

  function start(): ChildProcess {
    const child = fork(new URL('process.ts', import.meta.url), [], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    all.add(child)
    child.on('exit', () => {
      all.delete(child)
      forget(child)
    })
    // It is heard of by its end.
    child.on('error', () => {})
    return child
  }

  async function take(): Promise<ChildProcess> {
    const free = idle.pop()
    if (free) {
      clearTimeout(free.ending)
      free.child.ref()
      free.child.channel?.ref()
      return free.child
    }
    const child = start()
    await heardFrom(child, {
      within: START_MS,
      late: () => new DatabaseUnavailable('a process did not start'),
    })
    return child
  }

  function giveBack(child: ChildProcess): void {
    if (!child.connected) return
    const ending = setTimeout(() => {
      forget(child)
      child.disconnect()
    }, IDLE_MS)
    ending.unref()
    idle.push({ child, ending })
    // What waits for nothing keeps no service alive.
    child.unref()
    child.channel?.unref()
  }

  /** Lends a process; one in which a statement failed to answer is not used again. */
  function lend(child: ChildProcess, place: Disposable): ScanProcess {
    let isSound = true
    let end: Error | undefined
    return {
      async run(request) {
        if (end) throw end
        isSound = false
        child.send(request)
        const late = () => (end = new DeadlineExceeded())
        const answer = await heardFrom(child, { within: limits.statement, late })
        // It is ready only once.
        if (answer === 'ready') throw new Error('a scanning process answered no statement')
        isSound = true
        return answer
      },
      release() {
        // Its next statement is somebody else's.
        end ??= new Error('the scanning process was given back')
        if (isSound) giveBack(child)
        place[Symbol.dispose]()
      },
    }
  }

  return {
    async acquire() {
      if (closed) throw new Error('the database is closed')
      using resources = new DisposableStack()
      resources.use(await admission.enter())
      const child = await take()
      return lend(child, resources.move())
    },
    async close() {
      closed = true
      unwatch()
      const ends = [...all].map((child) => new Promise((resolve) => child.once('exit', resolve)))
      for (const child of all) {
        child.ref()
        child.kill('SIGKILL')
      }
      await Promise.all(ends)
    },
  }
}
