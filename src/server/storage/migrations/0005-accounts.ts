import type { Dialect } from '../dialect.ts'
import { createIndex, createTable, oneOf } from './ddl.ts'

/** Tables of how people sign in: sessions, passwords and outside accounts, and links that work once. */
export function accounts(dialect: Dialect): string[] {
  const { id, text } = dialect.types
  const table = (name: string, columns: string[]) => createTable(dialect, name, columns)
  const times = [`created_at ${text} not null`, `updated_at ${text} not null`]
  return [
    // Whether an outside provider has vouched for the address.
    `alter table users add column email_verified boolean not null default false`,
    ...table('sessions', [
      `id ${id}`,
      `user_id integer not null references users (id)`,
      // As of API keys, only the digest is kept: who reads the database cannot act as anyone.
      `token_digest ${text} not null unique`,
      `expires_at ${text} not null`,
      `ip_address ${text}`,
      `user_agent ${text}`,
      ...times,
    ]),
    createIndex('sessions', 'user_id, id'),
    createIndex('sessions', 'expires_at'),
    ...table('sign_in_methods', [
      `id ${id}`,
      `user_id integer not null references users (id)`,
      // `credential`: e-mail and password.
      `provider_id ${text} not null`,
      `account_id ${text} not null`,
      `password_hash ${text}`,
      ...times,
    ]),
    createIndex('sign_in_methods', 'provider_id, account_id', { unique: true }),
    createIndex('sign_in_methods', 'user_id, id'),
    // What an outside provider is expected to send back.
    ...table('sign_in_verifications', [
      `id ${id}`,
      `identifier ${text} not null`,
      `value ${text} not null`,
      `expires_at ${text} not null`,
      ...times,
    ]),
    createIndex('sign_in_verifications', 'identifier, id'),
    createIndex('sign_in_verifications', 'expires_at'),
    ...table('account_links', [
      `id ${id}`,
      `kind ${text} not null ${oneOf('kind', 'SET_UP INVITATION PASSWORD')}`,
      `token_digest ${text} not null unique`,
      // Whose password it sets.
      `user_id integer references users (id)`,
      // What becomes of whom it invites.
      `role ${text} ${oneOf('role', 'CURATOR EDITOR ADMIN')}`,
      `organization_id integer references organizations (id)`,
      `note ${text}`,
      `created_by integer references users (id)`,
      `expires_at ${text} not null`,
      `used_at ${text}`,
      `used_by integer references users (id)`,
      `created_at ${text} not null`,
    ]),
    createIndex('account_links', 'kind, id'),
    ...table('service_secrets', [`name ${text} primary key`, `secret ${text} not null`]),
    ...table('request_counts', [
      `key ${text} primary key`,
      `points integer not null default 0`,
      `expire bigint`,
    ]),
  ]
}
