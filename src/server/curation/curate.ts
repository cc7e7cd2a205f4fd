import type { Authentication } from '#server/accounts/authentication.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Batch } from '#server/knowledge/paging/batch.ts'
import { noOutbox } from '#server/mail/outbox.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { Storage, Writing } from '#server/storage/database.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { actingOrganization } from './acting-organization.ts'
import { answerOnce } from './idempotency.ts'
import { mutationWords } from './mutation-words.ts'

/** One curation action under way: its transaction, who acts and when. */
export interface Curation {
  tx: Writing
  /** Who acts, as the transaction sees them. */
  user: UserRecord
  /** How they have shown who they are. */
  authentication: Authentication
  /** On whose behalf; null: their own. */
  organizationId: number | null
  /** Where messages to users are left. */
  outbox: Outbox
  /** ISO 8601; the time of everything that the action writes. */
  now: string
  /** The batch function's value for one key, read in the transaction. */
  find<Key extends number | string, Value>(batch: Batch<Key, Value>, key: Key): Promise<Value>
}

/** Request for a curation action, with who makes it. */
export interface CurationRequest {
  /** Name of the mutation. */
  mutation: string
  /** Its whole input, by which a repeated request is known again. */
  input: { clientMutationId?: string | null }
  /** False: what it changes is the caller's own concern and not knowledge, such as what they have read. */
  knowledge?: boolean
  /** Whether it can be done on behalf of an organization, and of which. */
  onBehalfOf: { organizationId: number | null | undefined } | null
}

/** Reads batches one key at a time, in a transaction. */
export const findIn =
  (tx: Writing): Curation['find'] =>
  async (batch, key) => {
    const [value] = await batch(tx, [key])
    // Batches give one value for each key.
    return value as Awaited<ReturnType<typeof batch>>[number]
  }

/**
 * Runs one curation action in one transaction: everything it writes commits together, or, when it throws,
 * nothing does. Checks that somebody is signed in and may act for the organization (rules L and O); everything
 * else is the action's. Actions run one after the other on both engines, so none decides on a state that
 * another is about to change. The result must survive JSON: it is kept for a day, and the same request of the
 * same user with the same `clientMutationId` gets it again.
 * @throws ClientError
 */
export function curate<Result>(
  services: {
    storage: Pick<Storage, 'write' | 'writeAside'>
    viewer: { id: number } | null
    /** By an API key, which may least, unless given. */
    authentication?: Authentication
    /** None is sent unless given. */
    outbox?: Outbox
  },
  request: CurationRequest,
  act: (curation: Curation) => Promise<Result>,
): Promise<Result> {
  const { viewer, storage } = services
  if (!viewer)
    throw new ClientError('UNAUTHENTICATED', `You must log in to ${mutationWords(request.mutation)}`)
  const write = request.knowledge === false ? storage.writeAside : storage.write
  return write(async (tx) => {
    const now = new Date().toISOString()
    const find = findIn(tx)
    const user = await find(userById, viewer.id)
    if (!user || user.deactivated_at !== null)
      throw new ClientError(
        'UNAUTHENTICATED',
        `You must log in to ${mutationWords(request.mutation)}: the account is not active`,
      )
    const repeated = { userId: user.id, mutation: request.mutation, input: request.input, now }
    return answerOnce(tx, repeated, async () => {
      const organizationId = request.onBehalfOf
        ? await actingOrganization(tx, user.id, request.onBehalfOf.organizationId)
        : null
      return act({
        tx,
        user,
        authentication: services.authentication ?? 'key',
        outbox: services.outbox ?? noOutbox,
        organizationId,
        now,
        find,
      })
    })
  })
}
