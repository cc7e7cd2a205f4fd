import { atMost, longestTexts } from '#domain/text/text-lengths.ts'
import { emailError, textError } from '#domain/user-rules.ts'
import { createAccountLink, openInvitations, withdrawAccountLinks } from '#server/accounts/account-links.ts'
import type { AccountLinkRecord } from '#server/accounts/account-links.ts'
import { existingOrganization } from '#server/accounts/organizations.ts'
import { administeredUser } from '#server/accounts/users.ts'
import { organizationById } from '#server/knowledge/people/organizations.ts'
import { userById } from '#server/knowledge/people/users.ts'
import { ClientError, throwIfAny } from '#server/errors/client-error.ts'
import { builder } from '../schema/builder.ts'
import { UserRole } from '../schema/enums.ts'
import { mutation } from '../schema/mutation.ts'
import { Organization, User } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'
import { administrator } from './administrator.ts'

const Invitation = builder.objectRef<AccountLinkRecord>('Invitation').implement({
  description: 'An invitation to create an account. The link is shown once, to the user who created it.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the invitation.' }),
    role: t.field({
      type: UserRole,
      description: 'Role of the new user.',
      resolve: ({ role }) => role ?? 'CURATOR',
    }),
    organization: relationOrNull(t, Organization, 'Organization that the new user joins.', {
      organization_id: organizationById,
    }),
    note: t.exposeString('note', { nullable: true, description: 'Note on the recipient.' }),
    invitedBy: relationOrNull(t, User, 'User who created it; null if created on the command line.', {
      created_by: userById,
    }),
    createdAt: t.expose('created_at', { type: 'ISO8601DateTime', description: 'Time of creation.' }),
    expiresAt: t.expose('expires_at', { type: 'ISO8601DateTime', description: 'Time of expiry.' }),
  }),
})

builder.queryField('invitations', (t) =>
  t.field({
    type: [Invitation],
    description: 'Invitations that are still valid, newest first; for administrators.',
    resolve: (_root, _args, context) => {
      administrator(context, 'to see invitations')
      return openInvitations(context.db, new Date().toISOString())
    },
  }),
)

mutation('createInvitation', {
  description:
    'Creates an invitation link with which one person can create an account, and mails it if an address is given; for administrators.',
  input: (t) => ({
    role: t.field({
      type: UserRole,
      defaultValue: 'CURATOR',
      description: 'Role of the new user.',
    }),
    organizationId: t.int({ description: 'Id of the organization that the new user joins.' }),
    note: t.string({ description: `Note on the recipient; ${atMost('invitationNote')}.` }),
    email: t.string({
      description: 'Address to which the link is mailed, where a mail server is configured.',
    }),
  }),
  resolve: async ({ role, organizationId, note, email }, context) => {
    const recipient = email?.trim() || null
    const about = note?.trim() || recipient
    const { outbox } = context
    throwIfAny(
      'BAD_USER_INPUT',
      [
        about && textError('note', about, longestTexts.invitationNote),
        recipient && emailError(recipient),
        recipient &&
          !outbox.isOn &&
          'email must be empty: this knowledgebase does not send e-mail, so share the link',
      ],
      ', ',
    )
    const { id: createdBy } = administrator(context, 'to invite a user')
    const { path, record } = await context.storage.writeAside(async (tx) => {
      if (organizationId != null) await existingOrganization(tx, organizationId)
      const now = new Date().toISOString()
      const link = await createAccountLink(tx, {
        kind: 'INVITATION',
        role: role ?? 'CURATOR',
        organizationId: organizationId ?? null,
        note: about,
        createdBy,
        now,
      })
      if (recipient !== null)
        await outbox.add(tx, { kind: 'INVITATION', linkId: link.record.id, recipient, now })
      return link
    })
    context.audit('invitation-created', { userId: createdBy, invitationId: record.id, role: record.role })
    return { path, invitation: record }
  },
  payload: (t) => ({
    path: t.exposeString('path', {
      description: 'Path of the invitation link on this site, only in this response; for the person invited.',
    }),
    invitation: t.field({
      type: Invitation,
      description: 'The invitation.',
      resolve: ({ invitation }) => invitation,
    }),
  }),
})

mutation('withdrawInvitation', {
  description: 'Withdraws an unused invitation; for administrators.',
  input: (t) => ({ id: t.int({ required: true, description: 'Id of the invitation.' }) }),
  resolve: async ({ id }, context) => {
    const user = administrator(context, 'to withdraw an invitation')
    const removed = await context.storage.writeAside((tx) =>
      withdrawAccountLinks(tx, { kind: 'INVITATION', id }),
    )
    if (removed === 0)
      throw new ClientError('NOT_FOUND', `An invitation ${id} that is still open doesn't exist`)
    context.audit('invitation-withdrawn', { userId: user.id, invitationId: id })
    return { success: true }
  },
  payload: (t) => ({
    success: t.exposeBoolean('success', { description: 'Always true: the link is no longer valid.' }),
  }),
})

mutation('createPasswordLink', {
  description:
    'Creates a link with which a user can set a new password, once and within an hour; for administrators. Earlier links become invalid.',
  input: (t) => ({ userId: t.int({ required: true, description: 'Id of the user.' }) }),
  resolve: async ({ userId }, context) => {
    const { id: createdBy } = administrator(context, 'to reset a password')
    const { path, record } = await context.storage.writeAside(async (tx) => {
      const user = await administeredUser(tx, userId)
      if (user.email === null)
        throw new ClientError('CONFLICT', `${user.username} has no e-mail address to sign in with`)
      await withdrawAccountLinks(tx, { kind: 'PASSWORD', userId })
      return createAccountLink(tx, { kind: 'PASSWORD', userId, createdBy, now: new Date().toISOString() })
    })
    context.audit('password-link-created', { userId, by: createdBy })
    return { path, expiresAt: record.expires_at }
  },
  payload: (t) => ({
    path: t.exposeString('path', {
      description: 'Path of the password link on this site, only in this response; for the user.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'ISO8601DateTime', description: 'Time of expiry.' }),
  }),
})
