import { timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Reading, Writing } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { manyForEach } from '#server/knowledge/paging/batch.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { digestOf, newApiKey } from './api-key-format.ts'
import { endsOf } from './masked-key.ts'

/** A key as it is kept, without its digest. */
export type ApiKeyRecord = Omit<Selectable<Tables['api_keys']>, 'digest'>

const columns = [
  'id',
  'user_id',
  'prefix',
  'last_characters',
  'name',
  'expires_at',
  'revoked_at',
  'last_used_at',
  'created_at',
] as const

/**
 * Makes a key for the user and gives it with its record. The key itself is kept nowhere: this is the one time it
 * can be shown.
 * @param key.expiresAt ISO 8601; null: never
 */
export async function generateApiKey(
  tx: Writing,
  key: { userId: number; name: string | null; expiresAt: string | null; now: string },
): Promise<{ token: string; record: ApiKeyRecord }> {
  const token = newApiKey()
  const record = await tx
    .insertInto('api_keys')
    .values({
      user_id: key.userId,
      digest: digestOf(token),
      ...endsOf(token),
      name: key.name,
      expires_at: key.expiresAt,
      created_at: key.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { token, record }
}

/** All keys of a user, revoked and expired ones too, in the order in which they were made. */
export const apiKeysOfUser = manyForEach<number, ApiKeyRecord>(
  (db, ids) => db.selectFrom('api_keys').select(columns).where('user_id', 'in', ids).orderBy('id'),
  (row) => row.user_id,
)

/**
 * Revokes a key, for good; one that is revoked already stays as it is.
 * @param key.userId its owner; null: anybody
 * @returns the id of its owner; null when there is no such key
 */
export async function revokeApiKey(
  tx: Writing,
  key: { id: number; userId: number | null; now: string },
): Promise<number | null> {
  const revoked = await tx
    .updateTable('api_keys')
    .set(({ fn, ref, val }) => ({ revoked_at: fn.coalesce(ref('revoked_at'), val(key.now)) }))
    .where('id', '=', key.id)
    .$if(key.userId !== null, (query) => query.where('user_id', '=', key.userId ?? 0))
    .returning('user_id')
    .executeTakeFirst()
  return revoked?.user_id ?? null
}

/** Revokes all keys of a user, for good, and says how many were not revoked before. */
export async function revokeAllApiKeys(tx: Writing, userId: number, now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Reason that a well-formed key does not work. */
export type KeyErrorReason = 'unknown' | 'revoked' | 'expired' | 'deactivated'

export type KeyHolder =
  | { ok: true; user: UserRecord; keyId: number; lastUsedAt: string | null }
  | { ok: false; why: KeyErrorReason }

/**
 * Whose key it is, asked anew each time: what is revoked or deactivated stops at once.
 * @param key well-formed
 * @param now ISO 8601
 */
export async function holderOfKey(db: Reading, key: string, now: string): Promise<KeyHolder> {
  const digest = digestOf(key)
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .selectAll('users')
    .select([
      'api_keys.id as key_id',
      'api_keys.digest as key_digest',
      'api_keys.expires_at as key_expires_at',
      'api_keys.revoked_at as key_revoked_at',
      'api_keys.last_used_at as key_last_used_at',
    ])
    .where('api_keys.digest', '=', digest)
    .executeTakeFirst()
  if (!row || !timingSafeEqual(Buffer.from(row.key_digest), Buffer.from(digest)))
    return { ok: false, why: 'unknown' }
  const { key_id, key_digest: _, key_expires_at, key_revoked_at, key_last_used_at, ...user } = row
  if (key_revoked_at !== null) return { ok: false, why: 'revoked' }
  if (key_expires_at !== null && key_expires_at <= now) return { ok: false, why: 'expired' }
  if (user.deactivated_at !== null) return { ok: false, why: 'deactivated' }
  return { ok: true, user, keyId: key_id, lastUsedAt: key_last_used_at }
}
