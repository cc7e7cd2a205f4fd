import type { MailSecrets } from '#server/mail/compose-mail.ts'
import type { Storage } from '#server/storage/database.ts'
import { lazy } from '#server/caches/lazy.ts'
import { linkPath, verificationPath } from '../account-links.ts'
import { createMailToken } from './mail-tokens.ts'
import { serviceSecret } from '../service-secret.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Tokens of messages, made when these are sent. */
export function mailSecrets(storage: Pick<Storage, 'writeAside'>): MailSecrets {
  const secret = lazy(() => serviceSecret(storage))
  return {
    async path(tx, opens, email, now) {
      if (opens.kind === 'EMAIL')
        return verificationPath(await createMailToken(tx, { userId: opens.userId }, email, now))
      return linkPath(opens.kind, await createMailToken(tx, { linkId: opens.linkId }, email, now))
    },
    unsubscribePath: async (userId) => `/unsubscribe?token=${unsubscribeToken(await secret(), userId)}`,
  }
}
