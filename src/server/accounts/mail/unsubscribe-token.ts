import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url')

/** The token by which a user unsubscribes from mail without signing in; it works in old messages, too. */
export const unsubscribeToken = (secret: string, userId: number): string =>
  `${userId}.${signatureOf(secret, String(userId))}`

/** The user of such a token; null when it is not one. */
export function userOfUnsubscribeToken(secret: string, token: string): number | null {
  const [, userId, signature] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  if (!userId || !signature) return null
  const isSigned = timingSafeEqual(Buffer.from(signatureOf(secret, userId)), Buffer.from(signature))
  return isSigned ? Number(userId) : null
}
