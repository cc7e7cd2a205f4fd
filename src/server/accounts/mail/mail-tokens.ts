import { randomBytes } from 'node:crypto'
import { foldEmail } from '#domain/user-rules.ts'
import type { Reading, Writing } from '#server/storage/database.ts'
import { digestOf } from '../api-keys/api-key-format.ts'

const DAY = 86_400_000
/** How long an address can be verified after its message was sent, in ms. */
const VERIFIABLE_FOR = 7 * DAY

/** What a mailed token opens: a link of an account, or an address that it verifies. */
type TokenUse = { linkId: number; userId?: never } | { userId: number; linkId?: never }

/**
 * Makes a token for a message that is about to be sent. Only its digest is kept, so no token lies in the queue; each
 * attempt makes another, and all of them work until one is used.
 */
export async function createMailToken(
  tx: Writing,
  use: TokenUse,
  email: string,
  now: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.deleteFrom('mail_tokens').where('expires_at', '<=', now).execute()
  const expiry =
    use.linkId === undefined
      ? new Date(Date.parse(now) + VERIFIABLE_FOR).toISOString()
      : await expiryOfLink(tx, use.linkId)
  await tx
    .insertInto('mail_tokens')
    .values({
      token_digest: digestOf(token),
      link_id: use.linkId ?? null,
      user_id: use.userId ?? null,
      email_folded: foldEmail(email),
      expires_at: expiry,
    })
    .execute()
  return token
}

async function expiryOfLink(tx: Writing, id: number): Promise<string> {
  const link = await tx
    .selectFrom('account_links')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return link.expires_at
}

/** Invalidates the tokens that verify an address of the user. */
export const withdrawEmailTokens = async (tx: Writing, userId: number): Promise<void> => {
  await tx.deleteFrom('mail_tokens').where('user_id', '=', userId).execute()
}

/** The id of the link that a mailed token opens, as a subquery. */
export const linkOfMailedToken = (db: Reading, token: string) =>
  db
    .selectFrom('mail_tokens')
    .select('link_id')
    .where('mail_tokens.token_digest', '=', digestOf(token))
    .where('link_id', 'is not', null)

/** The folded address to which the token of a link was mailed; null when it was not mailed. */
export async function mailedTo(db: Reading, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('email_folded')
    .where('token_digest', '=', digestOf(token))
    .executeTakeFirst()
  return row?.email_folded ?? null
}

/** The user whose address a token verifies, as long as it works and the address is still theirs; else null. */
export async function userOfEmailToken(db: Reading, token: string, now: string): Promise<number | null> {
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select('users.id')
    .where('mail_tokens.token_digest', '=', digestOf(token))
    .where('mail_tokens.expires_at', '>', now)
    .where('users.deactivated_at', 'is', null)
    .whereRef('users.email_folded', '=', 'mail_tokens.email_folded')
    .executeTakeFirst()
  return row?.id ?? null
}
