import { recordLink, sourceUrl } from '#domain/records/links.ts'
import { sourceSources } from '#domain/vocabularies/sources.ts'
import { browseSources, namesOfAuthors, suggestionCount } from '#server/knowledge/browse/sources.ts'
import type { BrowseSourceRow } from '#server/knowledge/browse/sources.ts'
import { countOf } from '#server/knowledge/summaries/evidence-counts.ts'
import { isDeprecated, sourceClinicalTrials } from '#server/knowledge/records/sources.ts'
import { evidenceNaming } from '#server/knowledge/summaries/term-evidence.ts'
import { builder } from '../schema/builder.ts'
import { browseConnectionOf, connectKnowledgeTable, pageArgs } from '../schema/connection.ts'
import { EvidenceStatusFilter, SourceSource } from '../schema/enums.ts'
import { ClinicalTrial } from '../schema/refs.ts'
import { sortInput } from '../schema/sorting.ts'

const BrowseSource = builder.objectRef<BrowseSourceRow>('BrowseSource').implement({
  description: 'A source as a row of a table.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Id of the source.' }),
    authors: t.stringList({
      description: 'Authors; of an ASCO abstract the presenter where nobody else is known.',
      resolve: (source, _args, { load }) => namesOfAuthors(load, source),
    }),
    citation: t.string({
      description: 'Citation: first author, year, journal.',
      resolve: ({ citation }) => citation ?? '',
    }),
    citationId: t.int({
      description: 'PubMed id or ASCO number; 0 for an abstract of ASH, which has a DOI.',
      resolve: ({ citation_id }) => (/^\d{1,9}$/.test(citation_id) ? Number(citation_id) : 0),
    }),
    clinicalTrials: t.field({
      type: [ClinicalTrial],
      description: 'Clinical trials that it reports on.',
      resolve: ({ id }, _args, { load }) => load(sourceClinicalTrials, id),
    }),
    deprecated: t.boolean({
      description: 'True if it is no longer in use or was retracted.',
      resolve: isDeprecated,
    }),
    displayType: t.string({
      description: 'Kind as it is shown: PubMed, ASCO, ASH.',
      resolve: ({ source_type }) => sourceSources.label(source_type),
    }),
    evidenceItemCount: t.int({
      description: 'Evidence items that were read in it, of the statuses asked for.',
      resolve: async ({ id, counted_status }, _args, { load }) =>
        countOf(await load(evidenceNaming.sources, id), counted_status),
    }),
    journal: t.exposeString('journal', { nullable: true, description: 'Title of the journal in short.' }),
    link: t.string({
      description: 'Path of the page that shows it.',
      resolve: ({ id }) => recordLink('SOURCE', id),
    }),
    name: t.exposeString('title', { nullable: true, description: 'Title.' }),
    openAccess: t.boolean({
      description: 'True if everyone can read it; false when nobody knows.',
      resolve: ({ open_access }) => open_access ?? false,
    }),
    publicationYear: t.exposeInt('publication_year', { nullable: true, description: 'Year of publication.' }),
    retractionNature: t.exposeString('retraction_nature', {
      nullable: true,
      description: 'Kind of retraction: Retraction, Correction, Expression of concern…',
    }),
    sourceSuggestionCount: t.int({
      description: 'Number of times it was suggested.',
      resolve: async ({ id }, _args, { load }) => (await load(suggestionCount, id))?.count ?? 0,
    }),
    sourceType: t.expose('source_type', { type: SourceSource, description: 'User who published it.' }),
    sourceUrl: t.string({
      description: "The publisher's page of it.",
      resolve: ({ source_type, citation_id }) => sourceUrl(source_type, citation_id),
    }),
  }),
})

const BrowseSourceConnection = browseConnectionOf('BrowseSource', BrowseSource)

const SourcesSort = sortInput('SourcesSort', [
  'SOURCE_TYPE',
  'CITATION_ID',
  'AUTHORS',
  'YEAR',
  'JOURNAL',
  'NAME',
  'EVIDENCE_COUNT',
  'SUGGESTION_COUNT',
])

builder.queryField('browseSources', (t) =>
  t.field({
    type: BrowseSourceConnection,
    description:
      'Live sources; those with the most suggestions, then evidence, first unless asked otherwise.',
    args: {
      ...pageArgs,
      id: t.arg.int({ description: 'Only the source with this id.' }),
      ids: t.arg.intList({ description: 'Only sources with one of these ids.' }),
      sourceType: t.arg({ type: SourceSource, description: 'Only sources of this publisher.' }),
      clinicalTrialId: t.arg.int({ description: 'Only sources that report on this clinical trial.' }),
      citationId: t.arg.int({ description: 'Only sources whose citation id begins with this.' }),
      year: t.arg.int({ description: 'Only sources whose year of publication begins with this.' }),
      author: t.arg.string({
        description: 'Only sources whose authors, or presenter at ASCO, contain this, case aside.',
      }),
      journal: t.arg.string({ description: 'Only sources whose journal contains this, case aside.' }),
      name: t.arg.string({ description: 'Only sources whose title contains this, case aside.' }),
      openAccess: t.arg.boolean({
        description: 'Only sources that everyone can read; if false, the others and those nobody knows of.',
      }),
      status: t.arg({
        type: EvidenceStatusFilter,
        description:
          'Status of the evidence that counts, NON_REJECTED by default; a single status requires any.',
      }),
      sortBy: t.arg({ type: SourcesSort, description: 'The order.' }),
    },
    resolve: (_root, args, { db, scan }) =>
      connectKnowledgeTable(db, browseSources(scan, args, args.sortBy), args),
  }),
)
