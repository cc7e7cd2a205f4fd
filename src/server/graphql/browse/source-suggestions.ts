import { currentRecord } from '#server/knowledge/records/current-records.ts'
import { diseaseById } from '#server/knowledge/records/diseases.ts'
import { recordById } from '#server/knowledge/records/records.ts'
import { browseSourceSuggestions } from '#server/knowledge/activity/source-suggestions.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectTable, pageArgs } from '../schema/connection.ts'
import { SourceSource, SourceSuggestionStatus } from '../schema/enums.ts'
import { Disease, MolecularProfile, Source, SourceSuggestion } from '../schema/refs.ts'
import { relationOrNull } from '../schema/relation.ts'
import { sortInput } from '../schema/sorting.ts'

const SourceSuggestionConnection = browseConnectionOf('SourceSuggestion', SourceSuggestion)

const SourceSuggestionsSort = sortInput('SourceSuggestionsSort', [
  'SUBMITTER',
  'SOURCE_TYPE',
  'CITATION_ID',
  'CITATION',
  'DISEASE_NAME',
  'CREATED_AT',
])

interface Values {
  sourceId?: number | null
  molecularProfileId?: number | null
  diseaseId?: number | null
}

const SourceSuggestionValues = builder.objectRef<Values>('SourceSuggestionValues').implement({
  description: 'Initial values of the suggestion form; null for what was not requested or does not exist.',
  fields: (t) => ({
    source: relationOrNull(t, Source, 'The source.', { sourceId: recordById.sources }),
    molecularProfile: t.field({
      type: MolecularProfile,
      nullable: true,
      description: 'The molecular profile.',
      resolve: ({ molecularProfileId }, _args, { load }) =>
        molecularProfileId == null ? null : currentRecord(load, 'molecular_profiles', molecularProfileId),
    }),
    disease: relationOrNull(t, Disease, 'The disease.', { diseaseId: diseaseById }),
  }),
})

builder.queryFields((t) => ({
  sourceSuggestions: t.field({
    type: SourceSuggestionConnection,
    description: 'Source suggestions, by id unless sorted otherwise.',
    args: {
      ...pageArgs,
      ids: t.arg.intList({ description: 'Only suggestions with one of these ids.' }),
      sourceType: t.arg({ type: SourceSource, description: 'Only suggestions of sources of this type.' }),
      sourceId: t.arg.int({ description: 'Only suggestions of this source.' }),
      submitterId: t.arg.int({ description: 'Only suggestions by this user.' }),
      status: t.arg({ type: SourceSuggestionStatus, description: 'Only suggestions with this status.' }),
      molecularProfileId: t.arg.int({
        description: 'Only suggestions for this molecular profile. Curia extension.',
      }),
      variantId: t.arg.int({
        description: 'Only suggestions for molecular profiles that contain this variant. Curia extension.',
      }),
      featureId: t.arg.int({
        description:
          'Only suggestions for molecular profiles that contain a variant of this feature. Curia extension.',
      }),
      citationId: t.arg.int({
        description: 'Only suggestions of sources whose citation id begins with this.',
      }),
      molecularProfileName: t.arg.string({
        description: 'Only suggestions for molecular profiles whose name begins with this, ignoring case.',
      }),
      submitter: t.arg.string({
        description: 'Only suggestions by users whose username begins with this, ignoring case.',
      }),
      citation: t.arg.string({
        description: 'Only suggestions of sources whose citation contains this, ignoring case.',
      }),
      diseaseName: t.arg.string({
        description:
          'Only suggestions for diseases whose name contains this, ignoring case, or that it names otherwise.',
      }),
      comment: t.arg.string({
        description: 'Only suggestions with a comment that contains this, ignoring case.',
      }),
      sortBy: t.arg({ type: SourceSuggestionsSort, description: 'Sort order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectTable(db, browseSourceSuggestions(scan, args, args.sortBy), args),
  }),
  sourceSuggestionValues: t.field({
    type: SourceSuggestionValues,
    description: 'Records for the initial values of the suggestion form.',
    args: {
      sourceId: t.arg.int({ description: 'Id of a source.' }),
      molecularProfileId: t.arg.int({ description: 'Id of a molecular profile.' }),
      diseaseId: t.arg.int({ description: 'Id of a disease.' }),
    },
    resolve: (_root, args) => args,
  }),
}))
