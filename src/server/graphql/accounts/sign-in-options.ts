import { defaultSignInOptions } from '#server/accounts/sign-in-options.ts'
import type { ProviderSettings, SignInOptions } from '#server/accounts/sign-in-options.ts'
import { activeAdministrators } from '#server/accounts/users.ts'
import { builder } from '../schema/builder.ts'

const SignUpMode = builder.enumType('SignUpMode', {
  description: 'Who may make an account.',
  values: {
    OPEN: { description: 'Anyone.' },
    INVITATION: { description: 'Whom an administrator invites.' },
    CLOSED: { description: 'Nobody; accounts are made for people.' },
  } as const,
})

const SignInProvider = builder.objectRef<ProviderSettings>('SignInProvider').implement({
  description: 'Another service with whose account people can sign in here.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'What requests call it, such as `orcid`.' }),
    name: t.exposeString('name', { description: 'What people call it.' }),
  }),
})

const Options = builder.objectRef<SignInOptions>('SignInOptions').implement({
  description: 'How people get an account here and sign in, beside e-mail address and password.',
  fields: (t) => ({
    signUp: t.expose('signUp', { type: SignUpMode, description: 'Who may make an account.' }),
    providers: t.field({
      type: [SignInProvider],
      description: 'Other services with whose accounts people can sign in.',
      resolve: ({ providers }) => [...providers],
    }),
    needsSetUp: t.boolean({
      description:
        'Whether there is no administrator yet: the service printed a link for the first when it started.',
      resolve: async (_options, _args, { db }) => (await activeAdministrators(db)).length === 0,
    }),
  }),
})

builder.queryField('signInOptions', (t) =>
  t.field({
    type: Options,
    description: 'How people get an account here and sign in.',
    resolve: (_root, _args, { site }) => site.signIn ?? defaultSignInOptions,
  }),
)
