import { phenotypeUrl, recordLink } from '#domain/records/links.ts'
import { browsePhenotypes } from '#server/knowledge/browse/phenotypes.ts'
import type { BrowsePhenotypeRow } from '#server/knowledge/browse/phenotypes.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'

const BrowsePhenotype = builder.objectRef<BrowsePhenotypeRow>('BrowsePhenotype').implement({
  description: 'A phenotype as a row of a table; counts follow the requested evidence status.',
  fields: (t) => ({
    ...countFields(t, browsePhenotypes),
    id: t.exposeInt('id', { description: 'Id of the phenotype.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    hpoId: t.string({
      description: 'Human Phenotype Ontology id, such as HP:0001250; empty if it has none yet.',
      resolve: ({ hpo_id }) => hpo_id ?? '',
    }),
    url: t.string({
      description: 'URL of the term at the Human Phenotype Ontology; empty without an id.',
      resolve: ({ hpo_id }) => phenotypeUrl(hpo_id) ?? '',
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('PHENOTYPE', id),
    }),
  }),
})

browseField(browsePhenotypes, BrowsePhenotype, 'PhenotypeSort')
