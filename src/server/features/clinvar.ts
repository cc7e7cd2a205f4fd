import { defaultGksSettings } from '#server/gks/gks-settings.ts'
import { defineFeature } from './feature.ts'

/** Submissions to ClinVar. */
export const clinvar = defineFeature({
  commands: {
    clinvar: async (config) => (await import('#server/clinvar/clinvar-command.ts')).clinvarCommand(config),
  },
  services: async () => ({ gks: defaultGksSettings }),
  async routes(app, { storage, gks, origin }) {
    const { registerClinvar } = await import('#server/http/clinvar.ts')
    registerClinvar(app, { storage, settings: gks, origin })
  },
})
