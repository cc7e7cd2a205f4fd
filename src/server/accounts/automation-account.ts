import { importerName } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'

/**
 * Id of the account in whose name automatic changes are recorded, such as those of imports. It is created when there is
 * none.
 * @param now the present time (ISO 8601)
 * @param nextId gives the id of a new account; the database does unless given
 */
export async function automationAccount(
  tx: Writing,
  now: string,
  nextId?: () => Promise<number>,
): Promise<number> {
  const accounts = await tx
    .selectFrom('users')
    .select(['id', 'username_folded', 'automation'])
    .where((eb) => eb.or([eb('automation', '=', true), eb('username_folded', 'like', `${importerName}%`)]))
    .orderBy('id')
    .execute()
  const existing = accounts.find(({ automation }) => automation)
  if (existing) return existing.id
  const taken = new Set(accounts.map(({ username_folded }) => username_folded))
  // A person may have taken the name first.
  let username: string = importerName
  for (let number = 2; taken.has(username); number += 1) username = `${importerName}_${number}`
  const { id } = await tx
    .insertInto('users')
    .values({
      ...(nextId && { id: await nextId() }),
      username,
      username_folded: username,
      name: 'Release import',
      name_folded: 'release import',
      role: 'EDITOR',
      automation: true,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
