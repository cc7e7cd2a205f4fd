import { lookupTable } from '#domain/lookup-table.ts'

const sentences: Readonly<Record<string, string>> = lookupTable({
  account_not_linked:
    'An account with this e-mail address exists. Sign in with your password, then add the other service under “Password and sessions”.',
  unable_to_link_account: 'The other service could not be added: it belongs to another account here.',
  provider_unreachable:
    'The other service is not responding. Try again later, or sign in with your password.',
  sign_up_not_open: 'There is no account for you here; new accounts need an invitation.',
  signed_in_at_once:
    'You signed in for the first time in two windows at once: go on in the other one, or sign in again.',
  access_denied: 'Sign-in with the other service was cancelled.',
  state_mismatch: 'The attempt has expired or was started in another window. Try again.',
})

/** Why signing in elsewhere failed, in a reader's words. */
export const providerError = (code: string): string =>
  sentences[code] ??
  `Sign-in with the other service failed (${code}). Try again, or sign in with your password.`
