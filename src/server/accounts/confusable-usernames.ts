import unhomoglyph from 'unhomoglyph'
import { foldText } from '#domain/text/names.ts'
import { reservedUsernames } from '#domain/user-rules.ts'
import type { Reading } from '#server/storage/database.ts'

/** The skeleton of a text: the same for texts that look alike (UTS 39, section 4). */
const skeleton = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD')

/**
 * Skeletons of a username as it is written and as it is folded: a capital I looks like an l, a small i does not, and
 * usernames are one in either case.
 */
const skeletonsOf = (username: string): string[] =>
  [username.normalize('NFKC'), foldText(username)].map((text) => foldText(skeleton(text)))

/**
 * Finds the username or reserved word that another could be taken for. All usernames are compared, a millisecond for
 * every thousand, as their skeletons change with the data of Unicode.
 * @param exceptId the user whose own former name does not count
 */
export async function usernameComparison(
  db: Reading,
  exceptId: number | null,
): Promise<(username: string) => string | null> {
  const users = await db.selectFrom('users').select(['id', 'username']).execute()
  const others = users.filter(({ id }) => id !== exceptId).map(({ username }) => username)
  const bySkeleton = new Map(
    [...reservedUsernames, ...others].flatMap((name) =>
      skeletonsOf(name).map((each) => [each, name] as const),
    ),
  )
  return (username) =>
    skeletonsOf(username)
      .map((each) => bySkeleton.get(each))
      .find((name) => name !== undefined) ?? null
}
