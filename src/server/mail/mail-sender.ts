import type { FastifyBaseLogger } from 'fastify'
import type { ComposedMail } from './composed-mail.ts'
import {
  claimMail,
  dropMail,
  dueMail,
  markSent,
  postponeMail,
  releaseMail,
  setMailAside,
} from './mail-queue.ts'
import type { ClaimedMail } from './mail-queue.ts'
import { retryPause } from './retry-pause.ts'
import { sendFailure } from './send-failure.ts'
import type { SendFailure } from './send-failure.ts'
import type { SmtpClient } from './smtp-client.ts'
import type { Storage } from '#server/storage/database.ts'
import { DatabaseError } from '#server/errors/database-error.ts'

/** Messages that are sent at once. */
const CONCURRENCY = 3
/** Messages that are looked for at once. */
const PART = 60

export interface SenderServices {
  storage: Pick<Storage, 'read' | 'writeAside'>
  client: SmtpClient
  /** The message as it is sent; null: it is of no use any more. @param now milliseconds since 1970 */
  compose(mail: ClaimedMail, now: number): Promise<ComposedMail | null>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Milliseconds since 1970. */
  now: () => number
  /** From 0 to 1. */
  random: () => number
}

/** Sends what is due. */
export interface MailSender {
  /**
   * Sends what is due until nothing is, or the mail server as a whole fails.
   * @returns whether the server did not fail
   */
  run(signal: AbortSignal): Promise<boolean>
}

/** Sends messages of the queue: each at least once, and a repeated one with the same `Message-ID`. */
export function mailSender({ storage, client, compose, log, now, random }: SenderServices): MailSender {
  const about = ({ message_id, kind, attempts }: ClaimedMail) => ({ mail: message_id, kind, attempts })

  /** Notes a failed attempt: another follows, or the message is set aside. */
  async function fail(mail: ClaimedMail, { failure, isPermanent, reason }: SendFailure, to: string | null) {
    const attempt = { failure, reason, now: now() }
    const dueAt = attempt.now + retryPause(mail.attempts, failure, random())
    const isOver = isPermanent || dueAt > Date.parse(mail.give_up_at)
    // What servers reply may name the recipient; the log does not.
    const logged = to === null ? reason : reason.replaceAll(to, '<recipient>')
    log.warn(
      { ...about(mail), reason: logged, ...(!isOver && { again: new Date(dueAt).toISOString() }) },
      isOver ? 'a message was set aside' : 'a message was not sent',
    )
    await storage.writeAside((tx) =>
      isOver ? setMailAside(tx, mail, attempt) : postponeMail(tx, mail, attempt, dueAt),
    )
  }

  /** The message as it is sent; null when there is nothing to send, which is noted. */
  async function prepare(mail: ClaimedMail): Promise<ComposedMail | null> {
    const failed = (isPermanent: boolean, reason: string) =>
      fail(mail, { failure: 'MESSAGE', isPermanent, reason }, null)
    if (now() > Date.parse(mail.give_up_at)) {
      await failed(true, mail.reason ?? 'It could not be sent in time')
      return null
    }
    try {
      const composed = await compose(mail, now())
      if (composed === null) await storage.writeAside((tx) => dropMail(tx, mail))
      return composed
    } catch (error) {
      if (error instanceof DatabaseError) throw error
      log.warn({ ...about(mail), err: error }, 'a message could not be composed')
      await failed(false, 'It could not be composed; the log has the details')
      return null
    }
  }

  /** Sends one message. @returns false when the server as a whole failed */
  async function send(id: number, signal: AbortSignal): Promise<boolean> {
    const mail = await storage.writeAside((tx) => claimMail(tx, id, now()))
    const composed = mail && (await prepare(mail))
    if (!composed) return true
    try {
      await client.send(composed, signal)
    } catch (error) {
      if (signal.aborted) {
        await storage.writeAside((tx) => releaseMail(tx, mail))
        return true
      }
      const failure = sendFailure(error)
      await fail(mail, failure, composed.to)
      return failure.failure !== 'SERVER'
    }
    await storage.writeAside((tx) => markSent(tx, mail, now()))
    log.info(about(mail), 'sent a message')
    return true
  }

  return {
    async run(signal) {
      let isServerThere = true
      const isOver = () => signal.aborted || !isServerThere
      while (!isOver()) {
        const ids = await dueMail(storage.read, now(), PART)
        if (ids.length === 0) break
        const next = ids.values()
        const sendSome = async () => {
          for (const id of next) {
            if (isOver()) return
            isServerThere = (await send(id, signal)) && isServerThere
          }
        }
        // Each ends before the next look, also when the database fails one of them.
        const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, sendSome))
        for (const each of ended) if (each.status === 'rejected') throw each.reason
      }
      return isServerThere
    },
  }
}
