import type { Scene, SoakAction } from './actions.ts'
import { exons } from './revising-actions.ts'
import { name, reason } from './texts.ts'

function partner({ choices, world }: Scene) {
  const partnerStatus = choices.one(['KNOWN', 'KNOWN', 'MULTIPLE', 'UNKNOWN'])
  return { partnerStatus, ...(partnerStatus === 'KNOWN' && { geneId: choices.one(world.pools.genes) }) }
}

function structure({ choices, world: { pools } }: Scene) {
  const { some, percent, one } = choices
  const variants = some([...pools.geneVariants, ...pools.factorVariants, ...pools.fusionVariants], 3)
  const variantComponents = variants.map((variantId) => ({ variantId, not: percent(20) }))
  return { variantComponents, ...(variants.length !== 1 && { booleanOperator: one(['AND', 'OR']) }) }
}

export const creatingActions: readonly SoakAction[] = [
  {
    mutation: 'createFeature',
    weight: 1,
    input: ({ choices }) => ({ name: `Factor ${name(choices)}`, featureType: 'FACTOR' }),
    makes: { feature: 'factors' },
  },
  {
    mutation: 'createFusionFeature',
    weight: 1,
    input: (scene) => ({ fivePrimeGene: partner(scene), threePrimeGene: partner(scene) }),
    makes: { feature: 'fusions' },
  },
  {
    mutation: 'createRegionFeature',
    weight: 1,
    input: ({ choices, world }) => ({ cytogeneticRegionIds: choices.some(world.pools.bands, 3) }),
    makes: { feature: 'regions' },
  },
  {
    mutation: 'createVariant',
    weight: 3,
    input: ({ choices, world }) => ({ name: name(choices), featureId: choices.one(world.pools.genes) }),
    makes: { variant: 'geneVariants', molecularProfile: 'profiles' },
  },
  {
    mutation: 'createVariant',
    weight: 1,
    input: ({ choices, world }) => ({ name: name(choices), featureId: choices.one(world.pools.factors) }),
    makes: { variant: 'factorVariants', molecularProfile: 'profiles' },
  },
  {
    mutation: 'createFusionVariant',
    weight: 2,
    input: (scene) => ({
      featureId: scene.choices.one(scene.world.pools.fusions),
      coordinates: exons(scene),
    }),
    makes: { variant: 'fusionVariants', molecularProfile: 'profiles' },
  },
  {
    mutation: 'createRegionVariant',
    weight: 1,
    input: ({ choices, world }) => ({
      featureId: choices.one(world.pools.regions),
      name: choices.one(['DELETION', 'AMPLIFICATION', 'MONOSOMY', 'RING', 'TRANSLOCATION']),
    }),
    makes: { variant: 'regionVariants', molecularProfile: 'profiles' },
  },
  {
    mutation: 'createMolecularProfile',
    weight: 3,
    input: (scene) => ({ structure: structure(scene) }),
    makes: { molecularProfile: 'profiles' },
  },
  {
    mutation: 'addDisease',
    weight: 1,
    input: ({ choices }) => ({
      name: `Disease ${choices.number(30)}`,
      ...(choices.percent(50) && { doid: String(choices.number(30)) }),
    }),
    makes: { disease: 'diseases' },
  },
  {
    mutation: 'addTherapy',
    weight: 1,
    input: ({ choices }) => ({
      name: `Therapy ${choices.number(30)}`,
      ...(choices.percent(50) && { ncitId: `C${choices.number(30)}` }),
    }),
    makes: { therapy: 'therapies' },
  },
  {
    mutation: 'addRemoteCitation',
    weight: 1,
    input: ({ choices }) => ({ citationId: String(1 + choices.number(40)), sourceType: 'PUBMED' }),
    makes: { newSource: 'sources' },
  },
  {
    mutation: 'deprecateFeature',
    weight: 1,
    input: ({ choices, world: { pools } }) => ({
      featureId: choices.one([...pools.factors, ...pools.fusions, ...pools.regions]),
      deprecationReason: choices.one(['DUPLICATE', 'INVALID', 'OTHER']),
      comment: reason(choices),
    }),
  },
  {
    mutation: 'deprecateVariant',
    weight: 2,
    input: ({ choices, world: { pools } }) => ({
      variantId: choices.one([...pools.geneVariants, ...pools.factorVariants, ...pools.fusionVariants]),
      deprecationReason: choices.one(['DUPLICATE', 'INVALID', 'OTHER']),
      comment: reason(choices),
    }),
  },
  {
    mutation: 'deprecateComplexMolecularProfile',
    weight: 2,
    input: ({ choices, world }) => ({
      molecularProfileId: choices.one(world.pools.profiles),
      deprecationReason: choices.one(['DUPLICATE', 'INVALID', 'OTHER']),
      comment: reason(choices),
    }),
  },
]
