import { createHash } from 'node:crypto'
import type { InputValue } from '#domain/mirror/input-fields.ts'
import { suggestedFields, suggestionText } from '#domain/mirror/suggestion-inputs.ts'
import { elementKey, sameContent } from '#domain/mirror/upstream-document.ts'
import type { FieldContent, UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { documentFieldLabel } from '#domain/versions/document-text.ts'
import { ClientError } from '#server/errors/client-error.ts'
import type { Reading } from '#server/storage/database.ts'
import { readRecords } from '../reading/read-records.ts'
import type { UpstreamReader } from '../reading/read-records.ts'
import { referencesOf } from '../reading/referenced-records.ts'
import { inLocalIds, localIds, recordMappings, translateDocument } from '../writing/local-ids.ts'
import { withLeftOut } from '../writing/plan-merge.ts'
import type { OutboxEntry } from './outbox.ts'
import { termIdsOf } from './term-ids.ts'
import { upstreamIds } from './upstream-ids.ts'

/** A suggestion as the upstream takes it, but for the comment. */
export interface PreparedSuggestion {
  mutation: string
  /** The input of the mutation. */
  input: { id: number; fields: Record<string, InputValue> }
  /** Digest of the changes and of all of the input: what somebody has looked at. */
  digest: string
}

const labelOf = (field: string, { kind }: OutboxEntry) =>
  documentFieldLabel(field.slice(field.lastIndexOf('.') + 1), kind)

/** The record as the upstream has it now. @throws ClientError when a changed field has another content than here known */
async function currentDocument(reader: UpstreamReader, entry: OutboxEntry): Promise<UpstreamDocument> {
  const { kind, upstreamRecordId: id, upstream, document, changes } = entry
  const { records } = await readRecords(reader, [{ kind, id }])
  const current = records[0]?.document
  if (!current)
    throw new ClientError('CONFLICT', `${upstream.name} does not have the record any more. Run the mirror.`)
  const changed = changes.filter(
    ({ field, obstacle }) =>
      obstacle === null && !sameContent(document[field] ?? null, current[field] ?? null),
  )
  if (changed.length === 0) return current
  const fields = changed.map(({ field }) => labelOf(field, entry)).join(', ')
  throw new ClientError(
    'CONFLICT',
    `${upstream.name} has changed this since the mirror ran: ${fields}. Run the mirror, then look again.`,
  )
}

/** Elements of a list that the upstream has and its interface leaves out, in its ids. */
async function leftOut(
  db: Reading,
  entry: OutboxEntry,
  current: UpstreamDocument,
): Promise<UpstreamDocument> {
  const { kind, upstream, ours } = entry
  if (kind !== 'VARIANT_GROUP' || !('variants' in current)) return {}
  const listed = Array.isArray(current['variants']) ? current['variants'] : []
  const ids = localIds(await recordMappings(db, upstream.id, referencesOf(current)))
  const whole = await withLeftOut(db, kind, inLocalIds({ variants: listed }, ids).document, ours)
  const theirIds = await upstreamIds(db, upstream.id, [whole])
  const { variants = [] } = translateDocument(whole, theirIds).document
  const added = Array.isArray(variants) ? variants : []
  const there = new Set(listed.map(elementKey))
  return { variants: [...listed, ...added.filter((variant) => !there.has(elementKey(variant)))] }
}

/**
 * Makes of local changes a suggestion in the terms of the upstream: the whole record as the upstream has it now, with the
 * changes over it.
 * @throws ClientError when the upstream has changed the same since, or the interface cannot express it
 * @throws UpstreamFailure when the upstream does not respond
 */
export async function prepareSuggestion(
  db: Reading,
  reader: UpstreamReader,
  entry: OutboxEntry,
): Promise<PreparedSuggestion> {
  const { type, kind, upstream, upstreamRecordId: id, changes, digest } = entry
  const current = await currentDocument(reader, entry)
  const changed: [string, FieldContent][] = changes
    // What cannot be read there must not be overwritten.
    .filter(({ field, obstacle }) => obstacle === null && field in current)
    .map(({ field, suggested }) => [field, suggested])
  const document = {
    ...current,
    ...(await leftOut(db, entry, current)),
    ...Object.fromEntries(changed),
  }
  const termId = await termIdsOf(reader, { kind, id }, document)
  const { fields, unsaid } = suggestedFields(type, document, termId)
  if (unsaid.length > 0) {
    const labels = unsaid.map((field) => labelOf(field, entry)).join(', ')
    throw new ClientError(
      'CONFLICT',
      `${upstream.name} demands values that it cannot be given: ${labels}. Neither it nor this knowledgebase has them in a form that its interface takes.`,
    )
  }
  const input = { id, fields }
  const whole = createHash('sha256')
    .update(JSON.stringify([digest, input]))
    .digest('hex')
  return { mutation: suggestionText(type), input, digest: whole }
}
