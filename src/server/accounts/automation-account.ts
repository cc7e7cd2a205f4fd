import { importerName } from '#domain/text/names.ts'
import type { Writing } from '#server/storage/database.ts'
import { lineUp } from './users.ts'

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
  const existing = () =>
    tx.selectFrom('users').select('id').where('automation', '=', true).orderBy('id').executeTakeFirst()
  const before = await existing()
  if (before) return before.id
  // Another may be about to create it.
  await lineUp(tx)
  const since = await existing()
  if (since) return since.id
  const accounts = await tx
    .selectFrom('users')
    .select('username_folded')
    .where('username_folded', 'like', `${importerName}%`)
    .execute()
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
