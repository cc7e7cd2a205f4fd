import { pino } from 'pino'
import { mailSecrets } from '#server/accounts/mail/mail-secrets.ts'
import { mailService } from '#server/mail/mail-service.ts'
import type { MailService } from '#server/mail/mail-service.ts'
import type { Storage } from '#server/storage/database.ts'

/** Where people reach the service of the tests. */
export const SITE = 'https://curia.test'

/** Mail of a test: it sends when it is told to, and the test moves its clock. */
export interface TestMail extends MailService {
  /** Lines of its log. */
  log: string[]
  /** Moves its clock forward, and sends what is due then. */
  after(milliseconds: number): Promise<void>
}

/** Mail of a service on the database, to the server at an address `smtp://127.0.0.1:<port>`. */
export function testMail(storage: Storage, server: { url: string }, name = 'Curia of the tests'): TestMail {
  const log: string[] = []
  let ahead = 0
  const url = new URL(server.url)
  const service = mailService({
    storage,
    config: {
      server: { host: url.hostname, port: Number(url.port), secure: false, auth: null },
      from: { name, address: 'curia@curia.test' },
      siteUrl: SITE,
    },
    site: { name, contact: 'help@curia.test' },
    secrets: mailSecrets(storage),
    log: pino({ level: 'debug' }, { write: (line: string) => void log.push(line) }),
    now: () => Date.now() + ahead,
    random: () => 0.5,
  })
  return {
    ...service,
    log,
    after(milliseconds) {
      ahead += milliseconds
      return service.run()
    },
  }
}
