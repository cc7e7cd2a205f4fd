import { AsyncLocalStorage } from 'node:async_hooks'

const origins = new AsyncLocalStorage<string>()

/** Runs work for a client: whatever it queues for, however deep, takes turns with what others queue for. */
export const runForClient = <Result>(origin: string, work: () => Result): Result => origins.run(origin, work)

/** Runs work for all clients at once, so that it waits behind what no single one of them waits for. */
export const runForAll = <Result>(work: () => Result): Result => origins.exit(work)

/** Origin of the client for whom the present code runs; undefined in the background and in commands. */
export const clientOrigin = (): string | undefined => origins.getStore()
