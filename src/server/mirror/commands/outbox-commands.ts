import { readFile } from 'node:fs/promises'
import { parseTag } from '#domain/records/tags.ts'
import { flaggableEntities } from '#domain/vocabularies/curation.ts'
import type { FlaggableEntity } from '#domain/vocabularies/curation.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Storage } from '#server/storage/database.ts'
import { possibleDuplicates } from '../duplicates/duplicates.ts'
import { outbox } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outbox.ts'
import { prepareSuggestion } from '../outbox/prepare.ts'
import { changedEntry, sendSuggestion } from '../outbox/send.ts'
import { readNow } from '../outbox/upstream-reader.ts'
import { allUpstreams } from '../upstreams.ts'
import type { Upstream } from '../upstreams.ts'
import { attemptText, duplicateText, entryText } from './outbox-texts.ts'

/** Environment variable with the API key of an upstream. */
export const KEY_VARIABLE = 'UPSTREAM_API_KEY'

/** The list of local changes. */
export async function outboxList(storage: Storage): Promise<string> {
  const entries = await outbox(storage.read)
  return entries.length === 0 ? 'There are no local changes to send.' : entries.map(entryText).join('\n\n')
}

/** Mutation and variables of each suggestion as JSON; the upstreams are read for them. */
export async function outboxJson(storage: Storage, agent: string): Promise<string> {
  const entries = await outbox(storage.read)
  const suggestions: object[] = []
  for (const [upstream, some] of Map.groupBy(entries, (entry): Upstream => entry.upstream))
    await readNow(upstream, agent, async (reader) => {
      for (const entry of some) suggestions.push(await suggestionJson(storage, entry, reader))
    })
  return JSON.stringify(suggestions, null, 2)
}

async function suggestionJson(
  storage: Storage,
  entry: OutboxEntry,
  reader: Parameters<typeof prepareSuggestion>[1],
): Promise<object> {
  const { kind, recordId, upstream, changes } = entry
  const record = { upstream: upstream.name, kind, id: recordId }
  const notSent = changes
    .filter(({ obstacle }) => obstacle !== null)
    .map(({ field, obstacle }) => ({ field, reason: obstacle }))
  if (entry.digest === null) return { ...record, notSent }
  try {
    const { mutation, input } = await prepareSuggestion(storage.read, reader, entry)
    return { ...record, mutation, variables: { input }, notSent }
  } catch (error) {
    if (!(error instanceof ClientError)) throw error
    return { ...record, notSent: [...notSent, { field: null, reason: error.message }] }
  }
}

/** Options of `curia mirror send`. */
export interface SendOptions {
  comment: string
  keyFile?: string
  upstream?: string
  organization?: number
  again?: boolean
}

/** The record that a tag such as EID12 names. @throws ClientError for any other text */
function taggedRecord(text: string): { kind: FlaggableEntity; id: number } {
  const tag = parseTag(text)
  const kind = tag?.kind
  if (tag && flaggableEntities.has(kind)) return { kind, id: tag.id }
  throw new ClientError('BAD_USER_INPUT', `“${text}” is not a record such as EID12, VID12 or MPID12`)
}

async function chosenUpstream(storage: Storage, name: string | undefined): Promise<Upstream> {
  const upstreams = await allUpstreams(storage.read)
  const chosen = name === undefined ? upstreams : upstreams.filter((one) => one.name === name)
  const [upstream] = chosen
  if (upstream && chosen.length === 1) return upstream
  const names = upstreams.map((one) => one.name).join(', ') || 'none'
  throw new ClientError(
    'BAD_USER_INPUT',
    name === undefined && upstreams.length > 1
      ? `Name the upstream with --upstream; there are ${names}`
      : `There is no such upstream; there are ${names}`,
  )
}

/** The key, which is never an argument: those of processes are seen by others. */
async function keyOf({ keyFile }: SendOptions): Promise<string> {
  if (keyFile !== undefined)
    try {
      return await readFile(keyFile, 'utf8')
    } catch (error) {
      throw new ClientError('BAD_USER_INPUT', `The key file ${keyFile} cannot be read`, { cause: error })
    }
  const key = process.env[KEY_VARIABLE]
  if (key) return key
  throw new ClientError(
    'BAD_USER_INPUT',
    `Give your API key of the upstream with --key-file or ${KEY_VARIABLE}`,
  )
}

/**
 * Sends the local changes of one record.
 * @throws ClientError also when the upstream refuses them, or may have got them
 */
export async function sendOne(
  storage: Storage,
  agent: string,
  tag: string,
  options: SendOptions,
): Promise<string> {
  const upstream = await chosenUpstream(storage, options.upstream)
  const entry = await changedEntry(storage.read, upstream, taggedRecord(tag))
  const attempt = await sendSuggestion(
    { db: storage.read, storage, agent },
    {
      entry,
      digest: null,
      comment: options.comment,
      organizationId: options.organization ?? null,
      key: await keyOf(options),
      repeated: options.again ? (entry.attempt?.id ?? null) : null,
      userId: null,
    },
  )
  if (attempt.state === 'SENT') return attemptText(attempt)
  throw new ClientError('SERVICE_UNAVAILABLE', attemptText(attempt))
}

/** The list of possible duplicates. */
export async function duplicateList(storage: Storage): Promise<string> {
  const duplicates = await possibleDuplicates(storage.read)
  return duplicates.length === 0
    ? 'There are no possible duplicates.'
    : duplicates.map(duplicateText).join('\n\n')
}
