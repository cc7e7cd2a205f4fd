import { defineFeature } from './feature.ts'

/** The legacy REST API (V1). */
export const legacy = defineFeature({
  async routes(app, { storage, v1BaseUrl }) {
    const { registerLegacyInterface } = await import('#server/http/legacy/legacy.ts')
    const { downloadPlaces } = await import('#server/http/traffic/download-places.ts')
    registerLegacyInterface(app, {
      storage,
      v1BaseUrl,
      admitLong: downloadPlaces('lists of the legacy API'),
    })
  },
})
