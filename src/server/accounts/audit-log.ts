/** Events of the audit log: what concerns security and is noted in the service's log. */
export type AuditEvent =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'sign-up'
  | 'set-up'
  | 'password-changed'
  | 'password-confirmed'
  | 'password-reset'
  | 'password-reset-asked'
  | 'password-link-created'
  | 'provider-linked'
  | 'invitation-created'
  | 'invitation-withdrawn'
  | 'api-key-created'
  | 'api-key-revoked'
  | 'api-keys-revoked'
  | 'email-changed'
  | 'email-verified'
  | 'role-changed'
  | 'user-deactivated'
  | 'user-reactivated'
  | 'organization-created'
  | 'organization-changed'
  | 'member-set'
  | 'member-removed'
  | 'upstream-added'
  | 'upstream-removed'
  | 'upstream-paused'
  | 'upstream-resumed'
  | 'mirror-run-requested'

/**
 * Notes an event with ids of what it is about. Never with a secret: no key, token, password, nor an e-mail address,
 * which are facts about people.
 */
export type Audit = (
  event: AuditEvent,
  about: Readonly<Record<string, number | string | boolean | null>>,
) => void
