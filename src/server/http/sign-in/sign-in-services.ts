import type { SignIn } from '#server/accounts/sign-in.ts'
import type { SignInOptions } from '#server/config/sign-in-options.ts'
import type { BackgroundWork } from '#server/concurrency/background-work.ts'
import type { Outbox } from '#server/mail/outbox.ts'
import type { Storage } from '#server/storage/database.ts'
import type { AttemptLimits } from './attempt-limits.ts'

/** Services of the routes of sign-in. */
export interface SignInRoutes {
  storage: Storage['identity']
  /** Where messages to users are left. */
  outbox: Outbox
  options: SignInOptions
  publicUrl: string | null
  /** Made when it is first needed: it must know where the service listens. */
  signIn: () => Promise<SignIn>
  attempts: AttemptLimits
  /** Work that goes on after the answer. */
  background: Pick<BackgroundWork, 'start'>
}
