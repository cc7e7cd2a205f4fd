import { clinicalTrialUrl, recordLink } from '#domain/records/links.ts'
import { browseClinicalTrials, sourceCountOfTrial } from '#server/knowledge/browse/clinical-trials.ts'
import type { BrowseClinicalTrialRow } from '#server/knowledge/browse/clinical-trials.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter } from '../schema/enums.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowseClinicalTrial = builder.objectRef<BrowseClinicalTrialRow>('BrowseClinicalTrial').implement({
  description: 'A clinical trial as a row of a table; counts follow the status asked for.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the trial.' }),
    name: t.exposeString('name', { description: 'Title.' }),
    nctId: t.exposeString('nct_id', {
      nullable: true,
      description: 'Number at the registry, such as NCT01234567.',
    }),
    url: t.string({
      nullable: true,
      description: 'Page at the registry.',
      resolve: ({ nct_id }) => clinicalTrialUrl(nct_id),
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('CLINICAL_TRIAL', id),
    }),
    evidenceCount: t.int({
      description: 'Evidence items that were read in a source that reports on it.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(evidenceNaming.clinical_trials, id), counted_status),
    }),
    sourceCount: t.int({
      description: 'Sources that report on it and hold such evidence.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        (await load(sourceCountOfTrial[counted_status], id))?.value ?? 0,
    }),
  }),
})

const BrowseClinicalTrialConnection = browseConnectionOf('BrowseClinicalTrial', BrowseClinicalTrial)

const ClinicalTrialSort = sortInput('ClinicalTrialSort', [
  'NAME',
  'NCT_ID',
  'EVIDENCE_ITEM_COUNT',
  'SOURCE_COUNT',
])

builder.queryField('clinicalTrials', (t) =>
  t.field({
    type: BrowseClinicalTrialConnection,
    description: 'Clinical trials with evidence, those with the most sources first unless asked otherwise.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only the trial with this id.' }),
      ids: t.arg.intList({ description: 'Only trials with one of these ids.' }),
      nctId: t.arg.string({ description: 'Only the trial with this number at the registry.' }),
      name: t.arg.string({ description: 'Only trials whose title contains this, case aside.' }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the evidence that counts, NON_REJECTED by default; trials without any are excluded.',
      }),
      sortBy: t.arg({ type: ClinicalTrialSort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browseClinicalTrials(scan, args, args.sortBy), args),
  }),
)
