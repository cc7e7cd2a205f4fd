import type { FastifyBaseLogger } from 'fastify'
import type { SignIn } from '#server/accounts/sign-in.ts'
import type { SignInOptions } from '#server/accounts/sign-in-options.ts'
import type { Storage } from '#server/storage/database.ts'
import type { AttemptLimits } from './attempt-limits.ts'

/** Services of the routes of sign-in. */
export interface SignInRoutes {
  storage: Storage['identity']
  options: SignInOptions
  publicUrl: string | null
  /** Made when it is first needed: it must know where the service listens. */
  signIn: () => Promise<SignIn>
  attempts: AttemptLimits
  log: FastifyBaseLogger
}
