import { settingsOf } from '#server/config/config.ts'
import { matchFileSettings } from '#server/config/match-files.ts'
import type { MatchingFiles } from '#server/matching/matching-files.ts'
import { defineFeature } from './feature.ts'

/** Services of matching. */
interface MatchServices {
  /** Matches files; null: nothing is matched. */
  matchingFiles: MatchingFiles | null
}

/** Matching of samples. */
export const match = defineFeature<MatchServices>({
  settings: [matchFileSettings],
  commands: {
    match: async (config) => (await import('#server/matching/match-command.ts')).matchCommand(config),
  },
  services: async () => ({ matchingFiles: null }),
  async open({ config, resources }) {
    const { createMatching } = await import('#server/matching/matching.ts')
    const { createMatchingFiles } = await import('#server/matching/matching-files.ts')
    const { databaseUrl, referenceFasta } = config
    const files = createMatchingFiles(databaseUrl, settingsOf(config, matchFileSettings), referenceFasta)
    const matchingFiles = resources.adopt(files, (each) => each.close())
    const matching = resources.adopt(createMatching(databaseUrl, referenceFasta), (each) => each.close())
    return { services: { matching, matchingFiles } }
  },
  async routes(app, { matching, matchingFiles, origin }) {
    const { registerFhir } = await import('#server/http/fhir/code-systems.ts')
    const { registerMatch } = await import('#server/http/match.ts')
    const { downloadPlaces } = await import('#server/http/traffic/download-places.ts')
    registerFhir(app, origin)
    if (!matching || !matchingFiles) return
    registerMatch(app, { matching, files: matchingFiles, admit: downloadPlaces('files to match'), origin })
  },
})
