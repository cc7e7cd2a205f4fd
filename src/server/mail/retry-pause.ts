import type { MailFailure } from '#server/storage/tables/people/mail.ts'

const MINUTE = 60_000
/** The longest pause, in ms: a server that was away is tried again soon, a full mailbox not. */
const LONGEST: Readonly<Record<MailFailure, number>> = { SERVER: 30 * MINUTE, MESSAGE: 240 * MINUTE }
/** Part of a pause by which it is longer or shorter, so that messages that failed together come apart. */
const JITTER = 0.2

/**
 * Pause before the next attempt, in ms: a minute, then twice as long each time.
 * @param attempts made so far, from 1
 * @param random from 0 to 1
 */
export function retryPause(attempts: number, failure: MailFailure, random: number): number {
  const pause = Math.min(MINUTE * 2 ** Math.min(attempts - 1, 20), LONGEST[failure])
  return Math.round(pause * (1 + JITTER * (2 * random - 1)))
}
