import { settingsOf } from '#server/config/config.ts'
import { defaultGksSettings, gksSettings } from '#server/gks/gks-settings.ts'
import type { GksSettings } from '#server/gks/gks-settings.ts'
import type { ReferenceGenome } from '#server/gks/reference/reference-genome.ts'
import { defineFeature } from './feature.ts'

/** Services of objects of GA4GH GKS. */
interface GksServices {
  gks: GksSettings
  /** Sequences over which alleles are normalised. Closing the application closes them. */
  genome: ReferenceGenome
}

/** Objects of GA4GH GKS. */
export const gks = defineFeature<GksServices>({
  settings: [gksSettings],
  async services() {
    const { noGenome } = await import('#server/gks/reference/reference-genome.ts')
    return { gks: defaultGksSettings, genome: noGenome }
  },
  async open({ config, log }) {
    const { referenceFasta, dataFolder } = config
    const { noGenome, prepareGenome } = await import('#server/gks/reference/reference-genome.ts')
    const genome =
      referenceFasta === null
        ? noGenome
        : prepareGenome(referenceFasta, dataFolder, (error) =>
            log.warn(
              { err: error },
              'REFERENCE_FASTA gives no sequences to GA4GH GKS: insertions and deletions have no alleles',
            ),
          )
    return { services: { gks: settingsOf(config, gksSettings), genome } }
  },
  async routes(app, { storage, gks, site, origin, genome }) {
    const { registerGks } = await import('#server/http/gks.ts')
    const { downloadPlaces } = await import('#server/http/traffic/download-places.ts')
    app.addHook('onClose', () => genome.close())
    registerGks(app, {
      storage,
      admit: downloadPlaces('GKS collections'),
      settings: gks,
      downloads: site.downloads ?? null,
      origin,
      genome,
    })
  },
})
