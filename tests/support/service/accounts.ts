import { generateApiKey } from '#server/accounts/api-keys/api-keys.ts'
import type { Storage } from '#server/storage/database.ts'
import { addUser } from '#tests/support/curation/curation-factories.ts'

/** A new user and a key of theirs, as text. */
export async function userWithKey(
  storage: Storage,
  username: string,
  given: Parameters<typeof addUser>[2] & { expiresAt?: string } = {},
) {
  const { expiresAt = null, ...columns } = given
  return storage.writeAside(async (tx) => {
    const user = await addUser(tx, username, columns)
    const key = await generateApiKey(tx, {
      userId: user.id,
      name: null,
      expiresAt,
      now: new Date().toISOString(),
    })
    return { user, key: key.token, keyId: key.record.id }
  })
}
