import { recordLink, therapyUrl } from '#domain/records/links.ts'
import { browseTherapies } from '#server/knowledge/browse/therapies.ts'
import { aliasesOf } from '#server/knowledge/records/aliases.ts'
import type { BrowseTherapyRow } from '#server/knowledge/browse/therapies.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'

const BrowseTherapy = builder.objectRef<BrowseTherapyRow>('BrowseTherapy').implement({
  description: 'A therapy as a row of a table; counts follow the requested evidence status.',
  fields: (t) => ({
    ...countFields(t, browseTherapies),
    id: t.exposeInt('id', { description: 'Id of the therapy.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is deprecated.' }),
    ncitId: t.exposeString('ncit_id', { nullable: true, description: 'NCI Thesaurus id, such as C1857.' }),
    therapyUrl: t.string({
      nullable: true,
      description: 'URL of the concept at the NCI Thesaurus.',
      resolve: ({ ncit_id }) => therapyUrl(ncit_id),
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('THERAPY', id),
    }),
    therapyAliases: t.stringList({
      nullable: true,
      description: 'Aliases, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) => (await load(aliasesOf.therapy, id)).map(({ name }) => name),
    }),
  }),
})

browseField(browseTherapies, BrowseTherapy, 'TherapySort')
