import { defineFeature } from './feature.ts'

/** Versions of records, and lists of changes between two points in time. */
export const changes = defineFeature({
  commands: {
    changes: async (config) =>
      (await import('#server/commands/changes-command.ts')).changesCommand(() => config().databaseUrl),
  },
  async routes(app, { storage, site, origin }) {
    const { registerRecordVersions } = await import('#server/http/record-versions.ts')
    const { registerChangeLists } = await import('#server/http/change-lists.ts')
    const { downloadPlaces } = await import('#server/http/traffic/download-places.ts')
    registerRecordVersions(app, { storage, admit: downloadPlaces('changes') })
    registerChangeLists(app, { storage, admit: downloadPlaces('change lists'), name: site.name, origin })
  },
})
