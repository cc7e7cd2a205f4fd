import { factorOfFeature } from '#server/knowledge/records/features.ts'
import type { NcitDetails as Details } from '#server/external/nci-thesaurus.ts'
import { builder } from '../schema/builder.ts'
import { Factor, FactorVariant } from '../schema/refs.ts'
import { traits } from '../execution/field-traits.ts'
import { valueFound } from './outside-field.ts'

const NcitSynonym = builder.objectRef<Details['synonyms'][number]>('NcitSynonym')
NcitSynonym.implement({
  description: 'A synonym of a concept.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The synonym.' }),
    source: t.exposeString('source', {
      description: 'Vocabulary that the synonym is from; empty if unknown.',
    }),
  }),
})

const NcitDefinition = builder.objectRef<Details['definitions'][number]>('NcitDefinition')
NcitDefinition.implement({
  description: 'A definition of a concept.',
  fields: (t) => ({
    definition: t.exposeString('definition', { description: 'The definition.' }),
    source: t.exposeString('source', {
      description: 'Vocabulary that the definition is from; empty if unknown.',
    }),
  }),
})

const NcitDetails = builder.objectRef<Details>('NcitDetails')
NcitDetails.implement({
  description: 'Annotations of a concept from the NCI Thesaurus.',
  fields: (t) => ({
    definitions: t.expose('definitions', { type: [NcitDefinition], description: 'Definitions.' }),
    synonyms: t.expose('synonyms', { type: [NcitSynonym], description: 'Synonyms.' }),
  }),
})

builder.objectFields(Factor, (t) => ({
  ncitDetails: t.field({
    ...traits({ outside: true }),
    type: NcitDetails,
    nullable: true,
    description: 'Annotations from the NCI Thesaurus; null without an NCI Thesaurus id.',
    resolve: async ({ id }, _args, { load, outside }) => {
      const ncitId = (await load(factorOfFeature, id))?.ncit_id
      return ncitId ? valueFound(await outside.ncitDetails(ncitId)) : null
    },
  }),
}))

builder.objectFields(FactorVariant, (t) => ({
  ncitDetails: t.field({
    ...traits({ outside: true }),
    type: NcitDetails,
    nullable: true,
    description: 'Annotations from the NCI Thesaurus; null without an NCI Thesaurus id.',
    resolve: async ({ ncit_id }, _args, { outside }) =>
      ncit_id ? valueFound(await outside.ncitDetails(ncit_id)) : null,
  }),
}))
