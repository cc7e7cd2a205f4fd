import { settingsOf } from '#server/config/config.ts'
import { userAgent } from '#server/config/version.ts'
import { externalSettings } from '#server/config/external.ts'
import { defineFeature } from './feature.ts'

/** External services, from which fields of records are filled. */
export const external = defineFeature({
  settings: [externalSettings],
  async open({ config, log }) {
    const addresses = settingsOf(config, externalSettings)
    if (!addresses) return {}
    const { createExternalServices } = await import('#server/external/external-services.ts')
    const outside = createExternalServices(addresses, {
      agent: userAgent(config.publicUrl),
      onSilence: (service, reason) => log.warn({ service, reason }, 'an external service does not respond'),
    })
    return { services: { outside } }
  },
})
