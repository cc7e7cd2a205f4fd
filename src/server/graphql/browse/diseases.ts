import { diseaseUrl, recordLink } from '#domain/records/links.ts'
import {
  browseDiseases,
  featuresOfDisease,
  variantCountOfDisease,
} from '#server/knowledge/browse/diseases.ts'
import type { BrowseDiseaseRow } from '#server/knowledge/browse/diseases.ts'
import { diseaseAliases } from '#server/knowledge/records/diseases.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { assertionsNaming, evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter } from '../schema/enums.ts'
import { LinkableFeature } from '../schema/refs.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowseDisease = builder.objectRef<BrowseDiseaseRow>('BrowseDisease').implement({
  description: 'A disease as a row of a table; counts follow the status asked for.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the disease.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    displayName: t.exposeString('name', { description: 'Name as it is shown.' }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is no longer in use.' }),
    doid: t.exposeString('doid', {
      nullable: true,
      description: 'Disease Ontology id without its prefix; may begin with zeros.',
    }),
    diseaseUrl: t.string({
      nullable: true,
      description: 'Page at the Disease Ontology.',
      resolve: ({ doid }) => diseaseUrl(doid),
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('DISEASE', id),
    }),
    diseaseAliases: t.stringList({
      nullable: true,
      description: 'Other names of it, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) => (await load(diseaseAliases, id)).map(({ name }) => name),
    }),
    features: t.field({
      type: [LinkableFeature],
      description: 'Features of live variants that its evidence is about, by name.',
      resolve: ({ id, counted_status }, _args, { load }) => load(featuresOfDisease[counted_status], id),
    }),
    featureCount: t.int({
      description: 'Number of such features.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        (await load(featuresOfDisease[counted_status], id)).length,
    }),
    variantCount: t.int({
      description: 'Live variants that its evidence is about.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        (await load(variantCountOfDisease[counted_status], id))?.value ?? 0,
    }),
    evidenceItemCount: t.int({
      description: 'Evidence items about it.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(evidenceNaming.diseases, id), counted_status),
    }),
    assertionCount: t.int({
      description: 'Assertions about it.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(assertionsNaming.diseases, id), counted_status),
    }),
  }),
})

const BrowseDiseaseConnection = browseConnectionOf('BrowseDisease', BrowseDisease)

const DiseasesSort = sortInput('DiseasesSort', [
  'NAME',
  'DOID',
  'VARIANT_COUNT',
  'EVIDENCE_ITEM_COUNT',
  'ASSERTION_COUNT',
  'FEATURE_COUNT',
])

builder.queryField('browseDiseases', (t) =>
  t.field({
    type: BrowseDiseaseConnection,
    description: 'Live diseases with evidence, by id unless asked otherwise.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only the disease with this id.' }),
      ids: t.arg.intList({ description: 'Only diseases with one of these ids.' }),
      doid: t.arg.string({
        description: 'Only the disease with this Disease Ontology id, with or without `DOID:`.',
      }),
      name: t.arg.string({ description: 'Only diseases whose name contains this, case aside.' }),
      featureName: t.arg.string({
        description: 'Only diseases with evidence about a feature whose name contains this, case aside.',
      }),
      diseaseAlias: t.arg.string({
        description: 'Only diseases with another name that contains this, case aside.',
      }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the evidence that counts, NON_REJECTED by default; diseases without any are excluded.',
      }),
      sortBy: t.arg({ type: DiseasesSort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browseDiseases(scan, args, args.sortBy), args),
  }),
)
