import { recordLink, therapyUrl } from '#domain/records/links.ts'
import { browseTherapies } from '#server/knowledge/browse/therapies.ts'
import type { BrowseTherapyRow } from '#server/knowledge/browse/therapies.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { assertionsNaming, evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { therapyAliases } from '#server/knowledge/records/therapies.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter } from '../schema/enums.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowseTherapy = builder.objectRef<BrowseTherapyRow>('BrowseTherapy').implement({
  description: 'A therapy as a row of a table; counts follow the status asked for.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the therapy.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    deprecated: t.exposeBoolean('deprecated', { description: 'True if it is no longer in use.' }),
    ncitId: t.exposeString('ncit_id', { nullable: true, description: 'NCI Thesaurus id, such as C1857.' }),
    therapyUrl: t.string({
      nullable: true,
      description: 'Page at the NCI Thesaurus.',
      resolve: ({ ncit_id }) => therapyUrl(ncit_id),
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('THERAPY', id),
    }),
    therapyAliases: t.stringList({
      nullable: true,
      description: 'Other names of it, in alphabetical order.',
      resolve: async ({ id }, _args, { load }) => (await load(therapyAliases, id)).map(({ name }) => name),
    }),
    evidenceCount: t.int({
      description: 'Evidence items about it.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(evidenceNaming.therapies, id), counted_status),
    }),
    assertionCount: t.int({
      description: 'Assertions about it.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(assertionsNaming.therapies, id), counted_status),
    }),
  }),
})

const BrowseTherapyConnection = browseConnectionOf('BrowseTherapy', BrowseTherapy)

const TherapySort = sortInput('TherapySort', ['NAME', 'NCIT_ID', 'EVIDENCE_ITEM_COUNT', 'ASSERTION_COUNT'])

builder.queryField('browseTherapies', (t) =>
  t.field({
    type: BrowseTherapyConnection,
    description: 'Live therapies with evidence, those with the most first unless asked otherwise.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only the therapy with this id.' }),
      ids: t.arg.intList({ description: 'Only therapies with one of these ids.' }),
      ncitId: t.arg.string({
        description: 'Only the therapy with this NCI Thesaurus id, with or without its C.',
      }),
      name: t.arg.string({ description: 'Only therapies whose name contains this, case aside.' }),
      therapyAlias: t.arg.string({
        description: 'Only therapies with another name that contains this, case aside.',
      }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the evidence that counts, NON_REJECTED by default; therapies without any are excluded.',
      }),
      sortBy: t.arg({ type: TherapySort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browseTherapies(scan, args, args.sortBy), args),
  }),
)
