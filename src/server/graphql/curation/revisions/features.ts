import { atMost } from '#domain/text/text-lengths.ts'
import { idList, revisedName, revisedNameOrNull, textList, valueOrNull } from '#server/curation/arguments.ts'
import { proposeFeature } from '#server/curation/revising/propose-features.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { builder } from '#server/graphql/schema/builder.ts'
import { Factor, Fusion, Gene, Region } from '#server/graphql/schema/refs.ts'
import { NullableStringInput } from '../nullable-inputs.ts'
import { suggestMutation } from './suggestion.ts'

export const DESCRIPTION = `Description in Markdown; ${atMost('description')}.`
export const SOURCES = 'Ids of the sources of the description.'
export const ALIASES = `Aliases, of ${atMost('alias')} each; new ones are created.`

const GeneFields = builder.inputType('GeneFields', {
  description: 'Editable fields of a gene.',
  fields: (t) => ({
    description: t.field({ type: NullableStringInput, required: true, description: DESCRIPTION }),
    sourceIds: t.intList({ required: true, description: SOURCES }),
  }),
})

const FactorFields = builder.inputType('FactorFields', {
  description: 'Editable fields of a factor.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: `Short name, unique among factors; ${atMost('name')}.`,
    }),
    fullName: t.field({
      type: NullableStringInput,
      required: true,
      description: `Full name; ${atMost('full_name')}.`,
    }),
    description: t.field({ type: NullableStringInput, required: true, description: DESCRIPTION }),
    ncitId: t.field({
      type: NullableStringInput,
      required: true,
      description: 'NCI Thesaurus id.',
    }),
    sourceIds: t.intList({ required: true, description: SOURCES }),
    aliases: t.stringList({ required: true, description: ALIASES }),
  }),
})

const FusionFields = builder.inputType('FusionFields', {
  description: 'Editable fields of a fusion.',
  fields: (t) => ({
    description: t.field({ type: NullableStringInput, required: true, description: DESCRIPTION }),
    sourceIds: t.intList({ required: true, description: SOURCES }),
    aliases: t.stringList({ required: true, description: ALIASES }),
    knownPartnerGeneIds: t.intList({
      required: true,
      description: 'Feature ids of the known partner genes of a fusion with multiple partners.',
    }),
  }),
})

const RegionFields = builder.inputType('RegionFields', {
  description: 'Editable fields of a region.',
  fields: (t) => ({
    description: t.field({ type: NullableStringInput, required: true, description: DESCRIPTION }),
    sourceIds: t.intList({ required: true, description: SOURCES }),
    aliases: t.stringList({ required: true, description: ALIASES }),
  }),
})

suggestMutation('suggestGeneRevision', {
  kind: 'gene',
  fields: GeneFields,
  comment: 'REQUIRED',
  check: ({ description, sourceIds }) => ({
    description: valueOrNull(description, 'description'),
    sourceIds: idList(sourceIds, 'sourceIds'),
  }),
  propose: proposeFeature('GENE'),
  payload: { field: 'gene', type: Gene, byId: recordById.features },
})

suggestMutation('suggestFactorRevision', {
  kind: 'factor',
  fields: FactorFields,
  comment: 'REQUIRED',
  check: ({ name, fullName, description, ncitId, sourceIds, aliases }) => ({
    name: revisedName(name, 'name'),
    fullName: revisedNameOrNull(fullName, 'fullName'),
    description: valueOrNull(description, 'description'),
    ncitId: revisedNameOrNull(ncitId, 'ncitId'),
    sourceIds: idList(sourceIds, 'sourceIds'),
    aliases: textList(aliases, 'aliases'),
  }),
  propose: proposeFeature('FACTOR'),
  payload: { field: 'factor', type: Factor, byId: recordById.features },
})

suggestMutation('suggestFusionRevision', {
  kind: 'fusion',
  fields: FusionFields,
  comment: 'REQUIRED',
  check: ({ description, sourceIds, aliases, knownPartnerGeneIds }) => ({
    description: valueOrNull(description, 'description'),
    sourceIds: idList(sourceIds, 'sourceIds'),
    aliases: textList(aliases, 'aliases'),
    knownPartnerGeneIds: idList(knownPartnerGeneIds, 'knownPartnerGeneIds'),
  }),
  propose: proposeFeature('FUSION'),
  payload: { field: 'fusion', type: Fusion, byId: recordById.features },
})

suggestMutation('suggestRegionRevision', {
  kind: 'region',
  fields: RegionFields,
  comment: 'REQUIRED',
  check: ({ description, sourceIds, aliases }) => ({
    description: valueOrNull(description, 'description'),
    sourceIds: idList(sourceIds, 'sourceIds'),
    aliases: textList(aliases, 'aliases'),
  }),
  propose: proposeFeature('REGION'),
  payload: { field: 'region', type: Region, byId: recordById.features },
})
