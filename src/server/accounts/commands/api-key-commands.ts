import type { Command } from 'commander'
import { ClientError } from '#server/errors/client-error.ts'
import { say } from '#server/terminal/standard-output.ts'
import type { Storage } from '#server/storage/database.ts'
import { apiKeysOfUser, revokeAllApiKeys, revokeApiKey } from '../api-keys/api-keys.ts'
import type { ApiKeyRecord } from '../api-keys/api-keys.ts'
import { maskedKeyOf } from '../api-keys/masked-key.ts'
import { auditCommand, namedUser } from './operator.ts'

type Options = { database?: string }

function stateOf({ revoked_at, expires_at }: ApiKeyRecord, now: string): string {
  if (revoked_at !== null) return `revoked ${revoked_at}`
  if (expires_at !== null) return `${expires_at <= now ? 'expired' : 'expires'} ${expires_at}`
  return 'active'
}

async function listKeys(storage: Storage, name: string): Promise<void> {
  const { id, username } = await namedUser(storage.read, name)
  const [keys = []] = await apiKeysOfUser(storage.read, [id])
  if (keys.length === 0) return say(`${username} has no API keys.`)
  const now = new Date().toISOString()
  for (const key of keys)
    say(
      [key.id, maskedKeyOf(key), key.name ?? '', key.last_used_at ?? 'never used', stateOf(key, now)].join(
        '\t',
      ),
    )
  return undefined
}

async function revokeKeys(storage: Storage, name: string, keyId: string | undefined): Promise<void> {
  const { id: userId, username } = await namedUser(storage.read, name)
  const now = new Date().toISOString()
  if (keyId === undefined) {
    const count = await storage.writeAside((tx) => revokeAllApiKeys(tx, userId, now))
    auditCommand('api-keys-revoked', { userId, count })
    return say(`Revoked ${count} API ${count === 1 ? 'key' : 'keys'} of ${username}.`)
  }
  const id = Number(keyId)
  const owner = Number.isSafeInteger(id)
    ? await storage.writeAside((tx) => revokeApiKey(tx, { id, userId, now }))
    : null
  if (owner === null)
    throw new ClientError(
      'NOT_FOUND',
      `${username} has no API key “${keyId}”: “curia user keys” lists the ids of their keys`,
    )
  auditCommand('api-key-revoked', { userId, keyId: id })
  return say(`Revoked API key ${id} of ${username}.`)
}

/** Adds the commands that list and revoke the API keys of a user. */
export function addApiKeyCommands(
  add: (usage: string, description: string) => Command,
  onDatabase: (options: Options, work: (storage: Storage) => Promise<void>) => Promise<void>,
): void {
  add('keys <user>', 'list the API keys of a user: id, masked key, name, last use, state').action(
    (name: string, options: Options) => onDatabase(options, (storage) => listKeys(storage, name)),
  )
  add('revoke-keys <user> [key]', 'revoke the API keys of a user, or the one with the id, for good').action(
    (name: string, key: string | undefined, options: Options) =>
      onDatabase(options, (storage) => revokeKeys(storage, name, key)),
  )
}
