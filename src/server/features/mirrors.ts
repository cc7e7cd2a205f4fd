import { settingsOf } from '#server/config/config.ts'
import { mirrorSettings } from '#server/config/mirrors.ts'
import { userAgent } from '#server/config/version.ts'
import { defineFeature } from './feature.ts'

/** Mirrors of other knowledgebases. */
export const mirrors = defineFeature({
  settings: [mirrorSettings],
  commands: {
    mirror: async (config) =>
      (await import('#server/mirror/commands/mirror-command.ts')).mirrorCommand(config),
  },
  async open({ config, storage, log, resources }) {
    const { scheduleMirrors } = await import('#server/mirror/runs/mirror-schedule.ts')
    const { allUpstreams } = await import('#server/mirror/upstreams.ts')
    const { watchMirrors } = await import('#server/mirror/mirror-metrics.ts')
    const { minutes } = settingsOf(config, mirrorSettings)
    const runs = scheduleMirrors(
      { databaseUrl: config.databaseUrl, agent: userAgent(config.publicUrl), minutes },
      {
        upstreams: async () =>
          (await allUpstreams(storage.read))
            .filter(({ requested_run }) => minutes > 0 || requested_run !== null)
            .map(({ id }) => id),
        stopped: (errors) => log.warn({ errors }, 'mirrors ended early'),
        failed: (error) => log.error({ err: error }, 'could not run the mirrors'),
      },
    )
    resources.defer(() => runs.stop())
    return {
      services: { mirrors: runs },
      start() {
        runs.start()
        resources.defer(watchMirrors(storage.probe))
      },
    }
  },
})
