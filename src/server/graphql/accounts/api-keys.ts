import { atMost, longestTexts } from '#domain/text/text-lengths.ts'
import { textError } from '#domain/user-rules.ts'
import { isAdministrator } from '#domain/policies/roles.ts'
import { maskedKeyOf } from '#server/accounts/api-keys/masked-key.ts'
import {
  apiKeysOfUser,
  generateApiKey,
  revokeAllApiKeys,
  revokeApiKey,
} from '#server/accounts/api-keys/api-keys.ts'
import type { ApiKeyRecord } from '#server/accounts/api-keys/api-keys.ts'
import { administeredUser } from '#server/accounts/users.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { mutation } from '../schema/mutation.ts'
import { User } from '../schema/refs.ts'
import { administrator } from './administrator.ts'
import { signedInRecently } from '../people/signed-in.ts'

/** A key; the key itself only in the answer that gives it. */
type ShownKey = ApiKeyRecord & { token?: string }

export const ApiKey = builder.objectRef<ShownKey>('ApiKey').implement({
  description: 'API key, with which programs act for its owner. The key itself is shown once and not stored.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the key, for `revokeApiKey`.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Name given by its owner; null for keys that predate names.',
    }),
    reminder: t.string({
      description: 'Masked key: prefix and last characters.',
      resolve: maskedKeyOf,
    }),
    token: t.string({
      nullable: true,
      description: 'The key itself, only in the response to `generateApiKey`; otherwise null.',
      resolve: ({ token }) => token ?? null,
    }),
    createdAt: t.expose('created_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of creation.',
    }),
    lastUsedAt: t.expose('last_used_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of the latest use, to the minute; null if never used.',
    }),
    expiresAt: t.expose('expires_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of expiry; null if it does not expire.',
    }),
    revokedAt: t.expose('revoked_at', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time of revocation; null if not revoked.',
    }),
  }),
})

/** The keys of a user as the caller may see them: their own, and as an administrator those of all. */
export async function visibleApiKeys(
  user: { id: number },
  includeRevoked: boolean,
  { viewer, load }: Pick<GraphQLContext, 'viewer' | 'load'>,
): Promise<ShownKey[]> {
  if (!viewer || (viewer.id !== user.id && !isAdministrator(viewer))) return []
  const keys = await load(apiKeysOfUser, user.id)
  return includeRevoked ? keys : keys.filter(({ revoked_at }) => revoked_at === null)
}

mutation('generateApiKey', {
  description:
    'Creates an API key for the caller, who must have signed in recently: API keys cannot create others. Only this response shows the key.',
  input: (t) => ({
    name: t.string({
      description: `Name; ${atMost('apiKeyName')}. By default, the key is named after the day.`,
    }),
    expiresAt: t.field({
      type: 'ISO8601DateTime',
      description: 'Time of expiry; without it, the key is valid until revoked.',
    }),
  }),
  resolve: async ({ name, expiresAt }, context) => {
    const now = new Date().toISOString()
    // The published interface names no keys: a caller of it gets a name that tells the key from others.
    const called = name?.trim() ?? `Key of ${now.slice(0, 10)}`
    throwIfAny(
      'BAD_USER_INPUT',
      [
        called === '' ? 'name can’t be blank' : null,
        textError('name', called, longestTexts.apiKeyName),
        expiresAt && expiresAt <= now ? `expiresAt ${expiresAt} is in the past: give a later time` : null,
      ],
      ', ',
    )
    const user = signedInRecently(context, 'to create an API key')
    const { token, record } = await context.storage.writeAside((tx) =>
      generateApiKey(tx, { userId: user.id, name: called, expiresAt: expiresAt ?? null, now }),
    )
    context.audit('api-key-created', { userId: user.id, keyId: record.id, expiresAt: record.expires_at })
    return { user, apiKey: { ...record, token } }
  },
  payload: (t) => ({
    user: t.field({
      type: User,
      nullable: true,
      description: 'Owner of the key.',
      resolve: ({ user }) => user,
    }),
    apiKey: t.field({
      type: ApiKey,
      nullable: true,
      description: 'The new key, with the key itself as `token`.',
      resolve: ({ apiKey }) => apiKey,
    }),
  }),
})

mutation('revokeApiKey', {
  description:
    'Permanently revokes an API key of the caller, who must have signed in recently; administrators may revoke those of others. No error if it is revoked already.',
  input: (t) => ({ id: t.int({ required: true, description: 'Id of the key.' }) }),
  resolve: async ({ id }, context) => {
    const user = signedInRecently(context, 'to revoke an API key')
    const now = new Date().toISOString()
    const owner = isAdministrator(user) ? null : user.id
    const userId = await context.storage.writeAside((tx) => revokeApiKey(tx, { id, userId: owner, now }))
    if (userId === null)
      throw new ClientError(
        'NOT_FOUND',
        owner === null
          ? `There is no API key with id ${id}`
          : `You have no API key with id ${id}: it doesn't exist`,
      )
    context.audit('api-key-revoked', { userId, keyId: id, by: user.id })
    return { success: true }
  },
  payload: (t) => ({
    success: t.exposeBoolean('success', { description: 'Always true: the key is revoked.' }),
  }),
})

mutation('revokeAllApiKeys', {
  description:
    'Permanently revokes all API keys of the caller, who must have signed in recently, or as an administrator those of another user.',
  input: (t) => ({
    userId: t.int({
      description: 'Id of the user whose keys are revoked, for administrators; the caller unless given.',
    }),
  }),
  resolve: async (input, context) => {
    const user = signedInRecently(context, 'to revoke API keys')
    const userId = input.userId ?? user.id
    if (userId !== user.id) administrator(context, 'to revoke the API keys of others')
    const now = new Date().toISOString()
    const revokedCount = await context.storage.writeAside(async (tx) => {
      const { id } = await administeredUser(tx, userId)
      return revokeAllApiKeys(tx, id, now)
    })
    context.audit('api-keys-revoked', { userId, count: revokedCount, by: user.id })
    return { revokedCount }
  },
  payload: (t) => ({
    revokedCount: t.exposeInt('revokedCount', { description: 'Number of keys revoked.' }),
  }),
})
