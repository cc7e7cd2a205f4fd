import { defineFeature } from './feature.ts'

/** Checks of a database. */
export const integrity = defineFeature({
  commands: {
    check: async (config) => (await import('#server/integrity/check-command.ts')).checkCommand(config),
  },
})
