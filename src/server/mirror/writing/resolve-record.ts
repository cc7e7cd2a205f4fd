import { sql } from 'kysely'
import type { UpstreamDocument } from '#domain/mirror/upstream-document.ts'
import { singleVariant } from '#domain/profiles/profile-expression.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { FIRST_LOCAL_ID } from '#server/storage/dialect.ts'
import { namedIn } from '#server/storage/versions/record-shapes.ts'
import type { RecordKey } from '../reading/read-records.ts'
import { createRecord, createUndefinedProfile, createVariant, defineProfile } from './create-record.ts'
import { adoptLocal } from './adopt-local.ts'
import { matchingRecord, recordOfOrigin } from './matching-record.ts'
import { originRow, stateFields } from './record-state.ts'
import type { Mirroring } from './mirroring.ts'
import { touch } from './mirroring.ts'
import { localDefinition } from './profile-definition.ts'

/** Fields that a record has from its creation on. */
const definingFields: ReadonlySet<string> = new Set([
  'featureType',
  'rawName',
  'singleVariantMolecularProfileId',
])

/** The fields of a document that are merged. */
export const mergedFields = (document: UpstreamDocument): UpstreamDocument =>
  Object.fromEntries(
    Object.entries(document).filter(([field]) => !definingFields.has(field) && !stateFields.has(field)),
  )

/** Notes which record here a record of the upstream is. */
async function learn(
  { tx, upstreamId, sweep, now, ids }: Mirroring,
  { kind, id }: RecordKey,
  recordId: number,
  own = false,
): Promise<void> {
  ids.set(kind, id, recordId)
  await tx
    .insertInto('upstream_records')
    .values({
      upstream_id: upstreamId,
      record_type: kind,
      upstream_record_id: id,
      record_id: recordId,
      document: null,
      merged_version: 0,
      sweep,
      changed_at: now,
      own,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['upstream_id', 'record_type', 'upstream_record_id'])
        .doUpdateSet({ record_id: recordId, own }),
    )
    .execute()
}

/** The public id of a record with another id here leads to it. */
async function redirect({ tx }: Mirroring, { kind, id }: RecordKey, recordId: number): Promise<void> {
  if (!['FEATURE', 'VARIANT', 'MOLECULAR_PROFILE'].includes(kind) || id >= FIRST_LOCAL_ID) return
  const other = await tx.selectFrom(namedIn[kind][0]).select('id').where('id', '=', id).executeTakeFirst()
  if (other) return
  await sql`
    insert into record_redirects (record_type, old_id, new_id) values (${kind}, ${id}, ${recordId})
    on conflict (record_type, old_id) do update set new_id = excluded.new_id`.execute(tx)
}

/** The molecular profile of a new variant alone, which has no definition before the variant is there. */
async function ownProfile(mirroring: Mirroring, document: UpstreamDocument): Promise<number> {
  const upstreamProfile = Number(document['singleVariantMolecularProfileId'])
  const there = mirroring.ids.get('MOLECULAR_PROFILE', upstreamProfile)
  if (there !== undefined) return there
  const key = { kind: 'MOLECULAR_PROFILE', id: upstreamProfile } as const
  const { existing, newId } = await matchingRecord(mirroring, key, {})
  const id = existing ?? (await createUndefinedProfile(mirroring, newId))
  await learn(mirroring, key, id)
  return id
}

/** @throws ClientError for a record that cannot be written without what is not here */
async function create(
  mirroring: Mirroring,
  key: RecordKey,
  newId: number | null,
  upstream: UpstreamDocument,
  local: UpstreamDocument,
): Promise<number> {
  const { tx, ids } = mirroring
  const { kind } = key
  if (kind === 'VARIANT') {
    if (local['feature'] === undefined)
      throw new ClientError('NOT_FOUND', 'Its feature could not be read from the upstream')
    const profileId = await ownProfile(mirroring, upstream)
    const id = await createVariant(mirroring, newId, profileId, mergedFields(local))
    await defineProfile(tx, profileId, singleVariant(id))
    touch(mirroring.touched.renamed, 'VARIANT', id)
    touch(mirroring.touched.records, 'MOLECULAR_PROFILE', profileId)
    return id
  }
  if (kind === 'MOLECULAR_PROFILE') {
    const definition = localDefinition(upstream['rawName'], ids)
    if (!definition)
      throw new ClientError('NOT_FOUND', 'A variant of its definition could not be read from the upstream')
    const id = await createUndefinedProfile(mirroring, newId)
    await defineProfile(tx, id, definition)
    return id
  }
  if (kind === 'EVIDENCE_ITEM' && !(local['molecularProfile'] && local['source']))
    throw new ClientError('NOT_FOUND', 'Its molecular profile or source could not be read from the upstream')
  if (kind === 'ASSERTION' && !local['molecularProfile'])
    throw new ClientError('NOT_FOUND', 'Its molecular profile could not be read from the upstream')
  return createRecord(mirroring, kind, newId, local)
}

/** The record here that a record of an upstream is. */
interface ResolvedRecord {
  id: number
  isNew: boolean
  /** Whether it was created here and came back. */
  isOwn: boolean
  /** Whether that was known before. */
  isKnown: boolean
}

/**
 * Finds the record here that a record of the upstream is, or creates it.
 * @param upstream the document in ids of the upstream
 * @param local the same in ids here
 * @throws ClientError for a record that cannot be written
 */
export async function resolveRecord(
  mirroring: Mirroring,
  key: RecordKey,
  upstream: UpstreamDocument,
  local: UpstreamDocument,
): Promise<ResolvedRecord> {
  const there = mirroring.ids.get(key.kind, key.id)
  if (there !== undefined) return { id: there, isNew: false, isOwn: false, isKnown: true }
  const { tx, installation } = mirroring
  const same = await recordOfOrigin(tx, installation, key.kind, upstream)
  if (same) {
    await learn(mirroring, key, same.id, same.isOwn)
    return { ...same, isNew: false, isKnown: false }
  }
  const { existing, newId } = await matchingRecord(mirroring, key, upstream)
  const id = existing ?? (await create(mirroring, key, newId, upstream, local))
  await learn(mirroring, key, id)
  if (existing !== null) await adoptLocal(mirroring, { kind: key.kind, id }, mergedFields(local))
  if (existing !== null && existing !== key.id) await redirect(mirroring, key, existing)
  const origin = existing === null ? originRow({ kind: key.kind, id }, upstream) : null
  if (origin) await tx.insertInto('record_origins').values(origin).execute()
  return { id, isNew: existing === null, isOwn: false, isKnown: false }
}
