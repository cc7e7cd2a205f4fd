import { isAdministrator } from '#domain/policies/roles.ts'
import type { AuditEvent } from '#server/accounts/audit-log.ts'
import { setDeactivated, setRole } from '#server/accounts/users.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Writing } from '#server/storage/database.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import type { GraphQLContext } from '../context.ts'
import { UserRole } from '../schema/enums.ts'
import { mutation } from '../schema/mutation.ts'
import { User } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'
import { administrator } from './administrator.ts'

builder.objectField(User, 'deactivatedAt', (t) =>
  t.field({
    type: 'ISO8601DateTime',
    nullable: true,
    description:
      'Time the account was deactivated; null if it is active, and for viewers other than administrators.',
    resolve: (user, _args, { viewer }) => (viewer && isAdministrator(viewer) ? user.deactivated_at : null),
  }),
)

const userId = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) =>
  t.int({ required: true, description: 'Id of the user.' })

const userPayload = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { userId: number }>) => ({
  user: relationOrNull(t, User, 'The updated user.', { userId: userById }),
})

/** A change of somebody's account by an administrator, which shows at once in what others read of the person. */
async function administer(
  context: GraphQLContext,
  what: string,
  change: (tx: Writing, now: string) => Promise<void>,
  event: AuditEvent,
  about: Record<string, number | string | boolean | null>,
): Promise<void> {
  const { id } = administrator(context, what)
  await context.storage.write((tx) => change(tx, new Date().toISOString()))
  context.audit(event, { ...about, by: id })
}

mutation('setUserRole', {
  description:
    'Changes the role of a user; for administrators. Editors and administrators need an e-mail address, and at least one administrator must remain.',
  input: (t) => ({
    userId: userId(t),
    role: t.field({ type: UserRole, required: true, description: 'The new role.' }),
  }),
  resolve: async ({ userId, role }, context) => {
    const change = (tx: Writing, now: string) => setRole(tx, userId, role, now)
    await administer(context, 'to change a role', change, 'role-changed', { userId, role })
    return { userId }
  },
  payload: userPayload,
})

mutation('deactivateUser', {
  description:
    'Deactivates an account; for administrators. Its sessions end, its API keys are revoked and its links (new password, verification) withdrawn, for good; contributions stay.',
  input: (t) => ({ userId: userId(t) }),
  resolve: async ({ userId }, context) => {
    const change = (tx: Writing, now: string) => setDeactivated(tx, userId, true, now)
    await administer(context, 'to deactivate an account', change, 'user-deactivated', { userId })
    return { userId }
  },
  payload: userPayload,
})

mutation('reactivateUser', {
  description:
    'Reactivates a deactivated account; for administrators. Its API keys, sessions and links do not come back.',
  input: (t) => ({ userId: userId(t) }),
  resolve: async ({ userId }, context) => {
    const change = (tx: Writing, now: string) => setDeactivated(tx, userId, false, now)
    await administer(context, 'to reactivate an account', change, 'user-reactivated', { userId })
    return { userId }
  },
  payload: userPayload,
})
