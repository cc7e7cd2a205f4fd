import { isAdministrator } from '#domain/policies/roles.ts'
import { mailStatus } from '#server/mail/mail-status.ts'
import type { FailedMail, MailStatus } from '#server/mail/mail-status.ts'
import { builder } from '../schema/builder.ts'

const MailKind = builder.enumType('MailKind', {
  description: 'Kind of a message.',
  values: {
    INVITATION: { description: 'Invitation to create an account.' },
    PASSWORD_RESET: { description: 'Link to set a new password.' },
    PASSWORD_CHANGED: {
      description: 'Notice that the password was changed or a service to sign in with was linked.',
    },
    EMAIL_VERIFICATION: { description: 'Link to verify an e-mail address.' },
    EMAIL_CHANGED: { description: 'Notice to the former e-mail address.' },
    NOTIFICATIONS: { description: 'Notifications mailed at once.' },
    DIGEST: { description: 'Notifications of a day.' },
  } as const,
})

const MailFailure = builder.objectRef<NonNullable<MailStatus['lastFailure']>>('MailFailure').implement({
  description: 'An attempt to send a message that failed.',
  fields: (t) => ({
    reason: t.exposeString('reason', {
      description: 'Reply of the mail server, or error of the connection.',
    }),
    at: t.expose('at', { type: 'ISO8601DateTime', description: 'Time of the attempt.' }),
  }),
})

const FailedMessage = builder.objectRef<FailedMail>('FailedMail').implement({
  description: 'A message that was set aside: it is not sent again.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the message.' }),
    kind: t.expose('kind', { type: MailKind, description: 'Kind of the message.' }),
    recipient: t.exposeString('recipient', {
      nullable: true,
      description: 'E-mail address of the recipient.',
    }),
    reason: t.exposeString('reason', {
      description: 'Reply of the mail server, or error of the connection.',
    }),
    failedAt: t.expose('failedAt', {
      type: 'ISO8601DateTime',
      description: 'Time at which it was set aside.',
    }),
  }),
})

const Status = builder.objectRef<MailStatus>('MailStatus').implement({
  description: 'State of mail.',
  fields: (t) => ({
    waiting: t.exposeInt('waiting', { description: 'Number of messages that wait to be sent.' }),
    lastSentAt: t.expose('lastSentAt', {
      type: 'ISO8601DateTime',
      nullable: true,
      description: 'Time at which the mail server last took a message; null if none within a month.',
    }),
    lastFailure: t.field({
      type: MailFailure,
      nullable: true,
      description: 'Latest failed attempt of a message that waits or was set aside; null if none.',
      resolve: ({ lastFailure }) => lastFailure,
    }),
    failed: t.field({
      type: [FailedMessage],
      description: 'Messages set aside within a month, newest first; at most 100.',
      resolve: ({ failed }) => failed,
    }),
  }),
})

builder.queryField('mailStatus', (t) =>
  t.field({
    type: Status,
    nullable: true,
    description: 'State of mail, for administrators; null for others, and if no mail server is configured.',
    resolve: (_root, _args, { viewer, outbox, db }) =>
      outbox.isOn && viewer && isAdministrator(viewer) ? mailStatus(db) : null,
  }),
)
