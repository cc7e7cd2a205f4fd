import type { Generated } from 'kysely'
import type { DatedRow } from '../row-shapes.ts'
import type { UserRole } from '#domain/vocabularies/people.ts'

export type AccountLinkKind = 'SET_UP' | 'INVITATION' | 'PASSWORD'

export interface AccountTables {
  sessions: DatedRow & {
    user_id: number
    /** SHA-256 of the token in the cookie, as hexadecimal digits. */
    token_digest: string
    expires_at: string
    ip_address: string | null
    user_agent: string | null
  }
  sign_in_methods: DatedRow & {
    user_id: number
    /** `credential` (e-mail and password) or the id of an outside provider. */
    provider_id: string
    /** Who the person is there; of `credential` the user's id. */
    account_id: string
    password_hash: string | null
  }
  sign_in_verifications: DatedRow & {
    identifier: string
    value: string
    expires_at: string
  }
  /** A link that works once. */
  account_links: {
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
  service_secrets: {
    name: string
    secret: string
  }
  /** Requests counted for several instances together. */
  request_counts: {
    key: string
    points: Generated<number>
    /** Milliseconds since 1970. */
    expire: number | null
  }
}
