import { randomBytes } from 'node:crypto'
import type { Storage } from '#server/storage/database.ts'

/**
 * The secret with which the service signs cookies: made at the first use and kept in the database, so that all
 * instances have the same. Whoever reads the database gains nothing by it, as sessions are known by digests.
 */
export async function serviceSecret(storage: Pick<Storage, 'writeAside'>): Promise<string> {
  return storage.writeAside(async (tx) => {
    await tx
      .insertInto('service_secrets')
      .values({ name: 'sign-in', secret: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { secret } = await tx
      .selectFrom('service_secrets')
      .select('secret')
      .where('name', '=', 'sign-in')
      .executeTakeFirstOrThrow()
    return secret
  })
}
