import { join } from 'node:path'
import { backupSettings } from '#server/config/backup.ts'
import { settingsOf } from '#server/config/config.ts'
import { nightlySettings } from '#server/config/nightly.ts'
import { gksSettings } from '#server/gks/gks-settings.ts'
import { defineFeature } from './feature.ts'

/** Releases to download: the nightly release, the state of the night and the backup after it. */
export const releases = defineFeature({
  settings: [nightlySettings],
  commands: {
    export: async (config) => (await import('#server/commands/export-command.ts')).exportCommand(config),
  },
  async open({ config, storage, log, resources, everyNight }) {
    const { sharedFileWork } = await import('#server/nightly/file-work.ts')
    const { statesFolder } = await import('#server/states/stored-states.ts')
    const { databaseUrl, dataFolder, referenceFasta } = config
    const downloads = join(dataFolder, 'downloads')
    const states = statesFolder(dataFolder, databaseUrl)
    const fileWork = sharedFileWork(
      { storage, dataFolder, log },
      { states, databaseUrl, backup: settingsOf(config, backupSettings), afterRelease: everyNight.run },
    )
    resources.defer(() => fileWork.stop())
    const nightly = settingsOf(config, nightlySettings)
    const gks = settingsOf(config, gksSettings)
    return {
      errors: fileWork.errors,
      start: (site) =>
        fileWork.start(
          {
            databaseUrl,
            downloads,
            states,
            nightlyStates: nightly.states,
            site,
            referenceFasta,
            dataFolder,
            gks,
          },
          { catchUp: nightly.delay * 1000 },
        ),
    }
  },
  async routes(app, { site, origin }) {
    const { registerDownloads } = await import('#server/http/downloads.ts')
    if (site.downloads) await registerDownloads(app, site.downloads, origin)
  },
})
