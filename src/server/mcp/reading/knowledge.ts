import { startLoading } from '#server/knowledge/paging/loading.ts'
import type { Load } from '#server/knowledge/paging/batch.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { findState, noSuchState } from '#server/states/find-state.ts'
import type { StoredState } from '#server/states/stored-states.ts'
import { stateUrl } from '#server/config/database-url.ts'
import type { Reading, Storage } from '#server/storage/database.ts'
import type { Dialect } from '#server/storage/dialect.ts'
import { versionNow } from '#server/storage/knowledge-version.ts'
import { ofOneVersion } from '#server/storage/one-version.ts'
import type { McpServices } from './mcp-services.ts'

/** Which knowledge an answer is made of. */
export interface Knowledge {
  version: number
  /** Name of the frozen state; null: the present. */
  state: string | null
  /** Day of the state, or today. */
  asOf: string
}

/** Reading of one version of the knowledge. */
export interface McpReading {
  db: Reading
  /** The same for statements that may read much. */
  scan: Reading
  dialect: Dialect
  version: number
  load: Load
  knowledge: Knowledge
  /** Address of the database of the state; null: the present. */
  databaseUrl: string | null
  services: McpServices
  signal: AbortSignal
}

/** The state that a text names; null for the present. */
async function stateNamed(services: McpServices, asOf: string | undefined): Promise<StoredState | null> {
  if (asOf === undefined) return null
  const states = await services.states.list()
  const state = findState(states, asOf)
  if (state) return state
  if (/^\d+$/.test(asOf) && Number(asOf) === (await versionNow(services.storage.read))) return null
  throw new ClientError('STATE_NOT_FOUND', noSuchState(states, asOf))
}

const dayOf = (date: string) => date.slice(0, 10)

/**
 * Makes an answer of one version of the knowledge: the present, or the state that `asOf` names (by name, date or version).
 * @throws ClientError that lists the states where there is no such one
 */
export async function ofKnowledge<Answer>(
  services: McpServices,
  { asOf, signal }: { asOf?: string | undefined; signal: AbortSignal },
  make: (reading: McpReading) => Promise<Answer>,
): Promise<Answer> {
  const state = await stateNamed(services, asOf)
  using lease = state ? await services.states.lease(state) : null
  const storage: Storage = lease?.storage ?? services.storage
  const { answer } = await ofOneVersion(storage, {
    version: null,
    versionNow: () => versionNow(storage.read),
    isRepeatable: true,
    signal,
    make: ({ read: db, scan }, version) =>
      make({
        db,
        scan,
        dialect: storage.dialect,
        version,
        load: startLoading({ db, scan }, undefined, version).load,
        knowledge: {
          version,
          state: state?.name ?? null,
          asOf: dayOf(state?.date ?? new Date().toISOString()),
        },
        databaseUrl: state ? stateUrl(state.file) : null,
        services,
        signal,
      }),
  })
  return answer
}
