import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DatabaseError } from '#server/storage/database-error.ts'
import type { Replica } from '#server/storage/replicas/replica.ts'
import type { Replicas } from '#server/storage/replicas/replicas.ts'
import { GRAPHQL_PATH } from '../errors.ts'
import type { LastVersion } from './last-version.ts'
import { VERSION_HEADER } from './version-header.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only reads, and nothing but the knowledge: a replica may answer, as it may where states are read. */
    readsReplicas?: boolean
  }
  interface FastifyRequest {
    /** The replica of the database that the request reads; null: the primary. */
    replica: Replica | null
  }
}

/** The version of the knowledge that a client has seen, as it says; 0 where it says none. */
export const seenVersion = ({ headers }: FastifyRequest): number => {
  const text = String(headers[VERSION_HEADER] ?? '')
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/**
 * Has a request read a replica that has a version of the knowledge, and every version that the client has seen; without
 * one it reads the primary.
 * @returns the version that the replica has; null for the primary
 */
export async function chooseReplica(
  request: FastifyRequest,
  replicas: Replicas,
  version: number,
): Promise<number | null> {
  request.replica = null
  if (replicas.size === 0 || request.frozen) return null
  const chosen = await replicas.withVersion(Math.max(version, seenVersion(request)))
  request.replica = chosen?.replica ?? null
  return chosen?.version ?? null
}

/** Checks whether reading failed as a replica did, which then leaves the rotation: another database may answer. */
export function isReplicaError(request: FastifyRequest, replicas: Replicas, error: unknown): boolean {
  const isError = request.replica !== null && error instanceof DatabaseError && error.isWhole
  if (isError && request.replica) replicas.remove(request.replica, error)
  return isError
}

/**
 * Read replicas: readers without an account read a replica that has the present version of the knowledge, so that nobody
 * sees an older one than before. GraphQL chooses for each operation that no cached response answers.
 */
export function registerReplicas(
  app: FastifyInstance,
  { replicas, version }: { replicas: Replicas; version: () => Promise<LastVersion> },
): void {
  app.decorateRequest('replica', null)
  if (replicas.size === 0) return
  app.addHook('onClose', () => replicas.close())
  app.addHook('preHandler', async (request) => {
    const { url, config } = request.routeOptions
    const isReader = request.isAnonymous && (config.readsStates || config.readsReplicas)
    if (!isReader || url === GRAPHQL_PATH) return
    // Without any database the route says what is wrong.
    const last = await version().catch(() => null)
    if (last) await chooseReplica(request, replicas, last.version)
  })
  app.addHook('onError', async (request, _reply, error) => {
    isReplicaError(request, replicas, error)
  })
}
