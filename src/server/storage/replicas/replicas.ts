import type { FastifyBaseLogger } from 'fastify'
import { lazy } from '#server/caches/lazy.ts'
import { DatabaseUnavailable } from '../database-error.ts'
import type { Replica } from './replica.ts'
import { watchReplica } from './replica-metrics.ts'

/** How often every replica is asked for its version, in ms. */
const CHECK_EVERY_MS = 1000
/** A replica that has lacked a version for so long leaves the rotation until it has it, in ms. */
const LONGEST_LAG_MS = 10_000

/** A replica with the version of the knowledge that it has. */
export interface ReplicaAtVersion {
  replica: Replica
  version: number
}

/** The read replicas of a database. */
export interface Replicas {
  /** Number of replicas, in rotation or not. */
  size: number
  /**
   * A replica in rotation that has a version of the knowledge; null: none has it yet.
   * @param present the version of the primary, or the highest that is known while it is away
   * @param least at least this version, too, which a client says that it has seen
   */
  withVersion(present: number, least?: number): Promise<ReplicaAtVersion | null>
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
 * Read replicas in rotation. A process reads the first in its order that has the version, so that its caches serve one
 * replica; the next one when that lags or fails. Each is asked again every second.
 */
export function createReplicas(replicas: readonly Replica[], options: ReplicasOptions): Replicas {
  const { log, now = () => performance.now(), first = Math.floor(Math.random() * replicas.length) } = options
  const ordered = [...replicas.slice(first), ...replicas.slice(0, first)]
  const members = ordered.map((replica): Member => ({ replica, isInRotation: true, version: 0 }))
  /** Versions that a database had, and when this process first knew: those that a replica lacks, and the newest. */
  let steps: { version: number; at: number }[] = []

  const newest = () => steps.at(-1)?.version ?? 0
  function note(version: number): void {
    if (version <= newest()) return
    steps.push({ version, at: now() })
    const slowest = Math.min(...members.map((member) => member.version))
    steps = steps.filter((step, index) => step.version > slowest || index === steps.length - 1)
  }
  /** How long a replica has lacked the oldest version that it lacks, in ms. */
  const lagOf = ({ version }: Member): number => {
    const lacked = steps.find((step) => step.version > version)
    return lacked ? now() - lacked.at : 0
  }

  function leave(member: Member, reason: object): void {
    if (!member.isInRotation) return
    member.isInRotation = false
    log.warn({ replica: member.replica.name, ...reason }, 'a replica left the rotation')
  }

  /** Asks a replica for its version; one that answers and is not far behind is in rotation. */
  async function ask(member: Member): Promise<number> {
    try {
      member.version = await member.replica.version()
    } catch (error) {
      leave(member, { err: error })
      member.replica.interrupt()
      throw error
    }
    const { version } = member
    note(version)
    if (lagOf(member) > LONGEST_LAG_MS) leave(member, { version, newest: newest() })
    else if (!member.isInRotation) {
      member.isInRotation = true
      log.info({ replica: member.replica.name, version }, 'a replica is in rotation again')
    }
    return version
  }

  const inRotation = () => members.filter((member) => member.isInRotation)
  async function versionsOf(some: readonly Member[]): Promise<number[]> {
    const answers = await Promise.allSettled(some.map(ask))
    return answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  }

  const timer = setInterval(() => {
    for (const member of members) ask(member).catch(() => {})
  }, CHECK_EVERY_MS)
  timer.unref()
  const endMetrics = members.map((member) =>
    watchReplica(member.replica.name, () => ({
      isInRotation: member.isInRotation,
      behind: Math.max(0, newest() - member.version),
    })),
  )

  return {
    size: members.length,
    async withVersion(present, least = 0) {
      // A primary that was restored has fewer.
      steps = steps.filter((step) => step.version <= present)
      note(present)
      for (const member of inRotation()) {
        const version = await ask(member).catch(() => -1)
        if (version >= Math.max(present, least)) return { replica: member.replica, version }
      }
      return null
    },
    async highestVersion() {
      // The others do not hold anybody up while one answers.
      let versions = await versionsOf(inRotation())
      if (versions.length === 0) versions = await versionsOf(members)
      if (versions.length === 0) throw new DatabaseUnavailable()
      return Math.max(...versions)
    },
    remove(replica, error) {
      const member = members.find((each) => each.replica === replica)
      if (member) leave(member, { err: error })
    },
    close: lazy(async () => {
      clearInterval(timer)
      for (const end of endMetrics) end()
      await Promise.all(members.map(({ replica }) => replica.storage.close()))
    }),
  }
}
