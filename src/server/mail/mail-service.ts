import type { FastifyBaseLogger } from 'fastify'
import type { MailConfig } from '#server/config/mail.ts'
import { runForAll } from '#server/concurrency/request-client.ts'
import type { Storage } from '#server/storage/database.ts'
import { composeMail } from './compose-mail.ts'
import type { MailSecrets } from './compose-mail.ts'
import { forgetOldMail } from './mail-queue.ts'
import { mailSender } from './mail-sender.ts'
import { isMailDown } from './mail-status.ts'
import { mailDigests, mailNotifications } from './notification-mail.ts'
import { createOutbox } from './outbox.ts'
import type { Outbox } from './outbox.ts'
import { createSmtpClient } from './smtp-client.ts'

/** How often messages are looked for that other processes left, or that are to be sent again, in ms. */
const LOOK_EVERY_MS = 5000
/** A message of this process is sent so long after it was left, when its transaction has ended, in ms. */
const LOOK_SOON_MS = 200
/** How long a server that failed is left alone, in ms: first, and at most. */
const SERVER_PAUSE_MS = { first: 5000, most: 300_000 } as const
/** How long stopping waits for messages under way, in ms. */
const STOP_MS = 10_000
const FORGET_EVERY_MS = 3_600_000

const SERVER_DOWN = 'Mail cannot be sent; the Administration page gives the reason'

/** Mail of the service: an outbox, and the work that sends what is in it. */
export interface MailService {
  outbox: Outbox
  /** Error with the mail server, as `/api/status` says it; null: none. */
  error(): string | null
  /** Begins to send. */
  start(): void
  /** Looks for messages once and sends what is due. */
  run(): Promise<void>
  /** Makes the digests of the day. */
  digests(): Promise<void>
  stop(): Promise<void>
}

export interface MailServiceOptions {
  storage: Pick<Storage, 'read' | 'writeAside'>
  config: MailConfig
  /** Name of the knowledgebase, and whom to ask about it. */
  site: { name: string; contact: string | null }
  secrets: MailSecrets
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Milliseconds since 1970; the clock unless given. */
  now?: () => number
  /** From 0 to 1; random unless given. */
  random?: () => number
}

/** Mail by the configured server. No request waits for it. */
export function mailService(options: MailServiceOptions): MailService {
  const { storage, config, secrets, log, now = Date.now, random = Math.random } = options
  const site = { ...options.site, url: config.siteUrl }
  const sender = mailSender({
    storage,
    client: createSmtpClient(config),
    compose: (mail, at) => composeMail({ storage, site, secrets }, mail, at),
    log,
    now,
    random,
  })
  const stopping = new AbortController()
  const outbox = createOutbox(() => lookIn(LOOK_SOON_MS))
  const making = () => ({ storage, outbox, now: new Date(now()).toISOString() })
  let error: string | null = null
  let isStarted = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let lookAt = Number.POSITIVE_INFINITY
  let last: Promise<void> = Promise.resolve()
  let serverFailures = 0
  let serverAwayUntil = 0
  let forgotAt = 0

  /** Looks after some ms, or earlier where that is planned. */
  function lookIn(milliseconds: number): void {
    const at = Date.now() + milliseconds
    if (!isStarted || isStopped || at >= lookAt) return
    clearTimeout(timer)
    lookAt = at
    timer = setTimeout(() => void runForAll(look), milliseconds)
    timer.unref()
  }

  async function look(): Promise<void> {
    lookAt = Number.POSITIVE_INFINITY
    await run().catch((error: unknown) => log.warn({ err: error }, 'could not look for mail to send'))
    lookIn(LOOK_EVERY_MS)
  }

  async function makeAndSend(): Promise<void> {
    await mailNotifications(making())
    if (now() >= serverAwayUntil) {
      const isServerThere = await sender.run(stopping.signal)
      const { first, most } = SERVER_PAUSE_MS
      serverAwayUntil = isServerThere ? 0 : now() + Math.min(first * 2 ** Math.min(serverFailures, 10), most)
      serverFailures = isServerThere ? 0 : serverFailures + 1
    }
    error = (await isMailDown(storage.read)) ? SERVER_DOWN : null
    if (now() - forgotAt < FORGET_EVERY_MS) return
    forgotAt = now()
    await storage.writeAside((tx) => forgetOldMail(tx, now()))
  }

  /** One look at a time: who asks meanwhile gets one that begins afterwards. */
  function run(): Promise<void> {
    last = last.catch(() => {}).then(() => (isStopped ? undefined : makeAndSend()))
    return last
  }

  return {
    outbox,
    error: () => error,
    start() {
      isStarted = true
      lookIn(LOOK_SOON_MS)
    },
    run,
    async digests() {
      await mailDigests(making())
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      const patience = setTimeout(() => stopping.abort(), STOP_MS)
      await last.catch(() => {})
      clearTimeout(patience)
    },
  }
}
