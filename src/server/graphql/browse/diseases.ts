import { diseaseUrl, recordLink } from '#domain/records/links.ts'
import { browseDiseases, featuresOf } from '#server/knowledge/browse/diseases.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import type { BrowseDiseaseRow } from '#server/knowledge/browse/diseases.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'
import { LinkableFeature } from '../schema/refs.ts'

const BrowseDisease = builder.objectRef<BrowseDiseaseRow>('BrowseDisease').implement({
  description: 'A disease as a row of a table; counts and lists follow the requested evidence status.',
  fields: (t) => ({
    ...countFields(t, browseDiseases),
    id: t.exposeInt('id', { description: 'Id of the disease.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    displayName: t.exposeString('name', { description: 'Display name.' }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
    doid: t.exposeString('doid', {
      nullable: true,
      description: 'Disease Ontology id without the `DOID:` prefix; may have leading zeros.',
    }),
    diseaseUrl: t.string({
      nullable: true,
      description: 'URL of the term at the Disease Ontology.',
      resolve: ({ doid }) => diseaseUrl(doid),
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('DISEASE', id),
    }),
    diseaseAliases: t.stringList({
      nullable: true,
      description: 'Aliases, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) => (await load(aliasesOf.disease, id)).map(({ name }) => name),
    }),
    features: t.field({
      type: [LinkableFeature],
      description: 'Features of the variants that its evidence is about, by name.',
      args: { first: t.arg.int({ description: 'Maximum number; all by default.' }) },
      resolve: (disease, { first }, { load }) => featuresOf(disease, load, first),
    }),
  }),
})

browseField(browseDiseases, BrowseDisease, 'DiseasesSort')
