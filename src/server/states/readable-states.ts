import type { FastifyBaseLogger } from 'fastify'
import { unreadableStates } from './stored-states.ts'

/** How often it is looked whether the states can be read, in ms. */
const EVERY_MS = 60_000

/** Watch on whether this process may read the states of a folder. */
export interface ReadableStates {
  /** What it may not read, as `/api/status` says it; null: it may read all. */
  problem(): string | null
  close(): void
}

/** Looks now and again whether the states of a folder can be read; the log names what cannot. */
export async function watchReadableStates(
  folder: string,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<ReadableStates> {
  let unreadable: string | null = null
  async function look(): Promise<void> {
    const before = unreadable
    unreadable = await unreadableStates(folder).catch(() => before)
    if (unreadable !== null && unreadable !== before)
      log.error(
        { states: unreadable },
        'the user of the service may not read the frozen states: give the files to this user (chown)',
      )
    if (unreadable === null && before !== null) log.info('the frozen states can be read again')
  }
  await look()
  const timer = setInterval(() => void look(), EVERY_MS)
  timer.unref()
  return {
    problem: () =>
      unreadable === null
        ? null
        : 'The user of the service may not read the frozen states; the log names the files',
    close: () => clearInterval(timer),
  }
}
