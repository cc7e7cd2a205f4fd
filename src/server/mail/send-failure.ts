import type { MailFailure } from '#server/storage/tables/people/mail.ts'

/** Failure of an attempt. */
export interface SendFailure {
  failure: MailFailure
  /** True: the server will never take this message for this recipient. */
  isPermanent: boolean
  /** For administrators: a line of at most 500 characters. */
  reason: string
}

const LONGEST_REASON = 500

const textOf = (error: unknown, member: string): string | null => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, member) : null
  return typeof value === 'string' ? value : null
}

function replyCodeOf(error: unknown): number | null {
  const value: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : null
  return typeof value === 'number' ? value : null
}

/** A line without control characters. */
const line = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON)

/**
 * Failure of an attempt, from an error of the SMTP client. A reply of 500 or more to the recipient or the message
 * is permanent (RFC 5321, 4.2.1), except 503, which is about the conversation. One to the greeting, the sign-in or the
 * sender is about the configuration, which an administrator may correct while messages wait.
 */
export function sendFailure(error: unknown): SendFailure {
  const reason = line(error instanceof Error ? error.message : String(error))
  const code = replyCodeOf(error)
  const command = textOf(error, 'command')
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA' || textOf(error, 'code') === 'EMESSAGE'
  if (code === null || !isAboutMessage) {
    const isInvalid = textOf(error, 'command') === 'API'
    return { failure: isInvalid ? 'MESSAGE' : 'SERVER', isPermanent: isInvalid, reason }
  }
  return { failure: 'MESSAGE', isPermanent: code >= 500 && code !== 503, reason }
}
