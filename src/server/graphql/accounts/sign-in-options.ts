import { defaultSignInOptions } from '#server/config/sign-in-options.ts'
import type { ProviderSettings, SignInOptions } from '#server/config/sign-in-options.ts'
import { activeAdministrators } from '#server/accounts/users.ts'
import { traits } from '../execution/field-traits.ts'
import { builder } from '../schema/builder.ts'

const SignUpMode = builder.enumType('SignUpMode', {
  description: 'Registration policy.',
  values: {
    OPEN: { description: 'Open to anyone.' },
    INVITATION: { description: 'By invitation of an administrator.' },
    CLOSED: { description: 'Closed: only administrators create accounts.' },
  } as const,
})

const SignInProvider = builder.objectRef<ProviderSettings>('SignInProvider').implement({
  description: 'External identity provider for signing in.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Identifier in requests, such as `orcid`.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
  }),
})

const Options = builder.objectRef<SignInOptions>('SignInOptions').implement({
  description: 'Ways to register and sign in besides e-mail address and password.',
  fields: (t) => ({
    signUp: t.expose('signUp', { type: SignUpMode, description: 'Registration policy.' }),
    providers: t.field({
      type: [SignInProvider],
      description: 'External identity providers for signing in.',
      resolve: ({ providers }) => [...providers],
    }),
    sendsMail: t.boolean({
      description:
        'True if a mail server is configured: links to set a new password are mailed. Otherwise administrators create them.',
      resolve: (_options, _args, { outbox }) => outbox.isOn,
    }),
    needsSetUp: t.boolean({
      description:
        'True if there is no administrator yet; the service printed the link to create one when it started.',
      resolve: async (_options, _args, { db }) => (await activeAdministrators(db)).length === 0,
    }),
  }),
})

builder.queryField('signInOptions', (t) =>
  t.field({
    ...traits({ cache: 'never' }),
    type: Options,
    description: 'Ways to register and sign in.',
    resolve: (_root, _args, { site }) => site.signIn ?? defaultSignInOptions,
  }),
)
