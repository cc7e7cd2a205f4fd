import type { Generated } from 'kysely'
import type { UserRole } from '#domain/vocabularies/people.ts'

export interface SessionRow {
  id: Generated<number>
  user_id: number
  /** SHA-256 of the token in the cookie, as hexadecimal digits. */
  token_digest: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  created_at: string
  updated_at: string
}

export interface SignInMethodRow {
  id: Generated<number>
  user_id: number
  /** `credential` (e-mail and password) or the id of an outside provider. */
  provider_id: string
  /** Who the person is there; of `credential` the user's id. */
  account_id: string
  password_hash: string | null
  created_at: string
  updated_at: string
}

export interface SignInVerificationRow {
  id: Generated<number>
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

export type AccountLinkKind = 'SET_UP' | 'INVITATION' | 'PASSWORD'

/** A link that works once. */
export interface AccountLinkRow {
  id: Generated<number>
  kind: AccountLinkKind
  token_digest: string
  user_id: number | null
  role: UserRole | null
  organization_id: number | null
  note: string | null
  created_by: number | null
  expires_at: string
  used_at: string | null
  used_by: number | null
  created_at: string
}

export interface ServiceSecretRow {
  name: string
  secret: string
}

/** Requests counted for several instances together. */
export interface RequestCountRow {
  key: string
  points: Generated<number>
  /** Milliseconds since 1970. */
  expire: number | null
}
