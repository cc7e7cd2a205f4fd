import { phenotypeUrl, recordLink } from '#domain/records/links.ts'
import { browsePhenotypes } from '#server/knowledge/browse/phenotypes.ts'
import type { BrowsePhenotypeRow } from '#server/knowledge/browse/phenotypes.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { assertionsNaming, evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter } from '../schema/enums.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowsePhenotype = builder.objectRef<BrowsePhenotypeRow>('BrowsePhenotype').implement({
  description: 'A phenotype as a row of a table; counts follow the status asked for.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the phenotype.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    hpoId: t.string({
      description: 'Human Phenotype Ontology id, such as HP:0001250; empty when it awaits one.',
      resolve: ({ hpo_id }) => hpo_id ?? '',
    }),
    url: t.string({
      description: 'Page at the Human Phenotype Ontology; empty without an id.',
      resolve: ({ hpo_id }) => phenotypeUrl(hpo_id) ?? '',
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('PHENOTYPE', id),
    }),
    evidenceCount: t.int({
      description: 'Evidence items that name it.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(evidenceNaming.phenotypes, id), counted_status),
    }),
    assertionCount: t.int({
      description: 'Assertions that name it.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(assertionsNaming.phenotypes, id), counted_status),
    }),
  }),
})

const BrowsePhenotypeConnection = browseConnectionOf('BrowsePhenotype', BrowsePhenotype)

const PhenotypeSort = sortInput('PhenotypeSort', ['NAME', 'HPO_ID', 'EVIDENCE_ITEM_COUNT', 'ASSERTION_COUNT'])

builder.queryField('browsePhenotypes', (t) =>
  t.field({
    type: BrowsePhenotypeConnection,
    description: 'Phenotypes with evidence or assertions, most evidence first unless asked otherwise.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only the phenotype with this id.' }),
      ids: t.arg.intList({ description: 'Only phenotypes with one of these ids.' }),
      hpoId: t.arg.string({
        description: 'Only phenotypes whose ontology id begins with this, with or without `HP:`.',
      }),
      name: t.arg.string({ description: 'Only phenotypes whose name contains this, case aside.' }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the records that count, NON_REJECTED by default; phenotypes without any are excluded.',
      }),
      sortBy: t.arg({ type: PhenotypeSort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browsePhenotypes(scan, args, args.sortBy), args),
  }),
)
