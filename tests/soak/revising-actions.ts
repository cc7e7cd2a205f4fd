import type { Scene, SoakAction } from './actions.ts'
import { assertionFields, evidenceFields, groupFields } from './submitting-actions.ts'
import { aliases, name, orUnset, reason, word } from './texts.ts'
import type { Pool } from './world.ts'

const description = ({ choices }: Scene) => orUnset(choices, `What is known of it, part ${choices.number(5)}`)
const sourceIds = ({ choices, world }: Scene) => choices.some(world.pools.sources, 2)
const variantTypeIds = ({ choices, world }: Scene) => choices.some(world.pools.variantTypes, 2)
const ncitId = ({ choices }: Scene) => orUnset(choices, `C${1000 + choices.number(3)}`)

function place({ choices }: Scene) {
  const { one, number, percent } = choices
  const bases = () => orUnset(choices, one(['A', 'CT', 'G']))
  if (percent(20)) return { referenceBases: { unset: true }, variantBases: { unset: true } }
  return {
    referenceBuild: one(['GRCH37', 'GRCH38']),
    ensemblVersion: 75 + number(2),
    chromosome: one(['7', 'X', 'chr12']),
    start: 5 + number(3),
    stop: 6 + number(3),
    referenceBases: bases(),
    variantBases: bases(),
    representativeTranscript: 'ENST00000288602.6',
  }
}

/** The exons of a fusion of two known genes; now and then of one only. */
export function exons({ choices: { one, number, percent } }: Scene) {
  const offset = () => (percent(30) ? { offset: number(9), direction: one(['POSITIVE', 'NEGATIVE']) } : null)
  const five = offset()
  return {
    ensemblVersion: 75,
    referenceBuild: 'GRCH37',
    fivePrimeTranscript: 'ENST00000288602.6',
    fivePrimeExonEnd: 1 + number(12),
    ...(five && { fivePrimeOffset: five.offset, fivePrimeOffsetDirection: five.direction }),
    ...(percent(85) && { threePrimeTranscript: 'ENST00000389048.3', threePrimeExonStart: 1 + number(12) }),
  }
}

const suggestion = (
  mutation: string,
  weight: number,
  pool: Pool,
  fields: (scene: Scene) => object,
): SoakAction => ({
  mutation,
  weight,
  input: (scene) => ({
    id: scene.choices.percent(3) ? 5 : scene.choices.one([...scene.world.pools[pool], 5]),
    fields: fields(scene),
    comment: reason(scene.choices),
  }),
  makes: { results: 'revisions' },
})

/** The twelve kinds of suggestions. */
export const revisingActions: readonly SoakAction[] = [
  suggestion('suggestGeneRevision', 2, 'genes', (scene) => ({
    description: description(scene),
    sourceIds: sourceIds(scene),
  })),
  suggestion('suggestFactorRevision', 2, 'factors', (scene) => ({
    name: name(scene.choices),
    fullName: orUnset(scene.choices, `Full ${word(scene.choices)}`),
    description: description(scene),
    ncitId: ncitId(scene),
    sourceIds: sourceIds(scene),
    aliases: aliases(scene.choices),
  })),
  suggestion('suggestFusionRevision', 2, 'fusions', (scene) => ({
    description: description(scene),
    sourceIds: sourceIds(scene),
    aliases: aliases(scene.choices),
    knownPartnerGeneIds: scene.choices.percent(30) ? scene.choices.some(scene.world.pools.genes, 2) : [],
  })),
  suggestion('suggestRegionRevision', 1, 'regions', (scene) => ({
    description: description(scene),
    sourceIds: sourceIds(scene),
    aliases: aliases(scene.choices),
  })),
  suggestion('suggestGeneVariantRevision', 4, 'geneVariants', (scene) => ({
    featureId: scene.choices.one(scene.world.pools.genes),
    name: name(scene.choices),
    aliases: aliases(scene.choices),
    variantTypeIds: variantTypeIds(scene),
    hgvsDescriptions: aliases(scene.choices),
    clinvarIds: scene.choices.one([{ noneFound: true }, { notApplicable: true }, { ids: [1234, 99] }]),
    coordinates: place(scene),
  })),
  suggestion('suggestFactorVariantRevision', 2, 'factorVariants', (scene) => ({
    featureId: scene.choices.one(scene.world.pools.factors),
    name: name(scene.choices),
    ncitId: ncitId(scene),
    aliases: aliases(scene.choices),
    variantTypeIds: variantTypeIds(scene),
  })),
  suggestion('suggestFusionVariantRevision', 2, 'fusionVariants', (scene) => ({
    aliases: aliases(scene.choices),
    variantTypeIds: variantTypeIds(scene),
    coordinates: scene.choices.percent(30) ? { ensemblVersion: 75 } : exons(scene),
  })),
  suggestion('suggestRegionVariantRevision', 1, 'regionVariants', (scene) => ({
    aliases: aliases(scene.choices),
    variantTypeIds: variantTypeIds(scene),
  })),
  suggestion('suggestMolecularProfileRevision', 2, 'profiles', (scene) => ({
    description: description(scene),
    sourceIds: sourceIds(scene),
    aliases: aliases(scene.choices),
  })),
  suggestion('suggestEvidenceItemRevision', 8, 'evidence', evidenceFields),
  suggestion('suggestAssertionRevision', 5, 'assertions', assertionFields),
  suggestion('suggestVariantGroupRevision', 2, 'groups', groupFields),
]
