import { isAdministrator } from '#domain/policies/roles.ts'
import { setDeactivated, setRole } from '#server/accounts/users.ts'
import { userById } from '#server/knowledge/people/users.ts'
import type { Writing } from '#server/storage/database.ts'
import { builder } from '../schema/builder.ts'
import type { Types } from '../schema/builder.ts'
import { UserRole } from '../schema/enums.ts'
import { decidedOnInput, decisionStatePayload, mutation } from '../schema/mutation.ts'
import { User } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'
import { decideOnAccount } from './account-decision.ts'

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

const userPayload = (
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, { userId: number; decisionState?: string }>,
) => ({
  user: relationOrNull(t, User, 'The updated user.', { userId: userById }),
  ...decisionStatePayload(t),
})

mutation('setUserRole', {
  description:
    'Changes the role of a user; for administrators. Editors and administrators need an e-mail address, and at least one administrator must remain.',
  input: (t) => ({
    userId: userId(t),
    role: t.field({ type: UserRole, required: true, description: 'The new role.' }),
    ...decidedOnInput(t),
  }),
  resolve: async ({ userId, role, decidedOn }, context) => {
    const decision = {
      action: 'role-changed',
      subject: { entityType: 'USER', id: userId },
      about: { userId, role },
      purpose: 'to change a role',
      decidedOn,
    } as const
    const change = (tx: Writing, now: string) => setRole(tx, userId, role, now)
    return { userId, ...(await decideOnAccount(context, decision, change)) }
  },
  payload: userPayload,
})

mutation('deactivateUser', {
  description:
    'Deactivates an account; for administrators. Its sessions end, its API keys are revoked and its links (new password, verification) withdrawn, for good; contributions stay.',
  input: (t) => ({ userId: userId(t), ...decidedOnInput(t) }),
  resolve: async ({ userId, decidedOn }, context) => {
    const decision = {
      action: 'user-deactivated',
      subject: { entityType: 'USER', id: userId },
      about: { userId },
      purpose: 'to deactivate an account',
      decidedOn,
    } as const
    const change = (tx: Writing, now: string) => setDeactivated(tx, userId, true, now)
    return { userId, ...(await decideOnAccount(context, decision, change)) }
  },
  payload: userPayload,
})

mutation('reactivateUser', {
  description:
    'Reactivates a deactivated account; for administrators. Its API keys, sessions and links do not come back.',
  input: (t) => ({ userId: userId(t), ...decidedOnInput(t) }),
  resolve: async ({ userId, decidedOn }, context) => {
    const decision = {
      action: 'user-reactivated',
      subject: { entityType: 'USER', id: userId },
      about: { userId },
      purpose: 'to reactivate an account',
      decidedOn,
    } as const
    const change = (tx: Writing, now: string) => setDeactivated(tx, userId, false, now)
    return { userId, ...(await decideOnAccount(context, decision, change)) }
  },
  payload: userPayload,
})
