import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { MailConfig, MailServer } from '#server/config/mail.ts'
import { singleLine } from './mail-text.ts'
import type { ComposedMail } from './composed-mail.ts'

/** Milliseconds for a connection, for the greeting, for any reply, and for a message as a whole. */
const LIMITS = { connection: 15_000, greeting: 15_000, reply: 60_000, whole: 240_000 } as const

/** Sends messages to a mail server, each over a connection of its own. */
export interface SmtpClient {
  /**
   * Sends a message; when it settles the server has taken it.
   * @throws Error of the library, see `sendFailure`; when `signal` aborts, too
   */
  send(mail: ComposedMail, signal?: AbortSignal): Promise<void>
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/**
 * Options of the library. A password is sent over TLS only, except to this machine, where no one listens.
 */
const optionsOf = ({ host, port, secure, auth }: MailServer) => ({
  host,
  port,
  secure,
  ...(auth && { auth, requireTLS: !secure && !isThisMachine(host) }),
  connectionTimeout: LIMITS.connection,
  greetingTimeout: LIMITS.greeting,
  dnsTimeout: LIMITS.connection,
  socketTimeout: LIMITS.reply,
  // Messages have neither; a text that looks like an address of one stays a text.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** A client of the configured server. */
export function createSmtpClient({ server, from, siteUrl }: MailConfig): SmtpClient {
  const transport = createTransport(optionsOf(server))
  const host = new URL(siteUrl).hostname
  const sender = { name: singleLine(from.name), address: from.address }
  return {
    async send({ messageId, to, subject, text, html, headers }, signal) {
      const deadline = AbortSignal.timeout(LIMITS.whole)
      await transport.sendMail({
        messageId: `<${messageId}@${host}>`,
        from: sender,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: {
          // No out-of-office replies (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
          ),
        },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
    },
  }
}
