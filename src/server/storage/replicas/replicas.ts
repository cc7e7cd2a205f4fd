import type { FastifyBaseLogger } from 'fastify'
import { DatabaseUnavailable } from '../database-error.ts'
import type { Replica } from './replica.ts'
import { watchReplica } from './replica-metrics.ts'

/** How often every replica is asked for its version, in ms. */
const CHECK_EVERY_MS = 1000
/** A replica that has been behind for so long leaves the rotation until it has caught up, in ms. */
const LONGEST_LAG_MS = 10_000

/** The read replicas of a database. */
export interface Replicas {
  /** Number of replicas, in rotation or not. */
  size: number
  /** A replica in rotation that has the version of the knowledge, with the one it has; null: none has it yet. */
  withVersion(version: number): Promise<{ replica: Replica; version: number } | null>
  /** The highest version that a replica has. @throws DatabaseUnavailable when none answers */
  highestVersion(): Promise<number>
  /** Takes a replica that failed out of the rotation until it answers again. */
  remove(replica: Replica, error: unknown): void
  close(): Promise<void>
}

/** A database without replicas. */
export const noReplicas: Replicas = {
  size: 0,
  withVersion: async () => null,
  highestVersion: async () => {
    throw new DatabaseUnavailable()
  },
  remove: () => {},
  close: async () => {},
}

/** A replica and what is known of it. */
interface Member {
  replica: Replica
  isInRotation: boolean
  /** The version that it had when it was asked last. */
  version: number
  /** Since when it lacks versions that others have, in ms of the clock; null: it lacks none. */
  behindSince: number | null
}

/** Options of {@link createReplicas}. */
export interface ReplicasOptions {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** A clock in ms. */
  now?: () => number
  /** Position of the replica that this process prefers; random unless given, so that processes share them. */
  first?: number
}

/**
 * Read replicas in rotation. A process reads the first in its order that has the version wanted, so that its caches serve
 * one replica; the next one when that lags or fails. Each is asked again every second.
 */
export function createReplicas(replicas: readonly Replica[], options: ReplicasOptions): Replicas {
  const { log, now = () => performance.now(), first = Math.floor(Math.random() * replicas.length) } = options
  const ordered = [...replicas.slice(first), ...replicas.slice(0, first)]
  const members = ordered.map((replica): Member => ({
    replica,
    isInRotation: true,
    version: 0,
    behindSince: null,
  }))
  let newest = 0

  function leave({ replica }: Member, reason: object): void {
    const member = members.find((each) => each.replica === replica)
    if (!member?.isInRotation) return
    member.isInRotation = false
    log.warn({ replica: replica.name, ...reason }, 'a replica left the rotation')
  }

  /** Asks a replica for its version; one that answers and lacks none is in rotation. */
  async function ask(member: Member): Promise<number> {
    const present = newest
    try {
      const version = await member.replica.version()
      member.version = version
      newest = Math.max(newest, version)
      member.behindSince = version >= present ? null : (member.behindSince ?? now())
      if (member.behindSince === null && !member.isInRotation) {
        member.isInRotation = true
        log.info({ replica: member.replica.name, version }, 'a replica is in rotation again')
      }
      return version
    } catch (error) {
      leave(member, { err: error })
      throw error
    }
  }

  async function check(member: Member): Promise<void> {
    const version = await ask(member)
    if (member.behindSince !== null && now() - member.behindSince > LONGEST_LAG_MS)
      leave(member, { version, newest })
  }

  const timer = setInterval(() => {
    for (const member of members) check(member).catch(() => {})
  }, CHECK_EVERY_MS)
  timer.unref()
  const endMetrics = members.map((member) =>
    watchReplica(member.replica.name, () => ({
      isInRotation: member.isInRotation,
      behind: Math.max(0, newest - member.version),
    })),
  )

  return {
    size: members.length,
    async withVersion(least) {
      newest = Math.max(newest, least)
      for (const member of members) {
        if (!member.isInRotation) continue
        const version = await ask(member).catch(() => -1)
        if (version >= least) return { replica: member.replica, version }
      }
      return null
    },
    async highestVersion() {
      const versions = await Promise.allSettled(members.map(ask))
      const answers = versions.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      if (answers.length === 0) throw new DatabaseUnavailable()
      return Math.max(...answers)
    },
    remove(replica, error) {
      const member = members.find((each) => each.replica === replica)
      if (member) leave(member, { err: error })
    },
    async close() {
      clearInterval(timer)
      for (const end of endMetrics) end()
      await Promise.all(members.map(({ replica }) => replica.storage.close()))
    },
  }
}
