import { clinicalTrialUrl, recordLink } from '#domain/records/links.ts'
import { browseClinicalTrials } from '#server/knowledge/browse/clinical-trials.ts'
import type { BrowseClinicalTrialRow } from '#server/knowledge/browse/clinical-trials.ts'
import { builder } from '../schema/builder.ts'
import { browseField, countFields } from './browse-field.ts'

const BrowseClinicalTrial = builder.objectRef<BrowseClinicalTrialRow>('BrowseClinicalTrial').implement({
  description: 'A clinical trial as a row of a table; counts are of evidence with the requested status.',
  fields: (t) => ({
    ...countFields(t, browseClinicalTrials),
    id: t.exposeInt('id', { description: 'Id of the trial.' }),
    name: t.exposeString('name', { description: 'Title.' }),
    nctId: t.exposeString('nct_id', {
      nullable: true,
      description: 'ClinicalTrials.gov id, such as NCT01234567.',
    }),
    url: t.string({
      nullable: true,
      description: 'URL of the trial at ClinicalTrials.gov.',
      resolve: ({ nct_id }) => clinicalTrialUrl(nct_id),
    }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('CLINICAL_TRIAL', id),
    }),
  }),
})

browseField(browseClinicalTrials, BrowseClinicalTrial, 'ClinicalTrialSort')
