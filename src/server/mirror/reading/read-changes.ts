import { z } from 'zod'
import { parseForeignJson } from '#server/external/bounded-json.ts'
import { versionedKinds } from '#domain/versions/record-document.ts'
import { UpstreamFailure } from '../client/upstream-client.ts'
import { keyText } from './read-records.ts'
import type { RecordKey, UpstreamReader } from './read-records.ts'

/** A version of the upstream's knowledge, and its time by the upstream's clock: the same of no two histories. */
export interface FollowedVersion {
  version: number
  at: string
}

/** Records that changed after a version of the knowledge. */
export interface ChangedRecords {
  keys: RecordKey[]
  /** The version up to which `keys` has all changes; null: there are none. */
  version: FollowedVersion | null
  /** Whether there are no further changes. */
  isLast: boolean
}

/** Records after which an answer is read no further, once all of a version are read. */
const ENOUGH = 200
/** Records of one version that are too many: reading all pages takes fewer requests. */
const TOO_MANY = 50_000

const CHANGES = '/api/changes'

const lineShape = z.object({
  kind: z.string(),
  id: z.int().positive(),
  knowledgeVersion: z.int(),
  at: z.string(),
})

function changeIn(line: string) {
  let parsed: unknown
  try {
    parsed = parseForeignJson(line)
  } catch (error) {
    throw new UpstreamFailure('changes that are not JSON', { isAnswer: false, cause: error })
  }
  const { success, data } = lineShape.safeParse(parsed)
  if (!success) throw new UpstreamFailure('changes that cannot be read', { isAnswer: true })
  return data
}

/**
 * Records that another Curia changed after a version of its knowledge, oldest first: some hundred, or all of a version.
 * @throws UpstreamFailure, as an answer where the version is not of this upstream or has too many changes
 */
export const readChanges = ({ client, budget }: UpstreamReader, since: number): Promise<ChangedRecords> =>
  client.lines(`${CHANGES}?since=${since}`, 'GET', budget, async ({ lines }) => {
    const keys = new Map<string, RecordKey>()
    let version: FollowedVersion | null = null
    for await (const line of lines) {
      const { kind, id, knowledgeVersion, at } = changeIn(line)
      if (version !== null && knowledgeVersion !== version.version && keys.size >= ENOUGH)
        return { keys: [...keys.values()], version, isLast: false }
      version = { version: knowledgeVersion, at }
      // A newer Curia may have further kinds.
      if (versionedKinds.has(kind)) keys.set(keyText({ kind, id }), { kind, id })
      if (keys.size > TOO_MANY) throw new UpstreamFailure('too many changes', { isAnswer: true })
    }
    return { keys: [...keys.values()], version, isLast: true }
  })

/**
 * The present version of the knowledge of another Curia.
 * @throws UpstreamFailure when it names none
 */
export const readVersion = ({ client, budget }: UpstreamReader): Promise<number> =>
  client.lines(CHANGES, 'HEAD', budget, async ({ headers }) => {
    const text = headers.get('x-curia-version') ?? ''
    if (/^\d+$/.test(text)) return Number(text)
    throw new UpstreamFailure('changes without a version', { isAnswer: true })
  })

/**
 * Checks that the upstream still has the version that was followed last: a database that was restored from a backup and
 * changed since has another one of the same number.
 * @throws UpstreamFailure, as an answer, when it does not
 */
export const assertSameHistory = (
  { client, budget }: UpstreamReader,
  { version, at }: FollowedVersion,
): Promise<void> =>
  client.lines(`${CHANGES}?since=${version - 1}`, 'GET', budget, async ({ lines }) => {
    for await (const line of lines) {
      const first = changeIn(line)
      if (first.knowledgeVersion === version && first.at === at) return
      break
    }
    throw new UpstreamFailure('changes of another history', { isAnswer: true })
  })
