import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DatabaseError } from '#server/errors/database-error.ts'
import type { ReplicaAtVersion, Replicas } from '#server/storage/replicas/replicas.ts'
import { GRAPHQL_PATH } from '../errors.ts'
import type { LastVersion } from './last-version.ts'
import { VERSION_HEADER } from './version-header.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The replica of the database that the request reads, and its version; null: the primary. */
    replicated: ReplicaAtVersion | null
  }
}

/** The version of the knowledge that a client has seen, as it says; 0 where it says none. */
export const seenVersion = ({ headers }: FastifyRequest): number => {
  const text = String(headers[VERSION_HEADER] ?? '')
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}

/**
 * Has a request read a replica that has the present version of the knowledge, and every version that the client has
 * seen; without one it reads the primary.
 */
export async function chooseReplica(
  request: FastifyRequest,
  replicas: Replicas,
  present: number,
): Promise<ReplicaAtVersion | null> {
  request.replicated = null
  if (replicas.size > 0 && !request.frozen)
    request.replicated = await replicas.withVersion(present, seenVersion(request))
  return request.replicated
}

/** Checks whether reading failed as a replica did, which then leaves the rotation: another database may answer. */
export function isReplicaError({ replicated }: FastifyRequest, replicas: Replicas, error: unknown): boolean {
  const isError = replicated !== null && error instanceof DatabaseError && error.isWhole
  if (isError) replicas.remove(replicated.replica, error)
  return isError
}

/** Chooses a replica for a request whose route reads nothing but the knowledge; see {@link chooseReplica}. */
export type ReplicaChoice = (request: FastifyRequest) => Promise<void>

/**
 * Read replicas: readers without an account read a replica that has the present version of the knowledge, so that nobody
 * sees an older one than before. Routes that read states do; GraphQL chooses for each operation that no cached response
 * answers, and documents of the app when they are made.
 */
export function registerReplicas(
  app: FastifyInstance,
  { replicas, version }: { replicas: Replicas; version: () => Promise<LastVersion> },
): ReplicaChoice {
  app.decorateRequest('replicated', null)
  if (replicas.size === 0) return async () => {}
  const choose: ReplicaChoice = async (request) => {
    // Without any database the route says what is wrong.
    const last = await version().catch(() => null)
    if (last) await chooseReplica(request, replicas, last.version)
  }
  app.addHook('onClose', () => replicas.close())
  app.addHook('preHandler', async (request) => {
    const { url, config } = request.routeOptions
    if (request.isAnonymous && config.readsStates && url !== GRAPHQL_PATH) await choose(request)
  })
  app.addHook('onError', async (request, _reply, error) => {
    isReplicaError(request, replicas, error)
  })
  return choose
}
