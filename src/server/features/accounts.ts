import { defineFeature } from './feature.ts'

/** Accounts of users and organizations. */
export const accounts = defineFeature({
  commands: {
    user: async (config) => (await import('#server/accounts/commands/user-command.ts')).userCommand(config),
    organization: async (config) =>
      (await import('#server/accounts/commands/organization-command.ts')).organizationCommand(config),
  },
})
