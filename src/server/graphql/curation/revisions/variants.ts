import { idList, revisedName, revisedNameOrNull, textList } from '#server/curation/arguments.ts'
import {
  proposeFusionVariant,
  proposeGeneVariant,
  proposeVariant,
} from '#server/curation/revising/propose-variants.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { FactorVariant, FusionVariant, GeneVariant, RegionVariant } from '#server/graphql/schema/refs.ts'
import { brokenExons } from '../fusion-variant-input.ts'
import { suggestMutation } from './suggestion.ts'
import {
  FactorVariantFields,
  FusionVariantFields,
  GeneVariantFields,
  RegionVariantFields,
  clinvarEntries,
  placeFrom,
} from './variant-inputs.ts'

/** What variants of every kind have. */
const common = ({ aliases, variantTypeIds }: { aliases: string[]; variantTypeIds: number[] }) => ({
  aliases: textList(aliases, 'aliases'),
  variantTypeIds: idList(variantTypeIds, 'variantTypeIds'),
})

suggestMutation('suggestGeneVariantRevision', {
  kind: 'gene variant',
  fields: GeneVariantFields,
  comment: 'OPTIONAL',
  check: (fields) => ({
    ...common(fields),
    featureId: fields.featureId,
    name: revisedName(fields.name, 'name'),
    hgvsDescriptions: textList(fields.hgvsDescriptions, 'hgvsDescriptions'),
    clinvarEntries: clinvarEntries(fields.clinvarIds),
    place: placeFrom(fields.coordinates),
  }),
  propose: proposeGeneVariant,
  payload: { field: 'variant', type: GeneVariant, byId: recordById.variants },
})

suggestMutation('suggestFactorVariantRevision', {
  kind: 'variant of a factor',
  fields: FactorVariantFields,
  comment: 'OPTIONAL',
  check: (fields) => ({
    ...common(fields),
    featureId: fields.featureId,
    name: revisedName(fields.name, 'name'),
    ncitId: revisedNameOrNull(fields.ncitId, 'ncitId'),
  }),
  propose: proposeVariant('FACTOR'),
  payload: { field: 'variant', type: FactorVariant, byId: recordById.variants },
})

suggestMutation('suggestFusionVariantRevision', {
  kind: 'variant of a fusion',
  fields: FusionVariantFields,
  comment: 'OPTIONAL',
  check: (fields) => ({ ...common(fields), exons: brokenExons(fields.coordinates) }),
  propose: proposeFusionVariant,
  payload: { field: 'variant', type: FusionVariant, byId: recordById.variants },
})

suggestMutation('suggestRegionVariantRevision', {
  kind: 'variant of a region',
  fields: RegionVariantFields,
  comment: 'OPTIONAL',
  check: common,
  propose: proposeVariant('REGION'),
  payload: { field: 'variant', type: RegionVariant, byId: recordById.variants },
})
