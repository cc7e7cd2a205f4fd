import { defineFeature } from './feature.ts'

/** Frozen states of the knowledge. */
export const states = defineFeature({
  commands: {
    async freeze(config, isRun) {
      // Readers of a service on the same machine go first, also while this is loaded.
      if (isRun) (await import('#server/workers/priority.ts')).enterIdleScheduling()
      return (await import('#server/commands/freeze-command.ts')).freezeCommand(config)
    },
  },
  async open({ config, log, resources }) {
    const { openStates } = await import('#server/states/open-states.ts')
    const { watchReadableStates } = await import('#server/states/readable-states.ts')
    const { statesFolder } = await import('#server/states/stored-states.ts')
    const folder = statesFolder(config.dataFolder, config.databaseUrl)
    const states = openStates(folder, undefined, undefined, ({ name, file }, reason) =>
      log.error({ state: name, file, reason }, 'the file of a state is damaged: restore it from a backup'),
    )
    const readable = resources.adopt(await watchReadableStates(folder, log), (each) => each.close())
    return {
      services: { states },
      errors: () => ({ statesProblem: readable.problem() ?? states.problem() }),
    }
  },
  async routes(app, { states }) {
    const { registerStateDownloads } = await import('#server/http/state-downloads.ts')
    const { downloadPlaces } = await import('#server/http/traffic/download-places.ts')
    await registerStateDownloads(app, { states, admit: downloadPlaces('files of states') })
  },
})
