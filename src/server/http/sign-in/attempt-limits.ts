import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { foldEmail } from '#domain/user-rules.ts'
import { digestOf } from '#server/accounts/api-keys/api-key-format.ts'
import type { RequestCounters } from '#server/storage/request-counters.ts'
import { ClientError } from '#server/errors/client-error.ts'
import { countedAddress } from '../limits/client-address.ts'
import { createLimit } from '../limits/rate-limit.ts'
import type { Limit } from '../limits/rate-limit.ts'

const QUARTER_OF_AN_HOUR = 900
const HOUR = 3600

/**
 * Limits on how often something may be tried, so that nobody guesses passwords or fills the knowledgebase
 * with accounts.
 */
export interface AttemptLimits {
  /** One request to sign in, make an account or use a link, whatever becomes of it. */
  request(request: FastifyRequest): Promise<void>
  /**
   * One attempt to sign in as the address; the same whether it has an account or not.
   * @param browser of one in which this account has signed in before: what strangers try elsewhere does not lock it out
   */
  signIn(request: FastifyRequest, email: string, browser: string | null): Promise<void>
  /** A sign-in that worked: the attempts before it are forgotten. */
  signedIn(request: FastifyRequest, email: string): Promise<void>
  /** One attempt to make an account, use a link or reset a password. */
  account(request: FastifyRequest): Promise<void>
  /**
   * One message to verify an address of the user, who has got an account, changed the address or asks again.
   * @throws ClientError, as the others, which says when it is possible again
   */
  verification(userId: number): Promise<void>
  /** One message to an address that somebody causes. @returns false when it has got as many as it may */
  mail(email: string): Promise<boolean>
}

async function spend(limit: Limit, key: string, what = 'Too many attempts'): Promise<void> {
  const { allowed, resetSeconds } = await limit.count(key)
  if (allowed) return
  const minutes = Math.ceil(resetSeconds / 60)
  throw new ClientError('RATE_LIMITED', `${what}: try again in ${minutes} min`, {
    retryAfter: resetSeconds,
    headers: { 'cache-control': 'no-store' },
  })
}

export function createAttemptLimits(counters: RequestCounters, log: FastifyBaseLogger): AttemptLimits {
  const limitOf = (name: string, points: number, seconds = QUARTER_OF_AN_HOUR) =>
    createLimit(name, { points, seconds }, counters, log)
  // From one place to one account; from one place to any; and from everywhere to one account, where guessing is spread.
  const requests = limitOf('sign-in-requests', 300)
  const here = limitOf('sign-in-here', 8)
  const place = limitOf('sign-in-place', 120)
  const account = limitOf('sign-in-account', 60)
  const browserLimit = limitOf('sign-in-browser', 20)
  const others = limitOf('accounts', 100)
  const messages = limitOf('account-mail', 5, HOUR)
  const verifications = limitOf('verifications', 6, HOUR)
  const address = (request: FastifyRequest) => countedAddress(request.ip)
  // What somebody entered may be long and no text to a database, and says who they are.
  const person = (email: string) => digestOf(foldEmail(email))
  const both = (request: FastifyRequest, email: string) => `${address(request)} ${person(email)}`
  return {
    request: (request) => spend(requests, address(request)),
    async signIn(request, email, browser) {
      // The place first: what is refused there counts against nobody's account.
      await spend(place, address(request))
      if (browser !== null) return spend(browserLimit, `${digestOf(browser)} ${person(email)}`)
      await spend(here, both(request, email))
      await spend(account, person(email))
    },
    signedIn: (request, email) => here.forget(both(request, email)),
    account: (request) => spend(others, address(request)),
    verification: (userId) =>
      spend(
        verifications,
        String(userId),
        'The e-mail address was changed or asked to be verified too often',
      ),
    mail: async (email) => (await messages.count(person(email))).allowed,
  }
}
