import { preferenceOf, setPreference } from '#server/mail/mail-preferences.ts'
import type { UserRecord } from '#server/knowledge/records/terms.ts'
import { builder } from '../schema/builder.ts'
import { NotificationMail } from '../schema/enums.ts'
import { signedIn } from '../people/signed-in.ts'
import { mutation } from '../schema/mutation.ts'

const MailSettings = builder
  .objectRef<Pick<UserRecord, 'id' | 'email' | 'email_verified'>>('MailSettings')
  .implement({
    description: 'Mail that the caller gets.',
    fields: (t) => ({
      address: t.exposeString('email', {
        nullable: true,
        description: 'E-mail address of the account; null if there is none.',
      }),
      isAddressVerified: t.boolean({
        description: 'True if the address was verified; notifications are mailed to no other.',
        resolve: ({ email, email_verified }) => email !== null && email_verified,
      }),
      notifications: t.field({
        type: NotificationMail,
        description: 'Time at which notifications are mailed.',
        resolve: ({ id }, _args, { db }) => preferenceOf(db, id),
      }),
    }),
  })

builder.queryField('mailSettings', (t) =>
  t.field({
    type: MailSettings,
    nullable: true,
    description:
      'Mail that the caller gets; null if no mail server is configured, and for anonymous callers.',
    resolve: (_root, _args, { viewer, outbox }) => (outbox.isOn ? viewer : null),
  }),
)

mutation('setNotificationMail', {
  description: 'Sets when the caller gets notifications by mail. Only a verified address gets any.',
  input: (t) => ({
    notifications: t.field({
      type: NotificationMail,
      required: true,
      description: 'Time at which notifications are mailed.',
    }),
  }),
  resolve: async ({ notifications }, context) => {
    const { id } = signedIn(context, 'to set when you get mail')
    const now = new Date().toISOString()
    await context.storage.writeAside((tx) => setPreference(tx, id, notifications, now))
    return {}
  },
  payload: (t) => ({
    mailSettings: t.field({
      type: MailSettings,
      nullable: true,
      description: 'The new settings; null if no mail server is configured.',
      resolve: (_answered, _args, { viewer, outbox }) => (outbox.isOn ? viewer : null),
    }),
  }),
})
