import { diseaseUrl, recordLink } from '#domain/records/links.ts'
import { clinicalSummaryOf } from '#server/knowledge/summaries/clinical-summary.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import { diseaseById, listDiseases } from '#server/knowledge/records/diseases.ts'
import { usageOf } from '#server/knowledge/summaries/usage.ts'
import { builder } from '../schema/builder.ts'
import { ClinicalSummaryObject, summaryArgs, SUMMARY_DESCRIPTION } from '../summaries/clinical-summary.ts'
import { connectKnowledge, pageArgs, readerFor } from '../schema/connection.ts'
import { Disease, DiseaseConnection, DiseasePopover } from '../schema/refs.ts'
import { recordQuery } from '../schema/relation.ts'
import { usageCount } from '../summaries/usage.ts'

Disease.implement({
  description: 'A disease: a term of the Disease Ontology, or one without a term yet.',
  fields: (t) => ({
    clinicalSummary: t.field({
      type: ClinicalSummaryObject,
      description: SUMMARY_DESCRIPTION,
      args: {
        ...summaryArgs,
        includeSubtypes: t.arg.boolean({
          defaultValue: true,
          description: 'True to include the evidence of its subtypes by the Disease Ontology.',
        }),
      },
      resolve: ({ id }, { status, includeSubtypes }, context) =>
        clinicalSummaryOf(context, {
          kind: 'disease',
          id,
          status: status ?? 'NON_REJECTED',
          includeSubtypes: includeSubtypes !== false,
        }),
    }),
  }),
})

DiseasePopover.implement({
  description: 'A disease in brief, with counts of its records.',
  fields: (t) => ({
    assertionCount: t.int(usageCount(usageOf.diseases, 'assertions')),
    evidenceItemCount: t.int(usageCount(usageOf.diseases, 'evidence_items')),
    molecularProfileCount: t.int(usageCount(usageOf.diseases, 'molecular_profiles')),
  }),
})

for (const ref of [Disease, DiseasePopover]) {
  builder.objectFields(ref, (t) => ({
    id: t.exposeInt('id', { description: 'Id of the disease.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    displayName: t.exposeString('name', { description: 'Display name.' }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
    diseaseAliases: t.stringList({
      description: 'Aliases.',
      resolve: async (disease, _args, { load }) =>
        (await load(aliasesOf.disease, disease.id)).map((alias) => alias.name),
    }),
    diseaseUrl: t.string({
      nullable: true,
      description: 'URL of the term at the Disease Ontology.',
      resolve: (disease) => diseaseUrl(disease.doid),
    }),
    doid: t.exposeString('doid', {
      nullable: true,
      description: 'Disease Ontology id without the `DOID:` prefix; may have leading zeros.',
    }),
    link: t.string({
      description: 'Path of its page.',
      resolve: (disease) => recordLink('DISEASE', disease.id),
    }),
  }))
}

builder.queryFields((t) => ({
  disease: recordQuery(t, Disease, diseaseById, 'disease', 'One disease, deprecated or not.'),
  diseasePopover: t.field({
    type: DiseasePopover,
    nullable: true,
    description: 'One disease in brief, with counts of its records.',
    args: { id: t.arg.int({ required: true, description: 'Id of the disease.' }) },
    resolve: (_root, { id }, { load }) => load(diseaseById, id),
  }),
  diseases: t.field({
    type: DiseaseConnection,
    description: 'Diseases, filtered, by name; deprecated ones are excluded.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only this disease.' }),
      ids: t.arg.intList({ description: 'Only these diseases.' }),
      doid: t.arg.string({
        description: 'Only the disease with this Disease Ontology id, with or without `DOID:`.',
      }),
      name: t.arg.string({
        description: 'Only diseases whose name contains this, or that it names otherwise.',
      }),
    },
    resolve: (_root, args, context) =>
      connectKnowledge(context, listDiseases(readerFor(context, args), args), args),
  }),
}))
