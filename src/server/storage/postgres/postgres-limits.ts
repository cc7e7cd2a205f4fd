import type { AdmissionLimits } from '#server/concurrency/admission.ts'

/**
 * Limits on how long and how often one use of a PostgreSQL database may hold and await connections. Times are
 * in ms.
 */
export interface PoolLimits {
  /** Connections at most; they are made when wanted. */
  connections: number
  /** Connections that the requests of one address may hold; all unless given. */
  perAddress?: number
  /** Callers that may wait for one, and for how long. */
  waiting: number
  patience: number
  /** Longest statement, wait for a lock, and pause within a transaction; 0: as long as it takes. */
  statement: number
  lock: number
  idleInTransaction: number
}

/**
 * The uses of a database. Each has connections of its own, so that none takes those of another: a service has 24 at
 * most, of which 2 count requests.
 */
export type PoolUse = 'read' | 'scan' | 'write' | 'identity' | 'stream' | 'probe' | 'count'

/** Limits of a service. */
export const poolLimits: Readonly<Record<PoolUse, PoolLimits>> = {
  read: {
    connections: 8,
    perAddress: 6,
    waiting: 400,
    patience: 5000,
    statement: 10_000,
    lock: 5000,
    idleInTransaction: 30_000,
  },
  scan: {
    connections: 3,
    perAddress: 2,
    waiting: 200,
    patience: 5000,
    statement: 5000,
    lock: 5000,
    idleInTransaction: 30_000,
  },
  write: {
    connections: 3,
    waiting: 100,
    patience: 10_000,
    statement: 30_000,
    lock: 10_000,
    idleInTransaction: 30_000,
  },
  identity: {
    connections: 3,
    perAddress: 2,
    waiting: 200,
    patience: 5000,
    statement: 5000,
    lock: 5000,
    idleInTransaction: 30_000,
  },
  stream: {
    connections: 1,
    waiting: 0,
    patience: 10_000,
    statement: 60_000,
    lock: 5000,
    idleInTransaction: 300_000,
  },
  probe: {
    connections: 1,
    waiting: 20,
    patience: 2000,
    statement: 2000,
    lock: 2000,
    idleInTransaction: 2000,
  },
  // Counting of requests: who cannot count in time counts alone.
  count: { connections: 2, waiting: 0, patience: 1000, statement: 1000, lock: 1000, idleInTransaction: 1000 },
}

/** Bounds of the waiting for a connection, of which no address takes all; it has half of the places to wait at. */
export const admissionLimits = (
  { connections, perAddress = connections, waiting, patience }: PoolLimits,
  counted: Required<Pick<AdmissionLimits, 'use' | 'kind'>>,
): AdmissionLimits => ({
  ...counted,
  places: connections,
  placesPerOrigin: perAddress,
  waiting,
  waitingPerOrigin: Math.ceil(waiting / 2),
  patience,
})

/** Limits of a command such as an import, which may take as long as it needs. */
export const unlimited = (limits: PoolLimits): PoolLimits => ({
  ...limits,
  statement: 0,
  lock: 0,
  idleInTransaction: 0,
})

/** A server that has not answered by so much after a statement's limit is silent. */
export const SILENCE_MS = 2000

/** Longest time to open a connection. */
export const CONNECT_MS = 5000

/** A connection without traffic is tested after this time. */
export const KEEPALIVE_MS = 10_000
