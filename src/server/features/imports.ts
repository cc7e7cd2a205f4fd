import { importSettings } from '#server/config/imports.ts'
import { defineFeature } from './feature.ts'

/** Import of releases and of reference data. */
export const imports = defineFeature({
  settings: [importSettings],
  commands: {
    import: async (config) => (await import('#server/commands/import-command.ts')).importCommand(config),
    reference: async (config) =>
      (await import('#server/commands/reference-command.ts')).referenceCommand(config),
  },
})
